"""Dead tiles: counts tiles of a rack that cannot be laid, with tiles added, by incremental search from one table."""

from collections.abc import Iterable

import numpy as np
from msgspec import Struct

from bordspil.games.cross_rummy.rules.laying import Problem
from bordspil.games.cross_rummy.rules.tiles import NUMBERS
from bordspil.games.cross_rummy.solver import incremental, largest_lay
from bordspil.games.cross_rummy.solver.field import Field, movable
from bordspil.games.cross_rummy.solver.incremental import BASE
from bordspil.games.cross_rummy.solver.largest_lay import Effort, Layout

SETTING_UP = 2  # steps that setting up a search costs


class Placement(Struct):
    """A rack, the best table found for it so far, and how many of its tiles do not lie there."""

    rack: np.ndarray  # number tiles by kind
    base: np.ndarray
    dead: int


class KeptTable(Struct, frozen=True):
    """A table that was found for a rack a turn ago, and the problem it was found for."""

    problem: Problem
    base: np.ndarray

    def fits(self, problem: Problem) -> bool:
        """Returns whether the table is unchanged, and the rack still has all tiles that the kept table uses."""
        if (problem.table, problem.mode, problem.own) != (self.problem.table, self.problem.mode, self.problem.own):
            return False
        count = int(self.base["count"][0])
        lie = counted(self.base["kinds"][0, :count].tolist())
        return bool((lie <= counted([*problem.rack, *(kind for *_, kind in movable(problem))])).all())


class DeadTileSearch:
    """The solver over the table of one player, for one rack after another."""

    def __init__(self, problem: Problem, effort: Effort, seed: int) -> None:
        self.field, self.effort = Field(problem, seed), effort
        self.loose = len(self.field.loose)
        self.bare = np.zeros(1, BASE)
        if self.field.fits:
            self.bare["count"] = self.loose
            self.bare["squares"][0, : self.loose] = self.field.squares
            self.bare["kinds"][0, : self.loose] = [kind for *_, kind in self.field.loose]

    def search(self, until: float, kept: KeptTable | None = None) -> tuple[Placement, Layout | None]:
        """Searches the player's own rack within a part of the effort, from the kept table if it fits."""
        field = self.field
        if kept is not None and field.fits and kept.fits(field.problem):
            incremental.resume(field.memory, field.rng, kept.base, counted(field.problem.rack), 0)
        largest_lay.seek(field, self.effort, largest_lay.layable(field.problem), until)
        found = largest_lay.layout_of(field)
        rack = counted(field.problem.rack)
        base = self.bare.copy()
        if found is not None:
            incremental.save_best(field.memory, base)
        return Placement(rack, base, int(rack.sum()) - field.tiles), found

    def unplaced(self, rack: Iterable[int]) -> Placement:
        """Returns the placement of a rack none of whose tiles is laid yet."""
        held = counted(rack)
        return Placement(held, self.bare, int(held.sum()))

    def dead(self, placement: Placement, more: Iterable[int], steps: int) -> int:
        """Returns how many tiles are dead after a number of steps, with some more tiles on the rack."""
        rack = placement.rack.copy()
        for kind in more:
            if kind < NUMBERS:
                rack[kind] += 1
        if not self.field.fits:
            return int(rack.sum())
        self.effort.done += steps + SETTING_UP
        field = self.field
        lie = incremental.resume(field.memory, field.rng, placement.base, rack, steps)
        return int(rack.sum()) - (int(lie) - self.loose)

    def extend(self, placement: Placement, more: Iterable[int], steps: int) -> Placement:
        """Returns the placement of a rack with some more tiles, searched from the placement without them."""
        dead = self.dead(placement, more, steps)
        base = placement.base.copy()
        if self.field.fits:
            incremental.save_best(self.field.memory, base)
        rack = placement.rack.copy()
        for kind in more:
            if kind < NUMBERS:
                rack[kind] += 1
        return Placement(rack, base, dead)


def counted(kinds: Iterable[int]) -> np.ndarray:
    """Returns the number tiles by kind."""
    return np.bincount([kind for kind in kinds if kind < NUMBERS], minlength=NUMBERS).astype(np.int8)
