"""What Timeline answers to the line protocol beyond what all games answer: the deck that is played with."""

from typing import Any

from bordspil.core.table import Table


def list_cards(table: Table, request: dict[str, Any]) -> dict[str, Any]:
    """Every card of the deck, in an order that tells nothing of the game."""
    cards = table.state.deck.cards.values()
    return {"cards": [{"id": card.id, "year": card.year, "titles": card.title} for card in cards]}


COMMANDS = {"deck": list_cards}
