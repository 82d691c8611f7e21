"""What is not needed to play and may not be installed: found when it is first used, or refused in one line."""

import importlib
from importlib.util import find_spec
from types import ModuleType

from bordspil.core.game import BadRequest

SERVER = ("fido2", "prometheus_client", "starlette", "uvicorn", "websockets")  # what serving needs, and nothing else


def has_server() -> bool:
    """Returns whether everything is installed that serving needs; imports nothing."""
    return all(map(find_spec, SERVER))


def need_server() -> None:
    """Refuses in one line where something is not installed that serving needs; imports nothing."""
    if missing := next((module for module in SERVER if find_spec(module) is None), None):
        raise BadRequest("extra-missing", module=missing, extra="serve")


def need(module: str, extra: str) -> ModuleType:
    """Returns a module of an optional extra; the refusal says how to install it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != module.partition(".")[0]:
            raise
        raise BadRequest("extra-missing", module=module, extra=extra) from None
