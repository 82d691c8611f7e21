"""The bots at the seats of a table: whose turn it is among them, and which bot plays where."""

from bordspil.core.game import Seat
from bordspil.server.table import presence
from bordspil.server.table.bots.bot_workers import BotId, choose_level, make_bot_id, traits_of
from bordspil.server.table.room import Room


def bot_to_act(room: Room) -> Seat | None:
    """The seat to act, where a bot sits there, stands in for its owner, or makes one move for one who is late.

    Bots wait while people agree on an undo.
    """
    seat = None if _is_asking(room) else room.to_act
    return seat if seat is not None and (room.row.seats[seat].bot or seat == room.snapshot.late) else None


def _is_asking(room: Room) -> bool:
    """Whether an undo waits for people who are there to answer."""
    if room.asking is None or room.snapshot.late is not None:
        return False
    here = presence.at(room).here
    return all(room.row.seats[seat].owner in here for seat in (room.asking.seat, *room.asking.awaiting))


def bot_id(room: Room, seat: Seat) -> BotId:
    """Which bot plays at a seat."""
    level = room.row.seats[seat].bot or choose_level(room.row.game, "", room.settings.bot_level)
    return make_bot_id(level, room.row.seed, seat)


def traits(room: Room, seat: Seat) -> list[str]:
    """What may be said of the bot at a seat; people speak for themselves."""
    return traits_of(room.game.id, bot_id(room, seat)) if room.row.seats[seat].bot else []
