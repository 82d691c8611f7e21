"""Nim: take any number of pieces from one heap; the player who takes the last piece wins, or loses."""

from .game import game

__all__ = ["game"]
