"""An upper bound of what can be laid: lines and crossings as an integer program (OR-Tools, an optional extra).

The program knows next to nothing of geometry, so no Lay adds more tiles than its optimum: lines of
the tiles there are, each tile in one or two of them, every line joined to another by a crossing
unless it begins a group. Where a solution cannot lie in the plane for a simple reason, that reason
is added and the program solved again.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import combinations, permutations, product
from time import perf_counter
from typing import Any

from bordspil.games.cross_rummy.field import movable
from bordspil.games.cross_rummy.laying import FOUND, OWN, Problem
from bordspil.games.cross_rummy.solver import layable
from bordspil.games.cross_rummy.tiles import COLOUR_NAMES, NUMBERS, VALUES, kind_of, value_of

COLOURS = range(len(COLOUR_NAMES))
DEEPEST = 40  # more lines lie in no chain of crossings
Line = tuple[int, ...]
Crossing = tuple[int, int]  # a kind, and which of its copies


@cache
def lines() -> tuple[Line, ...]:
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


def is_row(line: Line) -> bool:
    """Whether a line is a row rather than a run."""
    return value_of(line[0]) == value_of(line[1])


def bound(problem: Problem, seconds: float = 1.0, known: int = 0) -> int:
    """The most rack tiles that any Lay could add, `known` being what one is known to add.

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
    while (left := end - perf_counter()) > 0:
        program.solver.parameters.max_time_in_seconds = left
        status = program.solver.solve(program.model)
        if status == cp_model.INFEASIBLE:
            return known
        if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return most
        most = min(most, int(program.solver.best_objective_bound + 0.001) - program.before)
        if status != cp_model.OPTIMAL or not program.refine():
            return most
    return most


class Program:
    """Lines that may be used, in which direction, and the crossings by which they hang together."""

    def __init__(self, problem: Problem, known: int, cp_model: Any) -> None:
        self.model, self.solver = cp_model.CpModel(), cp_model.CpSolver()
        self.solver.parameters.num_workers = 1
        old = Counter(tile[2] for tile in movable(problem))
        self.there = old + Counter(kind for kind in problem.rack if kind < NUMBERS)
        self.before = sum(old.values())
        self.lines: list[Line] = []
        self.used: list[Any] = []
        for line in lines():
            for copy in range(min(self.there[kind] for kind in line)):
                self.lines.append(line)
                self.used.append(self._boolean())
                if copy:
                    self.model.add_implication(self.used[-1], self.used[-2])
        self.level = [self._boolean() for _ in self.lines]
        self.depth = [self.model.new_int_var(0, DEEPEST, "") for _ in self.lines]
        self.crosses: dict[tuple[int, Crossing], Any] = {}
        self.hangs: list[list[Any]] = [[] for _ in self.lines]
        lying = [self._lay(kind, old[kind]) for kind in self.there]
        self._hang(1 if problem.mode in (FOUND, OWN) else problem.limit)
        self.model.add(sum(lying) > self.before + known)
        self.model.maximize(sum(lying))

    def _boolean(self) -> Any:
        return self.model.new_bool_var("")

    def _lay(self, kind: int, least: int) -> Any:
        """How many tiles of a kind lie: as many as there are lines through them, less the crossings."""
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
        """Whether a tile lies in two lines, one level and one upright; one of them may hang on the other."""
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
            self.hangs[number].append(child)
            parts.append([flat, tall, child, parent])
        level, upright, hanging, holding = (sum(part[n] for part in parts) for n in range(4))
        self.model.add(level == crossing)
        self.model.add(upright == crossing)
        self.model.add(hanging == holding)
        return crossing

    def _hang(self, limit: int) -> None:
        """Every line hangs on another or begins one of the groups allowed (CR-32)."""
        first = [self._boolean() for _ in self.lines]
        for number, used in enumerate(self.used):
            self.model.add(sum(self.hangs[number]) + first[number] == used)
            self.model.add(self.depth[number] == 0).only_enforce_if(first[number])
        self.model.add(sum(first) <= limit)

    def refine(self) -> bool:
        """Forbids what the solution found has and the plane has not; whether there was such a thing."""
        met: dict[int, dict[int, int]] = {}
        for crossing in {crossing for _, crossing in self.crosses}:
            here = [n for n, at in self.crosses if at == crossing and self.solver.value(self.crosses[n, at])]
            for one, other in permutations(here, 2):
                met.setdefault(one, {})[crossing[0]] = other
        faults = [self._cross_once(one, others) or self._keep_apart(one, others) for one, others in met.items()]
        return any(faults)

    def _cross_once(self, line: int, others: dict[int, int]) -> bool:
        """Two lines have one square in common."""
        first: dict[int, int] = {}
        for kind, other in others.items():
            if other in first:
                self._forbid((line, other, kind), (line, other, first[other]))
                return True
            first[other] = kind
        return False

    def _keep_apart(self, line: int, others: dict[int, int]) -> bool:
        """Lines across neighbours of a run touch, unless they lie on different sides of it or in a block."""
        found = False
        for kind, other in others.items():
            beside = others.get(kind + 1)
            if is_row(self.lines[line]) or beside is None or kind + 1 not in self.lines[line]:
                continue
            if self._can_end(other, kind) and self._can_end(beside, kind + 1):
                continue
            for across, at in ((other, kind), (beside, kind + 1)):
                near = [n for n in self.lines[across] if n != at and (is_row(self.lines[across]) or abs(n - at) == 1)]
                block = [self.crosses[across, (n, copy)] for n in near for copy in range(self.there[n])]
                if not any(self.solver.value(crossing) for crossing in block):
                    self._forbid((line, other, kind), (line, beside, kind + 1), unless=block)
                    found = True
        return found

    def _can_end(self, line: int, kind: int) -> bool:
        tiles = self.lines[line]
        return is_row(tiles) or kind in (tiles[0], tiles[-1])

    def _forbid(self, *meetings: tuple[int, int, int], unless: Iterable[Any] = ()) -> None:
        """That these pairs of lines meet at these kinds, whichever copies they meet in."""
        for copies in product(*(range(self.there[kind]) for _, _, kind in meetings)):
            literals = [
                self.crosses[line, (kind, copy)].negated()
                for (one, other, kind), copy in zip(meetings, copies, strict=True)
                for line in (one, other)
            ]
            self.model.add_bool_or([*literals, *unless])
