"""The lobby: opens tables, finds them again in the store, and brings every message to where it belongs."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from typing import Any

import msgspec
from msgspec.structs import replace

from bordspil import games
from bordspil.core.game import BadRequest, Game, Refusal, agree, checkers
from bordspil.core.table import Table
from bordspil.server import logs, metrics
from bordspil.server.cluster.peers import Neighbours
from bordspil.server.http.hosts import Hosts
from bordspil.server.http.uploads import Intake
from bordspil.server.notify import contacts, your_turn
from bordspil.server.people import auth, ratings
from bordspil.server.session.address import Callers
from bordspil.server.session.challenges import Proof
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.presence_registry import People
from bordspil.server.session.rate_limits import RateLimits
from bordspil.server.session.wire import requests
from bordspil.server.session.wire.answers import Hinted, Reported
from bordspil.server.session.wire.shapes import Terms
from bordspil.server.session.wire.tables import GameInfo, OptionInfo, Welcome
from bordspil.server.settings import Settings
from bordspil.server.store import LONG_READERS, Conflict, Store, StoreDown, rows
from bordspil.server.store.ratings import note_help
from bordspil.server.store.rows import SeatRow, Statement, TableRow
from bordspil.server.table import (
    absence,
    analysis,
    appearance,
    bot_delay,
    broadcast,
    chat,
    clocks,
    hotseat,
    own_tables,
    presence,
    public_tables,
    replay,
    seat_transfer,
    series,
    terms,
    undo,
)
from bordspil.server.table.appearance import tidy
from bordspil.server.table.bot_workers import NoMoveError, Workers, can_advise, can_assess, levels, payers
from bordspil.server.table.bots import Bots
from bordspil.server.table.capacity import make_room
from bordspil.server.table.open_table import OpenTable
from bordspil.server.table.replay_queue import Replays, Turns
from bordspil.server.table.setup import FindGame, Opened, begin, seat_by_plan, take_up

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is easily taken for another
DAY = 86_400

AT_TABLE: dict[type, Callable[[OpenTable, Connection, Any], Awaitable[None]]] = {
    requests.Plan: OpenTable.plan,
    requests.Sit: OpenTable.sit,
    requests.Leave: absence.leave,
    requests.Return: absence.come_back,
    requests.Replace: absence.replace_absent,
    requests.RevealSeat: hotseat.reveal_seat,
    requests.SetVisible: presence.set_visible,
    requests.PassSeat: seat_transfer.pass_seat,
    requests.Start: OpenTable.start,
    requests.Play: OpenTable.move,
    requests.Undo: undo.undo,
    requests.Consent: undo.consent,
    requests.Change: terms.change,
    requests.Talk: chat.talk,
    requests.Appear: appearance.appear,
    requests.Hurry: bot_delay.hurry,
}

# what leaves a trace in the store but is no move, of which a game has only so many
CHANGES = AT_TABLE.keys() - {
    requests.RevealSeat,
    requests.SetVisible,
    requests.PassSeat,
    requests.Play,
    requests.Talk,
    requests.Hurry,
}


def new_code() -> str:
    """A table's name in links: short, random, and no secret."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


