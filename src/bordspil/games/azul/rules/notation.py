"""The moves of Azul as values, as objects of the protocol and as short text.

0b3    blue from display 0 onto line 3        first 1     chance: seat 1 begins
crf    red from the centre onto the floor     deal bbry…  chance: tiles in the order drawn
3@2    line 3 to wall column 2 (grey side)
"""

import re
from typing import Any

from msgspec import Struct

from bordspil.core.game import IllegalMove
from bordspil.core.value import Value
from bordspil.games.azul.rules.layout import CENTRE, FLOOR, MOVES, TAKES

COLOUR_NAMES = ("blue", "yellow", "red", "black", "white")
LETTERS = "byrkw"


class Take(Struct, frozen=True):
    """AZ-11: all tiles of a colour from a source (9: the centre) to a line from 0 (5: the floor)."""

    colour: int
    source: int
    line: int


class Tile(Struct, frozen=True):
    """AZ-50: the tile of a complete line to a wall column, both counted from 0."""

    line: int
    column: int


class First(Struct, frozen=True):
    """Chance: the seat that begins."""

    seat: int


class Deal(Value, frozen=True):
    """Chance: the colours drawn from the bag, in order."""

    tiles: tuple[int, ...]


Move = Take | Tile | First | Deal


def encode(move: Take | Tile) -> int:
    """Returns the number of a player's move in the kernels."""
    if isinstance(move, Take):
        return move.source * 30 + move.colour * 6 + move.line
    return TAKES + move.line * 5 + move.column


def _decode(number: int) -> Take | Tile:
    if number < TAKES:
        return Take(colour=number // 6 % 5, source=number // 30, line=number % 6)
    return Tile(line=(number - TAKES) // 5, column=number % 5)


DECODED = tuple(_decode(number) for number in range(MOVES))


def write(move: Move) -> str:
    """Returns the short text of a move."""
    match move:
        case Take(colour, source, line):
            where = "c" if source == CENTRE else str(source)
            return f"{where}{LETTERS[colour]}{'f' if line == FLOOR else line + 1}"
        case Tile(line, column):
            return f"{line + 1}@{column + 1}"
        case First(seat):
            return f"first {seat}"
        case Deal(tiles):
            letters = "".join(LETTERS[colour] for colour in tiles)
            return " ".join(["deal", *(letters[i : i + 4] for i in range(0, len(letters), 4))])


_SOURCE = r"(?P<source>[0-8]|c|centre)"
_COLOUR = rf"(?P<colour>{'|'.join(COLOUR_NAMES)}|[{LETTERS}])"
_TAKE = re.compile(rf"{_SOURCE}\s*{_COLOUR}\s*(?P<line>[1-5]|f|floor)")
_TILE = re.compile(r"(?P<line>[1-5])\s*@\s*(?P<column>[1-5])")
_FIRST = re.compile(r"first (?P<seat>[0-3])")
_DEAL = re.compile(rf"deal(?P<tiles>( [{LETTERS}]{{1,4}}){{1,9}})")


def read(text: str) -> Move:
    """Returns the move of a text; whole words and blanks are taken as well."""
    text = text.strip().lower() if isinstance(text, str) else ""
    if found := _TAKE.fullmatch(text):
        source, colour, line = found["source"], found["colour"], found["line"]
        return Take(
            colour=LETTERS.index(colour) if len(colour) == 1 else COLOUR_NAMES.index(colour),
            source=CENTRE if source[0] == "c" else int(source),
            line=FLOOR if line[0] == "f" else int(line) - 1,
        )
    if found := _TILE.fullmatch(text):
        return Tile(line=int(found["line"]) - 1, column=int(found["column"]) - 1)
    if found := _FIRST.fullmatch(text):
        return First(int(found["seat"]))
    if found := _DEAL.fullmatch(text):
        return Deal(tuple(LETTERS.index(letter) for letter in found["tiles"].replace(" ", "")))
    raise IllegalMove("move-text", text=text[:40])


def to_object(move: Move) -> dict[str, Any]:
    """Returns the move as an object of the protocol."""
    match move:
        case First(seat):
            return {"first": seat}
        case Deal(tiles):
            return {"deal": [COLOUR_NAMES[colour] for colour in tiles]}
        case _:
            return dict(_OBJECTS[encode(move)])


def _object(move: Take | Tile) -> dict[str, Any]:
    if isinstance(move, Tile):
        return {"tile": move.line + 1, "column": move.column + 1}
    return {
        "take": COLOUR_NAMES[move.colour],
        "from": "centre" if move.source == CENTRE else move.source,
        "to": "floor" if move.line == FLOOR else move.line + 1,
    }


_OBJECTS = tuple(_object(move) for move in DECODED)


def from_object(given: Any) -> Move:
    """Returns the move of an object; names the field that is wrong."""
    if not isinstance(given, dict):
        raise IllegalMove("move-shape", field="move")
    if "take" in given:
        return Take(
            colour=_named(given, "take", {name: number for number, name in enumerate(COLOUR_NAMES)}),
            source=_named(given, "from", {"centre": CENTRE} | {n: n for n in range(9)}),
            line=_named(given, "to", {"floor": FLOOR} | {n: n - 1 for n in range(1, 6)}),
        )
    if "tile" in given:
        places = {n: n - 1 for n in range(1, 6)}
        return Tile(line=_named(given, "tile", places), column=_named(given, "column", places))
    raise IllegalMove("move-shape", field="take")


def _named(given: dict[str, Any], field: str, values: dict[Any, int]) -> int:
    value = given.get(field)
    if type(value) not in (int, str) or value not in values:
        raise IllegalMove("move-shape", field=field)
    return values[value]
