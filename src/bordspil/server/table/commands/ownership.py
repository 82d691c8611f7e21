"""Commands about everything of an owner at a table: handed over to an account, or erased."""

from collections.abc import Set
from hmac import compare_digest

from msgspec.structs import replace

from bordspil.core.game import Seat
from bordspil.server.store import chat, rows
from bordspil.server.store.rows import NO_OWNER, SeatRow
from bordspil.server.table.bots.bot_workers import choose_level
from bordspil.server.table.change import Change, Talked, ViewsChanged, changed
from bordspil.server.table.commands.seats import set_seats
from bordspil.server.table.snapshot import Now, Snapshot, owns


def hand_over_all(before: Snapshot, old: bytes, new: bytes) -> Change:
    """Gives all seats of an owner, the role of the host and the lines of chat to another owner."""
    row = before.row
    seats = tuple(replace(seat, owner=new) if owns(old, seat) else seat for seat in row.seats)
    statements = [rows.set_seat(row.code, number, seats[number]) for number in before.own(old)]
    if compare_digest(row.host, old):
        row = replace(row, host=new)
        statements.append(rows.set_host(row.code, new))
    statements.append(chat.hand_over_lines(row.code, old, new))
    return changed(before, replace(row, seats=seats), *statements, events=[ViewsChanged(frozenset((old, new)))])


def erase_owner(before: Snapshot, owner: bytes, erased: Set[int], now: Now) -> Change:
    """Removes an owner from a table, with their lines of chat, whose numbers are given.

    During play a bot takes each of their seats, before it the seats are open, afterwards they lose their names.
    """
    host = NO_OWNER if compare_digest(before.row.host, owner) else None
    seats = {number: _vacated(before, number) for number in before.own(owner)}
    delete = chat.delete_lines(before.row.code, owner)
    change = set_seats(before, seats, now, delete, host=host, seen_by=frozenset((owner,)))
    if not erased or before.lines is None:
        return change
    lines = tuple(line for line in before.lines if line.number not in erased)
    shown = lines if before.row.terms.chat else ()
    events = [*change.events, Talked(shown, is_all=True)]
    return replace(change, after=replace(change.after, lines=lines), events=events)


def _vacated(before: Snapshot, number: Seat) -> SeatRow:
    seat = replace(before.row.seats[number], name="", level="", owner=None, stand_in="", portrait=None)
    if before.row.stage == "waiting":
        return replace(seat, kind="open")
    if before.row.stage == "over":
        return seat
    stand_in = before.row.seats[number].stand_in
    return replace(seat, kind="bot", level=choose_level(before.row.game, stand_in, before.settings.bot_level))
