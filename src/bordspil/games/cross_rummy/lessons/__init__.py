"""What Cross Rummy teaches: the game in seven steps, and tables on which the rack can become smaller."""

from bordspil.games.cross_rummy.lessons.first import FIRST
from bordspil.games.cross_rummy.lessons.practice import PRACTICE

LESSONS = {"first": FIRST, "practice": PRACTICE}
