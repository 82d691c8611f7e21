"""Draw potential: the dead tiles of a rack after two turns, with each tile that may come and one of the pool."""

from collections import Counter

import numpy as np
from msgspec import Struct

from bordspil.games.cross_rummy.bots.dead_tiles import DeadTileSearch, Placement
from bordspil.games.cross_rummy.rules.tiles import NUMBERS, POOL

TAKES = 0.7  # how often another player takes from the pool
DEEPER = 4  # how much longer the placement that many searches start from is searched
MOST = 24  # more dead tiles count as so many


class Forecast(Struct, frozen=True):
    """A forecast of going out: dead tiles now, dead tiles expected after the next turn, and two chances.

    These are the chances that none, and that at most one is dead then."""

    dead: int
    soon: float
    none: float
    one: float


class DrawPotential:
    """Counts dead tiles with each tile that may come (`one`), and with a tile of the pool and each other (`two`)."""

    def __init__(
        self, dead_tiles: DeadTileSearch, placement: Placement, pool: tuple[int, ...], unseen: Counter[int], others: int
    ):
        self.dead_tiles, self.placement, self.others = dead_tiles, placement, others
        self.pool = [kind for kind in pool if kind < NUMBERS]
        self.takes = sorted(set(self.pool))
        self.weights = np.array([unseen[kind] for kind in range(NUMBERS)], np.float64)
        self.actions = sum(count for kind, count in unseen.items() if kind >= NUMBERS)
        self.kinds = [kind for kind in range(NUMBERS) if unseen[kind] or kind in self.takes]
        self.one = np.full(NUMBERS, placement.dead + 1)
        self.two = np.full((len(self.takes), NUMBERS), placement.dead + 2)
        self.placements = [placement] * len(self.takes)

    def refine(self, steps: int, until: float) -> bool:
        """Repeats all searches with so many steps; returns whether there was time for all of them."""
        dead_tiles, effort = self.dead_tiles, self.dead_tiles.effort
        for row, kind in enumerate(self.takes):
            if effort.spent >= until:
                return False
            found = dead_tiles.extend(self.placement, (kind,), DEEPER * steps)
            if self.placements[row] is self.placement or found.dead < self.placements[row].dead:
                self.placements[row] = found
            self.one[kind] = min(self.one[kind], found.dead)
        for kind in self.kinds:
            if effort.spent >= until:
                return False
            if kind not in self.takes:
                self.one[kind] = min(self.one[kind], dead_tiles.dead(self.placement, (kind,), steps))
            for row in range(len(self.takes)):
                self._ask(row, kind, steps)
        return True

    def _ask(self, row: int, kind: int, steps: int) -> None:
        """CR-20: counts dead tiles with a tile of the pool now and another tile the turn after."""
        take = self.takes[row]
        if kind in self.takes[:row]:
            self.two[row, kind] = self.two[self.takes.index(kind), take]
            return
        bound = min(self.one[take], self.one[kind]) + 1
        self.two[row, kind] = min(
            self.two[row, kind], bound, self.dead_tiles.dead(self.placements[row], (kind,), steps)
        )

    def wait(self) -> Forecast:
        """Returns the forecast if the rack stays as it is for a turn."""
        return self._forecast(self.placement.dead, self.one[self.pool], self.one, TAKES * self.others)

    def take(self, kind: int) -> Forecast:
        """Returns the forecast with a tile of the pool."""
        row, rest = self.takes.index(kind), list(self.pool)
        rest.remove(kind)
        return self._forecast(int(self.one[kind]), self.two[row, rest], self.two[row], 1 + TAKES * self.others)

    def draw(self) -> list[tuple[float, Forecast]]:
        """Returns the forecasts with each tile that may come from the bag, and how likely each is."""
        total = self.weights.sum() + self.actions
        rows = [self.takes.index(kind) for kind in self.pool]
        found = []
        for kind in np.flatnonzero(self.weights):
            dead = int(self.one[kind])
            shifted = self.one + (dead - self.placement.dead)
            forecast = self._forecast(dead, self.two[rows, kind], shifted, TAKES * self.others)
            found.append((float(self.weights[kind] / total), forecast))
        return found

    def _forecast(self, dead: int, pool: np.ndarray, coming: np.ndarray, news: float) -> Forecast:
        """Returns a forecast by the dead tiles with each tile of the pool, and with each that may come into it."""
        levels = np.arange(1, min(dead, MOST) + 1)
        better = (pool[:, None] < levels).sum(0)  # tiles of the pool that bring it below each level
        lost = TAKES * self.others / POOL
        stay = np.where(better == 0, 1.0, np.where(better == 1, min(1.0, lost), 0.0))
        whole = self.weights.sum() + self.actions
        worse = 1 - (self.weights[:, None] * (coming[:, None] < levels)).sum(0) / max(1.0, whole)
        above = stay * worse**news
        none = 1 - above[0] if dead > 0 else 1.0
        one = 1 - above[1] if dead > 1 else 1.0
        return Forecast(dead, float(above.sum()), float(none), float(one))
