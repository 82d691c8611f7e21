"""Random walks through every game, at every seat count and with every combination of options."""

from collections.abc import Iterator, Sequence
from itertools import cycle
from random import Random
from typing import Any

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.game import Game
from bordspil.core.table import Table
from examples.nim import game as nim

LONGEST = 5000
OUTSIDE: dict[str, Game] = {nim.id: nim}  # games that are not part of the package

Kind = tuple[str, int, tuple[tuple[str, Any], ...]]


def find(name: str) -> Game:
    """Returns a game of the package, or one from outside."""
    return OUTSIDE.get(name) or games.load(name)


def kinds(names: Sequence[str] = games.names()) -> list[Kind]:
    """Games and seat counts with the defaults, and with other choices of one option, as test parameters.

    Of an option with many choices, such as a number, the first and the last are tried. Every option is tried with the
    fewest seats and with one more: several choices take turns, a single one comes twice.
    """
    found: list[Kind] = []
    for name in names:
        game = find(name)
        found += [(name, seats, ()) for seats in game.seats]
        for option in game.options:
            some = option.choices if len(option.choices) < 4 else (option.choices[0], option.choices[-1])
            others = [choice for choice in some if choice != option.default]
            turns = others if len(others) > 1 else 2 * others
            found += [
                (name, seats, ((option.name, choice),))
                for seats, choice in zip(cycle(game.seats[:2]), turns, strict=False)
            ]
    return found


def table(kind: Kind, seed: int) -> Table:
    """Returns a new table of a kind."""
    name, seats, options = kind
    return Table(find(name), dict(options), seats, Chance.of(seed))


def walk(game: Game, start: Table, seed: int, every: int = 1) -> Iterator[tuple[Any, list[Any], Any]]:
    """Plays to the end; yields each state (or one in `every`), its listed moves and the move that is then played."""
    rng = Random(seed)
    for step in range(LONGEST):
        if start.to_act() is None:
            return
        moves = list(game.moves(start.state))
        move = rng.choice(moves)
        if (step + seed) % every == 0:
            yield start.state, moves, move
        start.play(start.to_act(), move)
    raise AssertionError("the game does not end")
