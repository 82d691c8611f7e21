"""The position of Cross Rummy as the protocol shows it, what each seat may see of it, and its determinization."""

from collections import Counter
from random import Random
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from bordspil.core.game import NATURE, Seat
from bordspil.core.value import Value
from bordspil.games.cross_rummy.rules import layout, state
from bordspil.games.cross_rummy.rules.notation import listed, names_of
from bordspil.games.cross_rummy.rules.state import Stage, State, Tiles
from bordspil.games.cross_rummy.rules.tiles import ALL, KIND_OF, limit_of

Square = tuple[int, int]
Lying = tuple[int, int, str]  # row, column, tile
SeatNumber = Annotated[int, Meta(ge=0, le=3)]


class Choosing(Struct, frozen=True):
    """A Pass Two that is going on, with what has been chosen."""

    by: SeatNumber
    chosen: dict[str, list[str]]


class Position(Value, frozen=True):
    """All of a state, hidden parts included; the last fields belong to a series."""

    to_act: SeatNumber | None
    racks: list[list[str]]
    pool: list[str]
    bag: list[str]
    table: list[Lying]
    founded: list[list[Square] | None]
    removed: list[str]
    passing: Choosing | None
    skips: Annotated[int, Meta(ge=0, le=4)]
    game: int | UnsetType = UNSET
    sheet: list[list[int]] | UnsetType = UNSET
    first: SeatNumber | UnsetType | None = UNSET
    winners: list[int] | UnsetType = UNSET


class Passing(Struct, frozen=True):
    """A Pass Two that is going on: who played it, who has chosen, and what this seat has chosen."""

    by: int
    chosen: list[int]
    mine: list[str] | None


class View(Value, frozen=True):
    """The view of one seat: its own rack, and the number of tiles on all others."""

    seat: int | None
    seats: int
    open_on_last_founding: bool
    stage: Stage
    to_act: int | None
    rack: list[str]
    racks: list[int]
    pool: list[str]
    bag: int
    table: list[Lying]
    founded: list[list[Square] | None]
    open: bool
    groups: int
    limit: int
    removed: list[str]
    passing: Passing | None
    skips: int
    first: int | None
    game: int
    games: int
    sheet: list[list[int]]
    totals: list[int]
    winners: list[int]
    revealed: list[list[str]] | None


def _actor(at: State) -> Seat | None:
    """Returns the seat to act; None where chance is to act."""
    seat = state.to_act(at)
    return None if seat == NATURE else seat


def _founded(at: State) -> list[list[Square] | None]:
    return [None if squares is None else list(squares) for squares in at.founded]


def show(at: State) -> Position:
    """Returns the position of a state."""
    over, series = at.stage == "over", at.games > 1
    chosen = {str(seat): names_of(kinds) for seat, kinds in enumerate(at.chosen) if kinds is not None}
    return Position(
        to_act=_actor(at),
        racks=[names_of(rack) for rack in at.racks],
        pool=names_of(at.pool),
        bag=names_of(at.bag),
        table=listed(layout.unpack(at.table)),
        founded=_founded(at),
        removed=names_of(at.removed),
        passing=None if at.passing is None else Choosing(at.passing, chosen),
        skips=at.skips,
        game=at.game if series else UNSET,
        sheet=[list(points) for points in at.sheet] if series else UNSET,
        first=at.first if series else UNSET,
        winners=list(state.winners(at)) if over else UNSET,
    )


def see(at: State, seat: Seat | None) -> View:
    """Returns the view of a seat."""
    table = layout.unpack(at.table)
    over = at.stage == "over"
    return View(
        seat=seat,
        seats=at.seats,
        open_on_last_founding=at.opens,
        stage=at.stage,
        to_act=_actor(at),
        rack=[] if seat is None else names_of(at.racks[seat]),
        racks=[len(rack) for rack in at.racks],
        pool=names_of(at.pool),
        bag=len(at.bag),
        table=listed(table),
        founded=_founded(at),
        open=None not in at.founded,
        groups=len(layout.groups(table)),
        limit=limit_of(at.seats),
        removed=names_of(at.removed),
        passing=_passing(at, seat),
        skips=at.skips,
        first=at.first,
        game=at.game,
        games=at.games,
        sheet=[list(points) for points in at.sheet],
        totals=list(state.totals(at)),
        winners=list(state.winners(at)),
        revealed=[names_of(rack) for rack in at.racks] if over else None,
    )


def _passing(at: State, seat: Seat | None) -> Passing | None:
    """CR-40: returns the Pass Two that is going on as a seat sees it: what others have chosen stays hidden."""
    if at.passing is None:
        return None
    mine = None if seat is None else at.chosen[seat]
    chosen = [other for other, kinds in enumerate(at.chosen) if kinds is not None]
    return Passing(at.passing, chosen, None if mine is None else names_of(mine))


def kinds_of(names: list[str]) -> Tiles:
    """Returns the kinds of tiles by their names."""
    return tuple(KIND_OF[name] for name in names)


def determinize(seen: View, rng: Random) -> State:
    """Returns a random state with this view: unseen tiles are dealt again to bag and racks."""
    unseen = _unseen(seen)
    if seen.stage != "deal":
        rng.shuffle(unseen)
    racks: list[Tiles] = []
    for seat, count in enumerate(seen.racks):
        if seen.revealed is not None:
            racks.append(kinds_of(seen.revealed[seat]))
        elif seat == seen.seat:
            racks.append(kinds_of(seen.rack))
        else:
            racks.append(tuple(sorted(unseen.pop() for _ in range(count))))
    return State(
        seats=seen.seats,
        first=seen.first,
        opens=seen.open_on_last_founding,
        games=seen.games,
        stage=seen.stage,
        racks=tuple(racks),
        pool=kinds_of(seen.pool),
        bag=tuple(unseen),
        table=pack(seen.table),
        founded=tuple(None if squares is None else tuple(squares) for squares in seen.founded),
        removed=kinds_of(seen.removed),
        passing=None if seen.passing is None else seen.passing.by,
        chosen=tuple(_choose(seen, seat, rack, rng) for seat, rack in enumerate(racks)),
        skips=seen.skips,
        actor=seen.to_act or 0,
        game=seen.game,
        sheet=tuple(map(tuple, seen.sheet)),
    )


def pack(table: list[Lying]) -> bytes:
    """Returns a table as the state holds it."""
    return layout.pack((row, column, KIND_OF[name]) for row, column, name in table)


def _unseen(seen: View) -> list[int]:
    """Returns the tiles that this seat does not see, by kind."""
    whole = Counter(ALL)
    whole.subtract(kinds_of([*seen.pool, *seen.removed, *(name for _, _, name in seen.table)]))
    for rack in [seen.rack] if seen.revealed is None else seen.revealed:
        whole.subtract(kinds_of(rack))
    return list(whole.elements())


def _choose(seen: View, seat: Seat, rack: Tiles, rng: Random) -> Tiles | None:
    """Returns some tiles that a seat may have chosen to pass on."""
    if seen.passing is None or seat not in seen.passing.chosen:
        return None
    if seat == seen.seat and seen.passing.mine is not None:
        return kinds_of(seen.passing.mine)
    return tuple(sorted(rng.sample(rack, min(2, len(rack)))))
