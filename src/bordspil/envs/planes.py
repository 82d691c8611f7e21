"""Observations in the format that was asked for: flat, as games write them, or encoded as planes."""

from typing import Any, Final

import numpy as np

from bordspil.core.game import BadRequest, Game, Options
from bordspil.core.kernel import kernel
from bordspil.core.planes import EQUAL, NOWHERE, RAW, Planes

FORMATS: Final = ("flat", "planes")


@kernel
def write_number(seen: Any, n: int, source: int, value: int, test: int, out: Any, cell: int, plane: int) -> None:
    """Writes what a plane shows in a cell."""
    if source == NOWHERE:
        out[n, cell, plane] = 0
    elif test == RAW:
        out[n, cell, plane] = seen[n, source]
    elif test == EQUAL:
        out[n, cell, plane] = seen[n, source] == value
    else:
        out[n, cell, plane] = seen[n, source] >= value


@kernel
def encode_all(
    seen: Any,
    which: Any,
    out: Any,
    own_sources: Any,
    own_values: Any,
    sources: Any,
    values: Any,
    tests: Any,
    first: int,
    last: int,
) -> None:
    """Encodes the observations of a slice where `which` says so; planes that are the same in all cells come last."""
    own, count = own_sources.shape[1], len(tests)
    for n in range(first, last):
        if which[n]:
            for plane in range(own, count):
                write_number(seen, n, int(sources[plane]), int(values[plane]), int(tests[plane]), out, 0, plane)
            for cell in range(out.shape[1]):
                for plane in range(own):
                    source, value = int(own_sources[cell, plane]), int(own_values[cell, plane])
                    write_number(seen, n, source, value, int(tests[plane]), out, cell, plane)
                if cell:
                    for plane in range(own, count):
                        out[n, cell, plane] = out[n, 0, plane]


class Encoder:
    """Encodes flat observations of a kind of game as planes."""

    def __init__(self, planes: Planes) -> None:
        self.shape = planes.shape
        sources = np.concatenate([part.sources for part in planes.parts]).astype(np.int32)
        values = np.concatenate([part.values for part in planes.parts]).astype(np.int32)
        differs = (sources != sources[:, :1]).any(axis=1) | (values != values[:, :1]).any(axis=1)
        own = int(np.flatnonzero(differs)[-1]) + 1 if differs.any() else 0
        tests = np.repeat([part.test for part in planes.parts], [len(part.sources) for part in planes.parts])
        self.tables: tuple[Any, Any, Any, Any, Any] = (
            np.ascontiguousarray(sources[:own].T),
            np.ascontiguousarray(values[:own].T),
            sources[:, 0].copy(),
            values[:, 0].copy(),
            tests.astype(np.int32),
        )

    def cells_of(self, out: Any) -> Any:
        """Returns observations of many games with all cells on one axis."""
        return out.reshape((len(out), int(np.prod(self.shape[:-1])), self.shape[-1]))

    def encode(self, seen: np.ndarray) -> np.ndarray:
        """Returns one flat observation as planes."""
        out = np.empty((1, *self.shape), seen.dtype)
        encode_all(seen.reshape(1, -1), np.ones(1, np.bool_), self.cells_of(out), *self.tables, 0, 1)
        shown: np.ndarray = out[0]
        return shown


def encoder_of(game: Game, seats: int, options: Options, observation: str) -> Encoder | None:
    """Returns what encodes the observations of a kind of game, None for flat ones; refuses a format it has not."""
    if observation not in FORMATS or (observation == "planes" and game.planes is None):
        raise BadRequest("field-wrong", field="observation")
    planes: Any = game.planes
    return None if observation == "flat" else Encoder(planes.planes(seats, options))
