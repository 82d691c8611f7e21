"""An upper bound of a Lay: lines and crossings as an integer program (OR-Tools, an optional extra).

The program leaves geometry out, so no Lay adds more tiles than its optimum: lines of
the tiles there are, each tile in one or two of them, every line joined to another by a crossing
unless it begins a group. Where a solution cannot lie in the plane for a simple reason, that reason
is added and the program solved again.
"""

from collections import Counter
from functools import cache
from itertools import combinations, permutations, product
from time import perf_counter
from typing import Any

from bordspil.games.cross_rummy.rules.laying import FOUND, OWN, Problem
from bordspil.games.cross_rummy.rules.tiles import COLOUR_NAMES, NUMBERS, VALUES, kind_of, value_of
from bordspil.games.cross_rummy.solver.field import movable
from bordspil.games.cross_rummy.solver.largest_lay import layable

COLOURS = range(len(COLOUR_NAMES))
DEEPEST = 40  # more lines lie in no chain of crossings
Line = tuple[int, ...]
Crossing = tuple[int, int]  # a kind, and which of its copies


@cache
def lines() -> tuple[Line, ...]:
    """CR-30: returns every row and every run, as kinds."""
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


def is_row(line: Line) -> bool:
    """Returns whether a line is a row rather than a run."""
    return value_of(line[0]) == value_of(line[1])


def bound(problem: Problem, seconds: float = 1.0, known: int = 0) -> int:
    """Returns the most rack tiles that any Lay could add, `known` being what one is known to add.

    Without OR-Tools, or where the time does not suffice to prove less, it is what `layable` allows.
    """
    most = layable(problem)
    if most <= known:
        return most
    try:
        from ortools.sat.python import cp_model
    except ImportError:
        return most
    end = perf_counter() + seconds
    program = Program(problem, known, cp_model)
    if program.settle(end) == cp_model.INFEASIBLE:
        return known
    program.model.maximize(sum(program.lying))
    if program.settle(end) == cp_model.OPTIMAL:
        most = min(most, int(program.solver.best_objective_bound + 0.001) - program.before)
    return most


