"""What a person may ask for everything that is kept about them: an export, and that it is erased."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec

from bordspil.server.store import owners
from bordspil.server.store.owners import OwnSeat
from bordspil.server.store.rows import Statement
from bordspil.server.table.bots.bot_workers import choose_level

AT_ONCE = 200  # tables whose moves are read in one query

Read = Callable[..., Awaitable[Any]]  # of a store


def erase(owner: bytes, seats: list[OwnSeat], usual_level: str) -> list[Statement]:
    """Returns what erases an owner; during play a bot takes each of their seats, before it the seats are open."""
    levels = (choose_level(one.game, one.stand_in, usual_level) if one.stage == "playing" else "" for one in seats)
    return owners.erase(owner, zip(seats, levels, strict=True))


async def export(read: Read, owner: bytes) -> AsyncIterator[bytes]:
    """Yields everything about an owner as JSON, in pieces, so that any number of games fits into memory."""
    data = await read(owners.export, owner)
    codes = sorted({seat["code"] for seat in data["seats"]})
    yield msgspec.json.encode(data)[:-1] + b',"moves":['
    is_first = True
    for begin in range(0, len(codes), AT_ONCE):
        if moves := await read(owners.export_moves, owner, codes[begin : begin + AT_ONCE]):
            yield (b"" if is_first else b",") + msgspec.json.encode(moves)[1:-1]
            is_first = False
    yield b"]}"
