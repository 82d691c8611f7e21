"""Seats whose owner is away: a bot stands in, the seat stays theirs, and they may take it over again."""

from collections.abc import Set
from hmac import compare_digest

from msgspec.structs import replace

from bordspil.core.game import BadRequest, Seat
from bordspil.server.session.wire.requests import Leave, Replace, Return
from bordspil.server.store.rows import SeatRow
from bordspil.server.table.bots.bot_workers import choose_level
from bordspil.server.table.change import Change
from bordspil.server.table.commands.seats import set_seat
from bordspil.server.table.snapshot import Now, Snapshot, Who


def leave(before: Snapshot, who: Who, message: Leave, now: Now) -> Change:
    """A player leaves a seat: before the start it is open again, during play a bot stands in."""
    seat = before.check_own(who.owner, message.seat)
    if before.row.stage == "over":
        raise BadRequest("game-over")
    if before.row.stage == "playing":
        return stand_in(before, message.seat, message.level, now)
    return set_seat(before, message.seat, SeatRow("open"), now, seen_by=owner_of(seat))


def come_back(before: Snapshot, who: Who, message: Return, now: Now) -> Change:
    """A player takes over again what a bot has played for them."""
    seat = before.check_own(who.owner, message.seat)
    if seat.lost:
        raise BadRequest("seat-is-lost", seat=message.seat)
    return set_seat(before, message.seat, replace(seat, stand_in=""), now, seen_by=owner_of(seat))


def replace_absent(before: Snapshot, who: Who, message: Replace, now: Now) -> Change:
    """A bot plays for a player who is away, so that the others need not wait; the seat stays theirs."""
    seat = before.seat(message.seat)
    before.playing()
    if before.row.stage == "over":
        raise BadRequest("game-over")
    if not may_replace(before, who.owner, who.here):
        raise BadRequest("not-host")
    if not is_awaited(seat, who.here):
        raise BadRequest("not-absent", seat=message.seat)
    return stand_in(before, message.seat, message.level, now)


def stand_in(before: Snapshot, number: Seat, level: str, now: Now) -> Change:
    """A bot plays on at a player's seat."""
    seat = before.seat(number)
    chosen = choose_level(before.row.game, level, before.settings.bot_level)
    return set_seat(before, number, replace(seat, stand_in=chosen), now, seen_by=owner_of(seat))


def is_awaited(seat: SeatRow, here: Set[bytes]) -> bool:
    """Whether a seat belongs to a player who is away, with no bot standing in."""
    return seat.kind == "person" and not seat.stand_in and seat.owner not in here


def may_replace(snapshot: Snapshot, owner: bytes, here: Set[bytes]) -> bool:
    """Whether an owner may let bots stand in for others: the host, or any player while the host is away."""
    if compare_digest(snapshot.row.host, owner):
        return True
    return bool(snapshot.own(owner)) and snapshot.row.host not in here


def owner_of(seat: SeatRow) -> frozenset[bytes]:
    """The owner of a seat, or nobody."""
    return frozenset() if seat.owner is None else frozenset((seat.owner,))
