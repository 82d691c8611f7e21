"""Your turn: told to every window of a player at once, and by letter or webhook where nobody comes for a while."""

import asyncio
from typing import TYPE_CHECKING

from msgspec import Struct

from bordspil.core.game import BadRequest, Seat
from bordspil.server import logs
from bordspil.server.notify import contacts, email, webhooks
from bordspil.server.notify.contacts import Contact
from bordspil.server.notify.webhooks import HookError
from bordspil.server.session.connection import encode
from bordspil.server.session.wire.answers import Turn
from bordspil.server.settings import Settings
from bordspil.server.store.query import Reading
from bordspil.server.store.rows import Statement, TableRow
from bordspil.server.table import presence

if TYPE_CHECKING:
    from bordspil.server.table.lobby import Lobby
    from bordspil.server.table.open_table import OpenTable

MOST = 100
ATTEMPTS = 3
PAUSE = 20.0


class Call(Struct, frozen=True):
    """Somebody who is to be told of a turn: where, among whom, and how they are reached."""

    code: str
    game: str
    owner: bytes
    others: list[str]
    contacts: list[Contact]


def is_set_up(settings: Settings) -> bool:
    """Whether anybody could be told who has no page open."""
    return email.is_set_up(settings) or settings.webhooks


def called(row: TableRow, to_act: Seat | None, by: bytes | None) -> bytes | None:
    """Whose turn it has become: nobody's where a bot is to act, or where it was they themselves who acted."""
    if to_act is None or row.seats[to_act].bot:
        return None
    owner = row.seats[to_act].owner
    return owner if owner != by else None


def wait(row: TableRow, owner: bytes | None, due: float) -> list[Statement]:
    """Writes when somebody is to be told of this turn, if they gave a way to reach them; one turn, one message."""
    if row.clock is None:  # else the row is there, just written anew
        sql = "INSERT INTO turns SELECT ?, NULL, NULL, ? FROM contacts WHERE owner = ? AND is_on = 1 LIMIT 1"
        return [("DELETE FROM turns WHERE code = ?", (row.code,)), *([(sql, (row.code, due, owner))] if owner else [])]
    if owner is None:
        return []
    sql = "UPDATE turns SET notice = ? WHERE code = ? AND EXISTS (SELECT 1 FROM contacts WHERE owner = ? AND is_on = 1)"
    return [(sql, (due, row.code, owner))]


def begun(row: TableRow, to_act: Seat | None, by: bytes | None, settings: Settings, now: float) -> list[Statement]:
    """Writes when whoever is to act after somebody else is told of it, if they have not come by then."""
    if not is_set_up(settings):
        return []
    return wait(row, called(row, to_act, by), now + settings.notice_seconds)


def find_waiting(connection: Reading, now: float, free: str) -> list[str]:
    """The tables where somebody has not come to their turn; `free` leaves those out that others look after."""
    sql = f"SELECT code FROM turns WHERE notice <= ? {free} ORDER BY notice LIMIT ?"
    return [code for (code,) in connection.execute(sql, (now, MOST)).fetchall()]


def find_call(connection: Reading, code: str) -> Call | None:
    """Who is to be told of the turn at a table, if they have not been told."""
    sql = """SELECT game, (SELECT to_act FROM entries WHERE entries.code = tables.code ORDER BY number DESC LIMIT 1)
             FROM tables JOIN turns USING (code) WHERE code = ? AND stage = 'playing' AND notice IS NOT NULL"""
    found = connection.execute(sql, (code,)).fetchone()
    if found is None or found[1] is None:
        return None
    seats = connection.execute("SELECT name, owner FROM seats WHERE code = ? ORDER BY seat", (code,)).fetchall()
    owner = seats[found[1]][1]
    if owner is None:
        return None
    others = [name for name, other in seats if name and other != owner]
    return Call(code, found[0], owner, others, [one for one in contacts.find(connection, owner) if one.is_on])


def noted(code: str) -> list[Statement]:
    """Writes that somebody has been told; before they are, so that nobody is told twice."""
    return [
        ("UPDATE turns SET notice = NULL WHERE code = ?", (code,)),
        ("DELETE FROM turns WHERE code = ? AND clock IS NULL", (code,)),
    ]


def call(lobby: "Lobby", table: "OpenTable", owner: bytes) -> None:
    """Tells all windows of a player at all servers; who looks at the table needs no call."""
    if presence.is_looking(table, owner):
        return
    tell_windows(lobby, table.row.code, table.row.game, owner)
    if lobby.around is not None:
        lobby.around.call(table, owner)


def tell_windows(lobby: "Lobby", code: str, game: str, owner: bytes) -> None:
    """Tells all windows of a player here but those at the table, which see it themselves."""
    message = None
    for one in lobby.people.of(owner):
        if one.table is None or one.table.row.code != code:
            message = message or encode(Turn(code, game))
            one.tell(message)


async def send(lobby: "Lobby", code: str) -> None:
    """Tells somebody by letter and webhook that it is their turn, unless they are looking at the table."""
    around = lobby.around
    if around is not None and not await around.take(code):
        return
    call = await lobby.store.read(find_call, code)
    await lobby.store.write([*noted(code), *(around.fence(code) if around else [])])
    table = lobby.tables.get(code)
    if call is None or (table is not None and presence.is_looking(table, call.owner)):
        return
    for contact in call.contacts:
        lobby.errands.add(task := asyncio.create_task(_reach(lobby.settings, contact, call)))
        task.add_done_callback(lobby.errands.discard)


async def _reach(settings: Settings, contact: Contact, call: Call) -> None:
    """Tries a few times; what cannot be delivered is noted without its address."""
    for attempt in range(ATTEMPTS):
        try:
            await _tell(settings, contact, call)
            return
        except (BadRequest, HookError) as error:
            logs.warn("notice-not-sent", code=call.code, kind=contact.kind, reason=str(error), attempt=attempt + 1)
            await asyncio.sleep(PAUSE * (attempt + 1))


async def _tell(settings: Settings, contact: Contact, call: Call) -> None:
    if contact.kind == "mail":
        if email.is_set_up(settings):
            letter = email.turn(
                settings, contact.address, contact.language, call.game, call.others, call.code, contact.off
            )
            await email.send(settings, letter)
    elif settings.webhooks:
        link = f"{settings.address_of_page}table/{call.code}"
        message = {"event": "turn", "game": call.game, "table": call.code, "link": link, "others": call.others}
        await webhooks.send(settings, contact.address, message)
