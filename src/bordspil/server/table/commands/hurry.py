"""A player does not want to wait for a bot any longer."""

from bordspil.core.game import BadRequest
from bordspil.server.session.wire.requests import Hurry
from bordspil.server.table.change import Change, Hurried
from bordspil.server.table.snapshot import Now, Snapshot, Who, owns


def hurry(before: Snapshot, who: Who, message: Hurry, now: Now) -> Change:
    """Lets a bot move as soon as it knows what; refused among people, who may want to follow. Nothing is written."""
    if not before.own(who.owner):
        raise BadRequest("not-seated")
    if any(seat.kind == "person" and not owns(who.owner, seat) for seat in before.row.seats):
        raise BadRequest("hurry-among-people")
    return Change(before, before, events=[Hurried()])