class Lobby:
    """All that a server has open."""

    def __init__(self, settings: Settings, store: Store, workers: Workers, find_game: FindGame = games.load) -> None:
        self.settings = settings
        self.store = store
        self.find_game = find_game
        self.tables: dict[str, OpenTable] = {}
        self.public = public_tables.Public()
        self.sockets = 0
        self.is_draining = False  # told to end, and only waiting until nobody new is sent here
        self.callers = Callers(settings.proxies, settings.metrics_networks)
        self.hosts = Hosts(settings, self.callers)
        self.rate_limits = RateLimits(settings)
        self.bots = Bots(workers, self.rest, self.rate_limits)
        self.connections: set[Connection] = set()
        self.people = People()
        self.proofs: dict[bytes, Proof] = {}
        self.errands: set[asyncio.Task[Any]] = set()
        self.visited: set[str] = set()  # tables opened since it was last written down
        self.replays = Replays()
        self.long_reads = Turns(LONG_READERS)  # of what somebody asks the store for, and may be long
        self.openings: dict[str, asyncio.Task[OpenTable]] = {}  # tables that are being taken up, by code
        self.doubted: set[str] = set()  # those of them whose row has been changed meanwhile
        self.expiring: set[str] = set()  # tables that are being deleted
        self.moving = asyncio.Lock()  # the tables of one person at a time are handed over
        self.memory = replay.Memory(self.replays)
        self.analyst = analysis.Analyst(self)
        self.intake = Intake(settings, self.rate_limits)
        self.greeting = encode(greet())
        self.around = Neighbours(self) if settings.is_shared else None
        if self.around is not None:
            self.public.on_change = self.around.offer

    async def handle(self, who: Connection, message: requests.ClientMessage) -> None:
        """Does what a message asks, or tells its sender why not."""
        about = str(type(message).__struct_config__.tag)
        began = time.perf_counter()
        metrics.messages.inc()
        await self._answer(who, about, self._do(who, message))
        metrics.message_duration.observe(time.perf_counter() - began)

    async def _answer(self, who: Connection, about: str, doing: Awaitable[None]) -> None:
        """Waits for what is done for somebody, and tells why where it cannot be."""
        try:
            await doing
        except Refusal as refusal:
            who.refuse(refusal, about)
            if refusal.key in ("stale", "overtaken") and (table := self.find_table(who)) is not None:
                async with table.lock:
                    broadcast.tell_fresh(table, [who])
        except Exception as error:  # one message must not end a connection
            metrics.errors.inc()
            logs.warn("server-error", error, about=about)
            who.refuse(BadRequest("server-error"), about)

    async def _do(self, who: Connection, message: requests.ClientMessage) -> None:
        if not who.is_greeted and not isinstance(message, requests.Hello):
            raise BadRequest("hello-first")
        if (answer := IN_LOBBY.get(type(message))) is not None:
            await answer(self, who, message)
        else:
            await self._at_table(who, message)

    async def hello(self, who: Connection, message: requests.Hello) -> None:
        """Learns who somebody is, and tells what there is to play."""
        if who.is_greeted:
            raise BadRequest("hello-twice")
        who.browser = sha256(message.token.encode()).digest()
        account = await auth.recognise(self, who)
        who.is_greeted = True
        who.tell(self.greeting)
        if account is not None:
            auth.tell(self, who, account)

    async def _at_table(self, who: Connection, message: Any) -> None:
        table = self.table_of(who)
        if type(message) in CHANGES:
            self.rate_limits.charge("changes", who.address, who.owner)
        async with table.lock:
            try:
                await AT_TABLE[type(message)](table, who, message)
            except Conflict:  # the table has been brought up to date, and what names no move may be just as right now
                if hasattr(message, "seq"):
                    raise
                await AT_TABLE[type(message)](table, who, message)
            self.note(table)
        self.bots.wake(table)

    async def create(self, who: Connection, message: requests.Create) -> None:
        """Opens a table; what costs little is looked at first, and a file that was brought along comes last."""
        game = self.find_game(message.game)
        clocks.check(game.id, message.terms, self.settings.bot_level)
        keys = _keys_of(game, message.options)
        known = {name: value for name, value in message.options.items() if name not in keys}
        options = agree(game, known, len(message.seats))
        if not keys:
            game.start(options, len(message.seats))  # what cannot be played is refused now, not when all have come
        level = self.settings.bot_level
        seats = tuple(seat_by_plan(game.id, plan, who.owner, level) for plan in message.seats)
        await self._pay_for_table(who)
        if keys:
            options = await self._fetch(who, game, options, keys, len(seats))
        table = await self._open_new(game, options, seats, who.owner, message.terms, who.address)
        self._put(table, who.address)
        await self.bring(who, table)

    async def _pay_for_table(self, who: Connection) -> None:
        """Refuses a new table where there is no room, or where somebody has opened too many."""
        make_room(self, who.address, is_new=True)
        if await self.store.read(rows.count_open, who.owner, int(time.time()) - DAY) >= self.settings.tables_per_person:
            raise BadRequest("too-many-tables", limit=self.settings.tables_per_person)
        self.rate_limits.charge("tables", who.address)

    async def _fetch(
        self, who: Connection, game: Game, agreed: dict[str, Any], keys: dict[str, str], seats: int
    ) -> dict[str, Any]:
        """The options with what was brought along in the place of its key; every table keeps a copy of its own."""
        texts, is_sound = {}, True
        for name, key in keys.items():
            if (found := await self.store.read_long(rows.find_brought, key)) is None:
                raise BadRequest("brought-unknown", option=name)
            texts[name], checked = found
            self.rate_limits.charge("kept_bytes", who.address, amount=len(texts[name]))
            is_sound = is_sound and checked == checkers(game)

        def agree_on() -> dict[str, Any]:
            brought = {name: msgspec.json.decode(text) for name, text in texts.items()}
            options = agree(game, agreed | brought, seats, is_sound)
            game.start(options, seats)
            return options

        async with self.replays.turn(who.address):
            return await self.replays.run(agree_on)

    async def _open_new(
        self,
        game: Game,
        options: dict[str, Any],
        seats: tuple[SeatRow, ...],
        host: bytes,
        terms: Terms,
        payer: str,
        after: OpenTable | None = None,
    ) -> OpenTable:
        """Writes a new table, begun when nobody is awaited.

        `after` is the table that it is a rematch of; where another server has opened one, that is the one.
        """
        row = TableRow(
            code="",
            game=game.id,
            rules_version=game.rules_version,
            options=options,
            seed=secrets.token_bytes(32),
            host=host,
            stage="waiting",
            rematch=None,
            created=int(time.time()),
            seats=seats,
            terms=terms,
            before=after.row.code if after else None,
            checked=checkers(game),
        )
        while True:
            row = replace(row, code=new_code())
            if has_file(options):
                async with self.replays.turn(payer):
                    begun, play, statements = await self.replays.run(self._begin, row, game)
            else:
                begun, play, statements = self._begin(row, game)
            try:
                if after is None:
                    await self.store.write(statements)
                else:
                    await after.link(row.code, statements)
            except Conflict:  # the code is taken, or the table before has changed
                if after is not None and after.row.rematch is not None:
                    return after
                continue
            return self._made(Opened(begun, game, play))

    def _begin(self, row: TableRow, game: Game) -> tuple[TableRow, Table | None, list[Statement]]:
        """A new table, its game where nobody is awaited, and what is to be written of both."""
        statements = rows.add_table(row)
        if any(seat.kind == "open" for seat in row.seats):
            return row, None, statements
        now = self.store.service_clock.now()
        begun, play, more = begin(row, game, self.settings.bot_level, now)
        return begun, play, [*statements, *more, *your_turn.begun(begun, play.to_act(), row.host, self.settings, now)]

    async def open_table(self, who: Connection, message: requests.OpenTable) -> None:
        """Turns a connection to a table."""
        await self._check_code(who, message.table)
        while not await self.bring(who, await self.open(message.table, who.address)):
            pass

    async def _check_code(self, who: Connection, code: str) -> None:
        """Lets somebody say a code; one that stands for nothing is a guess, of which those who sit there make none."""
        try:
            with who.guessing(), self.rate_limits.guessing(who.address):
                await self.find_row(code)
        except BadRequest as refusal:
            if refusal.key != "too-often" or not await self.store.read(rows.is_of, code, who.owner):
                raise

    async def bring(self, who: Connection, table: OpenTable) -> bool:
        """Turns a connection to a table and tells it everything; False when the table has been closed meanwhile."""
        if who.table_code != table.row.code:
            await self.part(who)
        async with table.lock:
            if self.tables.get(table.row.code) is not table:
                return False
            if not presence.is_welcome(table, who.owner):
                self.let_go(table)
                raise BadRequest("no-spectators")
            await broadcast.prepare(self, table, who)
            is_new = not presence.is_here(table, who.owner)
            if who.table_code is None:
                who.table_code, who.shown, who.heard = table.row.code, None, -1
                table.connections.append(who)
            if is_new and presence.is_noticed(table, who.owner):
                table.tell_all(who)
            else:
                table.tell_info(who)
            broadcast.tell_fresh(table, [who])
            self.note(table)
            await chat.tell_all(table, who)
        self.bots.wake(table)
        return True

    async def leave(self, who: Connection) -> None:
        """A connection is closed."""
        self.people.leave(who)
        await self.part(who)

    async def part(self, who: Connection) -> None:
        """A connection no longer looks at its table; a table nobody looks at is closed until somebody comes back."""
        self.public.readers.discard(who)
        if who.advising is not None:
            who.advising.cancel()
            who.advising = None
        table, who.table_code = self.find_table(who), None
        if table is None:
            return
        async with table.lock:
            if who in table.connections:  # it may have been sent away meanwhile
                table.connections.remove(who)
            self.note(table)
            self.let_go(table)
            if presence.is_noticed(table, who.owner):
                table.tell_all()
        self.bots.wake(table)

    async def look_after(self, code: str) -> None:
        """Opens a table for a moment, to see whose time is up there and to let its bots play."""
        if self.around is not None and not await self.around.take(code):
            return
        table = await self.open(code)
        async with table.lock:
            if self.tables.get(code) is table:
                await clocks.look_after(table)
                self.bots.wake(table)
        await self.rest(table)

    async def rest(self, table: OpenTable) -> None:
        """The bots of a table have played; where nobody looks at it, it is closed."""
        async with table.lock:
            self.let_go(table)

    def let_go(self, table: OpenTable) -> None:
        """Closes a table unless somebody is at it, or its bots still have to play."""
        if table.connections:
            return
        if (table not in self.bots.playing or table.row.clock is None) and self.tables.get(table.row.code) is table:
            del self.tables[table.row.code]
            if table.payer:
                self.rate_limits.release("open_tables", table.payer)
            if self.around is not None:
                self.around.closed(table.row.code)

    def tell_turn(self, table: OpenTable, owner: bytes) -> None:
        """It has become somebody's turn."""
        your_turn.call(self, table, owner)

    async def rematch(self, who: Connection, message: requests.Rematch) -> None:
        """Opens a table for the same people once more."""
        table = self.table_of(who)
        async with table.lock:
            if table.row.stage != "over":
                raise BadRequest("not-over")
            if not table.own(who.owner):
                raise BadRequest("not-seated")
            if table.row.rematch is None:
                options, seats = series.next_game(table)
                await self._pay_for_table(who)
                if has_file(options):
                    self.rate_limits.charge("kept_bytes", who.address, amount=len(msgspec.json.encode(options)))
                await self._open_new(table.game, options, seats, who.owner, table.row.terms, who.address, table)
            table.tell_all()

    async def hint(self, who: Connection, message: requests.Hint) -> None:
        """Lets a worker think for a person, while play goes on; whoever leaves the table waits for nothing."""
        table = self.table_of(who)
        async with table.lock:
            view = table.view_for_hint(who, message)
        self.rate_limits.hold("hints_at_once", who.address, who.owner)
        address, owner = who.address, who.owner
        thinking = self._advise(who, table, view, message.seq)
        who.advising = task = asyncio.create_task(self._answer(who, "hint", thinking))
        task.add_done_callback(lambda _: self.rate_limits.release("hints_at_once", address, owner))

    async def _advise(self, who: Connection, table: OpenTable, view: Any, seq: int) -> None:
        self.rate_limits.charge("hints", who.address, who.owner)
        seconds, own = self.settings.hint_seconds, payers(who.address, who.owner)
        try:
            value = await self.bots.workers.hint(table.game.id, view, seconds, own)
        except NoMoveError:
            raise BadRequest("no-hint") from None
        await self.store.write([note_help(table.row.code)])
        who.tell(encode(Hinted(seq, value)))

    async def report(self, who: Connection, message: requests.Report) -> None:
        """Keeps a note for the host."""
        table, now = self.table_of(who), int(time.time())
        if not table.own(who.owner):
            raise BadRequest("not-seated")
        if await self.store.read(rows.count_reports, who.owner, now - DAY) >= self.settings.reports_per_person:
            raise BadRequest("too-often")
        self.rate_limits.charge("reports", who.address)
        report = rows.add_report(table.row.code, tidy(message.about), tidy(message.note), who.owner, now)
        await self.store.write([report])
        who.tell(encode(Reported(message.about)))

    async def find_row(self, code: str) -> tuple[TableRow, Game]:
        """A table but for its log and, where it is not open, its options; and its game."""
        if code in self.tables:
            return self.tables[code].row, self.tables[code].game
        found = await self.store.read(rows.find_row, code)
        if found is None:
            raise BadRequest("table-unknown", code=code[:12])
        return found, self.find_game(found.game)

    async def open(self, code: str, payer: str = "") -> OpenTable:
        """The table of a code, taken up from the store where nobody is at it; who asks meanwhile waits for the same."""
        if (table := self.tables.get(code)) is not None:
            return table
        if code in self.expiring:
            raise BadRequest("table-unknown", code=code[:12])
        if (opening := self.openings.get(code)) is None:
            make_room(self, payer)
            self.openings[code] = opening = asyncio.create_task(self._open(code, payer))
            self.errands.add(opening)
            opening.add_done_callback(self._is_opened)
        return await asyncio.shield(opening)

    async def _open(self, code: str, payer: str) -> OpenTable:
        try:
            async with self.replays.turn(payer):
                found = await self._take_up(code)
            table = self._made(found)
            self._put(table, payer)
            self.visited.add(code)
            return table
        finally:
            del self.openings[code]
            self.doubted.discard(code)

    def _is_opened(self, opening: "asyncio.Task[OpenTable]") -> None:
        self.errands.discard(opening)
        if not opening.cancelled():
            opening.exception()  # those who waited have heard of it; whoever has gone meanwhile need not

    async def _take_up(self, code: str) -> Opened:
        """A table as it stands when it is opened, though it may be handed over or deleted while it is played again."""
        while True:
            self.doubted.discard(code)
            found = await take_up(self.store, self.replays, code, self.find_game)
            if found.notes:
                with suppress(StoreDown):  # then it is checked again next time
                    await self.store.write(found.notes)
            row: TableRow | None = found.row
            while code in self.doubted and row is not None and row.change == found.row.change:
                self.doubted.discard(code)
                row = await self.store.read(rows.find_row, code)
            if row is not None and row.change == found.row.change:
                return found

    def doubt_openings(self) -> None:
        """Something has been written of tables whoever they belong to: those that are being opened are read again."""
        self.doubted.update(self.openings)

    def _made(self, found: Opened) -> OpenTable:
        return OpenTable(*found[:3], self.store, self.settings, self.replays, self.tell_turn)

    def _put(self, table: OpenTable, payer: str) -> None:
        """A table is open from now on, and counts for who has opened it."""
        if payer:
            with suppress(BadRequest):  # several at once: the next one is refused
                self.rate_limits.hold("open_tables", payer)
                table.payer = payer
        self.tables[table.row.code] = table
        if self.around is not None:
            table.around = self.around
            self.around.opened(table)

    def note(self, table: OpenTable) -> None:
        """Something has happened at a table that strangers or other servers may want to know."""
        self.public.note(table)
        if self.around is not None:
            self.around.note(table)

    def table_of(self, who: Connection) -> OpenTable:
        """The table a connection looks at; refuses where it looks at none."""
        if (table := self.find_table(who)) is None:
            raise BadRequest("no-table")
        return table

    def find_table(self, who: Connection) -> OpenTable | None:
        """The table a connection looks at, if it looks at one."""
        return None if who.table_code is None else self.tables.get(who.table_code)


