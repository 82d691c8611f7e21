"""Bot against bot: rotated seats, the same deals for everybody, the result with a confidence interval."""

import math
from collections.abc import Sequence

from msgspec import Struct

from bordspil.core.chance import Chance
from bordspil.core.game import Game, Options
from bordspil.core.table import Table
from bordspil.search.bot import Bot, Budget


class Outcome(Struct, frozen=True):
    """One game: which contestant sat where, the points, and the shares of the victory, by seat."""

    deal: int
    seating: tuple[int, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]


class Standing(Struct, frozen=True):
    """A contestant after a match: games, mean share of the victories with a 95 % interval, mean points."""

    games: int
    share: float
    low: float
    high: float
    points: float


def seatings(contestants: int, seats: int) -> list[tuple[int, ...]]:
    """Who sits where in the games of one deal: everybody in every seat; the last one fills what is left."""
    row = [min(seat, contestants - 1) for seat in range(seats)]
    return [tuple(row[-turn:] + row[:-turn]) for turn in range(seats)]


def play_game(game: Game, options: Options, bots: Sequence[Bot], seed: str, budget: Budget) -> Table:
    """A whole game between bots, one per seat."""
    table = Table(game, options, len(bots), Chance.of(seed))
    while (seat := table.to_act()) is not None:
        table.play(seat, bots[seat].choose(game.view(table.state, seat), budget))
    return table


def outcome(deal: int, seating: tuple[int, ...], table: Table) -> Outcome:
    """What is kept of a finished game."""
    winners = table.game.winners(table.state)
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(table.seats))
    return Outcome(deal, seating, table.game.scores(table.state), shares)


def standing(outcomes: Sequence[Outcome], contestant: int) -> Standing:
    """How one contestant did; a contestant in several seats of a game counts once for each."""
    results = [
        (game.shares[seat], game.scores[seat])
        for game in outcomes
        for seat, sitting in enumerate(game.seating)
        if sitting == contestant
    ]
    share = sum(result[0] for result in results) / len(results)
    low, high = interval(share, len(results))
    return Standing(len(results), share, low, high, sum(result[1] for result in results) / len(results))


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval; it stays sensible when every game went the same way."""
    z = 1.96
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)
