"""Random games of every kind, thousands of them: none may crash, come to a dead end or go on for ever.

    python tests/games/many.py 10000

plays that many on all cores, every option of a game chosen at random; the tests play a few. A game that fails is
named by its number, which repeats it: `python tests/games/many.py 1 NUMBER`.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

from rich.progress import track

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from games.walks import walk

TOGETHER = 20


def any_kind(number: int) -> tuple[str, int, dict[str, Any]]:
    """Returns a game, a number of seats and options: the games take turns, everything else is drawn."""
    name, rng = games.names()[number % len(games.names())], Random(number)
    game = games.load(name)
    seats = rng.choice(game.seats)
    return name, seats, {option.name: rng.choice(option.allowed(seats)) for option in game.options}


def play(number: int) -> int:
    """Plays one game to its end; returns how many moves it took."""
    name, seats, options = any_kind(number)
    try:
        game = games.load(name)
        table = Table(game, options, seats, Chance.of(number))
        for _ in walk(game, table, number):
            pass
        assert game.winners(table.state), "nobody has won"
        assert len(game.scores(table.state)) == seats
    except Exception as error:
        raise AssertionError(f"game {number}: {name}, {seats} seats, {options}: {error!r}") from error
    return table.seq


def play_some(first: int, count: int) -> int:
    return sum(play(number) for number in range(first, first + count))


def main(count: int, first: int = 0) -> None:
    with ProcessPoolExecutor() as pool:
        tasks = [pool.submit(play_some, begin, min(TOGETHER, first + count - begin))
                 for begin in range(first, first + count, TOGETHER)]  # fmt: skip
        moves = sum(task.result() for task in track(tasks, f"{count} games"))
    print(f"{count} games of {moves} moves: every one of them came to its end")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
