"""The bots of Cross Rummy: the yardsticks and the levels, from extending lines to holding back for one great Lay."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from msgspec.structs import replace

from bordspil.core.bot import LEVELS as LEVELS
from bordspil.core.bot import Assessment, Bot, Budget
from bordspil.core.game import NO_OPTIONS, BadRequest, Options
from bordspil.games.cross_rummy.bots.analysis import Turn, lay
from bordspil.games.cross_rummy.bots.closed_groups import ClosedGroupExpert
from bordspil.games.cross_rummy.bots.expert import Expert, TurnSearch
from bordspil.games.cross_rummy.bots.players import Attentive, Greedy, Learner, Patient
from bordspil.games.cross_rummy.bots.win_estimate import chances
from bordspil.games.cross_rummy.game import game
from bordspil.games.cross_rummy.rules.notation import Choice, Lay, Move, to_object
from bordspil.games.cross_rummy.rules.view import View
from bordspil.search.simple_bots import RandomBot

Maker = Callable[[int], Bot]

NAMES = ("random", "greedy", *LEVELS)
# The player of each level with two, three and four seats: the more seats, the less search helps, and the closer
# together are the players that search.
PLAYERS: dict[str, tuple[Maker, Maker, Maker]] = {
    "child": (
        partial(Learner, attention=0.15),
        partial(Learner, attention=0.03),
        partial(Learner, attention=0.016),
    ),
    "easy": (
        partial(Learner, attention=0.36),
        partial(Learner, attention=0.09),
        partial(Learner, attention=0.034),
    ),
    "casual": (
        partial(Attentive, attention=1.0),
        partial(Learner, attention=0.25),
        partial(Learner, attention=0.077),
    ),
    "medium": (
        Patient,
        partial(Attentive, attention=0.5),
        partial(Learner, attention=0.155),
    ),
    "skilled": (
        partial(Expert, cap=250, haste=1.0),
        partial(Attentive, attention=1.0),
        partial(Learner, attention=0.37),
    ),
    "strong": (
        partial(Expert, cap=400, haste=0.018),
        Patient,
        partial(Expert, cap=110, haste=1.0),
    ),
    "master": (
        partial(Expert, cap=400, haste=0.003),
        partial(Expert, cap=400, haste=0.033),
        partial(Expert, cap=350, haste=0.06),
    ),
    "expert": (ClosedGroupExpert, ClosedGroupExpert, Expert),
}


def hint(view: View, budget: Budget) -> dict[str, Any]:
    """Returns how many tiles the seat of a view could lay, and how."""
    found = Turn(view, budget, Random(0)).lay_most() if view.stage == "turn" else None
    if found is None:
        return {"tiles": 0, "move": None}
    return {"tiles": found.tiles, "move": to_object(lay(found))}


def assess(view: View, budget: Budget, options: Options = NO_OPTIONS) -> Assessment:
    """Returns every seat's chance and the best move, as the expert sees them."""
    if view.to_act is None:
        raise BadRequest("game-over")
    turn = Turn(view, budget, Random(0))
    part = replace(budget, seconds=budget.seconds / 2, simulations=turn.steps(0.5))
    own = TurnSearch(Turn(view, part, Random(0))).chance()
    return Assessment(chances(view, own), make("expert", 0).choose(view, part))


def hint_of(view: View, move: Move) -> dict[str, Any] | None:
    """Returns a move as `hint` shows it; the board shows nothing but Lays."""
    if not isinstance(move, Lay):
        return None
    told = to_object(move)
    return {"tiles": len(told["lay"]["table"]) - len(view.table), "move": told}


class Level:
    """Plays as the player of its level for the number of seats at the table."""

    def __init__(self, makers: tuple[Maker, Maker, Maker], seed: int) -> None:
        self.makers, self.seed = makers, seed
        self.player: Bot | None = None

    def choose(self, view: View, budget: Budget) -> Choice:
        if self.player is None:
            self.player = self.makers[view.seats - 2](self.seed)
        move: Choice = self.player.choose(view, budget)
        return move


def make(name: str, seed: int, options: Options = NO_OPTIONS) -> Bot:
    """Returns a bot by its name: a yardstick or a level."""
    match name:
        case "random":
            return RandomBot(game, seed)
        case "greedy":
            return Greedy(seed)
        case _ if name in PLAYERS:
            return Level(PLAYERS[name], seed)
    raise BadRequest("level-unknown", level=name[:40], levels=", ".join(NAMES))


def traits(level: str, seed: int) -> list[str]:
    """Returns nothing: the bots of a level differ in nothing that players could be told."""
    return []
