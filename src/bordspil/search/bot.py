"""The Bot protocol under the name by which searches import it; it lives in the core."""

from bordspil.core.bot import LEVELS, Assessment, Bot, Budget, NoMove

__all__ = ["LEVELS", "Assessment", "Bot", "Budget", "NoMove"]
