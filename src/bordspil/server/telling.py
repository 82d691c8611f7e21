"""What each connection at a table is told: the table, and the game as its seat may see it."""

from collections.abc import Iterable
from hmac import compare_digest
from typing import TYPE_CHECKING, Any

from bordspil.core.game import UNDO, Event, Seat
from bordspil.core.table import Entry, Table, happenings
from bordspil.server import outcomes
from bordspil.server.connection import Connection, encode
from bordspil.server.looks import colours_of
from bordspil.server.presence import Present, is_awaited, may_replace
from bordspil.server.store.rows import SeatRow
from bordspil.server.wire.tables import SeatInfo, TableInfo, Update

if TYPE_CHECKING:
    from bordspil.server.tables import OpenTable


SINCE = 24  # as far as a page can take moves back at once


def owns(owner: bytes, seat: SeatRow) -> bool:
    """Whether a seat belongs to this browser."""
    return seat.owner is not None and compare_digest(seat.owner, owner)


def info(table: "OpenTable", owner: bytes, present: Present) -> TableInfo:
    """The table as the owner of some of its seats is told of it, or somebody without a seat."""
    row = table.row
    is_over = row.stage == "over"
    colours = colours_of(row.seats)
    return TableInfo(
        code=row.code,
        game=row.game,
        options={one.name: one.shown(row.options.get(one.name, one.default)) for one in table.game.options},
        terms=row.terms,
        seats=[_seat(table, number, present, owner, colour) for number, colour in enumerate(colours)],
        stage=row.stage,
        hides=table.hides,
        onlookers=present.onlookers,
        host=compare_digest(row.host, owner),
        commitment=table.commitment,
        seed=row.seed.hex() if is_over else None,
        rematch=row.rematch,
        undo=table.asking,
    )


def _seat(table: "OpenTable", number: Seat, present: Present, owner: bytes, colour: int) -> SeatInfo:
    seat = table.row.seats[number]
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        connected=seat.kind == "bot" or seat.owner in present.here or (seat.kind == "person" and seat.owner is None),
        looking=seat.owner in present.looking,
        yours=owns(owner, seat),
        traits=table.traits(number),
        stand_in=seat.stand_in,
        replaceable=table.row.stage == "playing" and may_replace(table, owner, present) and is_awaited(present, seat),
        lost=bool(seat.lost),
        colour=colour,
    )


def shown_seat(own: tuple[Seat, ...], to_act: Seat | None) -> Seat | None:
    """Whose view a browser gets: the seat to act where it owns that, else its first seat, else a spectator's."""
    if to_act in own:
        return to_act
    return own[0] if own else None


def seat_for(table: "OpenTable", who: Connection, to_act: Seat | None) -> Seat | None:
    """Whose view a connection gets; where several people with secrets share it, the one who has uncovered theirs."""
    own = table.own(who.owner)
    if len(own) > 1:
        own = tuple(seat for seat in own if not table.row.seats[seat].bot) or own
    if len(own) > 1 and table.hides:
        return who.shown if who.shown in own else None
    return shown_seat(own, to_act)


def may_act(table: "OpenTable", seat: Seat | None, to_act: Seat | None) -> bool:
    """Whether the seat that is shown is to act, and by a person."""
    return seat is not None and seat == to_act and not table.row.seats[seat].bot


def compose(
    play: Table,
    seat: Seat | None,
    events: list[Event],
    is_fresh: bool,
    may_act: bool,
    seats: tuple[SeatRow, ...] = (),
) -> bytes:
    """The game as one seat may see it; `view` is the only way the state gets out."""
    game, state = play.game, play.state
    moves: list[Any] = [game.to_object(move) for move in game.moves(state)] if may_act else []
    update = Update(
        seq=play.seq,
        seat=seat,
        to_act=outcomes.to_act(play, seats),
        view=game.view(state, seat),
        moves=moves,
        complete=game.complete(state) if may_act else True,
        events=events,
        fresh=is_fresh,
        scores=list(game.standing(state)),
        winners=outcomes.winners(play, seats),
        since=play.since[-SINCE:],
    )
    return encode(update)


class Story:
    """What every seat with somebody at it has seen happen so far; told whole to those who come (back)."""

    def __init__(self) -> None:
        self.seen: dict[Seat | None, list[Event]] = {}

    def so_far(self, play: Table, seat: Seat | None) -> list[Event]:
        """All events from the start, as this seat saw them."""
        if seat not in self.seen:
            self.seen[seat] = happenings(play.game, play.opening, play.log, seat)
        return self.seen[seat]

    def go_on(self, play: Table, before: Any, entries: list[Entry], seat: Seat | None) -> list[Event]:
        """What a seat sees of new entries."""
        events = happenings(play.game, before, entries, seat)
        if seat in self.seen:
            self.seen[seat] += events
        return events

    def keep(self, seats: set[Seat | None]) -> None:
        """Forgets the seats that nobody was told of: they would miss what happens now."""
        for seat in self.seen.keys() - seats:
            del self.seen[seat]


def tell_fresh(table: "OpenTable", connections: Iterable[Connection]) -> None:
    """The whole game to those who come, come back, or are behind."""
    if table.play is None:
        return
    to_act = table.to_act()
    for connection in connections:
        seat = seat_for(table, connection, to_act)
        events = table.story.so_far(table.play, seat)
        connection.tell(compose(table.play, seat, events, True, may_act(table, seat, to_act), table.row.seats))


def tell_entries(table: "OpenTable", play: Table, before: Any, entries: list[Entry]) -> None:
    """What has just been played, to everybody at the table; those who see the same get the same bytes."""
    if entries[0].seat == UNDO:
        table.story = Story()
        tell_fresh(table, table.connections)
        return
    to_act = outcomes.to_act(play, table.row.seats)
    told: dict[Seat | None, bytes] = {}
    for connection in table.connections:
        seat = seat_for(table, connection, to_act)
        if seat not in told:
            events = table.story.go_on(play, before, entries, seat)
            told[seat] = compose(play, seat, events, False, may_act(table, seat, to_act), table.row.seats)
        connection.tell(told[seat])
    table.story.keep(set(told))
