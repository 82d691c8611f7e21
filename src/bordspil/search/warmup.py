"""A warm-up: bots of all levels think for a moment, so that no player waits for a compiler later."""

from collections.abc import Callable

from bordspil.core.bot import LEVELS, Bot, Budget
from bordspil.core.chance import Chance
from bordspil.core.game import Game, Options
from bordspil.core.table import Table

TURNS = 3  # of every bot: some think in the middle of a game in a way of its own
MOMENT = 0.02  # seconds


def warm_up(game: Game, make: Callable[[str, Options], Bot]) -> Table:
    """Lets all bots think of the first position and then play each other; returns their table.

    `make` gives a bot for a level and the options of a game.
    """
    table = Table(game, {}, game.seats.start, Chance.of("warm-up"))
    bots = [make(level, table.options) for level in LEVELS]
    for bot in bots:
        _choose(bot, table)
    for bot in TURNS * bots:
        if table.to_act() is None:
            break
        table.play(None, _choose(bot, table))
    return table


def _choose(bot: Bot, table: Table) -> object:
    return bot.choose(table.game.view(table.state, table.to_act()), Budget(MOMENT))
