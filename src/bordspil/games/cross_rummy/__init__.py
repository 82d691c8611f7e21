"""Cross Rummy: rows and runs crossing on one table that everybody may rearrange."""

from bordspil.games.cross_rummy.game import game

__all__ = ["game"]
