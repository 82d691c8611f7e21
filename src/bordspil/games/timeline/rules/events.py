"""What happens when a move of Timeline is played, step by step: for the log, the animation and bot authors.

Every event has the words it needs: a card that is told of may lie nowhere by the time it is read.
"""

from collections.abc import Iterator
from typing import Any

from bordspil.core.game import Event
from bordspil.games.timeline.decks import card_backs
from bordspil.games.timeline.rules import turns
from bordspil.games.timeline.rules.notation import First, Move, Place, Shuffle
from bordspil.games.timeline.rules.turns import State


def tell(state: State, after: State, move: Move) -> list[Event]:
    """Returns the events of a legal move that turns a state into the one after it."""
    match move:
        case First(seat):
            return [{"event": "first", "seat": seat}]
        case Place():
            return [_tell_place(state, move), *_tell_rest(state, after)]
        case Shuffle(cards) if state.stage == "shuffle":
            return [{"event": "shuffle", "count": len(cards)}, _tell_start(after), *_tell_round(state, after)]
        case Shuffle(cards):
            return [{"event": "reshuffle", "count": len(cards)}, *_tell_rest(state, after)]


def _front(state: State, card: str) -> dict[str, Any]:
    return {"card": card, "title": state.deck.cards[card].title}


def _back(state: State, card: str) -> dict[str, Any]:
    found = state.deck.cards[card]
    return {"within": found.within, "back": card_backs.name_of(state.deck, found)}


def _tell_start(after: State) -> Event:
    """TL-11: tells the card that starts the timeline."""
    card = after.timeline[0]
    return {"event": "start", **_front(after, card), "year": turns.year(after, card), **_back(after, card)}


def _tell_place(state: State, move: Place) -> Event:
    """TL-21, TL-24: tells every seat the card that is turned, right or wrong."""
    right = turns.is_right(state, move.card, move.place)
    revealed = {
        "id": move.card,
        "year": turns.year(state, move.card),
        "right": right,
        "belongs": move.place if right else turns.belongs(state, move.card),
    }
    told = {"event": "place", "seat": state.turn, **_front(state, move.card), "place": move.place}
    return {**told, "revealed": revealed, **_back(state, move.card)}


def _tell_rest(state: State, after: State) -> Iterator[Event]:
    """Tells draws, seats that are out, the next round and the end; a turn's own draw precedes the round's end."""
    gone = [seat for seat in state.playing if seat not in after.playing]
    for seat in gone:
        yield from _tell_draw(state, after, seat)
    if gone:
        yield {"event": "out", "seats": gone}
    for seat in turns.in_turn_order(after):
        yield from _tell_draw(state, after, seat)
    yield from _tell_round(state, after)
    if after.stage == "over":
        yield {"event": "over", "winners": list(after.winners)}


def _tell_draw(state: State, after: State, seat: int) -> Iterator[Event]:
    for card in after.hands[seat]:
        if card not in state.hands[seat]:
            yield {"event": "draw", "seat": seat, **_front(after, card)}


def _tell_round(state: State, after: State) -> Iterator[Event]:
    """TL-30: tells the next round; alone, every turn would be a round, and none is counted."""
    if after.round != state.round and after.seats > 1:
        playing = list(turns.in_turn_order(after))
        yield {"event": "round", "number": after.round, "deciding": after.deciding, "in": playing}
