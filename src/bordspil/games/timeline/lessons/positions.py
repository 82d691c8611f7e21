"""Positions of Timeline with the cards of the shipped deck, as the protocol writes them."""

from typing import Any

from bordspil.games.timeline.decks.deck import deck_of


def position(line: str, *hands: str, pile: str = "", box: str = "") -> dict[str, Any]:
    """Returns a position by the ids of cards; those that lie nowhere else are under the named ones in the pile."""
    lying = [cards.split() for cards in (line, pile, box, *hands)]
    named = {card for cards in lying for card in cards}
    rest = [card for card in deck_of("world").cards if card not in named]
    return {
        "to_act": 0,
        "round": 1,
        "timeline": lying[0],
        "pile": lying[1] + rest,
        "box": lying[2],
        "hands": lying[3:],
        "in": list(range(len(hands))),
        "turn_started_by": 0,
    }
