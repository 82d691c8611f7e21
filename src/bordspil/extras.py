"""What is not needed to play and may not be installed: found when it is first used, or refused in one line."""

import importlib
from types import ModuleType

from bordspil.core.game import BadRequest


def need(module: str, extra: str) -> ModuleType:
    """A module of an optional extra; the refusal says how to install it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != module.partition(".")[0]:
            raise
        raise BadRequest("extra-missing", module=module, extra=extra) from None
