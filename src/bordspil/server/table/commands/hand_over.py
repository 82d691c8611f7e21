"""Hands a seat over to another browser, and links a table to its rematch."""

from hmac import compare_digest

from msgspec.structs import replace

from bordspil.core.game import BadRequest
from bordspil.server.store import rows
from bordspil.server.store.rows import Statement
from bordspil.server.store.seat_codes import Pass, delete_pass
from bordspil.server.table.change import Change, changed
from bordspil.server.table.commands.seats import set_seat
from bordspil.server.table.snapshot import Now, Snapshot


def hand_over(before: Snapshot, given: Pass, to: bytes, key: bytes, now: Now) -> Change:
    """Gives a seat to the browser that has its code; it is the new host if the old owner was, with no other seat."""
    seat = before.seat(given.seat)
    if seat.owner is None or not compare_digest(seat.owner, given.owner):
        raise BadRequest("pass-unknown")
    moved = replace(seat, owner=to, stand_in=seat.stand_in if seat.lost else "")
    is_host = compare_digest(before.row.host, given.owner) and len(before.own(given.owner)) == 1
    host, seen_by = to if is_host else None, frozenset((given.owner, to))
    return set_seat(before, given.seat, moved, now, delete_pass(key), host=host, seen_by=seen_by)


def link(before: Snapshot, code: str, statements: list[Statement]) -> Change:
    """Links a table to its rematch, which the given statements write."""
    return changed(before, replace(before.row, rematch=code), *statements, rows.set_rematch(before.row.code, code))
