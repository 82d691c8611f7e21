"""Words for games as numbers: what the parts of an observation or of the moves' numbering mean, and symmetries."""

import numpy as np
from msgspec import Struct


class Part(Struct, frozen=True):
    """Numbers that belong together: where they begin, how many they are, and what they mean."""

    name: str
    first: int
    count: int
    meaning: str


class Symmetry(Struct, frozen=True, eq=False):
    """A way to look at a game that changes nothing: where each number of an observation and each move goes.

    Values of an observation that name something, such as a colour, change by `values`: one row per number.
    """

    places: np.ndarray  # the new observation's i-th number is the old one's places[i]
    values: np.ndarray  # and its value v becomes values[i, v]
    moves: np.ndarray  # move n becomes moves[n]

    def observation(self, seen: np.ndarray) -> np.ndarray:
        """The observation seen this way; the last axis is the observation."""
        moved = seen[..., self.places]
        changed: np.ndarray = self.values[np.arange(len(self.places)), moved]
        return changed
