"""An open table: the people and bots at it, and everything they may do there; written first, then told."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from hmac import compare_digest
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from bordspil.core.game import BadRequest, Game, IllegalMove, Seat
from bordspil.core.table import Entry, Table
from bordspil.jobs import traces
from bordspil.server import metrics
from bordspil.server.notify import your_turn
from bordspil.server.session.connection import Connection
from bordspil.server.session.wire.requests import Hint, Plan, Play, Sit, Start
from bordspil.server.session.wire.tables import UndoInfo
from bordspil.server.settings import Settings
from bordspil.server.store import Conflict, Store, StoreDown, Unsure, rows
from bordspil.server.store.rows import SeatRow, Statement, TableRow
from bordspil.server.table import broadcast, chat, clocks, outcomes, presence, results
from bordspil.server.table.appearance import tidy
from bordspil.server.table.bot_workers import Mind, can_advise, choose_level, mind_of, traits_of
from bordspil.server.table.replay_queue import Replays
from bordspil.server.table.setup import begin, seat_by_plan, take_up
from bordspil.server.table.table_info import Broadcast

if TYPE_CHECKING:
    from bordspil.server.cluster.peers import Neighbours


class Mark(NamedTuple):
    """Where a game stood, to go back to when a move could not be written."""

    state: Any
    length: int
    seq: int
    drawn: int
    since: list[Seat]
    earlier: list[Any]


def mark(play: Table) -> Mark:
    """Where the game stands."""
    return Mark(play.state, len(play.log), play.seq, play.chance.drawn, list(play.since), list(play.earlier))


def go_back(play: Table, before: Mark) -> None:
    """Undoes what was played since; states are values, so the old one is still whole."""
    play.state, play.seq, play.chance.drawn = before.state, before.seq, before.drawn
    play.since, play.earlier = before.since, before.earlier
    del play.log[before.length :]


OnTurn = Callable[["OpenTable", bytes], None]


class OpenTable:
    """A table that somebody is at. Whoever changes it holds `lock`, so nobody sees what is not yet written."""

    def __init__(
        self,
        row: TableRow,
        game: Game,
        play: Table | None,
        store: Store,
        settings: Settings,
        replays: Replays,
        on_turn: OnTurn | None = None,
    ) -> None:
        self.row = row
        self.game = game
        self.play = play
        self.store = store
        self.settings = settings
        self.replays = replays
        self.on_turn = on_turn
        self.payer = ""  # the address that has opened it, for as long as it is open
        self.around: Neighbours | None = None  # where there are other servers
        self.elsewhere: dict[bytes, bool] = {}  # who is here by way of another server, and whether they look
        self.hides = game.hides(row.options)
        self.commitment = sha256(row.seed).hexdigest()
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.story = broadcast.Story()
        self.late: Seat | None = None  # the time of this seat is up, and a bot makes its move
        self.hurried = asyncio.Event()  # somebody does not want to wait for a bot any longer
        self.chat = chat.Chat()
        self.broadcast = Broadcast(self)
        self._know_owners()

    def own(self, owner: bytes) -> tuple[Seat, ...]:
        """The seats of a browser."""
        return self._own.get(owner, ())

    def _know_owners(self) -> None:
        own: dict[bytes, list[Seat]] = {}
        for number, seat in enumerate(self.row.seats):
            if seat.owner is not None:
                own.setdefault(seat.owner, []).append(number)
        self._own = {owner: tuple(seats) for owner, seats in own.items()}
        self.owners = set(own)

    def bot_to_act(self) -> Seat | None:
        """The seat to act, where a bot sits there, stands in for somebody, or makes one move for somebody late.

        Bots wait while people agree on an undo.
        """
        seat = None if self._is_asking() else self.to_act()
        return seat if seat is not None and (self.row.seats[seat].bot or seat == self.late) else None

    def to_act(self) -> Seat | None:
        """The seat to act; None before the start and when the game is over."""
        return outcomes.to_act(self.play, self.row.seats) if self.play else None

    @property
    def asking(self) -> UndoInfo | None:
        """An undo that waits for somebody's consent: good until the next move."""
        asking = self.row.asking
        return asking if asking is not None and self.play is not None and asking.seq == self.play.seq else None

    @property
    def length(self) -> int:
        """How many entries the log has."""
        return len(self.play.log) if self.play else 0

    @property
    def is_awaited(self) -> bool:
        """Whether bots are to play here: somebody is at the table, or a clock runs."""
        return bool(self.connections) or self.row.clock is not None

    def _is_asking(self) -> bool:
        """Whether an undo waits for somebody who can answer."""
        if self.asking is None or self.late is not None:
            return False
        here = presence.at(self).here
        return all(self.row.seats[seat].owner in here for seat in (self.asking.seat, *self.asking.awaiting))

    def mind(self, seat: Seat) -> Mind:
        """Which bot plays at a seat."""
        level = self.row.seats[seat].bot or choose_level(self.row.game, "", self.settings.bot_level)
        return mind_of(level, self.row.seed, seat)

    def traits(self, seat: Seat) -> list[str]:
        """What may be said of whoever plays at a seat; people speak for themselves."""
        return traits_of(self.game.id, self.mind(seat)) if self.row.seats[seat].bot else []

    async def plan(self, who: Connection, message: Plan) -> None:
        """The host says who is to sit at a seat."""
        self.check_host(who)
        self.check_waiting()
        self.seat(message.seat)
        seat = seat_by_plan(self.row.game, message.plan, who.owner, self.settings.bot_level)
        await self.set_seat(message.seat, seat)

    async def sit(self, who: Connection, message: Sit) -> None:
        """Somebody takes an open seat."""
        self.check_waiting()
        if all(seat.kind != "open" for seat in self.row.seats):
            raise BadRequest("table-full")
        if self.seat(message.seat).kind != "open":
            raise BadRequest("seat-taken", seat=message.seat)
        await self.set_seat(message.seat, SeatRow("person", tidy(message.name), owner=who.owner))

    async def start(self, who: Connection, message: Start) -> None:
        """The host starts; bots sit down where nobody has."""
        self.check_host(who)
        self.check_waiting()
        now = self.store.service_clock.now()
        row, play, statements = await self.replays.run(begin, self.row, self.game, self.settings.bot_level, now)
        statements += your_turn.begun(row, play.to_act(), who.owner, self.settings, now)
        row = await self.write_change(row, statements, len(play.log))
        self.put(row)
        self.play = play
        self.tell_all(is_urgent=True)
        broadcast.tell_fresh(self, self.connections)
        self._call(who.owner)
        self.spread()

    async def move(self, who: Connection, message: Play) -> None:
        """Somebody moves for a seat of theirs."""
        if self.check_own(who, message.seat).stand_in:
            raise BadRequest("stood-in", seat=message.seat)
        play = self.playing()
        if message.seq != play.seq:
            raise BadRequest("stale", seq=play.seq)
        await self.enter(message.seat, self.game.notation.from_object(message.move))

    def view_for_hint(self, who: Connection, message: Hint) -> Any:
        """What somebody who asks for a hint may know; where other people play, everybody thinks for themselves."""
        self.check_own(who, message.seat)
        play = self.playing()
        if message.seq != play.seq or message.seat != self.to_act():
            raise BadRequest("stale", seq=play.seq)
        if not can_advise(self.game.id):
            raise BadRequest("no-hint")
        if any(seat.kind == "person" and not broadcast.owns(who.owner, seat) for seat in self.row.seats):
            raise BadRequest("hint-among-people")
        return self.game.view(play.state, message.seat)

    async def enter(self, seat: Seat, move: Any, *fence: Statement) -> None:
        """Plays a move through the one door."""
        await self.go_on(lambda play: play.play(seat, move), *fence)

    async def go_on(self, step: Callable[[Table], list[Entry]], *fence: Statement) -> None:
        """Takes a step of the game, writes it with the chance after it, and only then tells anybody."""
        play = self.playing()
        if self.to_act() is None and play.to_act() is not None:
            raise IllegalMove("game-over")  # by the clocks, of which the rules know nothing
        before, was_asked = mark(play), self.asking
        entries = step(play)
        row, statements = self._after(before.length, entries)
        traces.lap("rules")
        try:
            await self.store.write([*statements, *fence] if fence else statements)
        except BaseException as error:
            go_back(play, before)
            if isinstance(error, Conflict):
                await self.catch_up()
            elif isinstance(error, Unsure):
                await self.look_again()
            raise
        traces.lap("store")
        self.late = None
        metrics.moves.labels(self.row.game).inc()
        broadcast.tell_entries(self, play, before.state, entries)
        is_over = row.stage == "over"
        if row is not self.row:
            self.put(row)
        if is_over or was_asked:
            self.tell_all(is_urgent=is_over)
        if not is_over:
            clocks.tell(self, self.connections)
            self._call(self._by(entries))
        self.spread()
        traces.lap("tell")

    def playing(self) -> Table:
        """The game at this table, which must have begun."""
        if self.play is None:
            raise BadRequest("not-started")
        return self.play

    def tell_all(self, first: Connection | None = None, is_urgent: bool = False) -> None:
        """The table but for its game state, to everybody at it, at most so often; to the first of them at once."""
        self.broadcast.tell_all(first, is_urgent)

    def tell_info(self, connection: Connection) -> None:
        """The table but for its game state, to one of those at it."""
        self.broadcast.tell(connection)

    async def catch_up(self, begin_anew: bool = False) -> None:
        """Takes up what another server has written; the game is played again only where the log has gone on."""
        row, code = self.row, self.row.code
        if (found := await self.store.read_long(rows.find_news, code, self.length)) is None:
            raise BadRequest("table-unknown", code=code)
        if begin_anew or found[1]:
            row, _, self.play, _ = await take_up(self.store, self.replays, code, lambda _: self.game)
        else:
            row = replace(found[0], options=row.options, checked=row.checked)
        self.put(row)
        self.story = broadcast.Story()
        self.tell_all(is_urgent=True)
        broadcast.tell_fresh(self, self.connections)
        await chat.catch_up(self)

    async def look_again(self) -> None:
        """Reads what became of a write whose answer was lost; while that cannot be read, the next write finds out."""
        with suppress(StoreDown):
            await self.catch_up()

    async def link(self, code: str, statements: list[Statement]) -> None:
        """Writes where the same people play again, with the table there."""
        statements = [*statements, rows.set_rematch(self.row.code, code)]
        self.put(await self.write_change(replace(self.row, rematch=code), statements, self.length))
        self.spread()

    def _after(self, first: int, entries: list[Entry]) -> tuple[TableRow, list[Statement]]:
        """The table after a move, and what is to be written of it: at the end, also what the game brought."""
        play = self.playing()
        to_act = play.to_act()
        statements = rows.add_entries(self.game, self.row.code, first, entries, to_act)
        now = self.store.service_clock.now()
        row = clocks.go_on(self.row, to_act, now)
        statements += [
            *clocks.keep(row, to_act, now),
            *your_turn.begun(row, to_act, self._by(entries), self.settings, now),
        ]
        if to_act is not None:
            return row, statements
        ended, more = results.finish(row, self.game, play.state)
        number = row.change + 1  # what the game brought depends on who sits where
        statements += [*more, rows.add_change(row.code, number, len(play.log))]
        return replace(row, stage="over", finished=ended, change=number), statements

    def _by(self, entries: list[Entry]) -> bytes | None:
        """Who took a step: the owner of the seat, nobody for a bot; a turn that comes back was told of before."""
        seat = entries[0].seat if entries[0].seat >= 0 else self.playing().to_act()
        return None if seat is None or self.row.seats[seat].bot else self.row.seats[seat].owner

    def _call(self, by: bytes | None) -> None:
        """Tells whoever is to act now, after somebody else, wherever they are."""
        owner = your_turn.called(self.row, self.to_act(), by)
        if owner is not None and self.on_turn is not None:
            self.on_turn(self, owner)

    async def set_seat(self, number: Seat, seat: SeatRow, host: bytes | None = None, *more: Statement) -> None:
        """Writes who is at a seat, and with it who is the host from now on, and tells everybody."""
        seats = tuple(seat if n == number else other for n, other in enumerate(self.row.seats))
        row = replace(self.row, seats=seats, host=host or self.row.host)
        statements = [rows.set_seat(row.code, number, seat), *more]
        if host is not None:
            statements.append(rows.set_host(row.code, host))
        if number == self.to_act():  # somebody else plays on, with a clock or without
            now = self.store.service_clock.now()
            row = clocks.go_on(row, number, now)
            statements += [
                *clocks.keep(row, number, now),
                *your_turn.begun(row, number, seat.owner, self.settings, now),
            ]
        await self.change(row, statements)

    async def change(self, row: TableRow, statements: list[Statement]) -> None:
        """Writes and tells what is no move; a game that ends by it is told whole."""
        is_end = self.row.stage == "playing" and row.stage == "over"
        self.put(await self.write_change(row, statements, self.length))
        self.tell_all(is_urgent=is_end)
        if is_end:
            broadcast.tell_fresh(self, self.connections)
        self.spread()

    def spread(self) -> None:
        """Lets other servers know that something has been written."""
        if self.around is not None:
            self.around.wrote(self)

    def fence(self) -> list[Statement]:
        """What is written with everything that one server does for all; refused where another one does it now."""
        return self.around.fence(self.row.code) if self.around is not None else []

    async def write_change(self, row: TableRow, statements: list[Statement], length: int) -> TableRow:
        """Writes what is no move, by the number after the last change here; refused where another server was first."""
        number = self.row.change + 1
        try:
            await self.store.write([rows.add_change(row.code, number, length), *statements])
        except Conflict:
            await self.catch_up()
            raise
        except Unsure:
            await self.look_again()
            raise
        return replace(row, change=number)

    def put(self, row: TableRow) -> None:
        """Takes over what has been written; who may no longer look on is sent away."""
        self.row = row
        self._know_owners()
        self.broadcast.forget()
        presence.dismiss(self)

    def seat(self, number: Seat) -> SeatRow:
        """Who is at a seat; refuses one that is not there."""
        if number >= len(self.row.seats):
            raise BadRequest("seat-not-there", seat=number)
        return self.row.seats[number]

    def check_own(self, who: Connection, number: Seat) -> SeatRow:
        """The seat, which must be somebody's own."""
        seat = self.seat(number)
        if not broadcast.owns(who.owner, seat):
            raise BadRequest("not-your-seat", seat=number)
        return seat

    def check_host(self, who: Connection) -> None:
        """Refuses everybody but the host."""
        if not compare_digest(self.row.host, who.owner):
            raise BadRequest("not-host")

    def check_waiting(self) -> None:
        """Refuses once the game has begun."""
        if self.row.stage != "waiting":
            raise BadRequest("already-started")
