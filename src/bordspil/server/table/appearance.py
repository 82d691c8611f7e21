"""The appearance of players: a tidy name, and one of eight colours with its own mark."""

from collections.abc import Sequence

from bordspil.server.session.wire.shapes import COLOURS
from bordspil.server.store.rows import SeatRow


def tidy(name: str) -> str:
    """Returns a name without line breaks, control characters and double blanks."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


def colours_of(seats: Sequence[SeatRow]) -> list[int]:
    """Returns the colour of every seat: the chosen one, else that of its number, else the first that is free."""
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
