"""The threat of others at Cross Rummy after a move, over determinizations of the racks that they hold."""

from msgspec import Struct

from bordspil.games.cross_rummy.bots.dead_tiles import DeadTileSearch, Placement
from bordspil.games.cross_rummy.rules.laying import problem_for
from bordspil.games.cross_rummy.rules.state import State
from bordspil.games.cross_rummy.solver.largest_lay import Effort


class Threat(Struct, frozen=True):
    """The shares of determinizations where others could go out, or all but one tile, and their fewest dead tiles."""

    out: float
    near: float
    dead: float


class ThreatSearch:
    """Searches the racks of others in determinizations, in which a move has been played already."""

    def __init__(self, states: list[State], seat: int, effort: Effort, seed: int) -> None:
        self.searches: list[DeadTileSearch] = []
        self.placements: list[list[Placement]] = []  # by other seat, then by state
        for other in range(states[0].seats):
            if other != seat:
                dead_tiles = DeadTileSearch(problem_for(states[0], other), effort, seed)
                self.searches.append(dead_tiles)
                self.placements.append([dead_tiles.unplaced(state.racks[other]) for state in states])

    def refine(self, steps: int, until: float) -> None:
        """Continues all searches with more steps, as long as there is time."""
        for dead_tiles, placements in zip(self.searches, self.placements, strict=True):
            for n, placement in enumerate(placements):
                if dead_tiles.effort.spent >= until:
                    return
                if placement.dead:
                    placements[n] = dead_tiles.extend(placement, (), steps)

    def threat(self) -> Threat:
        """Returns the threat over all determinizations."""
        least = [
            min(placements)
            for placements in zip(
                *([placement.dead for placement in placements] for placements in self.placements), strict=True
            )
        ]
        count = len(least)
        return Threat(sum(n == 0 for n in least) / count, sum(n <= 1 for n in least) / count, sum(least) / count)
