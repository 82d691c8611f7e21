"""Board games for players and programs: `bordspil.new("azul")` begins a game (docs/python.md)."""

import importlib
from typing import TYPE_CHECKING, Any

from bordspil.version import __version__ as __version__

if TYPE_CHECKING:
    from bordspil.api.bot import Bot as Bot
    from bordspil.api.bot import Player as Player
    from bordspil.api.bot import bot as bot
    from bordspil.api.games import game_names as game_names
    from bordspil.api.games import load as load
    from bordspil.api.match import MatchResult as MatchResult
    from bordspil.api.match import play_match as play_match
    from bordspil.api.table import Table as Table
    from bordspil.api.table import new as new
    from bordspil.api.table import replay as replay
    from bordspil.core.game import Game as Game
    from bordspil.core.refusal import Refusal as Refusal

# Where each name lives; it is imported when it is first used, so that `import bordspil` costs nothing.
_HOME = {
    "Bot": "api.bot",
    "Game": "core.game",
    "MatchResult": "api.match",
    "Player": "api.bot",
    "Refusal": "core.refusal",
    "Table": "api.table",
    "bot": "api.bot",
    "game_names": "api.games",
    "load": "api.games",
    "new": "api.table",
    "play_match": "api.match",
    "replay": "api.table",
}
__all__ = [
    "Bot",
    "Game",
    "MatchResult",
    "Player",
    "Refusal",
    "Table",
    "__version__",
    "bot",
    "game_names",
    "load",
    "new",
    "play_match",
    "replay",
]


def __getattr__(name: str) -> Any:
    """Imports a public name when it is first asked for."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{_HOME[name]}"), name)


def __dir__() -> list[str]:
    """Lists the public names."""
    return sorted({*globals(), *__all__})
