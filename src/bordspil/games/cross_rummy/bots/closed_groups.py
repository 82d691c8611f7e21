"""The strongest player of Cross Rummy while groups are closed: it gathers one group and lays all of it at once."""

from collections import Counter
from functools import cache
from pathlib import Path

import numpy as np

from bordspil.core.kernel import generator
from bordspil.games.cross_rummy.bots import turns_to_finish, win_estimate
from bordspil.games.cross_rummy.bots.analysis import Turn
from bordspil.games.cross_rummy.bots.dead_tiles import KeptTable, counted
from bordspil.games.cross_rummy.bots.expert import Expert, TurnSearch
from bordspil.games.cross_rummy.bots.turns_to_finish import STATE, WEIGHTS
from bordspil.games.cross_rummy.rules.laying import FOUND, OPEN, OWN
from bordspil.games.cross_rummy.rules.notation import Choice, Draw, PlayDraw3, PlayPass2, Take
from bordspil.games.cross_rummy.rules.tiles import DRAW3, NUMBERS, PASS2
from bordspil.games.cross_rummy.solver.field import movable

FILE = Path(__file__).parent.parent / "weights" / "closed_groups.json"
FUTURE = 100  # steps that a future counts as
SLICE = 4  # futures between two looks at the clock
PRIOR_WEIGHT = 20  # futures that the estimate before the first simulation counts as
ALIVE = 128  # steps of the solver for the tiles that can really be laid with a tile of the pool
LOW = 6  # tiles in the bag at which a Draw Three is played
UNTIL = 0.95  # the part of the effort after which the move is chosen


@cache
def weights() -> tuple[float, ...]:
    """Returns the weights of `turns_to_finish`."""
    return win_estimate.read(FILE, WEIGHTS)


def memory_of(numbers: tuple[float, ...]) -> np.ndarray:
    """Returns memory for one player, with some weights."""
    memory = np.zeros(1, STATE)
    for name, number in zip(WEIGHTS, numbers, strict=True):
        memory[name] = number
    return memory


class ClosedGroupSearch:
    """Simulates futures of a rack, turn by turn, for each tile of the pool that may be taken now."""

    def __init__(self, turn: Turn, gone: Counter[int], seed: int) -> None:
        problem = turn.problem
        self.rng = generator(seed)
        self.memory = memory_of(weights())
        self.kinds = sorted({kind for kind in turn.pool if kind < NUMBERS})
        self.g = self.memory[0]
        self.g["held"] = counted([*problem.rack, *(kind for *_, kind in movable(problem))])
        self.g["unseen"] = counted((Counter(turn.unseen()) - gone).elements())
        self.g["pool"] = -1
        self.g["pool"][: len(self.kinds)] = self.kinds
        self.g["end"] = min(turn.view.bag, int(self.g["unseen"].sum()))
        self.g["others"] = len(turn.others)
        self.g["limit"] = 1 if problem.mode in (FOUND, OWN) else problem.limit
        turns_to_finish.find_best_take(self.memory)

    def look_ahead(self) -> None:
        """Simulates a few futures more."""
        turns_to_finish.simulate(self.memory, self.rng, SLICE)

    def tiles_apart(self, kind: int) -> int:
        """Returns how many tiles would be outside the group, with one more on the rack."""
        self.g["held"][kind] += 1
        found: int = turns_to_finish.count_apart(self.memory)
        self.g["held"][kind] -= 1
        return found

    def turns(self) -> list[float]:
        """Returns the mean turns until all tiles make one group, after each kind of the pool is taken."""
        found = (self.g["turns"] + PRIOR_WEIGHT * self.g["first"]) / (self.g["futures"] + PRIOR_WEIGHT)
        return [float(turns) for turns in found[: len(self.kinds)]]


class ClosedGroupExpert(Expert):
    """Simulates many turns ahead as long as groups are closed to it; then it plays as the expert does.

    It remembers which tiles others took from the pool: those will not come.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.gone: Counter[int] = Counter()
        self.pool: Counter[int] = Counter()  # after its last turn
        self.bag = 0

    def decide(self, search: TurnSearch) -> Choice:
        turn = search.turn
        self.watch(turn)
        if search.goes_out() or turn.problem.mode == OPEN or not turn.view.bag or self.must_lay(search):
            return super().decide(search)
        return self.act(search) or self.take_soonest(search)

    def watch(self, turn: Turn) -> None:
        """Remembers which tiles others have taken from the pool since this player's last turn."""
        if turn.view.bag > self.bag:  # another game
            self.gone.clear()
        else:
            self.gone += self.pool - Counter(turn.pool)
        self.pool, self.bag = Counter(turn.pool), turn.view.bag

    def act(self, search: TurnSearch) -> Choice | None:
        """Returns the play of an action tile, which would otherwise keep the player from going out.

        A Pass Two takes dead tiles with it. A Draw Three waits for the end: before, three tiles more rather help.
        """
        turn, dead = search.turn, search.placement.dead
        if PASS2 in turn.rack and dead != 1:
            return PlayPass2()
        if DRAW3 in turn.rack and (dead == 0 or turn.view.bag <= LOW):
            return PlayDraw3(turn.nearest())
        return None

    def take_soonest(self, search: TurnSearch) -> Choice:
        """Returns the take after which the rack makes one group soonest; tiles that cannot be laid add to the turns."""
        turn, effort = search.turn, search.effort
        ahead = ClosedGroupSearch(turn, self.gone, turn.rng.getrandbits(32))
        if not ahead.kinds:
            return Draw()
        placements = [search.dead_tiles.extend(search.placement, (kind,), ALIVE) for kind in ahead.kinds]
        while effort.spent < UNTIL:
            ahead.look_ahead()
            effort.done += SLICE * FUTURE
        late = [
            placement.dead - ahead.tiles_apart(kind) for kind, placement in zip(ahead.kinds, placements, strict=True)
        ]
        best = int(np.argmin(np.add(ahead.turns(), late)))
        self.kept = KeptTable(turn.problem, placements[best].base)
        self.pool[ahead.kinds[best]] -= 1
        return Take(ahead.kinds[best])
