"""Observations as planes: which numbers of an observation each plane shows in each cell of a board, and how."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from msgspec import Struct

RAW, EQUAL, LEAST = range(3)  # a plane shows a number, whether it is a value, or whether it is at least that value
NOWHERE: Final = -1  # the source of a cell in which a plane shows 0


class PlanePart(Struct, frozen=True, eq=False):
    """Some planes with a name: for each plane and cell the number it shows and the value that number is tested for."""

    name: str
    meaning: str
    test: int
    sources: np.ndarray  # (planes, cells)
    values: np.ndarray  # (planes, cells)


class Planes(Struct, frozen=True, eq=False):
    """The planes of a kind of game; an observation has the shape (*cells, planes)."""

    cells: tuple[int, ...]
    parts: tuple[PlanePart, ...]

    @property
    def shape(self) -> tuple[int, ...]:
        """Returns the shape of an observation."""
        return (*self.cells, sum(len(part.sources) for part in self.parts))


def numbers(name: str, meaning: str, sources: np.ndarray) -> PlanePart:
    """Returns planes that show numbers as they are; `sources` has a row of cells for each plane."""
    return PlanePart(name, meaning, RAW, sources, np.zeros_like(sources))


def one_hot(name: str, meaning: str, sources: np.ndarray, values: Sequence[int]) -> PlanePart:
    """Returns a plane for each value, 1 in the cells whose number is that value."""
    cells = len(sources)
    tested = np.repeat(np.array(values)[:, None], cells, axis=1)
    return PlanePart(name, meaning, EQUAL, np.tile(sources, (len(values), 1)), tested)


def everywhere(name: str, meaning: str, cells: int, first: int, count: int = 1) -> PlanePart:
    """Returns a plane for each of some numbers that shows it in all cells."""
    return numbers(name, meaning, np.repeat(np.arange(first, first + count)[:, None], cells, axis=1))


def everywhere_one_hot(name: str, meaning: str, cells: int, number: int, values: Sequence[int]) -> PlanePart:
    """Returns a plane for each value of a number, 1 in all cells where it is that value."""
    return one_hot(name, meaning, np.full(cells, number), values)
