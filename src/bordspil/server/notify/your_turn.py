"""Notices of a turn: to every connection of a player at once, and by e-mail or webhook when they do not come."""

import asyncio

from bordspil.core.game import BadRequest
from bordspil.server import logs
from bordspil.server.notify import email, webhooks
from bordspil.server.notify.webhooks import HookError
from bordspil.server.session.connection import encode
from bordspil.server.session.wire.answers import Turn
from bordspil.server.settings import Settings
from bordspil.server.store import turns
from bordspil.server.store.contacts import Contact
from bordspil.server.store.turns import TurnNotice
from bordspil.server.table import presence
from bordspil.server.table.change import Change, TurnBegan
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.room import Room, Subscriber

ATTEMPTS = 3
PAUSE = 20.0


def caller(lobby: Lobby) -> Subscriber:
    """Tells a player whose turn has begun."""

    def publish_turn(room: Room, change: Change) -> None:
        for event in change.of(TurnBegan):
            call(lobby, room, event.owner)

    return publish_turn


def call(lobby: Lobby, room: Room, owner: bytes) -> None:
    """Tells all connections of a player, at all servers, unless the player is looking at the table."""
    if presence.is_looking(room, owner):
        return
    send_turn(lobby, room.row.code, room.row.game, owner)
    if lobby.peers is not None:
        lobby.peers.call(room, owner)


def send_turn(lobby: Lobby, code: str, game: str, owner: bytes) -> None:
    """Tells all connections of a player at this server but those at the table."""
    message = None
    for one in lobby.registry.of(owner):
        if one.table_code != code:
            message = message or encode(Turn(code, game))
            one.send(message)


async def send(lobby: Lobby, code: str) -> None:
    """Sends the notice of a turn over all contacts of its player, unless they are looking at the table."""
    peers = lobby.peers
    if peers is not None and not await peers.take(code):
        return
    call = await lobby.store.read(turns.find_notice, code)
    await lobby.store.write([*turns.clear_notice(code), *(peers.fence(code) if peers else [])])
    room = lobby.rooms.get(code)
    if call is None or (room is not None and presence.is_looking(room, call.owner)):
        return
    for contact in call.contacts:
        lobby.tasks.add(task := asyncio.create_task(_reach(lobby.settings, contact, call)))
        task.add_done_callback(lobby.tasks.discard)


async def _reach(settings: Settings, contact: Contact, call: TurnNotice) -> None:
    """Sends a notice with a few attempts; a failure is logged without the address."""
    for attempt in range(ATTEMPTS):
        try:
            await _deliver(settings, contact, call)
            return
        except (BadRequest, HookError) as error:
            logs.warning("notice-not-sent", code=call.code, kind=contact.kind, reason=str(error), attempt=attempt + 1)
            await asyncio.sleep(PAUSE * (attempt + 1))


async def _deliver(settings: Settings, contact: Contact, call: TurnNotice) -> None:
    if contact.kind == "mail":
        if email.is_set_up(settings):
            written = email.turn(
                settings, contact.address, contact.language, call.game, call.others, call.code, contact.token
            )
            await email.send(settings, written)
    elif settings.webhooks:
        link = f"{settings.address_of_page}table/{call.code}"
        message = {"event": "turn", "game": call.game, "table": call.code, "link": link, "others": call.others}
        await webhooks.send(settings, contact.address, message)
