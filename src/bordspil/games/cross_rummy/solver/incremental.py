"""What tiles more would change, as kernels: the solver's search taken up again at a table that it found before."""

from typing import Any

import numpy as np

from bordspil.core.kernel import kernel
from bordspil.games.cross_rummy.rules.tiles import LAYABLE, NUMBERS, VALUES
from bordspil.games.cross_rummy.solver.annealing import anneal, remember, settle
from bordspil.games.cross_rummy.solver.line_building import BITS, COLOUR, COLOURS, VALUE, lift, put

WARMTH = 0.3  # a search that goes on from a good table need not begin hot

GROUNDS = np.dtype(
    [
        ("squares", np.int16, LAYABLE),
        ("kinds", np.int8, LAYABLE),
        ("count", np.int32),
    ],
    align=True,
)
GROUND = np.dtype((np.record, GROUNDS))


@kernel
def take_up(g: Any, rack: Any) -> None:
    """Lifts all tiles and changes the rack."""
    while g.count:
        g.changes = 0
        lift(g, int(g.lying[g.count - 1]))
    for colour in range(COLOURS):
        g.runs[colour] = 0
    for value in range(VALUES):
        g.rows[value] = 0
    for kind in range(NUMBERS):
        change = int(rack[kind]) - int(g.rack[kind])
        g.rack[kind] += change
        g.hand[kind] += change
        g.held += change
        if g.hand[kind]:
            g.runs[COLOUR[kind]] |= 1 << VALUE[kind]
            g.rows[VALUE[kind]] |= 1 << COLOUR[kind]


@kernel
def most_of(g: Any) -> int:
    """With all tiles in hand, a bound on how many can lie: those of the rack that have a line, and all others."""
    most = int(g.missing)
    for kind in range(NUMBERS):
        if g.rack[kind]:
            near = int(g.runs[COLOUR[kind]]) << 2 >> VALUE[kind]
            if BITS[g.rows[VALUE[kind]]] >= 3 or near & 7 == 7 or near & 14 == 14 or near & 28 == 28:
                most += int(g.rack[kind])
    return most


@kernel
def wonder(gs: Any, rng: Any, grounds: Any, rack: Any, steps: int) -> int:
    """How many tiles lie after some steps from a table found before, with another rack; the table is the best then.

    The rack holds at least what lies of it on that table.
    """
    g, ground = gs[0], grounds[0]
    take_up(g, rack)
    most = most_of(g)
    for n in range(ground.count):
        g.changes = 0
        put(g, int(ground.squares[n]), int(ground.kinds[n]))
        g.best_squares[n], g.best_kinds[n] = ground.squares[n], ground.kinds[n]
    g.best, g.best_stayed = ground.count, LAYABLE
    g.changes = 0
    settle(g, rng)
    remember(g)
    anneal(gs, rng, steps, WARMTH, most)
    return int(g.best)


@kernel
def keep(gs: Any, grounds: Any) -> None:
    """The best table as a ground for further questions."""
    g, ground = gs[0], grounds[0]
    ground.count = g.best
    for n in range(g.best):
        ground.squares[n], ground.kinds[n] = g.best_squares[n], g.best_kinds[n]
