"""An open table: the people and bots at it, and everything they may do there; written first, then told."""

import asyncio
from hashlib import sha256
from hmac import compare_digest
from typing import Any, NamedTuple

from msgspec.structs import replace

from bordspil.core.game import BadRequest, Game, IllegalMove, Seat
from bordspil.core.table import Entry, Table
from bordspil.server import clocks, outcomes, rows, telling
from bordspil.server.clocks import thinks
from bordspil.server.connection import Connection, encode
from bordspil.server.openings import begin, seat_by_plan, take_up, tidy
from bordspil.server.rows import SeatRow, Statement, TableRow
from bordspil.server.settings import Settings
from bordspil.server.store import Conflict, Store
from bordspil.server.wire import Hint, Leave, Plan, Play, Sit, Start
from bordspil.server.workers import Mind, can_advise, choose_level, mind_of, traits_of


class Mark(NamedTuple):
    """Where a game stood, to go back to when a move could not be written."""

    state: Any
    length: int
    seq: int
    drawn: int


def mark(play: Table) -> Mark:
    """Where the game stands."""
    return Mark(play.state, len(play.log), play.seq, play.chance.drawn)


def go_back(play: Table, before: Mark) -> None:
    """Undoes what was played since; states are values, so the old one is still whole."""
    play.state, play.seq, play.chance.drawn = before.state, before.seq, before.drawn
    del play.log[before.length :]


