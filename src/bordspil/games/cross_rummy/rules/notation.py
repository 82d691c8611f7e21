"""The moves of Cross Rummy as values, as objects of the protocol and as short text.

take r7                   a tile of the open pool
draw                      a tile from the bag
pass2                     Pass Two
draw3 2                   Draw Three, against seat 2
pass r7 b3                the tiles to be passed on
lay 0,0:r5r6r7/1,1:b6/…   the whole table after the move: row, column, and the tiles from there to the right
skip                      nothing
shuffle 1 r7y3…           chance: who begins, where that is drawn, and the order of the bag
"""

import re
from collections.abc import Iterable
from itertools import groupby
from typing import Any, Self

import msgspec
from msgspec import Struct

from bordspil.core.game import IllegalMove, Seat
from bordspil.core.value import Value
from bordspil.games.cross_rummy.rules.layout import FARTHEST, Table, pack, unpack
from bordspil.games.cross_rummy.rules.state import Tiles
from bordspil.games.cross_rummy.rules.tiles import ALL, KIND_OF, LAYABLE, NAMES


class Take(Struct, frozen=True):
    """CR-20: a tile of the open pool."""

    kind: int


class Draw(Struct, frozen=True):
    """CR-21: a tile from the bag."""


class PlayPass2(Struct, frozen=True):
    """CR-22, CR-40: Pass Two."""


class PlayDraw3(Struct, frozen=True):
    """CR-22, CR-41: Draw Three, against a seat."""

    against: Seat


class Pass(Struct, frozen=True):
    """CR-40: the tiles to be passed on, sorted."""

    kinds: Tiles


class Lay(Value, frozen=True):
    """CR-23: the whole table after the move, packed as in layout.py; `Lay.of` packs it."""

    table: bytes

    @classmethod
    def of(cls, table: Iterable[tuple[int, int, int]]) -> Self:
        """Returns a Lay by rows, columns and kinds, in any order."""
        tiles = list(table)
        try:
            return cls(pack(tiles))
        except OverflowError:
            far = [tile for tile in tiles if max(map(abs, tile[:2])) > FARTHEST]
            names, squares = " ".join(NAMES[kind] for *_, kind in far), [list(tile[:2]) for tile in far]
            raise IllegalMove("square-too-far", "CR-31", tiles=names, squares=squares, farthest=FARTHEST) from None

    @property
    def tiles(self) -> Table:
        """Returns the table by row and column."""
        return unpack(self.table)


class Skip(Struct, frozen=True):
    """CR-24: nothing."""


class Shuffle(Value, frozen=True):
    """Chance: the order of the bag, next drawn first, and who begins where that is drawn too."""

    bag: Tiles
    first: Seat | None = None


Choice = Take | Draw | PlayPass2 | PlayDraw3 | Pass | Lay | Skip
Move = Choice | Shuffle


def write(move: Move) -> str:
    """Returns the short text of a move."""
    match move:
        case Take(kind):
            return f"take {NAMES[kind]}"
        case Draw():
            return "draw"
        case PlayPass2():
            return "pass2"
        case PlayDraw3(against):
            return f"draw3 {against}"
        case Pass(kinds):
            return " ".join(["pass", *names_of(kinds)])
        case Lay():
            return f"lay {'/'.join(_strips(move.tiles))}".rstrip()
        case Skip():
            return "skip"
        case Shuffle(bag, first):
            return f"shuffle {'' if first is None else f'{first} '}{''.join(names_of(bag))}"


def names_of(kinds: Iterable[int]) -> list[str]:
    """Returns the names of tiles."""
    return [NAMES[kind] for kind in kinds]


def _strips(table: Table) -> Iterable[str]:
    """Returns tiles side by side as one strip; those further right on a row, or on one square, begin another."""
    for _, strip in groupby(enumerate(table), lambda pair: (pair[1][0], pair[1][1] - pair[0])):
        tiles = [tile for _, tile in strip]
        yield f"{tiles[0][0]},{tiles[0][1]}:{''.join(NAMES[kind] for _, _, kind in tiles)}"


_TILE = r"(?:[rygb][0-9]{1,2}|pass2|draw3)"
_TILES = re.compile(_TILE)
_STRIP = re.compile(rf"(?P<row>-?[0-9]{{1,5}}),(?P<column>-?[0-9]{{1,5}}):(?P<tiles>{_TILE}+)")
_SHUFFLE = re.compile(rf"shuffle (?:(?P<first>[0-3]) )?(?P<bag>{_TILE}+)")


