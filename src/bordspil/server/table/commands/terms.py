"""What the host may change about a table at any time: who may look on, whether people chat, who may find it."""

from msgspec.structs import asdict, replace

from bordspil.server.session.wire.requests import ChangeTerms
from bordspil.server.store import rows
from bordspil.server.table.change import Change, Talked, changed
from bordspil.server.table.snapshot import Now, Snapshot, Who


def change_terms(before: Snapshot, who: Who, message: ChangeTerms, now: Now) -> Change:
    """Changes the terms that are named; where people may chat again, they hear what was said."""
    before.check_host(who.owner)
    named = {name: value for name, value in asdict(message).items() if value is not None}
    row = replace(before.row, terms=replace(before.row.terms, **named))
    events = [Talked(before.lines, is_all=True)] if message.chat and before.lines else []
    return changed(before, row, rows.set_terms(row.code, row.terms), events=events)
