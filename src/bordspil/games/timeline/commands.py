"""The request of the line protocol that only Timeline has: `deck`, the cards that are played with."""

from typing import Any

from bordspil.games.timeline.decks import deck
from bordspil.games.timeline.game import game
from bordspil.games.timeline.rules.turns import State


def list_cards(state: State | None, request: dict[str, Any]) -> dict[str, Any]:
    """Lists every card of the deck by id, an order that tells nothing of the game; before a game, of the usual deck."""
    played = deck.load(game.options[0].default) if state is None else state.deck
    cards = played.cards.values()
    return {"cards": [{"id": card.id, "year": card.year, "titles": card.title} for card in cards]}


COMMANDS = {"deck": list_cards}