class OpenTable:
    """A table that somebody is at. Whoever changes it holds `lock`, so nobody sees what is not yet written."""

    def __init__(self, row: TableRow, game: Game, play: Table | None, store: Store, settings: Settings) -> None:
        self.row = row
        self.game = game
        self.play = play
        self.store = store
        self.settings = settings
        self.commitment = sha256(row.seed).hexdigest()
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.story = telling.Story()
        self.late: Seat | None = None  # the time of this seat is up, and a bot makes its move
        self._own: dict[bytes, tuple[Seat, ...]] = {}

    def own(self, owner: bytes) -> tuple[Seat, ...]:
        """The seats of a browser."""
        if owner not in self._own:
            self._own[owner] = tuple(n for n, seat in enumerate(self.row.seats) if telling.owns(owner, seat))
        return self._own[owner]

    def bot_to_act(self) -> Seat | None:
        """The seat to act, where a bot plays."""
        seat = self.to_act()
        return seat if seat is not None and (seat == self.late or not thinks(self.row.seats[seat])) else None

    def to_act(self) -> Seat | None:
        """The seat to act; None before the start and when the game is over."""
        return outcomes.to_act(self.play, self.row.seats) if self.play else None

    @property
    def is_awaited(self) -> bool:
        """Whether bots are to play here: somebody is at the table, or a clock runs."""
        return bool(self.connections) or self.row.clock is not None

    def mind(self, seat: Seat) -> Mind:
        """Which bot plays at a seat: its own, the one that stands in, or the one that moves for somebody late."""
        row = self.row.seats[seat]
        level = row.level or row.stand_in or choose_level(self.row.game, "", self.settings.bot_level)
        return mind_of(level, self.row.seed, seat)

    def traits(self, seat: Seat) -> list[str]:
        """What may be said of whoever plays at a seat; people speak for themselves."""
        return traits_of(self.game.id, self.mind(seat)) if self.row.seats[seat].kind == "bot" else []

    async def plan(self, who: Connection, message: Plan) -> None:
        """The host says who is to sit at a seat."""
        self._check_host(who)
        self._check_waiting()
        self._seat(message.seat)
        seat = seat_by_plan(self.row.game, message.plan, who.owner, self.settings.bot_level)
        await self._set_seat(message.seat, seat)

    async def sit(self, who: Connection, message: Sit) -> None:
        """Somebody takes an open seat."""
        self._check_waiting()
        if all(seat.kind != "open" for seat in self.row.seats):
            raise BadRequest("table-full")
        if self._seat(message.seat).kind != "open":
            raise BadRequest("seat-taken", seat=message.seat)
        await self._set_seat(message.seat, SeatRow("person", tidy(message.name), owner=who.owner))

    async def leave(self, who: Connection, message: Leave) -> None:
        """Somebody gives up a seat for good."""
        left = self._check_own(who, message.seat)
        if self.row.stage == "over":
            raise BadRequest("game-over")
        seat = SeatRow("open")
        if self.row.stage == "playing":
            seat = SeatRow("bot", left.name, choose_level(self.row.game, "", self.settings.bot_level))
        await self._set_seat(message.seat, seat)
        telling.tell_fresh(self, [one for one in self.connections if one.owner == who.owner])

    async def start(self, who: Connection, message: Start) -> None:
        """The host starts; bots sit down where nobody has."""
        self._check_host(who)
        self._check_waiting()
        row, play, statements = begin(self.row, self.game, self.settings.bot_level, self.store.hours.now())
        try:
            await self.store.write(statements)
        except Conflict:
            await self.catch_up()
            raise
        self._put(row)
        self.play = play
        self.tell_all()
        telling.tell_fresh(self, self.connections)

    async def move(self, who: Connection, message: Play) -> None:
        """Somebody moves for a seat of theirs."""
        self._check_own(who, message.seat)
        play = self.playing()
        if message.seq != play.seq:
            raise BadRequest("stale", seq=play.seq)
        await self.enter(message.seat, self.game.from_object(message.move))

    def view_for_hint(self, who: Connection, message: Hint) -> Any:
        """What somebody who asks for a hint may know; where other people play, everybody thinks for themselves."""
        self._check_own(who, message.seat)
        play = self.playing()
        if message.seq != play.seq or message.seat != self.to_act():
            raise BadRequest("stale", seq=play.seq)
        if not can_advise(self.game.id):
            raise BadRequest("no-hint")
        if any(seat.kind == "person" and not telling.owns(who.owner, seat) for seat in self.row.seats):
            raise BadRequest("hint-among-people")
        return self.game.view(play.state, message.seat)

    async def enter(self, seat: Seat, move: Any) -> None:
        """Plays a move through the one door, writes it with the chance after it, and only then tells anybody."""
        play = self.playing()
        if self.to_act() is None and play.to_act() is not None:
            raise IllegalMove("game-over")  # by the clocks, of which the rules know nothing
        before = mark(play)
        entries = play.play(seat, move)
        is_over = play.to_act() is None
        now = self.store.hours.now()
        row = clocks.go_on(self.row, play.to_act(), now)
        try:
            statements = self._statements(before.length, entries, is_over)
            await self.store.write(statements + clocks.keep(row, play.to_act(), now))
        except BaseException as error:
            go_back(play, before)
            if isinstance(error, Conflict):
                await self.catch_up()
            raise
        self.late = None
        if row is not self.row:
            self._put(row)
        telling.tell_entries(self, play, before.state, entries)
        if is_over:
            self._put(replace(self.row, stage="over"))
            self.tell_all()
        else:
            clocks.tell(self, self.connections)

    def playing(self) -> Table:
        """The game at this table, which must have begun."""
        if self.play is None:
            raise BadRequest("not-started")
        return self.play

    def tell_all(self) -> None:
        """The table but for its game state, to everybody at it."""
        for connection in self.connections:
            self.tell_info(connection)

    def tell_info(self, connection: Connection) -> None:
        """The table but for its game state, to one of those at it."""
        connection.tell(encode(telling.info(self, connection.owner)))
        clocks.tell(self, [connection])

    async def catch_up(self) -> None:
        """Takes up what another server has written."""
        row, _, self.play = await self.store.read(take_up, self.row.code, lambda _: self.game)
        self._put(row)
        self.story = telling.Story()
        self.tell_all()
        telling.tell_fresh(self, self.connections)

    def note_rematch(self, code: str) -> None:
        """Remembers where the same people play again."""
        self._put(replace(self.row, rematch=code))

    def _statements(self, first: int, entries: list[Entry], is_over: bool) -> list[Statement]:
        to_act = None if is_over else self.playing().to_act()
        statements = rows.add_entries(self.game, self.row.code, first, entries, to_act)
        return [*statements, rows.set_stage(self.row.code, "over")] if is_over else statements

    async def _set_seat(self, number: Seat, seat: SeatRow) -> None:
        seats = tuple(seat if n == number else other for n, other in enumerate(self.row.seats))
        row, now = replace(self.row, seats=seats), self.store.hours.now()
        statements = [rows.set_seat(row.code, number, seat)]
        if number == self.to_act():  # somebody else plays on, with a clock or without
            row = clocks.go_on(row, number, now)
            statements += clocks.keep(row, number, now)
        await self.change(row, statements)

    async def change(self, row: TableRow, statements: list[Statement]) -> None:
        """Writes and tells what is no move; a game that ends by it is told whole."""
        was_playing = self.row.stage == "playing"
        await self.store.write(statements)
        self._put(row)
        self.tell_all()
        if was_playing and row.stage == "over":
            telling.tell_fresh(self, self.connections)

    def _put(self, row: TableRow) -> None:
        self.row = row
        self._own = {}

    def _seat(self, number: Seat) -> SeatRow:
        if number >= len(self.row.seats):
            raise BadRequest("seat-not-there", seat=number)
        return self.row.seats[number]

    def _check_own(self, who: Connection, number: Seat) -> SeatRow:
        seat = self._seat(number)
        if not telling.owns(who.owner, seat):
            raise BadRequest("not-your-seat", seat=number)
        return seat

    def _check_host(self, who: Connection) -> None:
        if not compare_digest(self.row.host, who.owner):
            raise BadRequest("not-host")

    def _check_waiting(self) -> None:
        if self.row.stage != "waiting":
            raise BadRequest("already-started")
