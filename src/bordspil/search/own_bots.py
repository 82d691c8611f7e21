"""Bots of one's own: objects that choose, classes named by their module, and those of installed packages.

An installed package offers a bot by an entry point of the group `bordspil.bots`. Its name is that of the bot, for any
game, or `GAME.NAME`; its value is what makes the bot: a class or function of the game, a seed and the options.
"""

import inspect
import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol, TypeVar

from bordspil.core.bot import Bot, Budget, NoMove
from bordspil.core.game import NO_OPTIONS, BadRequest, Game, IllegalMove, Options
from bordspil.search.any_game import bots_of

GROUP = "bordspil.bots"
FACTORY = re.compile(r"[A-Za-z_][A-Za-z0-9_.]*:[A-Za-z_][A-Za-z0-9_]*")

View_contra = TypeVar("View_contra", contravariant=True)
Move_co = TypeVar("Move_co", covariant=True)


class Player(Protocol[View_contra, Move_co]):
    """A bot of one's own: an object with this method, and with a `name` if it likes."""

    def choose(self, view: View_contra, seconds: float) -> Move_co:
        """Returns a legal move for the seat to act in this view, or its text."""


class PlayerBot:
    """A player as matches and environments ask it: within a budget, for a move."""

    def __init__(self, game: Game, player: Player[Any, Any], counts_simulations: bool) -> None:
        self.game = game
        self.player = player
        self.counts_simulations = counts_simulations

    def choose(self, view: Any, budget: Budget) -> Any:
        """Returns the player's move; refuses a text that is none."""
        more = {"simulations": budget.simulations} if self.counts_simulations else {}
        move = self.player.choose(view, seconds=budget.seconds, **more)
        if not isinstance(move, str):
            return move
        try:
            return self.game.notation.read(move)
        except IllegalMove as refusal:
            raise NoMove(refusal.key, refusal.rule, **refusal.details) from refusal


def as_bot(game: Game, given: Any) -> Bot:
    """Returns a bot that plays as a player does; a bot comes back as it is, and anything else is refused."""
    choose = getattr(given, "choose", None)
    try:
        names = inspect.signature(choose).parameters if callable(choose) else {}
    except ValueError:  # compiled by others, without a signature
        names = {}
    if "budget" in names:
        bot: Bot = given
        return bot
    if "seconds" not in names:
        raise BadRequest("bot-none", bot=str(given)[:80])
    return PlayerBot(game, given, "simulations" in names)


def is_factory(name: str) -> bool:
    """Returns whether a name is that of a module and what in it makes a bot: `my_bots:Cautious`."""
    return FACTORY.fullmatch(name) is not None


@cache
def _installed() -> Mapping[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def installed(game: Game) -> dict[str, EntryPoint]:
    """Returns the bots that installed packages have for a game, by name."""
    found = {name: entry for name, entry in _installed().items() if "." not in name}
    own = f"{game.id}."
    return found | {name.removeprefix(own): entry for name, entry in _installed().items() if name.startswith(own)}


def bot_names(game: Game) -> tuple[str, ...]:
    """Returns the names of all bots of a game: its own, and those of installed packages."""
    return tuple(dict.fromkeys((*bots_of(game).NAMES, *installed(game))))


def make_bot(game: Game, name: str, seed: int, options: Options = NO_OPTIONS) -> Bot:
    """Returns a bot: one of the game's own, of an installed package, or of a module (`my_bots:Cautious`)."""
    own = bots_of(game)
    if is_factory(name):
        return as_bot(game, _factory(name)(game, seed, options))
    if name in own.NAMES:
        return own.make(name, seed, options)
    if (entry := installed(game).get(name)) is not None:
        return as_bot(game, entry.load()(game, seed, options))
    raise BadRequest("level-unknown", level=name[:40], levels=", ".join(bot_names(game)))


def _factory(name: str) -> Any:
    """Returns the factory of a name; refuses a name that leads to none."""
    module, _, attribute = name.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # the module is there, and what it needs is not
        raise BadRequest("bot-not-found", bot=name[:80]) from None
    except AttributeError:
        raise BadRequest("bot-not-found", bot=name[:80]) from None
