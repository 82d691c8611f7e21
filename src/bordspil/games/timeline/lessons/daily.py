"""The day's line: ten cards of the shipped deck to lay one after another, the same for everybody on a day."""

from bordspil.core.chance import Chance
from bordspil.core.lesson import Lesson, Step
from bordspil.games.timeline.decks.deck import Card, deck_of
from bordspil.games.timeline.lessons.positions import position

CARDS = 10
EASIEST, OBSCURE = 3, 1  # fame from which on most people know a card, laid first; and with which none does
WRONG = "wrong"


def lesson(day: str) -> Lesson:
    """Returns the line of a day: each card in turn, and those before it where they belong."""
    first, *cards = choose(Chance.of(f"line {day}"))
    lying, steps = [first], []
    for number, card in enumerate(cards):
        place = sum(other.year < card.year for other in lying)
        steps.append(
            Step(
                name=card.id,
                position=position(_ids(lying), card.id, pile=_ids(cards[number + 1 :])),
                solution=f"{card.id}@{place}",
                wrong={"*": WRONG},
                refutations={"*": ()},
            )
        )
        lying.insert(place, card)
    return Lesson(steps=tuple(steps), seats=1, options={"hand": 1})


def choose(chance: Chance) -> list[Card]:
    """Returns eleven cards of different years, the well-known ones first."""
    left = [card for card in deck_of("world").cards.values() if card.fame > OBSCURE]
    chosen: list[Card] = []
    while len(chosen) <= CARDS:
        card = left.pop(chance.below(len(left)))
        if card.year not in {other.year for other in chosen}:
            chosen.append(card)
    return sorted(chosen, key=lambda card: card.fame < EASIEST)


def _ids(cards: list[Card]) -> str:
    return " ".join(card.id for card in cards)
