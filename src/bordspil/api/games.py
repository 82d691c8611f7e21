"""Games by their names, typed: `load("azul")` is known to be Azul."""

from typing import TYPE_CHECKING, Any, Literal, TypeVar, overload

from bordspil import games
from bordspil.core.game import Game
from bordspil.sentences import sentences

if TYPE_CHECKING:
    from bordspil.games.azul.game import Azul
    from bordspil.games.blokus_shuffle.game import BlokusShuffle
    from bordspil.games.cross_rummy.game import CrossRummy
    from bordspil.games.timeline.game import Timeline

State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")


def game_names() -> tuple[str, ...]:
    """Returns the names of all games."""
    return games.names()


@overload
def load(name: Literal["azul"]) -> "Azul": ...
@overload
def load(name: Literal["blokus_shuffle"]) -> "BlokusShuffle": ...
@overload
def load(name: Literal["cross_rummy"]) -> "CrossRummy": ...
@overload
def load(name: Literal["timeline"]) -> "Timeline": ...
@overload
def load(name: str) -> Game[Any, Any, Any]: ...
@overload
def load(name: Game[State, Move, View]) -> Game[State, Move, View]: ...
def load(name: Any) -> Any:
    """Returns the game of this name; a game that is given comes back as it is."""
    with sentences():
        return games.load(name)
