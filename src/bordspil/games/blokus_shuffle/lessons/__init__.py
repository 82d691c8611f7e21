"""What Blokus Shuffle teaches: corners, the eight cards one by one, and turns to practise."""

from bordspil.games.blokus_shuffle.lessons.first import FIRST
from bordspil.games.blokus_shuffle.lessons.practice import PRACTICE

LESSONS = {"first": FIRST, "practice": PRACTICE}
