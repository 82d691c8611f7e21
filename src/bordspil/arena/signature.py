"""The signature of each bot: a number made of its moves in fixed positions with fixed search."""

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from zlib import crc32

from rich.console import Console

from bordspil import games
from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.game import Game
from bordspil.core.table import Table
from bordspil.search.any_game import bots_of

SEED = 20
APART = 9  # moves from one position to the next
EACH = 6  # positions at a table
SEARCH = Budget(simulations=400)


def positions(game: Game) -> Iterator[tuple[Table, int]]:
    """Yields tables of two and more seats in the middle of random games, with the seat to act.

    The games have the default options, and then each option's last choice.
    """
    otherwise = {option.name: option.choices[-1] for option in game.options}
    for seats, options in product(range(max(2, game.seats.start), game.seats.stop), ({}, otherwise)):
        table, rng = Table(game, options, seats, Chance.of(SEED)), Random(SEED)
        for _ in range(EACH):
            for _ in range(APART):
                if table.to_act() is not None:
                    table.play(None, rng.choice(list(game.moves(table.state))))
            if (seat := table.to_act()) is not None:
                yield table, seat


def sign(game_id: str, name: str) -> int:
    """Returns the number of a bot; it changes when, and almost only when, the bot plays otherwise."""
    game = games.load(game_id)
    number = 0
    for table, seat in positions(game):
        bot = bots_of(game).make(name, SEED, table.options)
        number = crc32(game.notation.write(bot.choose(game.view(table.state, seat), SEARCH)).encode(), number)
    return number


def run(names: Sequence[str], console: Console) -> None:
    """Prints game, bot and number, a line each."""
    for game_id in names or games.names():
        for name in bots_of(games.load(game_id)).NAMES:
            console.print(f"{game_id} {name} {sign(game_id, name)}", soft_wrap=True)
