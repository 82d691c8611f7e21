"""A series: games of the same people one after another, each begun by the next, and the sheet of what they brought."""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bordspil.core.game import BadRequest, Game, Option
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.answers import Sheet, SheetLine
from bordspil.server.session.wire.requests import Series
from bordspil.server.store.query import Reading
from bordspil.server.store.rows import SeatRow

if TYPE_CHECKING:
    from bordspil.server.table.lobby import Lobby
    from bordspil.server.table.open_table import OpenTable

LONGEST = 100


def beginning_of(game: Game) -> Option | None:
    """The option of a game that names the seat to begin, if it has one."""
    return next((option for option in game.options if option.seat), None)


def next_game(table: "OpenTable") -> tuple[dict[str, Any], tuple[SeatRow, ...]]:
    """Options and seats of the next game: whoever sits after the one who began this time begins then.

    Where a game does not let people agree on who begins, everybody moves up one seat instead.
    """
    row, entries = table.row, table.playing().log
    seats = tuple(replace(seat, lost=0, stand_in="") if seat.lost else seat for seat in row.seats)
    option = beginning_of(table.game)
    if option is None:
        return row.options, (*seats[1:], *seats[:1])
    began = next((entry.seat for entry in entries if entry.seat >= 0), len(seats) - 1)
    return {**row.options, option.name: (began + 1) % len(seats)}, seats


async def tell_sheet(lobby: "Lobby", who: Connection, message: Series) -> None:
    """Tells somebody what the finished games of the series at their table brought."""
    if (table := who.table) is None:
        raise BadRequest("no-table")
    moves_up = beginning_of(table.game) is None
    async with lobby.long_reads.turn(who.address):
        lines = await lobby.store.read_long(find_sheet, table.row.code, len(table.row.seats), moves_up)
    who.tell(encode(Sheet(table.row.code, lines)))


def find_sheet(connection: Reading, code: str, seats: int, moves_up: bool) -> list[SheetLine]:
    """A line for every finished game up to this table, in the order of this table's seats."""
    sql = """WITH RECURSIVE chain (code, step) AS (
               SELECT code, 0 FROM tables WHERE code = ?
               UNION ALL
               SELECT before, step + 1 FROM chain JOIN tables USING (code) WHERE before IS NOT NULL AND step < ?
             )
             SELECT code, step, points, rank FROM chain JOIN results USING (code) ORDER BY step DESC, seat"""
    found: dict[str, list[tuple[int, int, int]]] = {}
    for of_game, step, points, rank in connection.execute(sql, (code, LONGEST)).fetchall():
        found.setdefault(of_game, []).append((step, points, rank))
    lines = []
    for of_game, results in found.items():
        shift = results[0][0] % seats if moves_up else 0
        turned = results[shift:] + results[:shift]
        lines.append(SheetLine(of_game, [points for _, points, _ in turned], [rank for _, _, rank in turned]))
    return lines
