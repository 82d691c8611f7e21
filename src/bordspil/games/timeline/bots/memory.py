"""A memory like people's: beliefs about dates, hazy for what is obscure and for what is long ago.

A memory is made once for a whole game. What it holds of a card is a belief about its date, never the date itself.
"""

import math
from random import Random

from msgspec import Struct

from bordspil.games.timeline.decks.deck import Card, Deck
from bordspil.games.timeline.decks.pictures import GROUNDS

NOW = 2030  # dates are remembered by how long ago they are
NEAR = 40.0  # years within which everything feels equally near
ERAS = (("old", -500), ("middle", 1400), ("early", 1750), ("late", 1900), ("recent", NOW))  # each up to its year
BY_FAME = (1.75, 1.4, 1.1, 0.8, 0.5)  # how hazy a card is, from hardly known to known everywhere
STRONG, WEAK = 0.6, 1.5


class Belief(Struct, frozen=True):
    """When something is believed to have happened, as a moment, and how sure that is."""

    moment: float
    sigma: float


def moment(year: int) -> float:
    """Returns a date as memory places it: a decade weighs more the nearer it is."""
    return -math.log(max(0, NOW - year) + NEAR)


def era_of(year: int) -> str:
    """Returns the part of history a date lies in."""
    return next((name for name, last in ERAS if year <= last), ERAS[-1][0])


class Memory:
    """What one player knows of a deck: some parts of history and some subjects better than others."""

    def __init__(self, deck: Deck, seed: int, haziness: float) -> None:
        self.deck = deck
        self.seed = seed
        self.haziness = haziness
        self.era, self.poor_era, self.subject = strengths(seed)

    def recall(self, card: str) -> Belief:
        """Returns what is believed of a card: the same whenever it is asked for."""
        known = self.deck.cards[card]
        sigma = self.haziness * self._haze(known)
        slip = Random(f"{self.seed} {card}").gauss(0.0, sigma)
        return Belief(moment(known.year) + slip, sigma)

    def _haze(self, card: Card) -> float:
        era = era_of(card.year)
        haze = BY_FAME[card.fame - 1]
        haze *= STRONG if era == self.era else WEAK if era == self.poor_era else 1.0
        return haze * (STRONG if card.category == self.subject else 1.0)


def strengths(seed: int) -> tuple[str, str, str]:
    """Returns the part of history a player knows best, the one known least, and the subject known best."""
    rng = Random(f"strengths {seed}")
    good, poor = rng.sample([name for name, _ in ERAS], 2)
    return good, poor, rng.choice(sorted(GROUNDS))
