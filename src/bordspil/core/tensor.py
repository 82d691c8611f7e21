"""Types that describe observations and action ids: named parts, and symmetries."""

import numpy as np
from msgspec import Struct


class Part(Struct, frozen=True):
    """A named slice of an observation or of the action ids: its start, length and meaning."""

    name: str
    first: int
    count: int
    meaning: str


class Symmetry(Struct, frozen=True, eq=False):
    """A symmetry of a game, as permutations of observations and action ids.

    Values of an observation that name something, such as a colour, change by `values`: one row per number.
    """

    places: np.ndarray  # the new observation's i-th number is the old one's places[i]
    values: np.ndarray  # and its value v becomes values[i, v]
    moves: np.ndarray  # move n becomes moves[n]

    def observation(self, seen: np.ndarray) -> np.ndarray:
        """Returns observations under the symmetry; the last axis holds one observation."""
        moved = seen[..., self.places]
        changed: np.ndarray = self.values[np.arange(len(self.places)), moved]
        return changed
