"""Positions of Azul in which one move is plainly the best: what to count, what to leave, and when to end the game."""

from bordspil.core.lesson import Lesson, Step
from bordspil.games.azul.rules.drawing_reader import position

# Two white tiles fill line 3 to the last place; everything else leaves a line open or a tile over.
EXACT = """
    displays RRRB WWKY YYKK
    seat 0, 6 points
        Y | B . . . .
       BB | . . . . .
      ..W | . . B . .
     ...K | . . . B .
    ..... | . . . . .
    seat 1, 5 points
        . | . Y . . .
       .. | . . . . .
      ... | . . . . .
     .... | . . . . .
    ..... | . . . . .
"""

# Red brings 3 in row 1, 6 in row 2 and 4 in row 3.
MOST = """
    centre R
    seat 0, 12 points
        . | . Y . K .
       .R | . . Y . K
      .RR | . . . Y .
     .... | . . . . .
    ..... | . . . . .
    seat 1, 15 points
        . | B . . . .
       .. | . . . . .
      ... | . . . . .
     .... | . . . . .
    ..... | . . . . .
    floor 1
"""

# Three blue tiles fit on line 4, which stays open; on line 2 one falls, and row 2 brings 7.
FALLS = """
    centre BBB
    seat 0, 18 points
        K | B Y . . .
       .. | W . Y R .
      ..Y | . W B . .
     .... | . . W . .
    ..... | . . . . .
    seat 1, 20 points
        . | B Y . . .
       .. | . . . . .
      ... | . . . . .
     .... | . . . . .
    ..... | . . . . .
    floor 1
"""

# Line 1 completes a row, so this is the last round. Red brings 8 + 2 in row 2, but 5 + 7 in row 4: a whole column.
BONUS = """
    centre R
    seat 0, 40 points
        W | B Y R K .
       .R | W B Y . K
      ... | K . . Y .
     .RRR | . . . . .
    ..... | Y . . . .
    seat 1, 61 points
        . | B Y . . .
       .. | . . . . .
      ... | . . . . .
     .... | . . . . .
    ..... | . . . . .
    floor 1
"""

# Seat 0 ends the game with 36 to 33 points; left alone, seat 1 has the better lines.
END = """
    displays W
    seat 0, 30 points
        . | B Y R K .
       .. | . . . . .
      ... | . . . . .
     .... | . . . . .
    ..... | . . . . .
    floor 1
    seat 1, 33 points
        . | B Y . . .
       .R | W B . . .
      .YY | K W . . .
     .KKK | R . . . .
    .WWWW | . . . . .
"""

# White on line 1 scores most and ends the game with 26 to 27 points: seat 0 should rather let it fall.
WAIT = """
    displays W
    seat 0, 20 points
        . | B Y R K .
       .R | W B . . .
      .RR | K W . . .
     .BBB | R K . . .
    .BBBB | . . . . .
    floor 1
    seat 1, 27 points
        . | . . . . .
       .. | . . . . .
      ... | . . . . .
     .... | . . . . .
    ..... | . . . . .
"""

# Yellow on line 1 scores two, but then seat 1 takes white and ends the game with 34 points.
DENY = """
    displays W Y
    seat 0, 20 points
        . | B . . . .
       .. | W B . . .
      .RR | K W . . .
     .BBB | R K . . .
    .BBBB | . . . . .
    floor 1
    seat 1, 27 points
        . | B Y R K .
       .. | . . . . .
      ... | . . . . .
     .... | . . . . .
    ..... | . . . . .
"""

# Black fits no line any more: the seat that takes yellow leaves five tiles for the floor of the other.
LEAVE = """
    displays Y
    centre KKKKK
    seat 0, 10 points
        K | . . . . .
       .. | . . . . K
      ... | K . . . .
     .... | . K . . .
    ..... | . . K . .
    floor 1
    seat 1, 10 points
        K | . . . . .
       .. | . . . . K
      ... | K . . . .
     .... | . K . . .
    ..... | . . K . .
"""


def _task(name: str, drawing: str, solution: str, right: str = "") -> Step:
    """Returns a position with its task; `right` are other right moves, and all that is left is explained alike."""
    rights = {right: ""} if right else {}
    return Step(name=name, position=position(drawing), solution=solution, right=rights, wrong={"*": "wrong"})


PRACTICE = Lesson(
    steps=(
        _task("exact", EXACT, "1w3"),
        _task("most", MOST, "cr2"),
        _task("falls", FALLS, "cb2"),
        _task("bonus", BONUS, "cr4"),
        _task("end", END, "0w1"),
        _task("wait", WAIT, "0wf"),
        _task("deny", DENY, "0wf", right="0w*"),
        _task("leave", LEAVE, "0y2", right="0y*"),
    )
)
