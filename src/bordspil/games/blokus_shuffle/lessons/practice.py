"""Turns of Blokus Shuffle to practise: large pieces, far squares, and the card for a purpose."""

from typing import Any

from bordspil.core.lesson import Lesson, Step
from bordspil.games.blokus_shuffle.lessons.first import SECOND
from bordspil.games.blokus_shuffle.lessons.positions import CORNERS, MIDDLE, position

LARGE = {f"{piece} *": "" for piece in ["F", "I5", "L5", "N", "P", "T5", "U", "V5", "W", "X", "Y", "Z5"]}


def _lay(name: str, solution: str, right: dict[str, str], pieces: tuple[str, ...] = MIDDLE, **more: Any) -> Step:
    """Returns a position in which a piece is to be laid."""
    return Step(
        name=name,
        position=position(pieces, **more),
        solution=solution,
        right=right,
        wrong={"*": "wrong"},
    )


def _choose(name: str, card: str, other: str) -> Step:
    """Returns a hand of two cards, of which one serves the purpose."""
    return Step(
        name=name,
        position=position(MIDDLE, hand=f"{card} {other}"),
        solution=f"card {card}",
        wrong={"*": "wrong"},
    )


LARGE_BESIDES = {pattern: "" for pattern in LARGE if not pattern.startswith("V5")}  # V5 lies on the board

PRACTICE = Lesson(
    steps=(
        _lay("large", "W d2 e2 e3 f3 f4", LARGE_BESIDES, CORNERS),
        _lay("far", "W f5 f6 g6 g7 h7", {f"{pattern}f5*": "" for pattern in LARGE_BESIDES}),
        _choose("lose", "skip", "edge"),
        _choose("two", "double", "reverse"),
        _choose("move", "warp", "recycle"),
        _lay("side", "I5 e2 f2 g2 h2 i2", {"I5 *": ""}, hand="skip", pending={"card": "edge"}, step="place"),
        _lay(
            "wild",
            "I5 o5 o6 o7 o8 o9",
            LARGE_BESIDES,
            hand="skip",
            pending={"card": "wild", "colour": "yellow"},
            step="place",
        ),
        _lay("second", "I5 f5 g5 h5 i5 j5", LARGE_BESIDES, hand="skip", pending=SECOND, step="second"),
    )
)
