"""Reports of players to the operator about a piece of the game, such as a card with a mistake."""

import time

from bordspil.core.game import BadRequest
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.answers import Reported
from bordspil.server.session.wire.requests import Report
from bordspil.server.store import rows
from bordspil.server.table.appearance import tidy
from bordspil.server.table.lobby import Lobby

DAY = 86_400


async def report(lobby: Lobby, who: Connection, message: Report) -> None:
    """Keeps a report."""
    room, now = lobby.room_of(who), int(time.time())
    if not room.own(who.owner):
        raise BadRequest("not-seated")
    if await lobby.store.read(rows.count_reports, who.owner, now - DAY) >= lobby.settings.reports_per_person:
        raise BadRequest("too-often")
    lobby.rate_limits.charge("reports", who.address)
    noted = rows.add_report(room.row.code, tidy(message.about), tidy(message.note), who.owner, now)
    await lobby.store.write([noted])
    who.send(encode(Reported(message.about)))
