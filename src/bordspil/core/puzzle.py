"""Puzzles: positions of experts' games in which one move is clearly the best, and why; data of a game.

A game keeps them in `puzzles.jsonl`, one a line, as `bordspil puzzles` writes them. Moves are short texts, positions
those of the line protocol, and reasons the game's texts by their keys: `puzzle-<reason>`, with the facts as details.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bordspil.core.lesson import Lesson, Step

FILE = "puzzles.jsonl"
GRADES = 3
WRONG = "wrong"  # the remark on a wrong move that is refuted


class Puzzle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position in which seat 0 is to act, its best move, and the natural move that is clearly worse."""

    deal: int  # the number of the game it comes from
    grade: int  # from 1, where the first look finds it, to 3
    reason: str
    facts: Mapping[str, int] = {}
    position: Mapping[str, Any]
    options: Mapping[str, Any] = {}
    best: str
    right: tuple[str, ...] = ()  # other moves that are the same, such as from a display with the same tiles
    goal: Mapping[str, Any] = {}  # every move is right that leads to a view with these parts
    wrong: str
    reply: tuple[str, ...] = ()  # what then happens
    is_proven: bool = False

    def lesson(self) -> Lesson:
        """Returns the puzzle as a lesson of one step, which judges every move."""
        step = Step(
            name="",
            position=self.position,
            solution=self.best,
            right=dict.fromkeys(self.right, ""),
            wrong={self.wrong: WRONG},
            refutations={self.wrong: self.reply},
            goal=self.goal,
        )
        return Lesson(steps=(step,), options=self.options)


def read(file: Path) -> list[Puzzle]:
    """Returns the puzzles of a file."""
    return [parse(line) for line in lines(file)]


def parse(line: bytes) -> Puzzle:
    """Returns a puzzle as it is written down."""
    return msgspec.json.decode(line, type=Puzzle)


@cache
def lines(file: Path) -> tuple[bytes, ...]:
    """Returns the puzzles of a file as they are written down, none where there is no file."""
    return tuple(file.read_bytes().splitlines()) if file.is_file() else ()


def in_turn(puzzles: list[Puzzle]) -> Iterator[Puzzle]:
    """Yields puzzles of all grades by turns, so that three days in a row bring one of each where there are as many."""
    rows = [[puzzle for puzzle in puzzles if puzzle.grade == grade] for grade in range(1, GRADES + 1)]
    longest = max(map(len, rows), default=0)
    for place in range(longest):
        for row in rows:
            # A shorter row is spread over the whole length, not used up first.
            here, before = (place + 1) * len(row) // longest, place * len(row) // longest
            yield from row[before:here]
