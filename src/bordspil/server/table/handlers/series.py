"""Series: games of the same people one after another, each the rematch of the last, and the score sheet."""

from typing import Any

from msgspec.structs import replace

from bordspil.core.game import Game, Option
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.answers import Sheet
from bordspil.server.session.wire.requests import Series
from bordspil.server.store.results import find_series
from bordspil.server.store.rows import SeatRow
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.snapshot import Snapshot


def beginning_of(game: Game) -> Option | None:
    """Returns the option of a game that names the seat to begin, if it has one."""
    return next((option for option in game.options if option.seat), None)


def next_game(snapshot: Snapshot) -> tuple[dict[str, Any], tuple[SeatRow, ...]]:
    """Returns the options and the seats of a rematch: the seat after the one that began this time begins.

    In a game without such an option every player moves up one seat instead.
    """
    row, entries = snapshot.row, snapshot.playing().log
    seats = tuple(replace(seat, lost=0, stand_in="") if seat.lost else seat for seat in row.seats)
    option = beginning_of(snapshot.game)
    if option is None:
        return row.options, (*seats[1:], *seats[:1])
    began = next((entry.seat for entry in entries if entry.seat >= 0), len(seats) - 1)
    return {**row.options, option.name: (began + 1) % len(seats)}, seats


async def send_sheet(lobby: Lobby, who: Connection, message: Series) -> None:
    """Sends the results of the finished games of the series at the sender's table."""
    room = lobby.room_of(who)
    moves_up = beginning_of(room.game) is None
    async with lobby.long_reads.turn(who.address):
        lines = await lobby.store.read_long(find_series, room.row.code, len(room.row.seats), moves_up)
    who.send(encode(Sheet(room.row.code, lines)))
