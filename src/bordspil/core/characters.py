"""Characters of bots: the names and portraits of each level, and how quickly it moves.

Texts use the names in the nominative only, so that no language has to inflect them.
"""

from collections.abc import Collection
from itertools import count
from typing import NamedTuple

from bordspil.core.bot import LEVELS


class Character(NamedTuple):
    """The bots of a level: the first is the best known, the others join where several sit at one table."""

    names: tuple[str, str, str]
    pace: float  # times the usual delay before a move


CHARACTERS = dict(
    zip(
        LEVELS,
        (
            Character(("Sóley", "Elmo", "Ida"), 0.7),
            Character(("Pekka", "Tuva", "Bjarki"), 1.2),
            Character(("Freja", "Oskar", "Venla"), 0.85),
            Character(("Lars", "Katla", "Eino"), 1.0),
            Character(("Aino", "Mikkel", "Unnur"), 0.9),
            Character(("Sigurd", "Tove", "Antti"), 1.1),
            Character(("Ingrid", "Ragnar", "Helmi"), 1.0),
            Character(("Hildur", "Toivo", "Astrid"), 1.3),
        ),
        strict=True,
    )
)
USUAL = "medium"  # whose character stands for levels that only one game has
SIBLINGS = 3
PORTRAITS = SIBLINGS * len(LEVELS)


def character_of(level: str) -> Character:
    """Returns the character of a level."""
    return CHARACTERS.get(level, CHARACTERS[USUAL])


def new_name(level: str, taken: Collection[str]) -> str:
    """Returns the name of a bot that joins others: with a number where all names of its level are taken."""
    names = character_of(level).names
    numbered = (f"{name} {turn}" if turn > 1 else name for turn in count(1) for name in names)
    return next(name for name in numbered if name not in taken)


def portrait_of(level: str, name: str) -> int:
    """Returns the number of a bot's portrait: that of its name, or else the first of its level."""
    known = level if level in CHARACTERS else USUAL
    names, first = CHARACTERS[known].names, SIBLINGS * LEVELS.index(known)
    return first + next((place for place, one in enumerate(names) if name.split(" ")[0] == one), 0)
