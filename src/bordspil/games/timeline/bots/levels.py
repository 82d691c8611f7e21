"""The bots of Timeline: players who place their cards by a memory of their own, and never by the dates."""

import math
from bisect import bisect_right
from random import Random
from typing import Literal

from msgspec import UNSET

from bordspil.core.bot import LEVELS as LEVELS
from bordspil.core.bot import Assessment, Bot, Budget
from bordspil.core.game import NO_OPTIONS, BadRequest, Options
from bordspil.games.timeline.bots.memory import Belief, Memory, moment, strengths
from bordspil.games.timeline.bots.rollouts import chances
from bordspil.games.timeline.decks import deck
from bordspil.games.timeline.game import game
from bordspil.games.timeline.rules.notation import Place
from bordspil.games.timeline.rules.view import View

NAMES = ("random", "greedy", *LEVELS)
Habit = Literal["first", "surest", "vaguest"]
# Each level's haziness of memory and habit; `bordspil deck rates` measures how often a level is right.
KINDS: dict[str, tuple[float, Habit]] = {
    "greedy": (0.5, "first"),
    "child": (1.2, "surest"),
    "easy": (0.86, "surest"),
    "casual": (0.62, "surest"),
    "medium": (0.433, "surest"),
    "skilled": (0.3, "vaguest"),
    "strong": (0.202, "vaguest"),
    "master": (0.12, "vaguest"),
    "expert": (0.072, "vaguest"),
}


class Guesser:
    """Plays any card of the hand anywhere."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, budget: Budget) -> Place:
        return Place(self.rng.choice(_hand(view)), self.rng.randint(0, len(view.timeline)))


class Rememberer:
    """Places a card where its memory says; which card it risks is a matter of its `habit`.

    Some take the card that lies first, some the one they are surest of. The best take the one they know least
    about: it only gets harder to place as the line grows.
    """

    def __init__(self, memory: Memory, habit: Habit) -> None:
        self.memory = memory
        self.habit = habit

    def choose(self, view: View, budget: Budget) -> Place:
        line = [_seen(view, card) for card in view.timeline]
        cards = {card: self.memory.recall(card) for card in _hand(view)}
        card = next(iter(cards))
        if self.habit == "surest":
            card = max(cards, key=lambda card: best_place(line, cards[card]))
        elif self.habit == "vaguest":
            card = max(cards, key=lambda card: cards[card].sigma)
        if has_gone_round(view):
            return Place(card, another_place(line, cards[card], Random(f"{self.memory.seed} {view.round} {card}")))
        return Place(card, best_place(line, cards[card])[1])


def _hand(view: View) -> list[str]:
    if view.to_act is None:
        raise BadRequest("game-over")
    return view.hands[view.to_act]


def _seen(view: View, card: str) -> float:
    """Returns the moment of an open card."""
    year = view.cards[card].year
    assert year is not UNSET
    return moment(year)


def best_place(line: list[float], belief: Belief) -> tuple[float, int]:
    """Returns how likely the best place for a belief is right, and which place that is."""
    near = bisect_right(line, belief.moment)
    places = range(max(0, near - 2), min(len(line), near + 2) + 1)
    return max((chance(line, belief, place), place) for place in places)


def has_gone_round(view: View) -> bool:
    """Returns whether there were so many turns that every card must have been laid wrong and shuffled back already."""
    return view.round * len(view.playing) > 2 * view.deck.cards


def another_place(line: list[float], belief: Belief, rng: Random) -> int:
    """Returns a place drawn by its chance, so that a bot with wrong beliefs does not repeat a mistake for ever."""
    unsure = Belief(belief.moment, 3 * belief.sigma)
    places = range(len(line) + 1)
    return rng.choices(places, [chance(line, unsure, place) + 0.1 / len(places) for place in places])[0]


def chance(line: list[float], belief: Belief, place: int) -> float:
    """Returns how likely a date lies between the neighbours of a place, by a belief."""
    below = _share(line[place - 1], belief) if place else 0.0
    above = _share(line[place], belief) if place < len(line) else 1.0
    return above - below


def _share(edge: float, belief: Belief) -> float:
    return 0.5 * (1 + math.erf((edge - belief.moment) / (belief.sigma * math.sqrt(2))))


def make(name: str, seed: int, options: Options = NO_OPTIONS) -> Bot:
    """Returns a bot by its name; the seed decides what it knows well, and the options name the deck it may know."""
    if name == "random":
        return Guesser(seed)
    if name not in KINDS:
        raise BadRequest("level-unknown", level=name[:40], levels=", ".join(NAMES))
    haziness, habit = KINDS[name]
    return Rememberer(Memory(played_deck(options), seed, haziness), habit)


def played_deck(options: Options) -> deck.Deck:
    """Returns the deck that the options name or hold."""
    return deck.deck_of(options.get("deck", game.options[0].default))


def assess(view: View, budget: Budget, options: Options = NO_OPTIONS) -> Assessment:
    """Returns chances by rollouts of a game among people, and the placement that a good memory is surest of."""
    memory = Memory(played_deck(options), 0, KINDS["expert"][0])
    line = [_seen(view, card) for card in view.timeline]
    _, place, card = max((*best_place(line, memory.recall(card)), card) for card in _hand(view))
    return Assessment(chances(view, budget), Place(card, place))


def traits(level: str, seed: int) -> list[str]:
    """Returns what a bot knows well and what it does not, as keys of texts."""
    good, poor, subject = strengths(seed)
    return [f"knows-era-{good}", f"knows-subject-{subject}", f"unsure-era-{poor}"]
