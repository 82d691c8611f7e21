"""Legal actions as sparse rows: the lists of many games one after another, and where each of them begins."""

from typing import Any, NamedTuple

import numpy as np

from bordspil.core.kernel import below, kernel

GUESS = 256  # moves of a game for which there is room from the beginning


class Rows(NamedTuple):
    """The legal actions of game n are `actions[offsets[n] : offsets[n + 1]]`, as in a matrix of compressed rows."""

    offsets: np.ndarray
    actions: np.ndarray

    def of(self, number: int) -> np.ndarray:
        """Returns the legal actions of one game."""
        return self.actions[self.offsets[number] : self.offsets[number + 1]]


def joined(lists: list[np.ndarray]) -> Rows:
    """Returns lists as rows."""
    return Rows(np.cumsum([0, *map(len, lists)]), np.concatenate(lists).astype(np.int32))


@kernel
def set_rows(masks: Any, rows: Any, ends: Any, value: bool, first: int, last: int) -> None:
    """Writes a value into the masks of a slice where its rows say."""
    begin = 0
    for n in range(first, last):
        end = int(ends[n])
        for i in range(begin, end):
            masks[n, rows[i]] = value
        begin = end


@kernel
def choose_in_rows(luck: Any, rows: Any, ends: Any, actions: Any, first: int, last: int) -> None:
    """Chooses a random legal action for every game of a slice."""
    begin = 0
    for n in range(first, last):
        end = int(ends[n])
        actions[n] = rows[begin + below(luck[n], end - begin)]
        begin = end


class SliceRows:
    """The rows of a slice of a batch, in memory that grows as it must. `ends[n]` is where those of game n end."""

    def __init__(self, longest: int, ends: np.ndarray, scratch: np.ndarray, first: int, last: int) -> None:
        self.longest, self.ends, self.scratch, self.first, self.last = longest, ends, scratch, first, last
        self.actions = np.empty(longest + GUESS * (last - first), np.int32)
        ends[first:last] = 0

    def list(self, list_all: Any, states: np.ndarray) -> None:
        """Lists the legal actions of all games of the slice."""
        n = self.first
        while n < self.last:
            begin = int(self.ends[n - 1]) if n > self.first else 0
            n = list_all(states, self.actions, self.ends, begin, self.longest, self.scratch, n, self.last)
            if n < self.last:
                self.actions = np.concatenate([self.actions, np.empty_like(self.actions)])

    def mark(self, masks: np.ndarray, value: bool) -> None:
        """Marks the legal actions in masks, or clears them."""
        set_rows(masks, self.actions, self.ends, value, self.first, self.last)

    def choose(self, luck: np.ndarray, actions: np.ndarray) -> None:
        """Chooses a random legal action for every game of the slice."""
        choose_in_rows(luck, self.actions, self.ends, actions, self.first, self.last)

    def lengths(self) -> np.ndarray:
        """Returns how many legal actions each game has."""
        return np.diff(self.ends[self.first : self.last], prepend=0)

    def used(self) -> np.ndarray:
        """Returns the actions of all games of the slice, one after another."""
        return self.actions[: int(self.ends[self.last - 1])]
