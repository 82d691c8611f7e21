"""The standings of a tournament: points of meetings, shares of victories, and strengths with intervals."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from rich.table import Table as Grid
from rich.text import Text

from bordspil.arena.elo import Estimate
from bordspil.arena.ladder import strengths
from bordspil.arena.match import budget_in_words, name_of
from bordspil.arena.outcomes import Outcome
from bordspil.arena.pairing import BYE, Pair
from bordspil.arena.tournament_config import Event

Met = Mapping[Pair, Sequence[Outcome]]


class Standing(Struct, frozen=True):
    """One contestant: points, of which each meeting has one to share; games, victories in them, strength, forfeits.

    At larger tables a contestant sits in several seats of a game, and among equals still wins one game in two.
    """

    name: str
    points: float
    games: int
    share: float
    elo: Estimate
    forfeits: int


def points_of(event: Event, met: Met, paired: Sequence[Pair]) -> list[float]:
    """Returns the points of all contestants. A meeting is worth one, shared by victories; a bye is worth one."""
    points = [0.0] * len(event.contestants)
    for pair in paired:
        if BYE in pair:
            points[pair[0]] += 1.0
            continue
        outcomes = [(side, one) for side in event.sides(pair) for one in met.get(side, ())]
        for side, one in outcomes:
            for who, share in zip(one.seating, one.shares, strict=True):
                points[side[who]] += share / len(outcomes)
    return points


def standings(event: Event, met: Met, paired: Sequence[Pair]) -> list[Standing]:
    """Returns all contestants, most points first and among equals the stronger first."""
    points, elos = points_of(event, met, paired), strengths(event.contestants, event.seats, met)
    lines = []
    for number, contestant in enumerate(event.contestants):
        seats = [
            (one, seat)
            for pair, outcomes in met.items()
            for one in outcomes
            for seat, who in enumerate(one.seating)
            if pair[who] == number
        ]
        games = len({id(one) for one, _ in seats})
        share = sum(one.shares[seat] for one, seat in seats) / games if games else 0.0
        forfeits = sum(one.forfeit is not None and one.forfeit.seat == seat for one, seat in seats)
        lines.append(Standing(name_of(contestant), round(points[number], 6), games, share, elos[number], forfeits))
    return sorted(lines, key=lambda line: (-line.points, -line.elo.value))


def table_of(event: Event, met: Met, paired: Sequence[Pair]) -> Grid:
    """Returns the result as a readable table."""
    budget = budget_in_words(event.match_plan((0, 1), None).budget)
    games = sum(map(len, met.values()))
    title = f"{event.game}, {event.system}, {event.seats} players, {games} games, {budget}"
    grid = Grid(title=title, title_justify="left")
    for heading in ("", "bot", "points", "games", "won", "Elo", "95 % interval", "forfeits"):
        grid.add_column(heading, justify="left" if heading == "bot" else "right")
    for place, line in enumerate(standings(event, met, paired), start=1):
        elo = (f"{line.elo.value:.0f}", f"{line.elo.low:.0f} – {line.elo.high:.0f}")
        cells = (f"{line.points:.2f}", str(line.games), f"{line.share:.1%}", *elo, str(line.forfeits))
        grid.add_row(str(place), Text(line.name), *cells)
    return grid
