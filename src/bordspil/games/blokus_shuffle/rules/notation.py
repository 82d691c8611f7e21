"""The moves of Blokus Shuffle as values, as objects of the protocol and as short text.

card wild                       a card from the hand, or one of those drawn
colour red                      the colour named for Wild
recycle red L5                  a piece back into the supply
warp yellow T4 e5 d6 e6 f6      an opponent's piece to other squares
L5 a1 a2 b2 c2 d2               a piece onto these squares: column a to t, row 1 to 20 from the top left
pass                            nothing can be placed
shuffle swd… rwd… …             chance: every pile, its top card first
"""

import re
from functools import cache
from operator import itemgetter
from typing import Any

from msgspec import Struct

from bordspil.core.game import IllegalMove
from bordspil.core.value import Value
from bordspil.games.blokus_shuffle.rules import turns
from bordspil.games.blokus_shuffle.rules.pieces import (
    PIECE_NAMES,
    PIECE_OF,
    PIECES,
    PLACE_OF,
    PLACES,
    SIDE,
    SQUARES,
    Cells,
    squares_of,
)
from bordspil.games.blokus_shuffle.rules.placing import WARPS
from bordspil.games.blokus_shuffle.rules.state import KIND_NAMES

COLOUR_NAMES = ("blue", "yellow", "red", "green")
LETTERS = "srdwecpx"  # of the kinds of cards, in a shuffled pile
COLUMNS = "abcdefghijklmnopqrst"


class Place(Struct, frozen=True):
    """BS-22: a piece onto the board, by the number of its placement."""

    place: int


class Warp(Struct, frozen=True):
    """BS-36: a colour's piece to another placement."""

    colour: int
    place: int


class Card(Struct, frozen=True):
    """BS-21, BS-32: a kind of card from the hand, or of those drawn."""

    kind: int


class Colour(Struct, frozen=True):
    """BS-33: the colour named for Wild."""

    colour: int


class Recycle(Struct, frozen=True):
    """BS-35: a colour's piece back into the supply."""

    colour: int
    piece: int


class Pass(Struct, frozen=True):
    """BS-23: nothing can be placed."""


class Shuffle(Value, frozen=True):
    """Chance: the kinds of cards of every pile, its top card first."""

    piles: tuple[tuple[int, ...], ...]


Choice = Place | Warp | Card | Colour | Recycle | Pass
Move = Choice | Shuffle


def encode(move: Choice) -> int:
    """Returns the number of a player's move in the kernels."""
    match move:
        case Place(place):
            return place
        case Warp(colour, place):
            return WARPS + colour * PLACES + place
        case Card(kind):
            return turns.PLAYS + kind
        case Colour(colour):
            return turns.NAMES + colour
        case Recycle(colour, piece):
            return turns.RECYCLES + colour * PIECES + piece
        case Pass():
            return turns.PASS


# A tuple by number, since a dictionary takes twice as long for a list of moves; numbers between placements are unused.
_PLACED = tuple(map(Place, range(PLACES)))


def decode(number: int) -> Choice:
    """Returns the move of a number in the kernels."""
    if number < WARPS:
        return _PLACED[number]
    if number < turns.PLAYS:
        return Warp(*divmod(number - WARPS, PLACES))
    if number < turns.NAMES:
        return Card(number - turns.PLAYS)
    if number < turns.RECYCLES:
        return Colour(number - turns.NAMES)
    if number < turns.PASS:
        return Recycle(*divmod(number - turns.RECYCLES, PIECES))
    return Pass()


def decode_all(numbers: list[int]) -> list[Choice]:
    """Returns the moves of a list; one step's moves are of one kind, so placements need no look at each."""
    if len(numbers) > 1 and numbers[0] < WARPS:
        return list(itemgetter(*numbers)(_PLACED))  # in half the time of a loop
    return [decode(number) for number in numbers]


