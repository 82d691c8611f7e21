"""Blokus Shuffle: pieces that touch their own colour at corners only, and cards that break that rule."""

from bordspil.games.blokus_shuffle.game import game

__all__ = ["game"]
