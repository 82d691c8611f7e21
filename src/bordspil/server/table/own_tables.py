"""The list of one's own tables: those that wait and run, and those that are over with what they brought."""

from typing import TYPE_CHECKING

from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.answers import MyTable, Tables
from bordspil.server.session.wire.requests import Mine
from bordspil.server.store import rows
from bordspil.server.store.query import Reading
from bordspil.server.store.rows import MineRow
from bordspil.server.table import results
from bordspil.server.table.results import ResultRow

if TYPE_CHECKING:
    from bordspil.server.table.lobby import Lobby

LISTED = 50


async def tell_mine(lobby: "Lobby", who: Connection, message: Mine) -> None:
    """Tells somebody of their own tables."""
    async with lobby.long_reads.turn(who.address):
        mine = await lobby.store.read_long(find_all, who.owner)
    who.tell(encode(Tables([line(row, brought) for row, brought in mine])))


def find_all(connection: Reading, owner: bytes) -> list[tuple[MineRow, list[ResultRow]]]:
    """Somebody's tables, each with its results."""
    mine = rows.find_mine(connection, owner, LISTED)
    return [(row, results.find_results(connection, row.code) if row.stage == "over" else []) for row in mine]


def line(row: MineRow, brought: list[ResultRow]) -> MyTable:
    """A table as its list shows it."""
    return MyTable(
        code=row.code,
        game=row.game,
        stage=row.stage,
        names=row.names,
        your_turn=row.stage == "playing" and row.to_act in row.own,
        own=row.own,
        points=[result.points for result in brought],
        ranks=[result.rank for result in brought],
        finished=brought[0].finished if brought else None,
    )
