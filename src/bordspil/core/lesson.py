"""Lessons: positions of a game and what a pupil is to do there, as data; `core/course.py` judges what they do.

Positions are those of the line protocol, moves are short texts, and words are the game's texts by their keys:
`learn-<lesson>-<step>`, with `-<remark>` after it for what is said of a move.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

Goal = Mapping[Any, Any]  # a part of the pupil's view, by field, and by place in a list


class Step(Struct, frozen=True, kw_only=True):
    """One sentence, and what the pupil does about it: one move, or reading where there is no `solution`."""

    name: str
    spots: tuple[str, ...] = ()  # what the page lights up, by data attributes of the board (web/src/learn/spots.ts)
    position: Mapping[str, Any] | None = None  # None: as the step before ended
    solution: str = ""
    right: Mapping[str, str] = {}  # other right moves as patterns; what is said of moves that were right, or nothing
    wrong: Mapping[str, str] = {}  # legal moves as patterns, and what is said of them
    refutations: Mapping[str, tuple[str, ...]] = {}  # wrong moves as patterns, and what is shown to follow them
    goal: Goal = {}  # every legal move is right that leads there
    then: tuple[str, ...] = ()  # what the others and chance do after the pupil


class Lesson(Struct, frozen=True, kw_only=True):
    """Steps at one table. In practice each step stands for itself, with a position of its own."""

    steps: tuple[Step, ...]
    seats: int = 2
    options: Mapping[str, Any] = {}