def read(text: str) -> Move:
    """Returns the move of a text; capitals do not matter, and blanks may stand between strips of a table."""
    words = text.lower().split() if isinstance(text, str) else []
    match words:
        case ["draw"]:
            return Draw()
        case ["skip"]:
            return Skip()
        case ["pass2"]:
            return PlayPass2()
        case ["take", name] if name in KIND_OF:
            return Take(KIND_OF[name])
        case ["draw3", seat] if seat in ("0", "1", "2", "3"):
            return PlayDraw3(int(seat))
        case ["pass", *names] if all(name in KIND_OF for name in names):
            return Pass(tuple(sorted(KIND_OF[name] for name in names)))
        case ["lay", *strips]:
            return Lay.of(tile for strip in " ".join(strips).replace("/", " ").split() for tile in _read_strip(strip))
        case ["shuffle", *_] if found := _SHUFFLE.fullmatch(" ".join(words)):
            bag = tuple(map(_kind, _TILES.findall(found["bag"])))
            return Shuffle(bag, None if found["first"] is None else int(found["first"]))
    raise IllegalMove("move-text", text=str(text)[:40])


def _read_strip(strip: str) -> Iterable[tuple[int, int, int]]:
    if not (found := _STRIP.fullmatch(strip)):
        raise IllegalMove("move-text", text=strip[:40])
    row, column = int(found["row"]), int(found["column"])
    for number, name in enumerate(_TILES.findall(found["tiles"])):
        yield row, column + number, _kind(name)


def _kind(name: Any) -> int:
    """Returns the kind of a tile by its name."""
    if not isinstance(name, str) or name not in KIND_OF:
        raise IllegalMove("tile-unknown", "CR-1", tile=str(name)[:40])
    return KIND_OF[name]


def listed(table: Table) -> list[tuple[int, int, Any]]:
    """Returns a table as the protocol writes it."""
    return [(row, column, NAMES[kind]) for row, column, kind in table]


def to_object(move: Move) -> dict[str, Any]:
    """Returns the move as an object of the protocol."""
    match move:
        case Take(kind):
            return {"take": NAMES[kind]}
        case Draw():
            return {"draw": True}
        case PlayPass2():
            return {"play": "pass2"}
        case PlayDraw3(against):
            return {"play": "draw3", "against": against}
        case Pass(kinds):
            return {"pass": names_of(kinds)}
        case Lay():
            return {"lay": {"table": [list(tile) for tile in listed(move.tiles)]}}
        case Skip():
            return {"skip": True}
        case Shuffle(bag, first):
            return {"shuffle": names_of(bag)} | ({} if first is None else {"first": first})


def from_object(given: Any) -> Choice:
    """Returns the move of an object; names the field that is wrong."""
    match given:
        case {"take": name}:
            return Take(_kind(name))
        case {"draw": True}:
            return Draw()
        case {"play": "pass2"}:
            return PlayPass2()
        case {"play": "draw3"}:
            if type(against := given.get("against")) is not int:
                raise IllegalMove("move-shape", field="against")
            return PlayDraw3(against)
        case {"pass": list(names)} if len(names) <= len(ALL):
            return Pass(tuple(sorted(map(_kind, names))))
        case {"lay": {"table": list(tiles)}} if len(tiles) <= 3 * LAYABLE:
            return Lay.of(_tiles(tiles))
        case {"skip": True}:
            return Skip()
        case {"lay": _}:
            raise IllegalMove("move-shape", field="table")
    known = [field for field in ("draw", "play", "pass", "skip") if isinstance(given, dict) and field in given]
    raise IllegalMove("move-shape", field=known[0] if known else "move")


def _tiles(given: list[Any]) -> list[tuple[int, int, int]]:
    """Returns rows, columns and names of tiles."""
    try:
        found = msgspec.convert(given, list[tuple[int, int, str]])
    except msgspec.ValidationError:
        raise IllegalMove("move-shape", field="table") from None
    try:
        return [(row, column, KIND_OF[name]) for row, column, name in found]
    except KeyError as unknown:
        raise IllegalMove("tile-unknown", "CR-1", tile=unknown.args[0][:40]) from None
