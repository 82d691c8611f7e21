"""Cross Rummy in seven steps: taking, founding, crossing, closed groups, rearranging, an action tile, the last tile."""

from bordspil.core.lesson import Lesson, Step
from bordspil.games.cross_rummy.lessons.laying import lay_step, position_of
from bordspil.games.cross_rummy.rules.drawing_reader import position

# Red 7 of the pool makes a run with red 5 and 6.
TAKE = """
rack 0 r5 r6 y2 b11
pool r7 y1 g1 b1 y14 g14
rack 1 r1 g2 y3 b8 r10 g12 b13
"""

FOUND = """
rack 0 r5 r6 r7 y2 b11
"""

# A row crosses the run at red 6.
CROSS = """
r5 r6 r7
group 0 r5
rack 0 y6 b6 y2 b11
"""

CROSSED = """
r5 r6 r7
.  y6 .
.  b6 .
"""

# EX-2: who founds last may add to the other groups in the same turn.
CLOSED = """
y4 y5 y6 . .
.  .  .  . .
.  .  .  . .
.  .  .  . .
group 1 y4
rack 0 y7 y8 g2 g3 g4 g5 b11
"""

OPENED = """
y4 y5 y6 y7 y8
.  .  .  .  .
g2 g3 g4 g5 .
"""

# A second red 5 splits the run in two.
SPLIT = """
r3 r4 r5 r6 r7
rack 0 r5 b11
"""

TWO_RUNS = """
r3 r4 r5
.  .  .
r5 r6 r7
"""

ACTION = """
r3 r4 r5
rack 0 draw3 b11 g3
"""

LAST = """
r3 r4 r5
rack 0 r6
"""

FIRST = Lesson(
    steps=(
        Step(
            name="take",
            spots=("pool=r7", "tile=r5+tile=r6"),
            position=position(TAKE),
            solution="take r7",
            wrong={"take *": "other", "*": "draw"},
        ),
        lay_step(
            "found", FOUND, "r5 r6 r7", "y2 b11", ("tile=r5+tile=r6+tile=r7",), wrong={"lay *": "all", "*": "lay"}
        ),
        lay_step(
            "cross",
            CROSS,
            CROSSED,
            "y2 b11",
            ("tile=y6+tile=b6", "lying=r6"),
            wrong={"*": "lay"},
        ),
        lay_step(
            "closed",
            CLOSED,
            OPENED,
            "b11",
            ("tile=g2+tile=g3+tile=g4+tile=g5", "tile=y7+tile=y8", "lying=y6"),
            wrong={"lay *": "all", "*": "lay"},
        ),
        lay_step("split", SPLIT, TWO_RUNS, "b11", ("tile=r5", "lying=r*"), wrong={"*": "lay"}),
        Step(
            name="action",
            spots=("tile=draw3",),
            position=position_of(ACTION),
            solution="draw3 1",
            wrong={"*": "other"},
        ),
        Step(
            name="last",
            spots=("tile=r6", "lying=r*"),
            position=position_of(LAST),
            solution="lay 0,0:r3r4r5r6",
            right={"lay *": "won"},
            wrong={"*": "lay"},
        ),
    )
)
