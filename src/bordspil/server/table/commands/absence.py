"""Absence: a bot stands in at the seat of an absent player, who keeps the seat and may return."""

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
    """Leaves a seat of the sender: before the start it is open again, during play a bot stands in."""
    seat = before.check_own(who.owner, message.seat)
    if before.row.stage == "over":
        raise BadRequest("game-over")
    if before.row.stage == "playing":
        return stand_in(before, message.seat, message.level, now)
    return set_seat(before, message.seat, SeatRow("open"), now, seen_by=owner_of(seat))


def come_back(before: Snapshot, who: Who, message: Return, now: Now) -> Change:
    """Takes over a seat of the sender where a bot has stood in."""
    seat = before.check_own(who.owner, message.seat)
    if seat.lost:
        raise BadRequest("seat-is-lost", seat=message.seat)
    return set_seat(before, message.seat, replace(seat, stand_in=""), now, seen_by=owner_of(seat))


def replace_absent(before: Snapshot, who: Who, message: Replace, now: Now) -> Change:
    """Lets a bot stand in for an absent player, so that the others need not wait; the seat stays theirs."""
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
    """Lets a bot play at a player's seat."""
    seat = before.seat(number)
    chosen = choose_level(before.row.game, level, before.settings.bot_level)
    return set_seat(before, number, replace(seat, stand_in=chosen), now, seen_by=owner_of(seat))


def is_awaited(seat: SeatRow, here: Set[bytes]) -> bool:
    """Returns whether a seat belongs to an absent player without a bot that stands in."""
    return seat.kind == "person" and not seat.stand_in and seat.owner not in here


def may_replace(snapshot: Snapshot, owner: bytes, here: Set[bytes]) -> bool:
    """Returns whether an owner may let bots stand in for others: the host, or any player while the host is absent."""
    if compare_digest(snapshot.row.host, owner):
        return True
    return bool(snapshot.own(owner)) and snapshot.row.host not in here


def owner_of(seat: SeatRow) -> frozenset[bytes]:
    """Returns the owner of a seat as a set, which may be empty."""
    return frozenset() if seat.owner is None else frozenset((seat.owner,))
