"""Timeline: cards of what happened, laid in the order in which it happened, their dates unseen until they lie."""

from bordspil.games.timeline.game import game

__all__ = ["game"]
