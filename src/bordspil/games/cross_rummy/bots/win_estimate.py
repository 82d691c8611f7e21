"""The win estimate of Cross Rummy: a logistic model of tiles that can be laid now and soon, fitted to bots' games.

How the weights were made: `weights/CARD.md`.
"""

import json
import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random

from msgspec import Struct

from bordspil.core.game import BadRequest
from bordspil.games.cross_rummy.bots.draw_potential import Forecast
from bordspil.games.cross_rummy.bots.threat import Threat
from bordspil.games.cross_rummy.rules.view import View

FILE = Path(__file__).parent.parent / "weights" / "win_estimate.json"
SERIES = 1000  # series that are simulated to the end
CHARGE = 25.0  # points that a game costs those who lose it, on average
BAG = 80.0  # tiles in the bag of two players at the start
MANY = 24  # more dead tiles count as so many
PLENTY = 20  # more tiles on the rack count as so many


class PublicState(Struct, frozen=True):
    """The part of a position after a move that all seats see, without the squares of tiles."""

    rack: int  # tiles on the own rack
    actions: int  # action tiles among them
    open: bool
    mine: bool  # whether the player has founded
    theirs: bool  # whether all others have
    bag: int


FEATURES = (
    "always",
    "dead 0",
    "dead 1",
    "dead 2",
    "dead",
    "soon",
    "none",
    "one",
    "actions",
    "out",
    "near",
    "their dead",
    "rack",
    "open",
    "founded",
    "last",
    "dead, closed",
    "bag",
)


def features(seen: PublicState, forecast: Forecast, threat: Threat) -> tuple[float, ...]:
    """Returns the features of a position after a move, in the order of their names."""
    dead = min(forecast.dead, MANY)
    return (
        1.0,
        dead == 0,
        dead == 1,
        dead == 2,
        dead,
        forecast.soon,
        forecast.none,
        forecast.one,
        seen.actions,
        threat.out,
        threat.near,
        min(threat.dead, MANY),
        min(seen.rack, PLENTY),
        seen.open,
        seen.mine and not seen.open,
        seen.theirs and not seen.open,
        0 if seen.open else dead,
        seen.bag / BAG,
    )


def estimate(numbers: Sequence[float]) -> float:
    """Returns the chance to win of a player with these features, against one other."""
    return 1 / (1 + math.exp(-sum(weight * number for weight, number in zip(weights(), numbers, strict=True))))


@cache
def weights() -> tuple[float, ...]:
    """Returns the weights of the features."""
    return read(FILE)


def read(path: Path, names: Sequence[str] = FEATURES) -> tuple[float, ...]:
    """Returns the weights of a file; refuses one that does not hold them."""
    try:
        held = json.loads(path.read_text(encoding="utf-8"))
        return tuple(float(held[name]) for name in names)
    except OSError as error:
        raise BadRequest("file-unreadable", file=str(path), reason=error.strerror or str(error)) from None
    except (KeyError, TypeError, ValueError) as error:
        raise BadRequest("file-unreadable", file=str(path), reason=str(error)) from None


def chances(view: View, own: float) -> tuple[float, ...]:
    """Returns each seat's chance, from that of the seat to act against one other; the others share the rest equally."""
    others = view.seats - 1
    share = own / (own + others * (1 - own))
    shares = tuple(share if seat == view.to_act else (1 - share) / others for seat in range(view.seats))
    return shares if view.games == 1 else in_series(view, shares)


def in_series(view: View, shares: tuple[float, ...]) -> tuple[float, ...]:
    """CR-51: returns the chances in a whole series, this game won by these shares and all later ones at random."""
    rng, seats = Random(0), range(view.seats)
    wins = [0.0] * view.seats
    for _ in range(SERIES):
        totals = [float(total) for total in view.totals]
        for number in range(view.game, view.games + 1):
            [best] = rng.choices(seats, shares if number == view.game else None)
            for seat in seats:
                totals[seat] += 0.0 if seat == best else rng.expovariate(1 / CHARGE)
        wins[min(seats, key=totals.__getitem__)] += 1 / SERIES
    return tuple(wins)
