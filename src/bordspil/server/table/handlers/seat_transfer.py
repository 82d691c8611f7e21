"""Seat transfer: moves a seat to another device by a code for one use; only the hash of the code is kept."""

import time
from hashlib import sha256

from bordspil.core.game import BadRequest
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.answers import Passed
from bordspil.server.session.wire.requests import PassSeat, Take
from bordspil.server.store.seat_codes import Pass, add_pass, find_pass
from bordspil.server.table.codes import SEAT_LENGTH, make_code
from bordspil.server.table.commands.hand_over import hand_over
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.room import Room

SECONDS = 600


def digest(code: str) -> bytes:
    """Returns the hash of a code, regardless of case and separators."""
    return sha256("".join(filter(str.isalnum, code.upper())).encode()).digest()


async def pass_seat(room: Room, who: Connection, message: PassSeat) -> None:
    """Sends the owner of a seat a code for another device."""
    room.snapshot.check_own(who.owner, message.seat)
    code = make_code(SEAT_LENGTH)
    given = Pass(room.row.code, message.seat, who.owner)
    await room.store.write(add_pass(digest(code), given, int(time.time()), SECONDS))
    who.send(encode(Passed(message.seat, code, SECONDS)))


async def take(lobby: Lobby, who: Connection, message: Take) -> None:
    """Gives a seat to the browser that has its code, and attaches it to the table."""
    key = digest(message.code)
    with who.guessing(), lobby.rate_limits.guessing(who.address):
        found = await lobby.store.read(find_pass, key, int(time.time()))
        if found is None:
            raise BadRequest("pass-unknown")
    room = await lobby.open(found.table, who.address)
    async with room.lock:
        try:
            if await lobby.store.read(find_pass, key, int(time.time())) != found:
                raise BadRequest("pass-unknown")
            await room.commit(hand_over(room.snapshot, found, who.owner, key, room.now()))
        finally:
            lobby.close_if_idle(room)
    await lobby.watch(who, found.table)
