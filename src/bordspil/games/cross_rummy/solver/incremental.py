"""Incremental search, as kernels: the solver goes on from a table that it found before, with another rack."""

from typing import Any

import numpy as np

from bordspil.core.kernel import kernel
from bordspil.games.cross_rummy.rules.tiles import LAYABLE, NUMBERS, VALUES
from bordspil.games.cross_rummy.solver.annealing import anneal, remember, settle
from bordspil.games.cross_rummy.solver.working_table import BITS, COLOUR, COLOURS, VALUE, lift, put

TEMPERATURE = 0.3  # the temperature of a search that goes on from a good table

BASE_FIELDS = np.dtype(
    [
        ("squares", np.int16, LAYABLE),
        ("kinds", np.int8, LAYABLE),
        ("count", np.int32),
    ],
    align=True,
)
BASE = np.dtype((np.record, BASE_FIELDS))


@kernel
def set_rack(g: Any, rack: Any) -> None:
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
    """Returns a bound on how many tiles can lie, with all in hand: those of the rack with a line, and all others."""
    most = int(g.missing)
    for kind in range(NUMBERS):
        if g.rack[kind]:
            near = int(g.runs[COLOUR[kind]]) << 2 >> VALUE[kind]
            if BITS[g.rows[VALUE[kind]]] >= 3 or near & 7 == 7 or near & 14 == 14 or near & 28 == 28:
                most += int(g.rack[kind])
    return most


@kernel
def resume(gs: Any, rng: Any, bases: Any, rack: Any, steps: int) -> int:
    """Returns how many tiles lie after some steps from a table found before, with another rack.

    The table is the best then. The rack holds at least what lies of it on that table.
    """
    g, base = gs[0], bases[0]
    set_rack(g, rack)
    most = most_of(g)
    for n in range(base.count):
        g.changes = 0
        put(g, int(base.squares[n]), int(base.kinds[n]))
        g.best_squares[n], g.best_kinds[n] = base.squares[n], base.kinds[n]
    g.best, g.best_stayed = base.count, LAYABLE
    g.changes = 0
    settle(g, rng)
    remember(g)
    anneal(gs, rng, steps, TEMPERATURE, most)
    return int(g.best)


@kernel
def save_best(gs: Any, bases: Any) -> None:
    """Saves the best table as the base of further searches."""
    g, base = gs[0], bases[0]
    base.count = g.best
    for n in range(g.best):
        base.squares[n], base.kinds[n] = g.best_squares[n], g.best_kinds[n]
