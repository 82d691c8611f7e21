"""Bots of all levels play each other for a moment, so that nobody waits for a compiler when they play in earnest."""

from collections.abc import Callable

from bordspil.core.chance import Chance
from bordspil.core.game import Game, Options
from bordspil.core.table import Table
from bordspil.search.bot import LEVELS, Bot, Budget

TURNS = 3  # of every bot: some think of the middle of a game in a way of its own
MOMENT = 0.02  # seconds


def warm_up(game: Game, make: Callable[[str, Options], Bot]) -> Table:
    """Returns the table after that; `make` gives a bot for a level and the options of a game."""
    table = Table(game, {}, game.seats.start, Chance.of("warm-up"))
    for bot in TURNS * [make(level, table.options) for level in LEVELS]:
        if (seat := table.to_act()) is None:
            break
        table.play(None, bot.choose(game.view(table.state, seat), Budget(MOMENT)))
    return table
