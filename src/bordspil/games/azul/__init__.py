"""Azul: tiles from shared displays onto one's own wall, coloured and grey side."""

from bordspil.games.azul.game import game

__all__ = ["game"]