class Program:
    """Lines that may be used, in which direction, and the crossings by which they hang together."""

    def __init__(self, problem: Problem, known: int, cp_model: Any) -> None:
        self.model, self.solver, self.says = cp_model.CpModel(), cp_model.CpSolver(), cp_model
        self.solver.parameters.num_workers = 1
        old = Counter(tile[2] for tile in movable(problem))
        self.there = old + Counter(kind for kind in problem.rack if kind < NUMBERS)
        self.before = sum(old.values())
        self.lines: list[Line] = []
        self.used: list[Any] = []
        for line in lines():
            for copy in range(self._copies_of(line)):
                self.lines.append(line)
                self.used.append(self._boolean())
                if copy:
                    self.model.add_implication(self.used[-1], self.used[-2])
        self.level = [self._boolean() for _ in self.lines]
        self.depth = [self.model.new_int_var(0, DEEPEST, "") for _ in self.lines]
        self.crosses: dict[tuple[int, Crossing], Any] = {}
        self.crossings: list[Crossing] = [(kind, copy) for kind, count in self.there.items() for copy in range(count)]
        self.ways: dict[tuple[int, Crossing], tuple[Any, Any]] = {}
        self.known: dict[Any, Any] = {}
        self.reasons = 0
        self.hangs: list[list[Any]] = [[] for _ in self.lines]
        self.lying = [self._lay(kind, old[kind]) for kind in self.there]
        self._hang(1 if problem.mode in (FOUND, OWN) else problem.limit)
        self.model.add(sum(self.lying) > self.before + known)

    def _copies_of(self, line: Line) -> int:
        """Returns how often a line can lie: twice if all tiles but one, which may lie in both, are there twice."""
        single = sum(self.there[kind] == 1 for kind in line)
        return 0 if any(not self.there[kind] for kind in line) else 2 if single <= 1 else 1

    def _boolean(self) -> Any:
        return self.model.new_bool_var("")

    def _lay(self, kind: int, least: int) -> Any:
        """Returns how many tiles of a kind lie: as many as there are lines through them, less the crossings."""
        through = [number for number, line in enumerate(self.lines) if kind in line]
        lying = self.model.new_int_var(least, self.there[kind], "")
        crossings = [self._cross(kind, copy, through) for copy in range(self.there[kind])]
        self.model.add(sum(self.used[number] for number in through) == lying + sum(crossings))
        self.model.add(sum(crossings) <= lying)
        for number in through:
            self.model.add(
                sum(self.crosses[number, (kind, copy)] for copy in range(self.there[kind])) <= self.used[number]
            )
        if len(crossings) == 2:
            self.model.add_implication(crossings[1], crossings[0])
        return lying

    def _cross(self, kind: int, copy: int, through: list[int]) -> Any:
        """Returns whether a tile lies in two lines, one level and one upright; one of them may hang on the other."""
        crossing, depth = self._boolean(), self.model.new_int_var(1, DEEPEST, "")
        parts: list[list[Any]] = []
        for number in through:
            here, flat, tall, child, parent = (self._boolean() for _ in range(5))
            self.model.add(flat + tall == here)
            self.model.add_implication(flat, self.level[number])
            self.model.add_implication(tall, self.level[number].negated())
            self.model.add(child + parent <= here)
            self.model.add(self.depth[number] >= depth).only_enforce_if(child)
            self.model.add(self.depth[number] < depth).only_enforce_if(parent)
            self.crosses[number, (kind, copy)] = here
            self.ways[number, (kind, copy)] = (flat, tall)
            self.hangs[number].append(child)
            parts.append([flat, tall, child, parent])
        level, upright, hanging, holding = (sum(part[n] for part in parts) for n in range(4))
        self.model.add(level == crossing)
        self.model.add(upright == crossing)
        self.model.add(hanging == holding)
        return crossing

    def _hang(self, limit: int) -> None:
        """Requires that every line hangs on another or begins one of the groups allowed (CR-32)."""
        first = [self._boolean() for _ in self.lines]
        for number, used in enumerate(self.used):
            self.model.add(sum(self.hangs[number]) + first[number] == used)
            self.model.add(self.depth[number] == 0).only_enforce_if(first[number])
        self.model.add(sum(first) <= limit)

    def settle(self, end: float) -> Any:
        """Solves and refines until there is no solution, or one without a known fault; returns the solver's status."""
        while (left := end - perf_counter()) > 0:
            self.solver.parameters.max_time_in_seconds = left
            status = self.solver.solve(self.model)
            if status not in (self.says.OPTIMAL, self.says.FEASIBLE) or not self.refine():
                return status
        return self.says.UNKNOWN

    def refine(self) -> bool:
        """Adds constraints against parts of the solution that the plane cannot have; returns whether there were any."""
        met: dict[int, dict[int, int]] = {}
        for crossing in self.crossings:
            here = [n for n, at in self.crosses if at == crossing and self.solver.value(self.crosses[n, at])]
            for one, other in permutations(here, 2):
                met.setdefault(one, {})[crossing[0]] = other
        for line, others in met.items():
            for one, other in combinations(sorted(others), 2):
                if others[one] == others[other]:
                    self._cross_once(one, other)
                elif other == one + 1 and not (self._can_end(others[one], one) and self._can_end(others[other], other)):
                    self._keep_apart(one, not self.solver.value(self.level[line]))
        before, self.reasons = self.reasons, len(self.known)
        return self.reasons > before

    def _can_end(self, line: int, kind: int) -> bool:
        tiles = self.lines[line]
        return is_row(tiles) or kind in (tiles[0], tiles[-1])

    def _cross_once(self, one: int, other: int) -> None:
        """Requires that two lines have one square in common."""
        if ("once", one, other) not in self.known:
            self.known["once", one, other] = None
            for pair in product(self._copies(one), self._copies(other)):
                self.model.add_bool_or([self._share(*pair, tall).negated() for tall in (False, True)])

    def _keep_apart(self, kind: int, tall: bool) -> None:
        """Requires lines across neighbours of a run, which touch, to lie on different sides of it or in a block.

        On different sides they can lie if both end at the run; in a block the next tiles of both lie in lines too.
        """
        if ("apart", kind, tall) in self.known:
            return
        self.known["apart", kind, tall] = None
        for one, other in product(self._copies(kind), self._copies(kind + 1)):
            apart = self._share(one, other, tall).negated()
            for passing, crossing in product((one, other), repeat=2):
                block = self._goes_on(crossing, not tall)
                self.model.add_bool_or([apart, self._passes(passing, not tall).negated(), block])

    def _copies(self, kind: int) -> list[Crossing]:
        return [(kind, copy) for copy in range(self.there[kind])]

    def _share(self, one: Crossing, other: Crossing, tall: bool) -> Any:
        """Returns a variable that is true at least where two crossings lie in one level, or one upright, line."""
        if ("share", one, other, tall) not in self.known:
            share = self.known["share", one, other, tall] = self._boolean()
            for number, line in enumerate(self.lines):
                if one[0] in line and other[0] in line:
                    ways = self.ways[number, one][tall], self.ways[number, other][tall]
                    self.model.add_bool_or([ways[0].negated(), ways[1].negated(), share])
        return self.known["share", one, other, tall]

    def _passes(self, crossing: Crossing, tall: bool) -> Any:
        """Returns a variable that is true at least where a crossing's level, or upright, line is a run that goes on."""
        if ("passes", crossing, tall) not in self.known:
            passes = self.known["passes", crossing, tall] = self._boolean()
            for number, line in enumerate(self.lines):
                if crossing[0] in line and not self._can_end(number, crossing[0]):
                    self.model.add_implication(self.ways[number, crossing][tall], passes)
        return self.known["passes", crossing, tall]

    def _goes_on(self, crossing: Crossing, tall: bool) -> Any:
        """Returns a variable that is true at most where the next tile on a crossing's line is a crossing too."""
        if ("goes on", crossing, tall) not in self.known:
            block = self.known["goes on", crossing, tall] = self._boolean()
            for number, line in enumerate(self.lines):
                if crossing[0] in line:
                    near = [n for n in line if n != crossing[0] and (is_row(line) or abs(n - crossing[0]) == 1)]
                    beside = [self.crosses[number, copy] for n in near for copy in self._copies(n)]
                    self.model.add_bool_or([self.ways[number, crossing][tall].negated(), block.negated(), *beside])
        return self.known["goes on", crossing, tall]
