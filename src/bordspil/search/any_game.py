"""The bots of a game: its own, or those that any game has that lists its moves."""

from random import Random
from typing import Any

from bordspil.core.bot import LEVELS, Assessment, Bot, Budget
from bordspil.core.capabilities import Advisor, Assessor, Bots
from bordspil.core.game import NO_OPTIONS, BadRequest, Game, Options
from bordspil.search.information_set import InformationSetSearch
from bordspil.search.simple_bots import GreedyBot, RandomBot, open_moves

# The most simulations of each level; a level has about three times those of the one below it.
CAPS = dict(zip(LEVELS, (2, 8, 25, 80, 250, 800, 2500, None), strict=True))


class SearchingBot:
    """Searches the determinizations of its view, `cap` simulations at the most."""

    def __init__(self, game: Game, seed: int, cap: int | None = None) -> None:
        self.game, self.rng, self.cap = game, Random(seed), cap

    def choose(self, view: Any, budget: Budget) -> Any:
        """Returns the move that was tried most, and at once the only one."""
        moves = open_moves(self.game, self.game.determinize(view, self.rng))
        if len(moves) == 1:
            return moves[0]
        search = InformationSetSearch(self.game, view, self.rng)
        search.run(budget, self.cap)
        return search.best()


class AnyBots:
    """Bots, hints and assessments for a game that has none of its own."""

    NAMES = ("random", "greedy", "mcts", *LEVELS)
    LEVELS = LEVELS

    def __init__(self, game: Game) -> None:
        self.game = game

    def make(self, name: str, seed: int, options: Options = NO_OPTIONS) -> Bot:
        """Returns a bot by its name: a yardstick or a level."""
        if name not in self.NAMES:
            raise BadRequest("level-unknown", level=name[:40], levels=", ".join(self.NAMES))
        if name == "random":
            return RandomBot(self.game, seed)
        if name == "greedy":
            return GreedyBot(self.game, self._gains, seed)
        return SearchingBot(self.game, seed, CAPS.get(name))

    def _gains(self, state: Any, moves: list[Any]) -> list[float]:
        """Returns the lead in points that each move gives the seat to act; a victory counts above all points."""
        seat = self.game.to_act(state)
        gains = []
        for after in [self.game.play(state, move) for move in moves]:
            scores, winners = self.game.scores(after), self.game.winners(after)
            lead = scores[seat or 0] - max((points for other, points in enumerate(scores) if other != seat), default=0)
            gains.append(lead + (1e6 if seat in winners else -1e6 if winners else 0.0))
        return gains

    def traits(self, level: str, seed: int) -> list[str]:
        """Returns nothing: these bots differ in their level alone."""
        return []

    def hint(self, view: Any, budget: Budget) -> dict[str, Any]:
        """Returns the move that a search finds best."""
        return self.hint_of(view, self.assess(view, budget).move)

    def hint_of(self, view: Any, move: Any) -> dict[str, Any]:
        """Returns a move as `hint` shows it."""
        return {"move": self.game.notation.to_object(move)}

    def assess(self, view: Any, budget: Budget, options: Options = NO_OPTIONS) -> Assessment:
        """Returns the shares of victories in a search, and its move."""
        open_moves(self.game, self.game.determinize(view, Random(0)))
        search = InformationSetSearch(self.game, view, Random(0))
        search.run(budget, None)
        return Assessment(search.chances(), search.best())


def bots_of(game: Game) -> Bots:
    """Returns the bots of a game."""
    return game.bots or AnyBots(game)


def advisor_of(game: Game) -> Advisor | None:
    """Returns the advisor of a game; a game with bots of its own has an advisor of its own or none."""
    return game.advisor or (AnyBots(game) if game.bots is None else None)


def assessor_of(game: Game) -> Assessor | None:
    """Returns the assessor of a game; a game with bots of its own has an assessor of its own or none."""
    return game.assessor or (AnyBots(game) if game.bots is None else None)
