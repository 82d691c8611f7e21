"""The solver of Cross Rummy: the largest Lay it can find in a given time."""

from collections import Counter
from collections.abc import Callable

from msgspec import Struct

from bordspil.core.compile_time import wall_clock
from bordspil.core.game import IllegalMove
from bordspil.games.cross_rummy.rules.laying import Problem, solves
from bordspil.games.cross_rummy.rules.layout import Table, unpack
from bordspil.games.cross_rummy.rules.tiles import NUMBERS, VALUES
from bordspil.games.cross_rummy.solver import annealing
from bordspil.games.cross_rummy.solver.alignment import align
from bordspil.games.cross_rummy.solver.field import Field, movable, within

Clock = Callable[[], float]

HOT, COLD = 0.7, 0.15  # temperatures at the start and the end: how much worse a kept table may be
BONUS, TIDY_BONUS = 0.03, 0.3  # the worth of an unmoved tile in the search for tiles, and in the search for fewer moves
SEEKING = 0.7  # the most of the time that goes to more tiles; the rest goes to moving fewer
SAVING = 0.15  # the part that goes to moving fewer at least, unless there is less left
NEVER = 1000  # more tiles than there are
TRIPS = 3  # how often the search for fewer moves begins again at the table as it lies
PARTS = 32  # temperatures of a search by steps
SHORTEST = 0.001  # seconds between two looks at the clock


class Layout(Struct, frozen=True):
    """A table after a Lay: how many tiles came from the rack, how many old ones lie elsewhere now."""

    table: Table
    tiles: int
    moved: int


def layable(problem: Problem) -> int:
    """Returns a bound without a search: the rack tiles that could stand in some line with all tiles there are."""
    rack = Counter(kind for kind in problem.rack if kind < NUMBERS)
    there = set(rack) | {tile[2] for tile in movable(problem)}
    return sum(count for kind, count in rack.items() if _has_line(kind, there))


def _has_line(kind: int, there: set[int]) -> bool:
    if sum(other % VALUES == kind % VALUES for other in there) >= 3:
        return True
    two, one, more, most = (kind + n in there and (kind + n) // VALUES == kind // VALUES for n in (-2, -1, 1, 2))
    return (two and one) or (one and more) or (more and most)


class Effort:
    """The time of one search, in seconds of a clock or in steps."""

    def __init__(self, seconds: float, steps: int | None, now: Clock) -> None:
        self.seconds, self.steps, self.now = seconds, steps, now
        self.begin, self.done = now(), 0

    @property
    def spent(self) -> float:
        """Returns the part that is used up."""
        if self.steps is not None:
            return self.done / self.steps if self.steps else 1.0
        return (self.now() - self.begin) / self.seconds if self.seconds else 1.0

    def anneal(self, field: Field, until: float, goal: int) -> None:
        """Searches until a part of the time is used up or as many tiles lie as the goal asks."""
        first = now = self.spent
        steps = 10 if self.steps is None else max(1, int(self.steps * (until - first)) // PARTS)
        while now < until:
            temperature = HOT + (COLD - HOT) * (now - first) / (until - first)
            ran = annealing.anneal(field.memory, field.rng, steps, temperature, goal)
            self.done += ran
            if ran < steps:
                return
            then = self.spent
            if self.steps is None and (then - now) * self.seconds < SHORTEST:
                steps *= 2
            now = then


def solve(
    problem: Problem,
    seconds: float = 0.0,
    iterations: int | None = None,
    seed: int = 0,
    target: int | None = None,
    fewest_moves: bool = True,
    now: Clock = wall_clock,
) -> Layout | None:
    """Returns the Lay with the most tiles found in the time given, or in a number of steps, which is repeatable.

    It stops looking for more when as many tiles lie as the target asks, by default as many as `layable`
    allows. With `fewest_moves` some of the time goes to leaving more of the old table in place.
    """
    field, effort = Field(problem, seed), Effort(seconds, iterations, now)
    most = layable(problem) if target is None else min(target, layable(problem))
    seek(field, effort, most, SEEKING if fewest_moves and field.loose else 1.0)
    if not field.tiles and most and field.fits:
        effort.anneal(field, 1.0, len(field.loose) + most)
    found = layout_of(field)
    if found is None or not fewest_moves:
        return found
    return tidy(field, effort, found)


def tidy(field: Field, effort: Effort, found: Layout) -> Layout:
    """Returns a table with as many tiles, or more, that leaves more of the old ones in place, if there is time."""
    if not found.moved:
        return found
    spent = effort.spent
    end = min(1.0, max(2 * spent, spent + SAVING))
    for trip in range(TRIPS):
        field.reset()
        g = field.memory[0]
        g["best"], g["best_stayed"] = len(field.loose) + found.tiles, len(field.loose) - found.moved
        g["bonus"] = TIDY_BONUS
        kept = int(g["best_stayed"])
        effort.anneal(field, spent + (end - spent) * (trip + 1) / TRIPS, NEVER)
        if g["best"] > len(field.loose) + found.tiles or g["best_stayed"] > kept:
            found = layout_of(field) or found
    return found


def count_tiles(
    problem: Problem, seconds: float = 0.0, iterations: int | None = None, seed: int = 0, now: Clock = wall_clock
) -> int:
    """Returns how many tiles `solve` would lay, by a search that does not keep old tiles in place."""
    field = Field(problem, seed)
    seek(field, Effort(seconds, iterations, now), layable(problem), 1.0)
    return field.tiles


def seek(field: Field, effort: Effort, most: int, until: float) -> None:
    """Searches for a table with more tiles, at most so many."""
    if most and field.fits:
        field.memory["bonus"] = BONUS
        annealing.begin(field.memory, field.rng)
        effort.anneal(field, until, len(field.loose) + most)


def layout_of(field: Field) -> Layout | None:
    """Returns the best table, aligned with the old one and checked by the rules; None where no tile can be added."""
    if not field.tiles:
        return None
    problem = field.problem
    laid = field.best()
    for tiles in (align(laid, field.loose, field.fixed), laid):
        try:
            checked = solves(problem, within([*tiles, *field.fixed]))
        except IllegalMove:
            continue
        return Layout(unpack(checked.table), len(checked.added), checked.moved)
    return None
