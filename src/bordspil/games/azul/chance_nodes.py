"""Chance in Azul display by display, each content with how likely it is: for libraries that list outcomes of chance.

The order of the tiles on a display changes nothing, so that what is drawn is how many there are of each colour.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import comb
from typing import Any, Final

import numpy as np

from bordspil.core.kernel import table
from bordspil.games.azul.rules.layout import BYTES, CHOOSE_FIRST, COLOURS, TILES_PER_COLOUR
from bordspil.games.azul.rules.notation import LETTERS, Deal, First, Move

ON_DISPLAY: Final = 4
FILLS: Final = tuple(
    fill for size in range(ON_DISPLAY + 1) for fill in combinations_with_replacement(range(COLOURS), size)
)
_COUNTS = table([[fill.count(colour) for colour in range(COLOURS)] for fill in FILLS])
_PACKED: Final = tuple((_COUNTS << 8 * np.arange(COLOURS)).sum(1).tolist())  # as bag and lid count tiles
_SIZES: Final = tuple(map(len, FILLS))
_OF_SIZE: Final = tuple(tuple(n for n, fill in enumerate(FILLS) if len(fill) == size) for size in range(ON_DISPLAY + 1))
_FULL: Final = _OF_SIZE[ON_DISPLAY]
_CHOOSE = table([[comb(tiles, some) for some in range(ON_DISPLAY + 1)] for tiles in range(TILES_PER_COLOUR + 1)])


def _ways_of(fills: Sequence[int], colour: int) -> np.ndarray:
    """Returns for each number of tiles of a colour in how many ways they make their part of each fill."""
    ways: np.ndarray = _CHOOSE[:, _COUNTS[fills, colour]]
    return ways.astype(float)


# The same for two colours at once, of full displays: these are looked up most.
_BLUE_YELLOW: Final = tuple(map(tuple, _ways_of(_FULL, 0)[:, None] * _ways_of(_FULL, 1)))
_RED_BLACK: Final = tuple(map(tuple, _ways_of(_FULL, 2)[:, None] * _ways_of(_FULL, 3)))
_WHITE: Final = tuple(_ways_of(_FULL, 4))


@cache
def _white(white: int, held: int) -> np.ndarray:
    """Returns the ways of white tiles, each divided by the ways there are in all."""
    ways: np.ndarray = _WHITE[white] / comb(held, ON_DISPLAY)
    return ways


def outcomes(seats: int, options: Any) -> int:
    """Returns a number that all numbers of draws are below."""
    return len(FILLS)


def likely(state: np.ndarray, drawn: Sequence[int]) -> list[tuple[int, float]]:
    """Returns what may lie on the next display, and how likely that is; nothing where all are filled."""
    seats = state["seats"].item()
    if state["phase"].item() == CHOOSE_FIRST:
        return [] if drawn else [(seat, 1 / seats) for seat in range(seats)]
    bag, lid = state["bag"].item(), state["lid"].item()
    for fill in drawn:
        bag, lid = _less(bag, lid, fill)
    return [] if len(drawn) == 2 * seats + 1 or not bag + lid else _fills(bag, lid)


def _less(bag: int, lid: int, fill: int) -> tuple[int, int]:
    """AZ-30: returns bag and lid after a display is filled; a bag with too few tiles is emptied first."""
    held, size, packed = _tiles(bag), _SIZES[fill], _PACKED[fill]
    if held > size:
        return bag - packed, lid
    return (bag + lid - packed, 0) if held < size else (0, lid)


def _tiles(packed: int) -> int:
    return packed * BYTES >> 32 & 255


def _fills(bag: int, lid: int) -> list[tuple[int, float]]:
    """Returns the possible contents of a display, each as likely as the ways to draw it are many."""
    held = _tiles(bag)
    if held < ON_DISPLAY:
        return _fills_of_both(bag, lid)
    blue, yellow, red, black, white, *_ = bag.to_bytes(8, "little")
    ways = _BLUE_YELLOW[blue][yellow] * _RED_BLACK[red][black] * _white(white, held)
    found = list(zip(_FULL, ways.tolist(), strict=True))
    if min(blue, yellow, red, black, white) < ON_DISPLAY:
        return [(fill, chance) for fill, chance in found if chance]
    return found


def _fills_of_both(bag: int, lid: int) -> list[tuple[int, float]]:
    """AZ-30: returns the possible contents of a display that gets all tiles of the bag, and the rest from the lid."""
    fills = _OF_SIZE[min(ON_DISPLAY - _tiles(bag), _tiles(lid))]
    ways = np.ones(len(fills))
    for colour in range(COLOURS):
        ways *= _ways_of(fills, colour)[lid >> 8 * colour & 255]
    ways /= ways.sum()
    whole = [_PACKED.index(_PACKED[fill] + bag) for fill in fills]
    return sorted((fill, chance) for fill, chance in zip(whole, ways.tolist(), strict=True) if chance)


def whole(state: np.ndarray, drawn: Sequence[int]) -> Move:
    """Returns the move of chance that single draws make."""
    if state["phase"][0] == CHOOSE_FIRST:
        return First(drawn[0])
    bag, tiles = int(state["bag"][0]), list[int]()
    lid = int(state["lid"][0])
    for fill in drawn:
        tiles += _in_order(bag, FILLS[fill])
        bag, lid = _less(bag, lid, fill)
    return Deal(tuple(tiles))


def _in_order(bag: int, fill: tuple[int, ...]) -> list[int]:
    """AZ-30: returns the tiles of a display, those first that come from a bag that holds too few."""
    if not 0 < _tiles(bag) < len(fill):
        return list(fill)
    rest, first = list(fill), [colour for colour in range(COLOURS) for _ in range(bag >> 8 * colour & 255)]
    for colour in first:
        rest.remove(colour)
    return first + rest


def name_of(state: np.ndarray, drawn: Sequence[int], number: int) -> str:
    """Returns a draw in short text."""
    if state["phase"][0] == CHOOSE_FIRST:
        return f"first {number}"
    return "".join(LETTERS[colour] for colour in FILLS[number])
