"""Notices of a turn: to every connection of a player at once, and by e-mail or webhook when they do not come."""

from bordspil.server.notify.delivery import deliver
from bordspil.server.session.connection import encode
from bordspil.server.session.wire.answers import Turn
from bordspil.server.store import turns
from bordspil.server.table import presence
from bordspil.server.table.change import Change, TurnBegan
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.room import Room, Subscriber


def caller(lobby: Lobby) -> Subscriber:
    """Returns the subscriber that announces turns to the connections of their players."""

    def publish_turn(room: Room, change: Change) -> None:
        for event in change.of(TurnBegan):
            call(lobby, room, event.owner)

    return publish_turn


def call(lobby: Lobby, room: Room, owner: bytes) -> None:
    """Announces a turn to all connections of a player, at all servers, unless the player is looking at the table."""
    if presence.is_looking(room, owner):
        return
    send_turn(lobby, room.row.code, room.row.game, owner)
    if lobby.peers is not None:
        lobby.peers.call(room, owner)


def send_turn(lobby: Lobby, code: str, game: str, owner: bytes) -> None:
    """Announces a turn to the connections of a player at this server, except those at the table."""
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
    notice = await lobby.store.read(turns.find_notice, code)
    await lobby.store.write([*turns.clear_notice(code), *(peers.fence(code) if peers else [])])
    room = lobby.rooms.get(code)
    if notice is None or (room is not None and presence.is_looking(room, notice.owner)):
        return
    for contact in notice.contacts:
        lobby.tasks.start(deliver(lobby.deliveries[contact.kind], lobby.settings, contact, notice))
