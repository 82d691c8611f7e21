"""Tables of Cross Rummy on which more tiles fit than it seems; every Lay that leaves the named tiles is right."""

from bordspil.core.lesson import Lesson, Step
from bordspil.games.cross_rummy.lessons.laying import lay_step


def _task(name: str, before: str, after: str, left: str) -> Step:
    return lay_step(name, before, after, left, wrong={"*": "wrong"})


PRACTICE = Lesson(
    steps=(
        _task("row", "y7 g7 b7\nrack 0 r7 b2", "y7 g7 b7 r7", "b2"),
        _task("cross", "r6 r7 r8\nrack 0 y8 g8 b2", "r6 r7 r8\n. . y8\n. . g8", "b2"),
        _task("bridge", "r2 r3 r4 .\n. . . .\n. . . .\nr6 r7 r8 .\nrack 0 r5 b12", "r2 r3 r4 r5 r6 r7 r8", "b12"),
        _task("found", "rack 0 r3 r4 r5 y5 b5 g12", "r3 r4 r5\n. . y5\n. . b5", "g12"),
        _task("end", "y11 y12 y13\nrack 0 y1 y14", "y11 y12 y13 y14", "y1"),
        _task("spare", "r9 y9 g9 b9\nrack 0 b10 b11 r2", "r9 y9 g9\n. . .\nb9 b10 b11", "r2"),
        _task("split", "g2 g3 g4 g5 g6 g7\nrack 0 g4 g5 b1", "g2 g3 g4 g5\n. . . .\ng4 g5 g6 g7", "b1"),
        _task("win", "r4 r5 r6\n. . .\n. . .\ny8 g8 b8\nrack 0 r7 r8", "r4 r5 r6 r7 r8\n. . . . .\n. . y8 g8 b8", ""),
    )
)
