"""Plays games of Azul up to the moment at which a test or a screenshot begins."""

from collections.abc import Callable
from typing import Any

from bordspil import games
from bordspil.core.bot import Bot, Budget
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from bordspil.search.any_game import bots_of

AZUL = games.load("azul")

Moment = Callable[[Table], bool]


def choose(table: Table) -> Any:
    """Returns the greedy move of the seat to act, always the same."""
    greedy: Bot = bots_of(games.load("azul")).make("greedy", 1)
    return greedy.choose(AZUL.view(table.state, table.to_act()), Budget())


def play(until: Moment, seats: int = 2, side: str = "coloured", seed: int | str = 7) -> Table:
    """Returns a game played sensibly by all seats up to the first such moment; the first seat begins."""
    table = Table(AZUL, {"side": side, "first": 0}, seats, Chance.of(seed))
    while not until(table):
        table.play(None, choose(table))
    return table


def is_over(table: Table) -> bool:
    """Returns the end of the game."""
    return table.to_act() is None


def is_middle(table: Table) -> bool:
    """Returns the third round with something everywhere, and the first seat to act."""
    seen = AZUL.view(table.state, 0)
    full = sum(1 for display in seen.displays if display)
    return seen.round == 3 and len(seen.centre) > 2 and 1 < full < len(seen.displays) and table.to_act() == 0


def is_late(table: Table) -> bool:
    """Somebody's row lacks one tile, and the first seat is to act: the game ends in this round or the next."""
    rows = [row for board in AZUL.view(table.state, 0).boards for row in board.wall]
    return table.to_act() == 0 and any(row.count(None) == 1 for row in rows)


def is_choice(table: Table) -> bool:
    """The first seat is asked where on a wall with some tiles another one should go."""
    seen = AZUL.view(table.state, 0)
    return seen.phase == "tiling" and seen.round > 2 and table.to_act() == 0 and len(list(AZUL.moves(table.state))) > 2


def is_last_move(table: Table) -> bool:
    """The next greedy move takes the last tiles of the last round."""
    return AZUL.to_act(AZUL.play(table.state, choose(table))) is None
