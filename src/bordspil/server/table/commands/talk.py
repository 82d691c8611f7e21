"""Chat: phrases, which every player reads in their own language, and free text; the lines are kept with the table."""

from msgspec.structs import replace

from bordspil.core.game import BadRequest
from bordspil.server.session.wire.answers import ChatLine
from bordspil.server.session.wire.requests import Talk
from bordspil.server.store.chat import KEPT_LINES, add_line
from bordspil.server.table.appearance import tidy
from bordspil.server.table.change import Change, Talked
from bordspil.server.table.snapshot import Now, Snapshot, Who


def talk(before: Snapshot, who: Who, message: Talk, now: Now) -> Change:
    """Adds a line of chat for a seat of the sender; the earlier lines must have been read."""
    seat = before.check_own(who.owner, message.seat)
    if not before.row.terms.chat:
        raise BadRequest("chat-off")
    text = tidy(message.text)
    if bool(text) == bool(message.phrase):
        raise BadRequest("chat-empty")
    lines = before.lines or ()
    number = lines[-1].number + 1 if lines else 0
    line = ChatLine(number, message.seat, seat.name, message.phrase, text)
    after = replace(before, lines=(*lines, line)[-KEPT_LINES:])
    return Change(before, after, add_line(before.row.code, line, who.owner), events=[Talked((line,))])
