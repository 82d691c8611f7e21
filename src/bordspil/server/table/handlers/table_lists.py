"""Lists of tables: the sender's own with their results, and the public ones that wait for players."""

from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.answers import MyTable, Tables
from bordspil.server.session.wire.requests import ListPublic, Mine
from bordspil.server.store.results import ResultRow, find_own_tables
from bordspil.server.store.rows import MineRow
from bordspil.server.table.lobby import Lobby

LISTED = 50


async def send_mine(lobby: Lobby, who: Connection, message: Mine) -> None:
    """Sends the sender's own tables."""
    async with lobby.long_reads.turn(who.address):
        mine = await lobby.store.read_long(find_own_tables, who.owner, LISTED)
    who.send(encode(Tables([line(row, brought) for row, brought in mine])))


def line(row: MineRow, brought: list[ResultRow]) -> MyTable:
    """Returns a table as a line of a list."""
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


async def list_public(lobby: Lobby, who: Connection, message: ListPublic) -> None:
    """Sends the public tables, now and after every change, until the sender opens a table."""
    if who.table_code is None:
        lobby.public.readers.add(who)
    who.send(lobby.public.encoded())
