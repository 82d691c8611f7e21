"""Reads a drawing of a Timeline table into a state, so that a test shows the line it speaks of.

    line | 1200 | 1500 | 1969 |      the timeline; the bars are the places, counted from 0
    seat 0 1066 1815                 the cards in front of a seat
    seat 1 1400 1500b                1500b is another card of the year 1500
    pile bce-44 1700                 its top card first
    box 1901

A card is called by its date, and the deck has just the cards of the drawing. What is left out is empty.
"""

import re
from typing import Any

from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, Event
from bordspil.core.table import Table
from bordspil.games.timeline.game import game
from bordspil.games.timeline.rules.turns import State
from games.playing import Playing

playing = Playing.by_text(game)
play, moves = playing.play, playing.moves

Deck = dict[str, Any]


def year_of(card: str) -> int:
    """The date a card is called by."""
    found = re.fullmatch(r"(bce-)?([0-9]+)[a-z]*", card)
    assert found, card
    return -int(found[2]) if found[1] else int(found[2])


def deck_of(*cards: str) -> Deck:
    """Returns a deck of one's own, of cards that are called by their dates."""
    made = [{"id": card, "year": year_of(card), "title": {"en": f"Card {card}"}} for card in cards]
    return {"name": "Drawn", "cards": made, "pictures": {}}


def options(*cards: str, **chosen: Any) -> dict[str, Any]:
    """Returns the options of a table with such a deck."""
    return {"deck": deck_of(*cards), "hand": 4, "first": 0} | chosen


def position(drawing: str, **fields: Any) -> dict[str, Any]:
    """Returns the position in a drawing, in the fields of the protocol; `fields` replace them."""
    lines = [line.split() for line in drawing.replace("|", " ").splitlines() if line.strip()]
    piles = {line[0]: line[1:] for line in lines if line[0] != "seat"}
    hands = [line[2:] for line in lines if line[0] == "seat"]
    drawn: dict[str, Any] = {
        "to_act": 0,
        "round": 1,
        "timeline": piles.get("line", []),
        "hands": hands,
        "pile": piles.get("pile", []),
        "box": piles.get("box", []),
        "in": list(range(len(hands))),
        "turn_started_by": 0,
    }
    return drawn | fields


def cards_of(drawn: dict[str, Any]) -> list[str]:
    """Returns all cards of a position."""
    return [card for pile in (drawn["timeline"], drawn["pile"], drawn["box"], *drawn["hands"]) for card in pile]


def set_up(drawing: str, hand: int = 4, playing: list[int] | None = None, **fields: Any) -> State:
    """Returns the state of a drawing; all seats are in the game unless `playing` names those that are."""
    drawn = position(drawing, **fields) | ({} if playing is None else {"in": playing})
    return game.set_up(drawn, options(*cards_of(drawn), hand=hand), len(drawn["hands"]))


def told(state: State, *texts: str) -> list[Event]:
    """Returns what is told of these moves."""
    events = []
    for text in texts:
        events += game.events(state, game.notation.read(text), None)
        state = play(state, text)
    return events


def revealed(state: State, text: str) -> dict[str, Any]:
    """Returns what is shown of the card in a placement."""
    found: dict[str, Any] = told(state, text)[0]["revealed"]
    return found


def is_right(state: State, text: str) -> bool:
    """Returns whether a placement stays on the line; the event and the state must agree."""
    card = text.partition("@")[0]
    right = bool(revealed(state, text)["right"])
    assert (card in play(state, text).timeline) == right
    return right


def shown(state: State, *fields: str) -> Any:
    """Fields of the position, one by itself."""
    found = game.position(state)
    values = tuple(found[field] for field in fields)
    return values[0] if len(values) == 1 else values


def refusal(state: State, text: str) -> tuple[str, str | None]:
    """Returns the key and the rule with which a move is refused."""
    return playing.refusal(state, text)[:2]


def new_table(seats: int, *cards: str, seed: int = 1, **chosen: Any) -> Table:
    """Returns a table that has just been dealt, with cards that are called by their dates."""
    return Table(game, options(*cards, **chosen), seats, Chance.of(seed))


def waits_for_chance(state: State) -> bool:
    return game.to_act(state) == NATURE
