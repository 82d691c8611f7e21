"""An upper bound of what can be laid: the lines as an integer program without geometry (OR-Tools, an optional extra)."""

from collections import Counter
from functools import cache
from itertools import combinations
from typing import Any

from bordspil.games.cross_rummy.solver import FOUND, LAST, OWN, Problem, layable, movable
from bordspil.games.cross_rummy.tiles import COLOUR_NAMES, COPIES, NUMBERS, VALUES, kind_of

COLOURS = range(len(COLOUR_NAMES))


@cache
def lines() -> tuple[tuple[int, ...], ...]:
    """CR-30: every row and every run, as kinds."""
    rows = [
        tuple(kind_of(colour, value) for colour in colours)
        for value in range(1, VALUES + 1)
        for length in (3, 4)
        for colours in combinations(COLOURS, length)
    ]
    runs = [
        tuple(kind_of(colour, value) for value in range(first, first + length))
        for colour in COLOURS
        for length in range(3, VALUES + 1)
        for first in range(1, VALUES - length + 2)
    ]
    return (*rows, *runs)


def bound(problem: Problem, seconds: float = 1.0) -> int:
    """The most rack tiles that any Lay could add: proven by OR-Tools where it is installed, else `layable`."""
    try:
        from ortools.sat.python import cp_model
    except ImportError:
        return layable(problem)
    model = cp_model.CpModel()
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = 1
    total = _program(problem, model)
    status = solver.solve(model)
    if status == cp_model.INFEASIBLE:
        return 0
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return layable(problem)
    return min(layable(problem), round(solver.best_objective_bound) - total)


def _program(problem: Problem, model: Any) -> int:
    """Fills the model, which makes the number of lying tiles as great as it can; the tiles that lie now.

    Every tile lies in at most one horizontal and one vertical line and at least one of them. A group
    of n lines has at least n - 1 crossings.
    """
    old = Counter(tile[2] for tile in movable(problem))
    rack = Counter(kind for kind in problem.rack if kind < NUMBERS)
    there = old + rack
    limit = 1 if problem.mode in (FOUND, OWN) else problem.limit
    fitting = [line for line in lines() if all(there[kind] for kind in line)]
    used: list[Any] = []
    through: dict[int, tuple[list[Any], list[Any]]] = {kind: ([], []) for kind in there}
    for number, line in enumerate(fitting):
        copies = min(there[kind] for kind in line)
        for direction in range(2):
            variable = model.new_int_var(0, copies, f"{number} {direction}")
            used.append(variable)
            for kind in line:
                through[kind][direction].append(variable)
    lying, crossings = [], []
    for kind, (level, upright) in through.items():
        count = model.new_int_var(old[kind], there[kind], f"lying {kind}")
        model.add(sum(level) <= count)
        model.add(sum(upright) <= count)
        model.add(sum(level) + sum(upright) >= count)
        lying.append(count)
        crossings.append(sum(level) + sum(upright) - count)
    model.add(sum(crossings) >= sum(used) - limit)
    model.maximize(sum(lying))
    return sum(old.values())
