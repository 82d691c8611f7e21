"""How people appear at a table: the name they go by, and one of eight colours, each with a mark of its own."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bordspil.core.game import BadRequest
from bordspil.server.session.connection import Connection
from bordspil.server.session.wire.requests import Appear
from bordspil.server.session.wire.shapes import COLOURS
from bordspil.server.store.rows import SeatRow

if TYPE_CHECKING:
    from bordspil.server.table.open_table import OpenTable


def tidy(name: str) -> str:
    """A name without line breaks, control characters and doubled blanks."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


async def appear(table: "OpenTable", who: Connection, message: Appear) -> None:
    """Somebody takes another name or another colour."""
    seat = table.check_own(who, message.seat)
    others = [other.colour for number, other in enumerate(table.row.seats) if number != message.seat]
    if message.colour is not None and message.colour in others:
        raise BadRequest("colour-taken")
    name = seat.name if message.name is None else tidy(message.name)
    colour = seat.colour if message.colour is None else message.colour
    await table.set_seat(message.seat, replace(seat, name=name, colour=colour))


def colours_of(seats: Sequence[SeatRow]) -> list[int]:
    """The colour of every seat: the chosen one, else that of its number, else the first that nobody has."""
    chosen = {seat.colour for seat in seats if seat.colour is not None}
    own = {n for n, seat in enumerate(seats) if seat.colour is None and n not in chosen and n < COLOURS}
    free = iter([colour for colour in range(COLOURS) if colour not in chosen | own])
    colours = []
    for number, seat in enumerate(seats):
        if seat.colour is not None:
            colours.append(seat.colour)
        else:
            colours.append(number if number in own else next(free, number % COLOURS))
    return colours
