"""The figures of Timeline: how often each level of its bots is right, and the public interface."""

from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter

from bordspil.core.bot import LEVELS
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from bordspil.games.timeline.bots.accuracy import measure
from bordspil.games.timeline.game import game

GAMES = 200


def hit_rate(level: str) -> float:
    """Returns the share of right placements of a level, in games of four."""
    return measure({}, GAMES, level).share


def moves_per_second() -> float:
    """Measures uniformly random placements in whole games of four through the public interface."""
    rng, played, begin = Random(1), 0, perf_counter()
    for seed in range(20):
        table = Table(game, {}, 4, Chance.of(seed))
        while table.to_act() is not None:
            table.play(None, rng.choice(game.moves(table.state)))
            played += 1
    return played / (perf_counter() - begin)


FIGURES: dict[str, Callable[[], float]] = {
    "timeline_moves_per_s": moves_per_second,
    **{f"timeline_{level}_right": partial(hit_rate, level) for level in LEVELS},
}
