"""What a search returns: a value that the next search does not touch."""

from collections.abc import Sequence

from msgspec import Struct


class Result(Struct, frozen=True):
    """The moves at the root in the order of the search, with the visits and the mean value of each to the mover.

    `root_value` is the mean of what all simulations found: a value for each seat, and what the game adds to that.
    """

    moves: tuple[int, ...]
    visits: tuple[int, ...]
    values: tuple[float, ...]
    root_value: tuple[float, ...]
    simulations: int
    is_solved: bool = False

    @property
    def best(self) -> int:
        """Returns the move with the most visits, or, where the position is solved, the one of the highest value."""
        numbers = self.values if self.is_solved else self.visits
        return self.moves[max(range(len(self.moves)), key=numbers.__getitem__)]


def merge(results: Sequence[Result]) -> Result:
    """Adds up the visits of searches from the same legal moves; values are weighted by visits."""
    if len(results) == 1:
        return results[0]
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for result in results:
        for move, count, value in zip(result.moves, result.visits, result.values, strict=True):
            visits[move] = visits.get(move, 0) + count
            totals[move] = totals.get(move, 0.0) + (count * value if count else 0.0)
    simulations = sum(result.simulations for result in results)
    columns = zip(*(result.root_value for result in results), strict=True)
    shares = [result.simulations / simulations for result in results]
    return Result(
        moves=tuple(visits),
        visits=tuple(visits.values()),
        values=tuple(totals[move] / count if count else 0.0 for move, count in visits.items()),
        root_value=tuple(sum(share * value for share, value in zip(shares, column, strict=True)) for column in columns),
        simulations=simulations,
    )
