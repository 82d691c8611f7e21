"""Positions in which one move is clearly the best: a short search finds them, a long one with other dice confirms."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from msgspec import Struct

from bordspil.search.result import Result

GLANCE, LOOK = 1_000, 20_000  # simulations of the first search, and for each move of the second
RIVALS = 3  # moves that the first search likes best after the best, each confirmed to be worse
SHARE = 0.5  # of the visits of the first search that the best move has
GAP, CLEAR = 0.07, 0.12  # by which the best move is ahead, at first sight and for sure
LEAST = 0.45  # chance to win after the best move: nobody likes to be lost whatever they do


class Clear(Struct, frozen=True):
    """A position's best move, the moves that are the same, the chance after it, and the best chance after any other."""

    best: int
    same: tuple[int, ...]
    chance: float
    other: float


class Finder(Struct, frozen=True):
    """What finding needs of a game whose search lists all moves that matter."""

    search: Callable[[Any, int, int], Result]  # of a state, with so many simulations and a seed
    chance: Callable[[Any, int, int, int], float]  # of a seat to win in a state, whoever is to act there; likewise
    step: Callable[[Any, int], Any]  # the state after a move
    same: Callable[[Any, int], Hashable]  # equal for moves that are one to a player
    glance: int = GLANCE
    look: int = LOOK

    def at_first_sight(self, state: Any, seed: int) -> tuple[Result, int | None]:
        """Returns a short search, and its best move where that may be clearly the best."""
        found = self.search(state, self.glance, seed)
        best, rivals = found.best, self._rivals(state, found)
        if len(rivals) < RIVALS:
            return found, None
        at = {move: number for number, move in enumerate(found.moves)}
        tried = [move for move in rivals if found.visits[at[move]] > 0]
        gap = found.values[at[best]] - max((found.values[at[move]] for move in tried), default=0.0)
        visits = sum(found.visits[at[move]] for move in found.moves if self.same(state, move) == self.same(state, best))
        is_ahead = gap >= GAP and visits >= SHARE * found.simulations
        return found, best if is_ahead else None

    def confirm(self, state: Any, seat: int, found: Result, also: Sequence[int], seed: int) -> Clear | None:
        """Returns what a long search of each position after a move says, where it says the same as the short one."""
        best = found.best
        chance = self.after(state, best, seat, seed)
        if chance < LEAST:
            return None
        other = 0.0
        for move in dict.fromkeys([*also, *self._rivals(state, found)[:RIVALS]]):
            other = max(other, self.after(state, move, seat, seed))
            if chance - other < CLEAR:
                return None
        # The long search may find a rival that the short one did not like.
        again = self.search(state, self.look, seed)
        if self.same(state, again.best) != self.same(state, best):
            return None
        for move in self._rivals(state, again)[:1]:
            other = max(other, self.after(state, move, seat, seed))
        same = tuple(m for m in found.moves if m != best and self.same(state, m) == self.same(state, best))
        return Clear(best, same, chance, other) if chance - other >= CLEAR else None

    def after(self, state: Any, move: int, seat: int, seed: int) -> float:
        """Returns the chance of a seat after a move, by a long search."""
        return self.chance(self.step(state, move), seat, self.look, seed)

    def _rivals(self, state: Any, found: Result) -> list[int]:
        """Returns one of each kind of moves but the best one's, those with the most visits first."""
        order = sorted(range(len(found.moves)), key=lambda number: -found.visits[number])
        kinds = {self.same(state, found.best)}
        rivals = []
        for number in order:
            move = found.moves[number]
            if (kind := self.same(state, move)) not in kinds:
                kinds.add(kind)
                rivals.append(move)
        return rivals
