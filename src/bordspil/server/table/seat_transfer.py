"""Seats move to another device by a code that is good once and for a short time; only its hash is kept."""

import secrets
import time
from hashlib import sha256
from hmac import compare_digest
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bordspil.core.game import BadRequest
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.answers import Passed
from bordspil.server.session.wire.requests import PassSeat, Take
from bordspil.server.store.seat_codes import Pass, add_pass, delete_pass, find_pass
from bordspil.server.table import broadcast
from bordspil.server.table.open_table import OpenTable

if TYPE_CHECKING:
    from bordspil.server.table.lobby import Lobby

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH = 12  # longer than the code of a table, by which the page knows it; not to be found by trying
SECONDS = 600


def digest(code: str) -> bytes:
    """What is kept of a code, however it was typed."""
    return sha256("".join(filter(str.isalnum, code.upper())).encode()).digest()


async def pass_seat(table: OpenTable, who: Connection, message: PassSeat) -> None:
    """Gives the owner of a seat a code for another device of theirs."""
    table.check_own(who, message.seat)
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    given = Pass(table.row.code, message.seat, who.owner)
    await table.store.write(add_pass(digest(code), given, int(time.time()), SECONDS))
    who.tell(encode(Passed(message.seat, code, SECONDS)))


async def take(lobby: "Lobby", who: Connection, message: Take) -> None:
    """Moves a seat to the browser that has its code, and turns it to the table."""
    key = digest(message.code)
    with who.guessing(), lobby.rate_limits.guessing(who.address):
        found = await lobby.store.read(find_pass, key, int(time.time()))
        if found is None:
            raise BadRequest("pass-unknown")
    table = await lobby.open(found.table, who.address)
    async with table.lock:
        try:
            if await lobby.store.read(find_pass, key, int(time.time())) != found:
                raise BadRequest("pass-unknown")
            await _hand_over(table, found, who.owner, key)
        finally:
            lobby.let_go(table)
    while not await lobby.bring(who, await lobby.open(found.table, who.address)):
        pass


async def _hand_over(table: OpenTable, given: Pass, to: bytes, key: bytes) -> None:
    """Writes a seat's new owner, who is also the host if the old one is and keeps no other seat."""
    seat = table.seat(given.seat)
    if seat.owner is None or not compare_digest(seat.owner, given.owner):
        raise BadRequest("pass-unknown")
    moved = replace(seat, owner=to, stand_in=seat.stand_in if seat.lost else "")
    is_host = compare_digest(table.row.host, given.owner) and len(table.own(given.owner)) == 1
    await table.set_seat(given.seat, moved, to if is_host else None, delete_pass(key))
    broadcast.tell_fresh(table, [one for one in table.connections if one.owner in (given.owner, to)])
