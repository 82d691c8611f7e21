"""The bots of a game: its own."""

from bordspil.core.capabilities import Bots
from bordspil.core.game import BadRequest, Game


def bots_of(game: Game) -> Bots:
    """Returns the bots of a game."""
    if (own := game.bots) is None:
        raise BadRequest("no-bots", game=game.id)
    return own
