"""Azul in nine steps: taking, the centre, the floor, a round, neighbours, colours of the wall, the end and bonuses."""

from bordspil.core.lesson import Lesson, Step
from bordspil.games.azul.rules.drawing_reader import position

DEAL = "deal bbyr yykw rrbk kkwy wwbr"

# Everything is new: two displays hold four colours, and the third is the computer's.
NEW = """
    displays BBKK YYYR WWRR
"""

# A yellow tile in row 2 joins a row of four and a column of three: 7 points.
NEIGHBOURS = """
    centre Y
    seat 0, 14 points
        . | . . R . .
       .Y | W B . R .
      ... | . . B . .
     .... | . . . . .
    ....W | . . . . .
    seat 1, 12 points
        . | . Y . . .
       .. | . B . . .
      ..K | . . . . .
     .... | . . . . .
    ..... | . . . . .
    floor 1
"""

# The wall shows blue in row 3; line 2 holds red, and so blue goes to line 4 or 5.
COLOURS = """
    displays BBBW RRKY
    seat 0, 9 points
        K | B . . . .
       .R | . B . . .
      ... | . . B . .
     .... | . . . . .
    ..... | . . . . .
    seat 1, 7 points
        . | . Y . . .
       .. | . B . . .
      ... | . . . . .
     .... | . . . . .
    ..... | . . . . .
"""

# One white tile completes a row, a column and a colour: 5 + 5 points, and bonuses of 2 + 7 + 10.
END = """
    centre W
    seat 0, 31 points
        . | B Y R K .
       .. | W . . . K
      ... | . W . . R
     .... | . . W . Y
    ..... | . . . W B
    seat 1, 48 points
        . | . Y R . .
       .. | W B Y . .
      ... | . W B . .
     .... | R . . . .
    ..... | . . . . .
    floor 1
"""

OWN_WALL = "wall=0"

FIRST = Lesson(
    steps=(
        Step(
            name="take",
            spots=("spot=display-0-0+spot=display-0-1", "goal=2"),
            position=position(NEW),
            solution="0b2",
            wrong={"0b1": "short", "0b*": "long", "*": "other"},
            then=("1r1",),
        ),
        Step(
            name="centre",
            spots=("spot=centre-yellow-*", "goal=3"),
            solution="cy3",
            wrong={"c*": "other", "*": "display"},
            then=("2w2",),
        ),
        Step(
            name="floor",
            spots=("spot=centre-black-*", "goal=1", "goal=floor"),
            solution="ck1",
            wrong={"ck*": "line", "*": "other"},
        ),
        Step(name="round", spots=("spot=line-0-*", OWN_WALL), then=("cr3", DEAL)),
        Step(name="scored", spots=(OWN_WALL, "score=0")),
        Step(
            name="neighbours",
            spots=("spot=centre-yellow-*", "goal=2"),
            position=position(NEIGHBOURS),
            solution="cy2",
            wrong={"*": "other"},
            then=(DEAL,),
        ),
        Step(
            name="colours",
            spots=("spot=display-0-0+spot=display-0-1+spot=display-0-2", "goal=4+goal=5"),
            position=position(COLOURS),
            solution="0b4",
            right={"0b5": ""},
            wrong={"0bf": "floor", "*": "other"},
        ),
        Step(
            name="end",
            spots=("spot=centre-white-*", "goal=1"),
            position=position(END),
            solution="cw1",
            wrong={"*": "other"},
        ),
        Step(name="bonuses", spots=(OWN_WALL, "score=0")),
    )
)
