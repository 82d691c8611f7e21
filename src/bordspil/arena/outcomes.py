"""A game of bot against bot and its outcome; rotated seats; the standing of a contestant after many games."""

import math
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bordspil.core.bot import Bot, Budget, NoMove
from bordspil.core.chance import Chance
from bordspil.core.game import Game, IllegalMove, Options, Refusal, Seat
from bordspil.core.statistics import wilson_interval
from bordspil.core.table import Table


class Forfeit(Struct, frozen=True):
    """An early end of a game: the seat that gave no legal move, after how many moves, and why.

    The key names a text. `played` is the text of a move against the rules, empty where there was none.
    """

    seat: Seat
    seq: int
    key: str
    details: dict[str, Any]
    rule: str | None = None
    played: str = ""


class Outcome(Struct, frozen=True):
    """One game: which contestant sat where, the points, and the shares of the victory, by seat."""

    deal: int
    seating: tuple[int, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    forfeit: Forfeit | None = None


class Standing(Struct, frozen=True):
    """A contestant after a match: games, mean share of the victories with a 95 % interval, mean points, forfeits.

    Points are those of games played to the end; without any they are not a number.
    """

    games: int
    share: float
    low: float
    high: float
    points: float
    forfeits: int = 0


def seatings(contestants: int, seats: int) -> list[tuple[int, ...]]:
    """Returns the seatings of one deal: each contestant in every seat; the last contestant fills the seats left."""
    row = [min(seat, contestants - 1) for seat in range(seats)]
    return [tuple(row[-turn:] + row[:-turn]) for turn in range(seats)]


def play_game(
    game: Game,
    options: Options,
    bots: Sequence[Bot],
    seed: str,
    budget: Budget,
    openers: Sequence[Bot] = (),
    opening: int = 0,
) -> tuple[Table, Forfeit | None]:
    """Plays a game between bots, one per seat, to its end or until a bot forfeits it.

    The `openers` make the first `opening` moves in their place.
    """
    table = Table(game, options, len(bots), Chance.of(seed))
    while (seat := table.to_act()) is not None:
        bot = openers[seat] if table.seq < opening else bots[seat]
        try:
            move = bot.choose(game.view(table.state, seat), budget)
        except NoMove as refusal:
            return table, _forfeit(seat, table, refusal)
        try:
            table.play(seat, move)
        except IllegalMove as refusal:
            return table, _forfeit(seat, table, refusal, game.notation.write(move))
    return table, None


def _forfeit(seat: Seat, table: Table, refusal: Refusal, played: str = "") -> Forfeit:
    return Forfeit(seat, table.seq, refusal.key, refusal.details, refusal.rule, played)


def outcome_of(deal: int, seating: tuple[int, ...], table: Table, forfeit: Forfeit | None = None) -> Outcome:
    """Returns the outcome of a game; all seats of the other contestants together win a forfeited one."""
    if forfeit is None:
        winners: Sequence[Seat] = table.game.winners(table.state)
    else:
        winners = [seat for seat, who in enumerate(seating) if who != seating[forfeit.seat]]
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(table.seats))
    return Outcome(deal, seating, table.game.scores(table.state), shares, forfeit)


def standing(outcomes: Sequence[Outcome], contestant: int) -> Standing:
    """Returns the standing of one contestant; a contestant in several seats of a game counts once for each."""
    places = [(game, seat) for game in outcomes for seat, sitting in enumerate(game.seating) if sitting == contestant]
    share = sum(game.shares[seat] for game, seat in places) / len(places)
    points = [game.scores[seat] for game, seat in places if game.forfeit is None]
    forfeits = sum(game.forfeit is not None and game.forfeit.seat == seat for game, seat in places)
    low, high = wilson_interval(share, len(places))
    return Standing(len(places), share, low, high, sum(points) / len(points) if points else math.nan, forfeits)


def means(outcomes: Sequence[Outcome], contestant: int) -> list[float]:
    """Returns the mean share of a contestant's seats in each deal: deals are independent, games of one deal are not."""
    shares: dict[int, list[float]] = {}
    for game in outcomes:
        own = [share for share, sitting in zip(game.shares, game.seating, strict=True) if sitting == contestant]
        shares.setdefault(game.deal, []).extend(own)
    return [sum(own) / len(own) for _, own in sorted(shares.items()) if own]
