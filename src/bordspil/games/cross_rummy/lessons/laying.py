"""Steps of Cross Rummy that end with a Lay: the table before and after it as drawings, and what stays on the rack."""

from typing import Any

from bordspil.core.lesson import Step
from bordspil.games.cross_rummy.rules.drawing_reader import position, table

# The pool and the rack of the computer, which no step is about.
REST = """
pool y1 g1 b1 r14 y14 g14
rack 1 r1 g2 y3 b8 r10 g12 b13
"""


def position_of(drawing: str, **fields: Any) -> dict[str, Any]:
    """Returns the position in a drawing with the pool and the computer's rack of all lessons."""
    return position(drawing + REST, **fields)


def lay_step(name: str, before: str, after: str, left: str, spots: tuple[str, ...] = (), **fields: Any) -> Step:
    """Returns a step in which every Lay is right after which these tiles are left on the rack."""
    text = " ".join(f"{row},{column}:{tile}" for row, column, tile in table(after))
    return Step(
        name=name,
        spots=spots,
        position=position_of(before),
        solution=f"lay {text}",
        goal={"rack": left.split()},
        **fields,
    )
