"""Opens new tables: checks options and terms, charges the sender, fetches uploads, and writes the table."""

import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from bordspil.core.game import BadRequest, Game, agree, checkers
from bordspil.core.table import Table
from bordspil.server.session.connection import Connection
from bordspil.server.session.wire.requests import Create, Rematch
from bordspil.server.session.wire.shapes import SeatPlan, Terms
from bordspil.server.store import Conflict, rows
from bordspil.server.store.rows import SeatRow, Statement, TableRow
from bordspil.server.table import turns
from bordspil.server.table.appearance import tidy
from bordspil.server.table.broadcast import table_info
from bordspil.server.table.capacity import make_room
from bordspil.server.table.codes import TABLE_LENGTH, make_code
from bordspil.server.table.commands.hand_over import link
from bordspil.server.table.commands.host import begin
from bordspil.server.table.commands.seats import seat_by_plan
from bordspil.server.table.handlers.series import next_game
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.room import Room
from bordspil.server.table.setup import Opened, has_upload
from bordspil.server.table.snapshot import Now

DAY = 86_400


async def create(lobby: Lobby, who: Connection, message: Create) -> None:
    """Opens a table; checks what is cheap first, and an upload last."""
    game = lobby.find_game(message.game)
    await lobby.warming.rules(game.id)
    turns.check_clock(game.id, message.terms, lobby.settings.bot_level)
    keys = _keys_of(game, message.options)
    known = {name: value for name, value in message.options.items() if name not in keys}
    options = agree(game, known, len(message.seats))
    if not keys:
        game.start(options, len(message.seats))  # options that cannot be played are refused now, not at the start
    level = lobby.settings.bot_level
    seats = _seats_of(game, message.seats, who.owner, level)
    await _pay_for_table(lobby, who)
    if keys:
        options = await _fetch(lobby, who, game, options, keys, len(seats))
    room = await _open_new(lobby, game, _row(game, options, seats, who.owner, message.terms), who.address)
    lobby.add_room(room, who.address)
    await lobby.attach(who, room)


async def rematch(lobby: Lobby, who: Connection, message: Rematch) -> None:
    """Opens the rematch of a table for the same people."""
    room = lobby.room_of(who)
    if room.row.stage != "over":
        raise BadRequest("not-over")
    if not room.own(who.owner):
        raise BadRequest("not-seated")
    if room.row.rematch is None:
        options, seats = next_game(room.snapshot)
        await _pay_for_table(lobby, who)
        if has_upload(room.game, options):
            lobby.rate_limits.charge("kept_bytes", who.address, amount=len(room.options_json))
        row = replace(_row(room.game, options, seats, who.owner, room.row.terms), before=room.row.code)
        if await _open_new(lobby, room.game, row, who.address, room) is not room:
            return
        lobby.rate_limits.refund("tables", who.address)
    table_info.send(room, who)


async def _pay_for_table(lobby: Lobby, who: Connection) -> None:
    """Charges a new table; refuses it if there is no capacity, or if its host has opened too many."""
    make_room(lobby, who.address, is_new=True)
    most = lobby.settings.tables_per_person
    if await lobby.store.read(rows.count_open, who.owner, int(time.time()) - DAY) >= most:
        raise BadRequest("too-many-tables", limit=most)
    lobby.rate_limits.charge("tables", who.address)


async def _fetch(
    lobby: Lobby, who: Connection, game: Game, agreed: dict[str, Any], keys: dict[str, str], seats: int
) -> dict[str, Any]:
    """Returns the options with uploads in place of their keys; every table keeps a copy of its own."""
    texts, is_sound = {}, True
    for name, key in keys.items():
        if (found := await lobby.store.read_long(rows.find_upload, key)) is None:
            raise BadRequest("upload-unknown", option=name)
        texts[name], checked = found
        lobby.rate_limits.charge("kept_bytes", who.address, amount=len(texts[name]))
        is_sound = is_sound and checked == checkers(game)

    def agree_on() -> dict[str, Any]:
        uploads = {name: msgspec.json.decode(text) for name, text in texts.items()}
        options = agree(game, agreed | uploads, seats, is_sound)
        game.start(options, seats)
        return options

    async with lobby.replays.turn(who.address):
        return await lobby.replays.run(agree_on)


def _seats_of(game: Game, plans: Sequence[SeatPlan], host: bytes, level: str) -> tuple[SeatRow, ...]:
    """Returns the seats of a new table; the names that people bring are known before bots get theirs."""
    taken = [tidy(plan.name) for plan in plans if plan.kind != "open"]
    seats = []
    for plan in plans:
        seats.append(seat_by_plan(game.id, plan, host, level, taken))
        taken.append(seats[-1].name)
    return tuple(seats)


def _row(game: Game, options: dict[str, Any], seats: tuple[SeatRow, ...], host: bytes, terms: Terms) -> TableRow:
    """Returns the row of a new table, without a code."""
    return TableRow(
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
        checked=checkers(game),
    )


async def _open_new(lobby: Lobby, game: Game, row: TableRow, payer: str, after: Room | None = None) -> Room:
    """Writes a new table, and starts its game if no seat is open; returns its room.

    `after` is the room of the table that it is a rematch of; if there is one already, `after` is returned. Its lock is
    held only to write: the game may have to wait for a turn.
    """
    seen = None if after is None else after.row.seats
    while True:
        row = replace(row, code=make_code(TABLE_LENGTH))
        now = Now(lobby.store.service_clock.now(), int(time.time()))
        if has_upload(game, row.options):
            async with lobby.replays.turn(payer):
                begun, play, statements = await lobby.replays.run(_begin, lobby, row, game, now)
        else:
            begun, play, statements = _begin(lobby, row, game, now)
        try:
            if after is None:
                await lobby.store.write(statements)
            else:
                async with after.lock:
                    if after.row.rematch is not None:
                        return after
                    if after.row.seats != seen:  # handed over meanwhile
                        raise BadRequest("overtaken")
                    await after.commit(link(after.snapshot, row.code, statements))
        except Conflict:  # the code is taken, or the table before has changed
            continue
        return lobby.new_room(Opened(begun, game, play))


def _begin(lobby: Lobby, row: TableRow, game: Game, now: Now) -> tuple[TableRow, Table | None, list[Statement]]:
    """Returns the row and the game of a new table, and the statements that write both."""
    statements, settings = rows.add_table(row), lobby.settings
    if any(seat.kind == "open" for seat in row.seats):
        return row, None, statements
    begun, play, more = begin(row, game, "", settings.bot_level, now)
    notices = turns.write_notice(begun, play.to_act(), row.host, settings, now.service)
    return begun, play, [*statements, *more, *notices]


def _keys_of(game: Game, options: dict[str, Any]) -> dict[str, str]:
    """Returns the keys of uploads by option."""
    sources = [option.name for option in game.options if option.source is not None]
    return {name: str(value.get("upload")) for name in sources if isinstance(value := options.get(name), dict)}
