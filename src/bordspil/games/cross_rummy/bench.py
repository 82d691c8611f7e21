"""The figures of Cross Rummy: the solver against a proven bound, its speed, and legality by the public interface."""

import itertools
from collections.abc import Callable
from functools import cache
from random import Random
from time import perf_counter

from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.game import agree
from bordspil.core.table import Table
from bordspil.games.cross_rummy.bots.players import Strong
from bordspil.games.cross_rummy.game import game
from bordspil.games.cross_rummy.rules.laying import OPEN, Problem, problem_for
from bordspil.games.cross_rummy.rules.notation import Lay
from bordspil.games.cross_rummy.rules.state import State
from bordspil.games.cross_rummy.rules.tiles import ALL, DRAW3, NAMES, NUMBERS, PASS2
from bordspil.games.cross_rummy.solver import annealing, largest_lay
from bordspil.games.cross_rummy.solver.bound import bound
from bordspil.games.cross_rummy.solver.field import Field

SIZES = (20, 40, 60)
EACH = 10  # positions of every size
FULL = 100
STEPS = 400  # a bot's steps a move in the games the positions come from


@cache
def positions(size: int, count: int = EACH) -> tuple[Problem, ...]:
    """Returns positions of games between strong bots: an open table with about so many tiles, five on the rack."""
    games = (_reach(size, seed) for seed in itertools.count())
    return tuple(itertools.islice((problem for problem in games if problem is not None), count))


def _reach(size: int, seed: int) -> Problem | None:
    """Returns the first such position of a game, None if the game has none."""
    seats = 2 + seed % 3
    table = Table(game, agree(game, {"first": "random"}, seats), seats, Chance.of(seed))
    bots = [Strong(seat) for seat in range(seats)]
    while (seat := table.to_act()) is not None:
        problem = problem_for(table.state, seat)
        numbers = [kind for kind in problem.rack if kind < NUMBERS]
        if problem.mode == OPEN and abs(len(problem.table) - size) <= 3 and len(numbers) >= 5:
            return problem
        table.play(seat, bots[seat].choose(game.view(table.state, seat), Budget(simulations=STEPS)))
    return None


@cache
def proven(problem: Problem) -> int:
    """Returns a bound that the integer program proves, starting from what a long search finds."""
    found = largest_lay.solve(problem, 1.0, fewest_moves=False)
    return bound(problem, 30.0, found.tiles if found else 0)


def share_of_bound(seconds: float) -> float:
    """Returns tiles laid in a given time as a share of the bound, over positions with 20, 40 and 60 tiles; one core."""
    problems = [problem for size in SIZES for problem in positions(size)]
    found = [largest_lay.solve(problem, seconds) for problem in problems]
    return sum(layout.tiles for layout in found if layout) / sum(map(proven, problems))


def iterations_per_second() -> float:
    """Measures steps of the search (lines lifted, tiles laid again) on tables of 40 tiles on one core; best of five."""
    field = Field(positions(40, 1)[0], 1)
    annealing.begin(field.memory, field.rng)
    best = 0.0
    for _ in range(5):
        begin = perf_counter()
        annealing.anneal(field.memory, field.rng, 20_000, 0.3, largest_lay.NEVER)
        best = max(best, 20_000 / (perf_counter() - begin))
    return best


def full_table() -> tuple[State, Lay]:
    """Returns a position with a hundred tiles on the table, and a Lay that adds to them."""
    kinds = [kind for kind in ALL if kind < NUMBERS]
    Random(1).shuffle(kinds)
    laid = largest_lay.solve(Problem((), tuple(sorted(kinds[:FULL])), OPEN, 3), 2.0)
    assert laid is not None
    rest = list(kinds)
    for _, _, kind in laid.table:
        rest.remove(kind)
    position = {
        "to_act": 0,
        "racks": [[NAMES[kind] for kind in rest], [NAMES[PASS2]]],
        "pool": [],
        "bag": [NAMES[PASS2], NAMES[DRAW3], NAMES[DRAW3]],
        "table": [[row, column, NAMES[kind]] for row, column, kind in laid.table],
        "founded": [[], []],
        "removed": [],
        "passing": None,
        "skips": 0,
    }
    state = game.set_up(position, agree(game, {}, 2), 2)
    more = largest_lay.solve(problem_for(state, 0), 2.0)
    assert more is not None
    return state, Lay.of(more.table)


def legality_us() -> float:
    """Measures a Lay onto a full table through the public interface, in microseconds; the best of twenty rounds."""
    state, move = full_table()
    best = 1.0
    for _ in range(20):
        begin = perf_counter()
        for _ in range(100):
            game.play(state, move)
        best = min(best, (perf_counter() - begin) / 100)
    return best * 1e6


FIGURES: dict[str, Callable[[], float]] = {
    "cross_rummy_share_of_bound_100ms": lambda: share_of_bound(0.1),
    "cross_rummy_share_of_bound_1s": lambda: share_of_bound(1.0),
    "cross_rummy_solver_iterations_per_s": iterations_per_second,
    "cross_rummy_legality_us": legality_us,
}
