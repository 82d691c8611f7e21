"""What Azul teaches: the game in nine steps, and positions to practise on."""

from bordspil.games.azul.lessons.first import FIRST
from bordspil.games.azul.lessons.practice import PRACTICE

LESSONS = {"first": FIRST, "practice": PRACTICE}
