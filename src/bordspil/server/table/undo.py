"""Undo at a table: freely where nobody but bots has moved since, otherwise when those who have moved agree."""

from msgspec.structs import replace

from bordspil.core.game import NATURE, UNDO, BadRequest, Seat
from bordspil.core.table import Table
from bordspil.server.session.connection import Connection
from bordspil.server.session.wire.requests import Consent, Undo
from bordspil.server.session.wire.tables import UndoInfo
from bordspil.server.store import rows
from bordspil.server.table.open_table import OpenTable

FREE = 60  # times that moves are taken back without asking anybody, until chance draws again


async def undo(table: OpenTable, who: Connection, message: Undo) -> None:
    """Takes somebody's last move back, or asks those who have moved since."""
    table.check_own(who, message.seat)
    play = _playing(table, message.seq)
    awaiting = [seat for seat in sorted(play.movers_since(message.seat)) if _is_asked(table, who.owner, seat)]
    if not awaiting and _undone(play) >= FREE:
        raise BadRequest("undo-too-often")
    await _settle(table, UndoInfo(message.seat, play.seq, awaiting))


async def consent(table: OpenTable, who: Connection, message: Consent) -> None:
    """Somebody agrees to an undo or does not; with no, the one who asked takes the question back."""
    play, asking, own = _playing(table, message.seq), table.asking, table.own(who.owner)
    if asking is None or asking.seq != play.seq:
        raise BadRequest("undo-lapsed")
    if not {asking.seat, *asking.awaiting}.intersection(own):
        raise BadRequest("not-your-seat", seat=asking.seat)
    if message.yes:
        await _settle(table, UndoInfo(asking.seat, asking.seq, [seat for seat in asking.awaiting if seat not in own]))
        return
    await _ask(table, None)
    if asking.seat not in own:
        tell_declined(table, asking)


def tell_declined(table: OpenTable, asking: UndoInfo) -> None:
    """Tells whoever has asked that somebody does not agree."""
    for connection in table.connections:
        if asking.seat in table.own(connection.owner):
            connection.refuse(BadRequest("undo-declined"), "undo")


def _playing(table: OpenTable, seq: int) -> Table:
    """The game, which must go on and be where the page thinks it is."""
    play = table.playing()
    if table.row.stage == "over":
        raise BadRequest("game-over")
    if seq != play.seq:
        raise BadRequest("stale", seq=play.seq)
    return play


def _undone(play: Table) -> int:
    """How often moves have been taken back since chance last drew."""
    count = 0
    for entry in reversed(play.log):
        if entry.seat == NATURE:
            break
        count += entry.seat == UNDO
    return count


def _is_asked(table: OpenTable, owner: bytes, seat: Seat) -> bool:
    """Whether a person has to agree: bots do, and so do those who share the asker's device."""
    other = table.row.seats[seat]
    return not other.bot and seat not in table.own(owner)


async def _settle(table: OpenTable, asking: UndoInfo) -> None:
    """Takes the move back once nobody is awaited any more."""
    if not asking.awaiting:
        await table.go_on(lambda play: play.undo(asking.seat))
        return
    await _ask(table, asking)


async def _ask(table: OpenTable, asking: UndoInfo | None) -> None:
    """Keeps the question where every server finds it, or takes it back."""
    await table.change(replace(table.row, asking=asking), [rows.set_asking(table.row.code, asking)])
