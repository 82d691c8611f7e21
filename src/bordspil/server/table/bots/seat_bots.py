"""The bots at the seats of a table: which of them is to act, and their identities."""

from bordspil.core.game import Seat
from bordspil.server.table import presence
from bordspil.server.table.bots.bot_workers import BotId, choose_level, make_bot_id, traits_of
from bordspil.server.table.room import Room


def bot_to_act(room: Room) -> Seat | None:
    """Returns the seat to act if a bot plays it, stands in there, or makes one move for a late player.

    Bots wait while an undo waits for consent, and play on in no game that is too long.
    """
    seat = None if _is_asking(room) or room.snapshot.is_too_long else room.to_act
    return seat if seat is not None and (room.row.seats[seat].bot or seat == room.snapshot.late) else None


def _is_asking(room: Room) -> bool:
    """Returns whether an undo waits for players who are at the table."""
    if room.asking is None or room.snapshot.late is not None:
        return False
    here = presence.at(room).here
    return all(room.row.seats[seat].owner in here for seat in (room.asking.seat, *room.asking.awaiting))


def bot_id(room: Room, seat: Seat) -> BotId:
    """Returns the bot of a seat."""
    level = room.row.seats[seat].bot or choose_level(room.row.game, "", room.settings.bot_level)
    return make_bot_id(level, room.row.seed, seat)


def traits(room: Room, seat: Seat) -> list[str]:
    """Returns the traits of the bot at a seat; none for a person."""
    return traits_of(room.game.id, bot_id(room, seat)) if room.row.seats[seat].bot else []
