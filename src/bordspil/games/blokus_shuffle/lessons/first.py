"""Blokus Shuffle in eleven steps: the corner square, corners and sides, the eight cards one by one, and the score."""

from typing import Any

from bordspil.core.lesson import Lesson, Step
from bordspil.games.blokus_shuffle.lessons.positions import CORNERS, MIDDLE, position, squares_of

ANY = {"*": ""}  # every legal move is right: the rules say what fits
SECOND = {"card": "double", "first": [list(square) for square in squares_of("d2d3d4e4")]}


def _card(name: str, other: str, **more: Any) -> Step:
    """Returns a step in which a card is played from a hand of two."""
    return Step(
        name=name,
        spots=(f"card={name}",),
        position=position(MIDDLE, hand=f"{name} {other}", top="edge double"),
        solution=f"card {name}",
        wrong={"*": "other"},
        **more,
    )


def _effect(name: str, solution: str, pending: Any, step: str = "place") -> Step:
    """Returns a step in which a card that has been played is done."""
    return Step(
        name=name,
        position=position(MIDDLE, hand="skip", pending=pending, step=step),
        solution=solution,
        right=ANY,
    )


FIRST = Lesson(
    steps=(
        Step(name="start", position=position(()), solution="V5 a1 b1 c1 a2 a3", right=ANY),
        Step(name="corner", position=position(CORNERS), solution="L4 d2 d3 d4 e4", right=ANY),
        _card("skip", "warp"),
        _card("reverse", "warp"),
        _card("draw2", "warp"),
        _effect("wild", "I3 o5 o6 o7", {"card": "wild", "colour": "yellow"}),
        _effect("edge", "I4 e2 f2 g2 h2", {"card": "edge"}),
        _effect("recycle", "recycle blue L4", {"card": "recycle"}, "choose"),
        _effect("warp", "warp yellow L4 s4 s5 s6 r6", {"card": "warp"}, "choose"),
        _effect("double", "I3 f5 g5 h5", SECOND, "second"),
        Step(name="score", position=position(MIDDLE)),
    )
)