def piece_of(place: int) -> int:
    """Returns the piece of a placement."""
    return int(PIECE_OF[place // SQUARES])


@cache
def _put(place: int) -> str:
    squares = (f"{COLUMNS[column]}{row + 1}" for row, column in squares_of(place))
    return " ".join([PIECE_NAMES[piece_of(place)], *squares])


def write(move: Move) -> str:
    """Returns the short text of a move."""
    match move:
        case Place(place):
            return _put(place)
        case Warp(colour, place):
            return f"warp {COLOUR_NAMES[colour]} {_put(place)}"
        case Card(kind):
            return f"card {KIND_NAMES[kind]}"
        case Colour(colour):
            return f"colour {COLOUR_NAMES[colour]}"
        case Recycle(colour, piece):
            return f"recycle {COLOUR_NAMES[colour]} {PIECE_NAMES[piece]}"
        case Pass():
            return "pass"
        case Shuffle(piles):
            return " ".join(["shuffle", *("".join(LETTERS[kind] for kind in pile) for pile in piles)])


SQUARE = re.compile(r"([a-z])([0-9]{1,2})", re.ASCII)
LARGEST = 5  # squares of a piece
MOST_CARDS = 28  # of a pile


def read(text: str) -> Move:
    """Returns the move of a text; capitals and blanks between squares do not matter."""
    words = text.lower().split() if isinstance(text, str) and text.isascii() else []
    match words:
        case ["pass"]:
            return Pass()
        case ["card", kind] if kind in KIND_NAMES:
            return Card(KIND_NAMES.index(kind))
        case ["colour", colour] if colour in COLOUR_NAMES:
            return Colour(COLOUR_NAMES.index(colour))
        case ["recycle", colour, piece] if colour in COLOUR_NAMES and piece.upper() in PIECE_NAMES:
            return Recycle(COLOUR_NAMES.index(colour), PIECE_NAMES.index(piece.upper()))
        case ["warp", colour, piece, *rest] if colour in COLOUR_NAMES and piece.upper() in PIECE_NAMES:
            if squares := _read_squares(rest):
                return Warp(COLOUR_NAMES.index(colour), _place(PIECE_NAMES.index(piece.upper()), squares))
        case ["shuffle", *piles] if 2 <= len(piles) <= 4 and all(map(_is_pile, piles)):
            return Shuffle(tuple(tuple(map(LETTERS.index, pile)) for pile in piles))
        case [piece, *rest] if piece.upper() in PIECE_NAMES:
            if squares := _read_squares(rest):
                return Place(_place(PIECE_NAMES.index(piece.upper()), squares))
    raise IllegalMove("move-text", text=text.strip()[:40] if isinstance(text, str) else "")


def _is_pile(word: str) -> bool:
    return len(word) <= MOST_CARDS and not word.strip(LETTERS)


def _read_squares(words: list[str]) -> list[tuple[int, int]]:
    """Returns one to five squares, with or without blanks between them; none where there is anything else."""
    squares: list[tuple[int, int]] = []
    for word in words[: LARGEST + 1]:
        found = SQUARE.findall(word[: 3 * LARGEST + 1])
        if "".join(column + row for column, row in found) != word:
            return []
        squares += [(int(row) - 1, ord(column) - ord("a")) for column, row in found]
    return squares if len(squares) <= LARGEST else []


def _place(piece: int, squares: list[tuple[int, int]]) -> int:
    """Returns the placement of a piece on these squares, in any order."""
    if any(not (0 <= row < SIDE and 0 <= column < SIDE) for row, column in squares):
        raise IllegalMove("off-the-board", "BS-1")
    place = PLACE_OF.get(tuple(sorted(squares)))
    if place is None or piece_of(place) != piece:
        raise IllegalMove("not-that-piece", "BS-2", piece=PIECE_NAMES[piece])
    return place


def listed(squares: Cells) -> list[list[int]]:
    """Returns squares as the protocol writes them."""
    return [list(square) for square in squares]


def to_object(move: Move) -> dict[str, Any]:
    """Returns the move as an object of the protocol."""
    match move:
        case Place(place):
            return {"place": PIECE_NAMES[piece_of(place)], "squares": listed(squares_of(place))}
        case Warp(colour, place):
            squares = listed(squares_of(place))
            return {"warp": COLOUR_NAMES[colour], "piece": PIECE_NAMES[piece_of(place)], "squares": squares}
        case Card(kind):
            return {"card": KIND_NAMES[kind]}
        case Colour(colour):
            return {"colour": COLOUR_NAMES[colour]}
        case Recycle(colour, piece):
            return {"recycle": COLOUR_NAMES[colour], "piece": PIECE_NAMES[piece]}
        case Pass():
            return {"pass": True}
        case Shuffle(piles):
            return {"shuffle": [[KIND_NAMES[kind] for kind in pile] for pile in piles]}


def from_object(given: Any) -> Choice:
    """Returns the move of an object; names the field that is wrong."""
    if not isinstance(given, dict):
        raise IllegalMove("move-shape", field="move")
    if "place" in given:
        return Place(_place(_named(given, "place", PIECE_NAMES), read_squares(given.get("squares"))))
    if "warp" in given:
        colour, piece = _named(given, "warp", COLOUR_NAMES), _named(given, "piece", PIECE_NAMES)
        return Warp(colour, _place(piece, read_squares(given.get("squares"))))
    if "recycle" in given:
        return Recycle(_named(given, "recycle", COLOUR_NAMES), _named(given, "piece", PIECE_NAMES))
    if "card" in given:
        return Card(_named(given, "card", KIND_NAMES))
    if "colour" in given:
        return Colour(_named(given, "colour", COLOUR_NAMES))
    if given.get("pass") is True:
        return Pass()
    raise IllegalMove("move-shape", field="pass" if "pass" in given else "place")


def _named(given: dict[str, Any], field: str, values: tuple[str, ...]) -> int:
    value = given.get(field)
    if type(value) is not str or value not in values:
        raise IllegalMove("move-shape", field=field)
    return values.index(value)


def read_squares(given: Any) -> list[tuple[int, int]]:
    """Returns squares as the protocol writes them, whether on the board or not."""
    if not isinstance(given, list) or not 0 < len(given) <= SIDE * SIDE:
        raise IllegalMove("move-shape", field="squares")
    for square in given:
        if not isinstance(square, list) or len(square) != 2 or any(type(number) is not int for number in square):
            raise IllegalMove("move-shape", field="squares")
    return [(row, column) for row, column in given]