def has_file(options: dict[str, Any]) -> bool:
    """Whether one of the options was brought along as a file, and may be large."""
    return any(isinstance(value, dict | list) for value in options.values())


def _keys_of(game: Game, options: dict[str, Any]) -> dict[str, str]:
    """The options for which something was brought along, each with its key."""
    sources = [option.name for option in game.options if option.source is not None]
    return {name: str(value.get("brought")) for name in sources if isinstance(value := options.get(name), dict)}


# what is asked of the lobby; everything else is asked of the table that one looks at
IN_LOBBY: dict[type, Callable[[Lobby, Connection, Any], Awaitable[None]]] = {
    requests.Hello: Lobby.hello,
    requests.Create: Lobby.create,
    requests.OpenTable: Lobby.open_table,
    requests.Take: seat_transfer.take,
    requests.Mine: own_tables.tell_mine,
    requests.ListPublic: public_tables.list_public,
    requests.Rematch: Lobby.rematch,
    requests.Series: series.tell_sheet,
    requests.Hint: Lobby.hint,
    requests.ReplayAt: replay.replay_at,
    requests.Prove: replay.prove,
    requests.Analyse: analysis.analyse,
    requests.Report: Lobby.report,
    requests.AskContacts: contacts.ask,
    requests.GiveContact: contacts.give,
    requests.ProveContact: contacts.prove,
    requests.Notify: contacts.notify,
    **auth.ANSWERS,
    requests.AskPlayers: ratings.tell_players,
}


def greet() -> Welcome:
    """What a page needs to know first: the games and the levels of bots."""
    infos, known = [], []
    for game in map(games.load, games.names()):
        options = [
            OptionInfo(one.name, one.default, list(one.choices), one.seat, one.source is not None)
            for one in game.options
        ]
        low, high, bots = game.seats.start, game.seats.stop - 1, ratings.of_bots(game.id)
        infos.append(GameInfo(game.id, low, high, can_advise(game.id), can_assess(game.id), options, bots))
        known += [level for level in levels(game.id) if level not in known]
    return Welcome(infos, known)
