"""Undo: free while only bots have moved since, otherwise with the consent of the players who have."""

from msgspec.structs import replace

from bordspil.core.game import NATURE, UNDO, BadRequest, Seat
from bordspil.core.table import Table
from bordspil.server.session.wire.requests import Consent, Undo
from bordspil.server.session.wire.tables import UndoInfo
from bordspil.server.store import rows
from bordspil.server.table.change import Change, UndoDeclined, changed
from bordspil.server.table.commands.moves import step
from bordspil.server.table.snapshot import Now, Snapshot, Who

FREE = 60  # undos without consent until chance draws again


def undo(before: Snapshot, who: Who, message: Undo, now: Now) -> Change:
    """Takes back the last move of a seat of the sender, or asks the players who have moved since."""
    before.check_own(who.owner, message.seat)
    play = before.check_current(message.seq)
    awaiting = [seat for seat in sorted(play.movers_since(message.seat)) if _is_asked(before, who.owner, seat)]
    if not awaiting and _undone(play) >= FREE:
        raise BadRequest("undo-too-often")
    return _settle(before, UndoInfo(message.seat, play.seq, awaiting), now)


def consent(before: Snapshot, who: Who, message: Consent, now: Now) -> Change:
    """Agrees to an undo or declines it; the player who asked withdraws it by declining."""
    play, asking, own = before.check_current(message.seq), before.asking, before.own(who.owner)
    if asking is None or asking.seq != play.seq:
        raise BadRequest("undo-lapsed")
    if not {asking.seat, *asking.awaiting}.intersection(own):
        raise BadRequest("not-your-seat", seat=asking.seat)
    if message.yes:
        awaiting = [seat for seat in asking.awaiting if seat not in own]
        return _settle(before, UndoInfo(asking.seat, asking.seq, awaiting), now)
    return _ask(before, None, *([] if asking.seat in own else [UndoDeclined(asking)]))


def _undone(play: Table) -> int:
    """Returns the number of undos since the last draw of chance."""
    count = 0
    for entry in reversed(play.log):
        if entry.seat == NATURE:
            break
        count += entry.seat == UNDO
    return count


def _is_asked(snapshot: Snapshot, owner: bytes, seat: Seat) -> bool:
    """Returns whether the owner of a seat is asked for consent: not a bot, nor the owner who asks."""
    return not snapshot.row.seats[seat].bot and seat not in snapshot.own(owner)


def _settle(before: Snapshot, asking: UndoInfo, now: Now) -> Change:
    """Takes the move back if no consent is missing, or else asks for it."""
    if asking.awaiting:
        return _ask(before, asking)
    return step(before, lambda game: game.undo(asking.seat), now)


def _ask(before: Snapshot, asking: UndoInfo | None, *events: UndoDeclined) -> Change:
    """Keeps the question for all servers, or withdraws it."""
    row = replace(before.row, asking=asking)
    return changed(before, row, rows.set_asking(row.code, asking), events=events)
