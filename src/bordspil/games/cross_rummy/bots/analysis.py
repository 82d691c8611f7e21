"""One decision of Cross Rummy: the view as kinds of tiles, and calls of the solver within a budget."""

from collections import Counter
from random import Random

from msgspec.structs import replace

from bordspil.core.bot import Budget
from bordspil.core.game import Seat
from bordspil.games.cross_rummy.rules.laying import Problem, problem_of
from bordspil.games.cross_rummy.rules.notation import Choice, Draw, Lay, PlayDraw3, PlayPass2, Skip, Take
from bordspil.games.cross_rummy.rules.tiles import ALL, DRAW3, KIND_OF, NUMBERS, PASS2, POINTS, VALUES
from bordspil.games.cross_rummy.rules.view import View
from bordspil.games.cross_rummy.solver import largest_lay
from bordspil.games.cross_rummy.solver.largest_lay import Effort, Layout

Tiles = tuple[int, ...]


class Turn:
    """One decision of a seat: the view as kinds, and a budget of which every call of the solver takes a part."""

    def __init__(self, view: View, budget: Budget, rng: Random) -> None:
        self.view, self.budget, self.rng = view, budget, rng
        self.begin = budget.now()
        self.problem: Problem = problem_of(view)
        self.rack: Tiles = self.problem.rack
        self.numbers: Tiles = tuple(kind for kind in self.rack if kind < NUMBERS)
        self.pool: Tiles = tuple(sorted(KIND_OF[name] for name in view.pool))
        self.others: list[Seat] = [seat for seat in range(view.seats) if seat != view.seat]

    def left(self) -> float:
        """Returns the seconds that are left."""
        return max(0.0, self.budget.seconds - (self.budget.now() - self.begin))

    def steps(self, part: float) -> int | None:
        """Returns a part of the budget in steps, where it is given in steps."""
        return None if self.budget.simulations is None else int(self.budget.simulations * part)

    def lay_most(self, part: float = 1.0, cap: int | None = None) -> Layout | None:
        """Returns the Lay with the most tiles found in a part of the budget, in no more than `cap` steps."""
        steps, seconds, seed = self.steps(part), self.budget.seconds * part, self.rng.getrandbits(32)
        if cap is not None and (steps is None or cap < steps):
            return largest_lay.solve(
                self.problem, seconds, min(cap, self._affordable(seconds)), seed, now=self.budget.now
            )
        return largest_lay.solve(self.problem, seconds, steps, seed, now=self.budget.now)

    def effort(self, cap: int | None = None) -> Effort:
        """Returns the whole budget for one search, in no more than `cap` steps."""
        budget = self.budget
        steps = budget.simulations
        if cap is not None:
            steps = min(cap, self._affordable(budget.seconds) if steps is None else steps)
        return Effort(budget.seconds, steps, budget.now)

    @staticmethod
    def _affordable(seconds: float) -> int:
        """Returns the steps that fit into a time on any machine of today."""
        return int(seconds * 20_000)

    def expect(self, questions: int, part: float) -> None:
        """Reserves a part of the rest of the budget for so many calls of `dead`."""
        self.questions = max(1, questions)
        self.until = self.budget.now() + self.left() * part
        self.each = self.steps(part / self.questions)

    def dead(self, rack: Tiles) -> int:
        """Returns how many number tiles of a rack a short search cannot lay now."""
        seconds = max(0.0, self.until - self.budget.now()) / self.questions
        self.questions = max(1, self.questions - 1)
        numbers = tuple(sorted(kind for kind in rack if kind < NUMBERS))
        problem = replace(self.problem, rack=numbers)
        seed = self.rng.getrandbits(32)
        return len(numbers) - largest_lay.count_tiles(problem, seconds, self.each, seed, self.budget.now)

    def unseen(self) -> list[int]:
        """Returns the tiles in the bag and on the racks of others."""
        whole = Counter(ALL)
        whole.subtract([*self.rack, *self.pool, *(KIND_OF[name] for name in self.view.removed)])
        whole.subtract(kind for _, _, kind in self.problem.table)
        return list(whole.elements())

    def left_over(self, found: Layout | None) -> list[int]:
        """Returns the number tiles that a Lay leaves on the rack."""
        if found is None:
            return list(self.numbers)
        added = Counter(kind for _, _, kind in found.table)
        added.subtract(kind for _, _, kind in self.problem.table)
        return list((Counter(self.numbers) - added).elements())

    def nearness(self, kind: int, mine: Counter[int]) -> float:
        """Returns how near a tile is to lines of three with the own tiles, the open table and what may still come."""
        unseen = Counter(self.unseen())
        table = {tile[2] for tile in self.problem.table}
        total = 0.0
        for pair in partners(kind):
            chance = 1.0
            for other in pair:
                chance *= (
                    1.0
                    if mine[other]
                    else 0.7
                    if other in table
                    else 0.2 * (unseen[other] + 2 * self.pool.count(other))
                )
            total += chance
        return total

    def nearest(self) -> Seat:
        """Returns the opponent with the fewest tiles; of equals the next to act."""
        here = self.view.seat or 0
        return min(self.others, key=lambda seat: (self.view.racks[seat], (seat - here) % self.view.seats))

    def fewest(self) -> int:
        """Returns how many tiles the opponent nearest to going out has."""
        return min(self.view.racks[seat] for seat in self.others)

    def action(self) -> Choice | None:
        """Returns the play of an action tile, if there is one that can be played."""
        if DRAW3 in self.rack and self.view.bag:
            return PlayDraw3(self.nearest())
        return PlayPass2() if PASS2 in self.rack else None

    def draw_any(self) -> Choice:
        """Returns a draw from the bag, else a take from the pool, else a skip."""
        if self.view.bag:
            return Draw()
        return Take(self.rng.choice(self.pool)) if self.pool else Skip()


def partners(kind: int) -> list[tuple[int, int]]:
    """CR-30: returns the pairs that make a line of three with a tile."""
    value, colour = kind % VALUES, kind // VALUES
    same = [other * VALUES + value for other in range(NUMBERS // VALUES) if other != colour]
    rows = [(same[0], same[1]), (same[0], same[2]), (same[1], same[2])]
    runs = [
        (kind + low, kind + high)
        for low, high in ((-2, -1), (-1, 1), (1, 2))
        if value + low >= 0 and value + high < VALUES
    ]
    return rows + runs


def lay(found: Layout) -> Lay:
    """Returns the move that lays a table."""
    return Lay.of(found.table)


def points(kind: int) -> int:
    """CR-51: returns the points of a tile."""
    return POINTS[kind]
