"""The way back from a position of Timeline into a state; refuses one that breaks the counts or the rules."""

from collections import Counter
from typing import Any

import msgspec
from msgspec import UNSET

from bordspil.core.game import ImpossiblePosition
from bordspil.games.timeline.decks.deck import Deck
from bordspil.games.timeline.rules.turns import MISTAKES, State, has_played
from bordspil.games.timeline.rules.view import Position


def parse(given: Any) -> Position:
    """Returns a position from plain objects; names the field that is wrong."""
    try:
        return msgspec.convert(given, Position)
    except msgspec.ValidationError as error:
        raise ImpossiblePosition("position-shape", problem=str(error)) from None


def lay_out(position: Position, deck: Deck, seats: int, hand_size: int, last_round: int = 0) -> State:
    """Returns the state of a position."""
    _check_cards(position, deck)
    _check_timeline(position, deck)
    _check_seats(position, seats)
    state = State(
        deck=deck,
        seats=seats,
        hand_size=hand_size,
        stage="over" if position.to_act is None else "turn",
        turn=position.turn_started_by if position.to_act is None else position.to_act,
        started_by=position.turn_started_by,
        round=position.round,
        deciding=len(position.playing) < seats if position.deciding is UNSET else position.deciding,
        playing=tuple(sorted(position.playing)),
        timeline=tuple(position.timeline),
        hands=tuple(map(tuple, position.hands)),
        pile=tuple(position.pile),
        box=tuple(position.box),
        mistakes=_mistakes(position, seats),
        misses=() if position.misses is UNSET else tuple(position.misses),
        winners=_winners(position, seats, last_round),
        last_round=last_round,
    )
    _check_misses(state)
    if state.stage == "turn":
        _check_turn(state)
    return state


def _check_cards(position: Position, deck: Deck) -> None:
    """TL-1: refuses a card that is missing, unknown or there twice."""
    piles = [position.timeline, position.pile, position.box, *position.hands]
    found = Counter(card for pile in piles for card in pile)
    for card, count in found.items():
        if card not in deck.cards:
            raise ImpossiblePosition("card-unknown", "TL-1", card=card[:60])
        if count > 1:
            raise ImpossiblePosition("position-card-twice", "TL-1", card=card)
    for card in deck.cards:
        if card not in found:
            raise ImpossiblePosition("position-card-missing", "TL-1", card=card)


def _check_timeline(position: Position, deck: Deck) -> None:
    """TL-11, TL-24: refuses a timeline that is empty or out of order."""
    if not position.timeline:
        raise ImpossiblePosition("position-timeline-empty", "TL-11")
    years = [deck.cards[card].year for card in position.timeline]
    if years != sorted(years):
        raise ImpossiblePosition("position-timeline-unsorted", "TL-24")


def _check_seats(position: Position, seats: int) -> None:
    if len(position.hands) != seats:
        raise ImpossiblePosition("position-hands", "TL-1", seats=seats)
    if not position.playing or len(set(position.playing)) < len(position.playing) or max(position.playing) >= seats:
        raise ImpossiblePosition("position-seats", "TL-30", field="in")
    if position.turn_started_by not in position.playing:
        raise ImpossiblePosition("position-seats", "TL-30", field="turn_started_by")
    if position.to_act is not None and position.to_act not in position.playing:
        raise ImpossiblePosition("position-seats", "TL-30", field="to_act")
    if not position.round:
        raise ImpossiblePosition("position-round", "TL-30")


def _mistakes(position: Position, seats: int) -> int:
    """TL-40: returns the mistakes of a game alone; unless they are given, every card in the box was one."""
    if seats > 1:
        return 0
    mistakes = len(position.box) if position.mistakes is UNSET else position.mistakes
    if mistakes > MISTAKES or (position.to_act is not None and mistakes == MISTAKES):
        raise ImpossiblePosition("position-mistakes", "TL-40")
    return mistakes


def _winners(position: Position, seats: int, last_round: int) -> tuple[int, ...]:
    """TL-31, TL-34, TL-40, TL-51: returns the seat without cards, or all that went on when the cards ran out.

    After the last round of a small game it returns those with the fewest cards.
    """
    if position.to_act is not None:
        return ()
    done = tuple(seat for seat in sorted(position.playing) if not position.hands[seat])
    if seats == 1:
        possible: list[tuple[int, ...]] = [(0,)] if done or _mistakes(position, seats) == MISTAKES else []
    else:
        ran_out = bool(done) and not position.pile and not position.box
        possible = [done] * (len(done) == 1) + [tuple(sorted(position.playing))] * ran_out
    if position.round == last_round:
        fewest = min(len(position.hands[seat]) for seat in position.playing)
        possible.append(tuple(seat for seat in sorted(position.playing) if len(position.hands[seat]) == fewest))
    given = possible[:1] if position.winners is UNSET else [tuple(sorted(position.winners))]
    if not given or given[0] not in possible:
        raise ImpossiblePosition("position-end", "TL-31")
    return given[0]


def _check_misses(state: State) -> None:
    """TL-24: refuses misses of cards in the box that could not have happened."""
    for miss in state.misses:
        if miss.card not in state.box or miss.seat not in range(state.seats) or min(miss.place, miss.belongs) < 0:
            raise ImpossiblePosition("position-misses", "TL-24", card=miss.card[:60])


def _check_turn(state: State) -> None:
    """TL-34: refuses a seat that has a turn left in this round and no card to play."""
    for seat in state.playing:
        if not state.hands[seat] and not has_played(state, seat):
            raise ImpossiblePosition("position-hand-empty", "TL-34", seat=seat)
