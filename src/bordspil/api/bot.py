"""Bots for Python programs: a level of a game, by its name."""

from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, overload

from bordspil.api.games import load
from bordspil.core.bot import Budget
from bordspil.core.game import Game
from bordspil.core.options import NO_OPTIONS, Options
from bordspil.search.own_bots import Player as Player
from bordspil.search.own_bots import make_bot
from bordspil.sentences import sentences

if TYPE_CHECKING:
    from bordspil.games.azul.rules.notation import Move as AzulMove
    from bordspil.games.azul.rules.view import Position as AzulView
    from bordspil.games.blokus_shuffle.rules.notation import Move as BlokusMove
    from bordspil.games.blokus_shuffle.rules.view import View as BlokusView
    from bordspil.games.cross_rummy.rules.notation import Move as RummyMove
    from bordspil.games.cross_rummy.rules.view import View as RummyView
    from bordspil.games.timeline.rules.notation import Move as TimelineMove
    from bordspil.games.timeline.rules.view import View as TimelineView

State = TypeVar("State")
View = TypeVar("View")
Move = TypeVar("Move")


class Bot(Generic[View, Move]):
    """A bot of a game; bots in several threads do not touch each other."""

    def __init__(self, game: Game[Any, Move, View], name: str, seed: int, options: Options) -> None:
        with sentences(game):
            self._bot = make_bot(game, name, seed, options)
        self.game = game
        self.name = name

    def choose(self, view: View, seconds: float = 1.0, simulations: int | None = None) -> Move:
        """Returns a move for the seat to act in this view; `simulations` instead of seconds makes play repeatable."""
        with sentences(self.game):
            move: Move = self._bot.choose(view, Budget(seconds, simulations))
        return move

    def __repr__(self) -> str:
        return f"<Bot {self.game.id} {self.name}>"


@overload
def bot(
    game: Literal["azul"], name: str, seed: int = 0, options: Options = NO_OPTIONS
) -> "Bot[AzulView, AzulMove]": ...
@overload
def bot(
    game: Literal["blokus_shuffle"], name: str, seed: int = 0, options: Options = NO_OPTIONS
) -> "Bot[BlokusView, BlokusMove]": ...
@overload
def bot(
    game: Literal["cross_rummy"], name: str, seed: int = 0, options: Options = NO_OPTIONS
) -> "Bot[RummyView, RummyMove]": ...
@overload
def bot(
    game: Literal["timeline"], name: str, seed: int = 0, options: Options = NO_OPTIONS
) -> "Bot[TimelineView, TimelineMove]": ...
@overload
def bot(game: str, name: str, seed: int = 0, options: Options = NO_OPTIONS) -> Bot[Any, Any]: ...
@overload
def bot(game: Game[State, Move, View], name: str, seed: int = 0, options: Options = NO_OPTIONS) -> Bot[View, Move]: ...
def bot(game: Any, name: str, seed: int = 0, options: Options = NO_OPTIONS) -> Bot[Any, Any]:
    """Returns a bot: a level such as `medium`, a yardstick such as `random`, or one of your own: `my_bots:Cautious`."""
    return Bot(load(game), name, seed, options)
