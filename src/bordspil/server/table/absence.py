"""Seats whose owner is away: a bot stands in, the seat stays theirs, and they may take it over again."""

from msgspec.structs import replace

from bordspil.core.game import BadRequest, Seat
from bordspil.server.session.connection import Connection
from bordspil.server.session.wire.requests import Leave, Replace, Return
from bordspil.server.store.rows import SeatRow
from bordspil.server.table import broadcast, presence
from bordspil.server.table.bot_workers import choose_level
from bordspil.server.table.open_table import OpenTable


async def leave(table: OpenTable, who: Connection, message: Leave) -> None:
    """Somebody leaves a seat: before the start it is open again, during play a bot stands in."""
    seat = table.check_own(who, message.seat)
    if table.row.stage == "over":
        raise BadRequest("game-over")
    if table.row.stage == "playing":
        await stand_in(table, message.seat, message.level)
    else:
        await set_seat(table, message.seat, SeatRow("open"), seat.owner)


async def come_back(table: OpenTable, who: Connection, message: Return) -> None:
    """Somebody takes over again what a bot has played for them."""
    seat = table.check_own(who, message.seat)
    if seat.lost:
        raise BadRequest("seat-is-lost", seat=message.seat)
    await set_seat(table, message.seat, replace(seat, stand_in=""), seat.owner)


async def replace_absent(table: OpenTable, who: Connection, message: Replace) -> None:
    """A bot plays for somebody who is away, so that the others need not wait; the seat stays theirs."""
    seat = table.seat(message.seat)
    table.playing()
    if table.row.stage == "over":
        raise BadRequest("game-over")
    present = presence.at(table)
    if not presence.may_replace(table, who.owner, present):
        raise BadRequest("not-host")
    if not presence.is_awaited(present, seat):
        raise BadRequest("not-absent", seat=message.seat)
    await stand_in(table, message.seat, message.level)


async def stand_in(table: OpenTable, number: Seat, level: str) -> None:
    """A bot plays on at a person's seat."""
    seat = table.seat(number)
    chosen = choose_level(table.row.game, level, table.settings.bot_level)
    await set_seat(table, number, replace(seat, stand_in=chosen), seat.owner)


async def set_seat(table: OpenTable, number: Seat, seat: SeatRow, owner: bytes | None) -> None:
    """Writes a seat and tells everybody; its owner, who may do other things from now on, is told the game anew."""
    await table.set_seat(number, seat)
    broadcast.tell_fresh(table, [one for one in table.connections if one.owner == owner])
