"""The delay of a bot's move, so that players can follow: longer among many moves, none if a player hurries.

The delay depends only on what a spectator knows: it must not reveal anything of the bot's hand.
"""

import math
from random import Random

from bordspil.server.table.room import Room

QUICKEST, SLOWEST = 2 / 3, 25 / 6  # times the usual delay: 0.4 and 2.5 seconds where that is 0.6
HARD = 7.0  # bits of a choice among more than a hundred moves
SECRET = 2**5  # the number of moves that is assumed where it is hidden information
SLACK, JITTER = 1.1, 0.15  # factor and seconds on top of the time to think


def pause_of(usual: float, moves: int, rng: Random) -> float:
    """Returns the delay in seconds of a move: short among few moves, sometimes long among many."""
    hardness = min(1.0, math.log2(max(1, moves)) / HARD)
    return usual * (QUICKEST + (SLOWEST - QUICKEST) * (hardness * rng.random()) ** 2)


def pause_at(room: Room, rng: Random) -> float:
    """Returns the delay of the bot to act; it is shortest where a clock runs or a player's time is up."""
    usual = room.settings.bot_delay
    if room.snapshot.late is not None or room.row.terms.clock is not None:
        return usual * QUICKEST
    if room.hides or not usual:
        return pause_of(usual, SECRET, rng)
    return pause_of(usual, len(list(room.game.moves(room.playing().state))), rng)


def least_wait(room: Room, is_searching: bool, rng: Random) -> float:
    """Returns the least seconds until an answer, in a hurry too: a search that ends early must not show."""
    seconds = room.settings.bot_seconds
    return SLACK * seconds + JITTER * min(1.0, seconds) * rng.random() if room.hides and is_searching else 0.0
