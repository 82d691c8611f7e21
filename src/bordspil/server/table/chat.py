"""Chat at a table: phrases that everybody reads in their own language, and a little free text; kept with the table."""

import time
from typing import TYPE_CHECKING

from bordspil.core.game import BadRequest
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.rate_limits import Bucket
from bordspil.server.session.wire.answers import ChatLine, Said
from bordspil.server.session.wire.requests import Talk
from bordspil.server.store import Conflict
from bordspil.server.store.chat import KEPT_LINES, add_line, find_lines
from bordspil.server.table.appearance import tidy

if TYPE_CHECKING:
    from bordspil.server.table.open_table import OpenTable

PER_SECOND = 0.5
AT_ONCE = 6


class Chat:
    """What has been said at an open table, once it has been read from the store, and how much each may say now."""

    def __init__(self) -> None:
        self.lines: list[ChatLine] | None = None
        self.buckets: dict[bytes, Bucket] = {}

    def allows(self, owner: bytes) -> bool:
        """Whether somebody may say one more thing now."""
        now = time.monotonic()
        if len(self.buckets) >= KEPT_LINES:  # of people who have come and gone, and have been silent long enough
            self.buckets = {one: bucket for one, bucket in self.buckets.items() if bucket.fill(now) < AT_ONCE}
        return self.buckets.setdefault(owner, Bucket(PER_SECOND, AT_ONCE, now)).take(now)


async def talk(table: "OpenTable", who: Connection, message: Talk) -> None:
    """Somebody at a seat says something; those who look on listen."""
    seat = table.check_own(who, message.seat)
    if not table.row.terms.chat:
        raise BadRequest("chat-off")
    text = tidy(message.text)
    if bool(text) == bool(message.phrase):
        raise BadRequest("chat-empty")
    if not table.chat.allows(who.owner):
        raise BadRequest("chat-too-often")
    lines = await lines_of(table)
    number = lines[-1].number + 1 if lines else 0
    line = ChatLine(number, message.seat, seat.name, message.phrase, text)
    try:
        await table.store.write(add_line(table.row.code, line, who.owner))
    except Conflict:  # somebody at another server was first
        await catch_up(table)
        raise
    table.chat.lines = [*lines, line][-KEPT_LINES:]
    told = encode(Said([line], False))
    for connection in table.connections:
        connection.tell(told)
    table.spread()


async def tell_all(table: "OpenTable", who: Connection) -> None:
    """Everything that has been said, to somebody who comes."""
    if table.row.terms.chat and (lines := await lines_of(table)):
        who.tell(encode(Said(lines, True)))


async def catch_up(table: "OpenTable") -> None:
    """Reads again what has been said, and tells everybody: some of it may have been erased."""
    table.chat.lines = None
    told = encode(Said(await lines_of(table) if table.row.terms.chat else [], True))
    for connection in table.connections:
        connection.tell(told)


async def follow(table: "OpenTable") -> None:
    """Tells what has been said at other servers; everything anew where something was erased there."""
    before = table.chat.lines or []
    table.chat.lines = lines = await table.store.read(find_lines, table.row.code)
    new = [line for line in lines if line not in before]
    if any(line not in lines for line in before[-KEPT_LINES + len(new) :]):
        await catch_up(table)
    elif new and table.row.terms.chat:
        told = encode(Said(new, False))
        for connection in table.connections:
            connection.tell(told)


async def lines_of(table: "OpenTable") -> list[ChatLine]:
    """What has been said at a table."""
    if table.chat.lines is None:
        table.chat.lines = await table.store.read(find_lines, table.row.code)
    return table.chat.lines
