"""The weights of Azul's net: a small file for each side and number of seats, read when it is first needed."""

import zipfile
from functools import cache
from pathlib import Path

import numpy as np

from bordspil.core.game import BadRequest
from bordspil.games.azul.bots.net import WEIGHTS

FOLDER = Path(__file__).parent.parent / "weights"


@cache
def weights(seats: int, grey: bool) -> np.ndarray:
    """Returns the weights for a table, as the search reads them."""
    return read(FOLDER / f"{seats}{'g' if grey else 'c'}.npz")


def read(path: Path) -> np.ndarray:
    """Returns the weights of a file; refuses one that does not hold them."""
    found = np.zeros(1, WEIGHTS)
    try:
        with np.load(path, allow_pickle=False) as held:
            for name in WEIGHTS.names or ():
                if held[name].shape != found[name][0].shape:
                    raise ValueError(name)
                found[name][0] = held[name]
    except OSError as error:
        raise BadRequest("file-unreadable", file=str(path), reason=error.strerror or str(error)) from None
    except (KeyError, ValueError, EOFError, zipfile.BadZipFile) as error:
        raise BadRequest("file-unreadable", file=str(path), reason=str(error)) from None
    return found


def write(path: Path, arrays: dict[str, np.ndarray]) -> None:
    """Writes weights into a file, in half precision."""
    np.savez_compressed(path, allow_pickle=False, **{name: array.astype(np.float16) for name, array in arrays.items()})
