"""Positions of every game as tables have them: at the start, on the way and at the end, played by quick bots."""

from functools import cache

from bordspil import games
from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from bordspil.search.any_game import bots_of

# How many moves each player of a table has made on the way, and the options that make the first seat begin.
WAY = {"azul": 14, "blokus_shuffle": 16, "cross_rummy": 14, "timeline": 1}
OPTIONS = {"azul": {"first": 0}, "cross_rummy": {"first": 0}}
END = 10_000


@cache
def played(game_id: str, seats: int, moves: int) -> Table:
    """Returns a game after so many moves of each seat, when the first seat is to act, or at its end."""
    game = games.load(game_id)
    bot = bots_of(game).make("greedy", 1)
    table = Table(game, OPTIONS.get(game_id, {}), seats, Chance.of(7))
    while (seat := table.to_act()) is not None and (table.seq < moves * seats or seat != 0):
        table.play(seat, bot.choose(game.view(table.state, seat), Budget(simulations=1)))
    return table
