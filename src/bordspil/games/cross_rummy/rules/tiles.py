"""The tiles of Cross Rummy: their kinds as numbers, their names, how many there are, and what they count (CR-1)."""

from typing import Final

COLOURS: Final = "rygb"  # red, yellow, green, blue
COLOUR_NAMES: Final = ("red", "yellow", "green", "blue")
VALUES: Final = 14
NUMBERS: Final = len(COLOURS) * VALUES  # kinds of number tiles; the action tiles follow
PASS2: Final = NUMBERS
DRAW3: Final = NUMBERS + 1
KINDS: Final = NUMBERS + 2
COPIES: Final = 2  # of every kind, action tiles too
ALL: Final = tuple(kind for kind in range(KINDS) for _ in range(COPIES))
LAYABLE: Final = NUMBERS * COPIES  # the most tiles a table can hold
RACK: Final = 15  # tiles on a rack, and in the open pool, at the start (CR-10)
POOL: Final = 6
ACTION_POINTS: Final = 20

NAMES: Final = (*(f"{colour}{value}" for colour in COLOURS for value in range(1, VALUES + 1)), "pass2", "draw3")
KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES)}
POINTS: Final = (*(kind % VALUES + 1 for kind in range(NUMBERS)), ACTION_POINTS, ACTION_POINTS)


def kind_of(colour: int, value: int) -> int:
    """Returns the kind of a number tile: colours count from 0, values from 1."""
    return VALUES * colour + value - 1


def value_of(kind: int) -> int:
    """Returns the value of a number tile, from 1 to 14."""
    return kind % VALUES + 1


def limit_of(seats: int) -> int:
    """CR-32: returns the most groups at the end of a turn."""
    return 4 if seats == 4 else 3
