"""The accuracy of the bots: whole games between four of the same level, over a deck."""

from msgspec import Struct

from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.game import Options
from bordspil.core.statistics import wilson_interval
from bordspil.core.table import Table
from bordspil.games.timeline.bots import levels
from bordspil.games.timeline.game import game
from bordspil.games.timeline.rules.notation import Place

SEATS = 4


class Rate(Struct, frozen=True):
    """How many placements of a level were right, and how many there were."""

    level: str
    right: int
    placed: int

    @property
    def share(self) -> float:
        """Returns the share that was right."""
        return self.right / self.placed

    @property
    def between(self) -> tuple[float, float]:
        """Returns the interval in which the true share lies, 19 times out of 20."""
        return wilson_interval(self.share, self.placed)


def measure(options: Options, games: int, level: str) -> Rate:
    """Measures the rate of a level in so many games; every game is played by other bots with other cards."""
    right = placed = 0
    for number in range(games):
        bots = [levels.make(level, number * SEATS + seat, options) for seat in range(SEATS)]
        table = Table(game, options, SEATS, Chance.of(f"rates {number}"))
        while (seat := table.to_act()) is not None:
            table.play(seat, bots[seat].choose(game.view(table.state, seat), Budget()))
        right += len(table.state.timeline) - 1
        placed += sum(isinstance(entry.move, Place) for entry in table.log)
    return Rate(level, right, placed)
