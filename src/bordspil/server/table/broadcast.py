"""What each connection at a table is told: the table, and the game as its seat may see it."""

from collections.abc import Iterable, Sequence
from hmac import compare_digest
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from bordspil.core.game import NATURE, UNDO, Event, Game, Seat
from bordspil.core.table import Entry, Table, untangle
from bordspil.server.session.connection import Connection, encode, encoder
from bordspil.server.session.wire.tables import SeatInfo, TableInfo, Update
from bordspil.server.store.rows import SeatRow
from bordspil.server.table import outcomes
from bordspil.server.table.appearance import colours_of
from bordspil.server.table.presence import Present, is_awaited, may_replace

if TYPE_CHECKING:
    from bordspil.server.table.lobby import Lobby
    from bordspil.server.table.open_table import OpenTable


FEW = 200  # entries of a game, or its events, that are no work worth mentioning
MOST_TOLD = 120_000  # bytes of what has happened in a game that is over, to those who come
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
    kept: int | None = None,
) -> bytes:
    """The game as one seat may see it; `view` is the only way the state gets out."""
    game, state = play.game, play.state
    if is_fresh and outcomes.to_act(play, seats) is None:
        events = latest(events)
    moves: list[Any] = [game.notation.to_object(move) for move in game.moves(state)] if may_act else []
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
        kept=UNSET if kept is None else kept,
    )
    return encode(update)


class Tale:
    """What one seat has seen happen, and where the events of each move begin that may still be taken back."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.begins: list[tuple[int, Seat]] = []

    def add(self, entry: Entry, events: list[Event]) -> None:
        """Adds an entry with what was seen of it."""
        if entry.seat == NATURE:
            self.begins.clear()
        else:
            self.begins.append((len(self.events), entry.seat))
        self.events += events

    def take_back(self, count: int) -> tuple[list[Event], int]:
        """Takes so many moves back: the event that says so, and how many of those before it stay as they are."""
        kept, seat = self.begins[-count]
        del self.begins[-count:]
        undone = {"type": "undo", "seat": seat, "count": count}
        self.events[kept:] = [*(event for event in self.events[kept:] if event.get("type") == "undo"), undone]
        return [undone], kept


def tale_of(game: Game, state: Any, log: Sequence[Entry], seat: Seat | None) -> Tale:
    """What a seat has seen from a state on; what was taken back is not played again."""
    tale, stays = Tale(), set(untangle(log)[0])
    for number, entry in enumerate(log):
        if entry.seat == UNDO:
            tale.take_back(entry.move)
        elif number in stays:
            tale.add(entry, game.events(state, entry.move, seat))
            state = game.play(state, entry.move)
        else:
            tale.add(entry, [])
    return tale


def latest(events: list[Event], room: int = MOST_TOLD) -> list[Event]:
    """The last events of a game that is over, as many as there is room for; to those before one may look back."""
    if len(events) <= FEW:
        return events
    number = len(events)
    while number and (room := room - len(encoder.encode(events[number - 1]))) >= 0:
        number -= 1
    return events[number:]


async def prepare(lobby: "Lobby", table: "OpenTable", who: Connection) -> None:
    """Plays a long game again beside the event loop for those who come to it; the table's lock is held."""
    play, seat = table.play, seat_for(table, who, table.to_act())
    if play is not None and len(play.log) > FEW and seat not in table.story.seen:
        async with lobby.replays.turn(who.address):
            await lobby.replays.run(table.story.so_far, play, seat)


class Story:
    """What every seat with somebody at it has seen happen so far; told whole to those who come (back)."""

    def __init__(self) -> None:
        self.seen: dict[Seat | None, Tale] = {}
        self.fresh: dict[tuple[Seat | None, bool], bytes] = {}
        self.stamp: tuple[Any, ...] = ()

    def so_far(self, play: Table, seat: Seat | None) -> list[Event]:
        """All events from the start, as this seat saw them."""
        if seat not in self.seen:
            self.seen[seat] = tale_of(play.game, play.opening, play.log, seat)
        return self.seen[seat].events

    def go_on(
        self, play: Table, before: Any, entries: list[Entry], seat: Seat | None
    ) -> tuple[list[Event], int | None]:
        """What a seat sees of new entries; after an undo also how many of the events before it stay."""
        if entries[0].seat == UNDO:
            if seat not in self.seen:
                log = play.log[: len(play.log) - len(entries)]
                self.seen[seat] = tale_of(play.game, play.opening, log, seat)
            return self.seen[seat].take_back(entries[0].move)
        events: list[Event] = []
        for entry in entries:
            happened = play.game.events(before, entry.move, seat)
            before = play.game.play(before, entry.move)
            events += happened
            if seat in self.seen:
                self.seen[seat].add(entry, happened)
        return events, None

    def keep(self, seats: set[Seat | None]) -> None:
        """Forgets the seats that nobody was told of: they would miss what happens now."""
        for seat in self.seen.keys() - seats:
            del self.seen[seat]

    def whole(self, table: "OpenTable", play: Table, seat: Seat | None, may_act: bool) -> bytes:
        """The whole game as it is told to those who come, made once for all of them."""
        stamp = (play, play.seq, len(play.log), table.row)
        if len(self.stamp) != len(stamp) or any(one is not other for one, other in zip(stamp, self.stamp, strict=True)):
            self.stamp, self.fresh = stamp, {}
        if (seat, may_act) not in self.fresh:
            events = self.so_far(play, seat)
            self.fresh[seat, may_act] = compose(play, seat, events, True, may_act, table.row.seats)
        return self.fresh[seat, may_act]


def tell_fresh(table: "OpenTable", connections: Iterable[Connection]) -> None:
    """The whole game to those who come, come back, or are behind."""
    if table.play is None:
        return
    to_act = table.to_act()
    for connection in connections:
        seat = seat_for(table, connection, to_act)
        connection.tell(table.story.whole(table, table.play, seat, may_act(table, seat, to_act)))


def tell_entries(table: "OpenTable", play: Table, before: Any, entries: list[Entry]) -> None:
    """What has just been played or taken back, to everybody at the table; those who see the same get the same bytes."""
    to_act = outcomes.to_act(play, table.row.seats)
    told: dict[Seat | None, bytes] = {}
    for connection in table.connections:
        seat = seat_for(table, connection, to_act)
        if seat not in told:
            events, kept = table.story.go_on(play, before, entries, seat)
            may = may_act(table, seat, to_act)
            told[seat] = compose(play, seat, events, False, may, table.row.seats, kept)
        connection.tell(told[seat])
    table.story.keep(set(told))
