"""Cross Rummy: rows and runs crossing on one table that all players may rearrange."""

from bordspil.games.cross_rummy.game import game

__all__ = ["game"]
