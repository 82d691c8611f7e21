"""Nim: take from a heap what you like; who takes the last piece wins, or loses."""

from .game import game

__all__ = ["game"]
