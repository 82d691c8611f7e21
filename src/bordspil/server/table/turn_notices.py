"""Whose turn it has become, and when that player is told who has no page open."""

from bordspil.core.game import Seat
from bordspil.server.settings import Settings
from bordspil.server.store import turns
from bordspil.server.store.rows import Statement, TableRow


def called(row: TableRow, to_act: Seat | None, by: bytes | None) -> bytes | None:
    """The owner whose turn it has become; None where a bot is to act, or the one who acted goes on."""
    if to_act is None or row.seats[to_act].bot:
        return None
    owner = row.seats[to_act].owner
    return owner if owner != by else None


def begun(row: TableRow, to_act: Seat | None, by: bytes | None, settings: Settings, now: float) -> list[Statement]:
    """Writes when the player to act after somebody else is told of it, unless they come before."""
    if not settings.sends_notices:
        return []
    return turns.set_notice(row.code, row.clock is not None, called(row, to_act, by), now + settings.notice_seconds)
