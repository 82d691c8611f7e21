"""Positions of Azul in which the best move is plain, for tests of bots."""

# Seat 0 ends the game with 36 to 33 points; left alone, seat 1 has the better lines.
WINS_AT_ONCE = """
    displays W
    seat 0, 30 points
        . | B Y R K w
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
LOSES_AT_ONCE = """
    displays W
    seat 0, 20 points
        . | B Y R K w
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

# Yellow on line 1 scores seven, but then seat 1 takes white and ends the game with 34 points.
MUST_BE_DENIED = """
    displays W Y
    seat 0, 20 points
        . | B . . . .
       .. | W B . . .
      .RR | K W . . .
     .BBB | R K . . .
    .BBBB | . . . . .
    floor 1
    seat 1, 27 points
        . | B Y R K w
       .. | . . . . .
      ... | . . . . .
     .... | . . . . .
    ..... | . . . . .
"""

# Black fits no line any more: who takes yellow leaves five tiles for the floor of the other.
POISON = """
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
