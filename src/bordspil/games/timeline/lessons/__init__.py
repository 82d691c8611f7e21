"""What Timeline teaches: the game in eight steps, and cards to place by thinking."""

from bordspil.games.timeline.lessons.first import FIRST
from bordspil.games.timeline.lessons.practice import PRACTICE

LESSONS = {"first": FIRST, "practice": PRACTICE}
