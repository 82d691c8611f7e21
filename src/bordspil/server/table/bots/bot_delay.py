"""How long a bot seems to think, so that people can follow: longer over many moves, and no longer if hurried.

A pause is made of nothing but what a spectator knows: how long a bot waits must not tell what is in its hand.
"""

import math
from random import Random

from bordspil.server.table.room import Room

QUICKEST, SLOWEST = 2 / 3, 25 / 6  # times the usual pause: 0.4 and 2.5 seconds where that is 0.6
HARD = 7.0  # bits of a choice among more than a hundred moves
SECRET = 2**5  # moves there seem to be where only the bot knows how many
SLACK, JITTER = 1.1, 0.15  # times what a bot may think, and seconds on top: so long its answer takes, found or forced


def pause_of(usual: float, moves: int, rng: Random) -> float:
    """Seconds from a bot's turn to its move; a choice among few is quick, one among many sometimes takes long."""
    hardness = min(1.0, math.log2(max(1, moves)) / HARD)
    return usual * (QUICKEST + (SLOWEST - QUICKEST) * (hardness * rng.random()) ** 2)


def pause_at(room: Room, rng: Random) -> float:
    """The pause of the bot to act; where somebody's time is up or a clock runs, nobody dawdles."""
    usual = room.settings.bot_delay
    if room.snapshot.late is not None or room.row.terms.clock is not None:
        return usual * QUICKEST
    if room.hides or not usual:
        return pause_of(usual, SECRET, rng)
    return pause_of(usual, len(list(room.game.moves(room.playing().state))), rng)


def least_wait(room: Room, is_searching: bool, rng: Random) -> float:
    """Seconds that an answer takes at least, in a hurry too: a search that ends early must not show that it did."""
    seconds = room.settings.bot_seconds
    return SLACK * seconds + JITTER * min(1.0, seconds) * rng.random() if room.hides and is_searching else 0.0
