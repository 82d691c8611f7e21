"""Matches in one process: bots of the package and of one's own against each other, and who is stronger."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from bordspil.api.bot import Player
from bordspil.api.games import load
from bordspil.arena.elo import Estimate, difference
from bordspil.arena.outcomes import Outcome, Standing, means, outcome_of, play_game, seatings, standing
from bordspil.core.bot import Budget
from bordspil.core.game import BadRequest, Game
from bordspil.core.options import NO_OPTIONS, Options
from bordspil.search.own_bots import as_bot
from bordspil.sentences import sentences


class MatchResult(Struct, frozen=True):
    """The outcome of a match: every game, and how each player stands."""

    names: tuple[str, ...]
    seats: int
    games: tuple[Outcome, ...]

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The share of victories of each player, with its 95 % interval."""
        return tuple(standing(self.games, number) for number in range(len(self.names)))

    def elo(self, number: int = 0) -> Estimate:
        """Returns how much stronger a player is than the others, in Elo."""
        return difference(means(self.games, number), self.seats)

    def __str__(self) -> str:
        width = max(map(len, self.names))
        pairs = zip(self.names, self.standings, strict=True)
        lines = (f"{name:{width}}  {line.share:6.1%}  ({line.low:.1%} – {line.high:.1%})" for name, line in pairs)
        return f"{len(self.games)} games\n" + "\n".join(lines)


def play_match(
    game: Any,
    players: Sequence[Player[Any, Any]],
    games: int = 100,
    seconds: float = 1.0,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] = NO_OPTIONS,
) -> MatchResult:
    """Lets players meet: each in every seat of the same deals; the last fills the seats that are left.

    A player that gives no legal move loses the game. Several processes are used by `bordspil match`.
    """
    found: Game[Any, Any, Any] = load(game)
    table_seats = max(2, found.seats.start, len(players)) if seats is None else seats
    with sentences(found):
        if not players or len(players) > table_seats or table_seats not in found.seats:
            low, high = found.seats.start, found.seats.stop - 1
            raise BadRequest("seats-out-of-range", field="players", low=low, high=high)
        agreed: Options = options
        turns = seatings(len(players), table_seats)
        outcomes: list[Outcome] = []
        for number in range(-(-games // len(turns)) * len(turns)):
            deal, turn = divmod(number, len(turns))
            bots = [as_bot(found, players[who]) for who in turns[turn]]
            table, forfeit = play_game(found, agreed, bots, f"{seed} {deal}", Budget(seconds))
            outcomes.append(outcome_of(deal, turns[turn], table, forfeit))
    names = tuple(getattr(player, "name", type(player).__name__) for player in players)
    return MatchResult(names, table_seats, tuple(outcomes))
