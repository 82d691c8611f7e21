"""Imports the training scripts, which are no part of the package, as modules."""

import importlib
import importlib.util
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[2] / "train"


def script(name: str) -> Any:
    """Returns a training script by its name."""
    found = importlib.util.spec_from_file_location(f"train_{name}", FOLDER / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    made = importlib.util.module_from_spec(found)
    sys.modules[found.name] = made
    found.loader.exec_module(made)
    return made


def part(name: str) -> Any:
    """Returns a module that the scripts share, such as `boards.blokus_classic`."""
    if str(FOLDER) not in sys.path:
        sys.path.append(str(FOLDER))
    return importlib.import_module(name)
