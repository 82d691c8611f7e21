"""What a rack may become in two turns: its dead tiles with each tile that may come, and one of the pool besides."""

from collections import Counter

import numpy as np
from msgspec import Struct

from bordspil.games.cross_rummy.bots.dead_tiles import Footing, Lookout
from bordspil.games.cross_rummy.rules.tiles import NUMBERS, POOL

TAKES = 0.7  # how often another player takes from the pool
DEEPER = 4  # how much longer than a question the footing for many of them is sought
MOST = 24  # more dead tiles are all the same


class Race(Struct, frozen=True):
    """How near a player is to going out: dead tiles now, those expected after the next turn, and the chances that
    none or at most one is dead then."""

    dead: int
    soon: float
    none: float
    one: float


class Prospects:
    """Dead tiles of a rack with each tile that may come (`one`), and with a tile of the pool and each other (`two`)."""

    def __init__(self, lookout: Lookout, footing: Footing, pool: tuple[int, ...], unseen: Counter[int], others: int):
        self.lookout, self.footing, self.others = lookout, footing, others
        self.pool = [kind for kind in pool if kind < NUMBERS]
        self.takes = sorted(set(self.pool))
        self.weights = np.array([unseen[kind] for kind in range(NUMBERS)], np.float64)
        self.actions = sum(count for kind, count in unseen.items() if kind >= NUMBERS)
        self.kinds = [kind for kind in range(NUMBERS) if unseen[kind] or kind in self.takes]
        self.one = np.full(NUMBERS, footing.dead + 1)
        self.two = np.full((len(self.takes), NUMBERS), footing.dead + 2)
        self.feet = [footing] * len(self.takes)

    def refine(self, steps: int, until: float) -> bool:
        """Asks everything once more with so many steps; whether there was time for all of it."""
        lookout, effort = self.lookout, self.lookout.effort
        for row, kind in enumerate(self.takes):
            if effort.spent >= until:
                return False
            foot = lookout.reach(self.footing, (kind,), DEEPER * steps)
            if self.feet[row] is self.footing or foot.dead < self.feet[row].dead:
                self.feet[row] = foot
            self.one[kind] = min(self.one[kind], foot.dead)
        for kind in self.kinds:
            if effort.spent >= until:
                return False
            if kind not in self.takes:
                self.one[kind] = min(self.one[kind], lookout.dead(self.footing, (kind,), steps))
            for row in range(len(self.takes)):
                self._ask(row, kind, steps)
        return True

    def _ask(self, row: int, kind: int, steps: int) -> None:
        """CR-20: a tile of the pool now, another tile the turn after."""
        take = self.takes[row]
        if kind in self.takes[:row]:
            self.two[row, kind] = self.two[self.takes.index(kind), take]
            return
        bound = min(self.one[take], self.one[kind]) + 1
        self.two[row, kind] = min(self.two[row, kind], bound, self.lookout.dead(self.feet[row], (kind,), steps))

    def wait(self) -> Race:
        """The race if the rack stays as it is for a turn."""
        return self._race(self.footing.dead, self.one[self.pool], self.one, TAKES * self.others)

    def take(self, kind: int) -> Race:
        """The race with a tile of the pool."""
        row, rest = self.takes.index(kind), list(self.pool)
        rest.remove(kind)
        return self._race(int(self.one[kind]), self.two[row, rest], self.two[row], 1 + TAKES * self.others)

    def draw(self) -> list[tuple[float, Race]]:
        """The races with each tile that may come from the bag, and how likely each is."""
        total = self.weights.sum() + self.actions
        rows = [self.takes.index(kind) for kind in self.pool]
        found = []
        for kind in np.flatnonzero(self.weights):
            dead = int(self.one[kind])
            shifted = self.one + (dead - self.footing.dead)
            race = self._race(dead, self.two[rows, kind], shifted, TAKES * self.others)
            found.append((float(self.weights[kind] / total), race))
        return found

    def _race(self, dead: int, pool: np.ndarray, coming: np.ndarray, news: float) -> Race:
        """A race by the dead tiles with each tile of the pool, and with each that may come into it."""
        levels = np.arange(1, min(dead, MOST) + 1)
        better = (pool[:, None] < levels).sum(0)  # tiles of the pool that bring it below each level
        lost = TAKES * self.others / POOL
        stay = np.where(better == 0, 1.0, np.where(better == 1, min(1.0, lost), 0.0))
        whole = self.weights.sum() + self.actions
        worse = 1 - (self.weights[:, None] * (coming[:, None] < levels)).sum(0) / max(1.0, whole)
        above = stay * worse**news
        none = 1 - above[0] if dead > 0 else 1.0
        one = 1 - above[1] if dead > 1 else 1.0
        return Race(dead, float(above.sum()), float(none), float(one))
