"""What others could lay at Cross Rummy after a move, over guesses at the racks that they hold."""

from msgspec import Struct

from bordspil.games.cross_rummy.bots.dead_tiles import Footing, Lookout
from bordspil.games.cross_rummy.rules.laying import problem_for
from bordspil.games.cross_rummy.rules.state import State
from bordspil.games.cross_rummy.solver.largest_lay import Effort


class Danger(Struct, frozen=True):
    """Over all guesses: how often somebody else could go out, or all but one tile, and how many stay dead at least."""

    out: float
    near: float
    dead: float


class Threat:
    """The racks of others in guessed states, in which a move has been played already."""

    def __init__(self, worlds: list[State], seat: int, effort: Effort, seed: int) -> None:
        self.lookouts: list[Lookout] = []
        self.feet: list[list[Footing]] = []  # by other seat, then by world
        for other in range(worlds[0].seats):
            if other != seat:
                lookout = Lookout(problem_for(worlds[0], other), effort, seed)
                self.lookouts.append(lookout)
                self.feet.append([lookout.stand(world.racks[other]) for world in worlds])

    def refine(self, steps: int, until: float) -> None:
        """Looks deeper, going on from what was found, as long as there is time."""
        for lookout, feet in zip(self.lookouts, self.feet, strict=True):
            for n, foot in enumerate(feet):
                if lookout.effort.spent >= until:
                    return
                if foot.dead:
                    feet[n] = lookout.reach(foot, (), steps)

    def danger(self) -> Danger:
        """What the guesses say together."""
        least = [min(feet) for feet in zip(*([foot.dead for foot in feet] for feet in self.feet), strict=True)]
        count = len(least)
        return Danger(sum(n == 0 for n in least) / count, sum(n <= 1 for n in least) / count, sum(least) / count)
