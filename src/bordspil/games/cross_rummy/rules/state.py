"""The state of Cross Rummy: plain values, never changed once made."""

from typing import Literal

from bordspil.core.game import NATURE, Seat
from bordspil.core.value import Value
from bordspil.games.cross_rummy.rules.layout import Square
from bordspil.games.cross_rummy.rules.tiles import ALL, POINTS

Tiles = tuple[int, ...]  # kinds
Stage = Literal["deal", "turn", "passing", "over"]


class State(Value, frozen=True):
    """A state; its table is packed as in layout.py."""

    seats: int
    first: Seat | None  # the seat that begins the first game; None until it is drawn
    opens: bool  # the option of CR-36
    games: int
    stage: Stage
    racks: tuple[Tiles, ...]  # sorted
    pool: Tiles
    bag: Tiles  # next drawn first
    table: bytes
    founded: tuple[tuple[Square, ...] | None, ...]  # per seat: None, or a group's squares until all have founded
    removed: Tiles
    passing: Seat | None  # the seat that played the Pass Two that is going on
    chosen: tuple[Tiles | None, ...]  # per seat, while it is
    skips: int
    actor: Seat
    game: int  # of the series, from 1
    sheet: tuple[tuple[int, ...], ...]  # the points of finished games, per seat


def new(seats: int, first: Seat | None, opens: bool, games: int) -> State:
    """Returns the state before the first deal."""
    return State(
        seats=seats,
        first=first,
        opens=opens,
        games=games,
        stage="deal",
        racks=((),) * seats,
        pool=(),
        bag=ALL,
        table=b"",
        founded=(None,) * seats,
        removed=(),
        passing=None,
        chosen=(None,) * seats,
        skips=0,
        actor=first or 0,
        game=1,
        sheet=(),
    )


def to_act(state: State) -> Seat | None:
    """Returns a seat, NATURE before a deal, None when all is over."""
    if state.stage == "over":
        return None
    return NATURE if state.stage == "deal" else state.actor


def points(rack: Tiles) -> int:
    """CR-51: returns what is left on a rack."""
    return sum(POINTS[kind] for kind in rack)


def totals(state: State) -> tuple[int, ...]:
    """CR-51: returns the points of the finished games."""
    return tuple(sum(game[seat] for game in state.sheet) for seat in range(state.seats))


def winners(state: State) -> tuple[Seat, ...]:
    """CR-51, CR-52: returns the seats with the lowest total."""
    if state.stage != "over":
        return ()
    found = totals(state)
    return tuple(seat for seat in range(state.seats) if found[seat] == min(found))
