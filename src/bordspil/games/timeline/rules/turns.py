"""The rules of Timeline: one frozen state, and what a placement, a shuffle and the end of a round make of it."""

from bisect import bisect_left
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bordspil.core.value import Value
from bordspil.games.timeline.decks.deck import Deck

Stage = Literal["first", "shuffle", "turn", "draw", "deal", "over"]
MISTAKES = 3  # TL-40: with so many a game alone ends


class Miss(Struct, frozen=True):
    """A card that was laid wrong: by whom, where, and where it belonged."""

    seat: int
    card: str
    place: int
    belongs: int


class State(Value, frozen=True):
    """A game of Timeline. While the pile must be shuffled again, the stage says what waits for it.

    In the stage `draw` a turn waits for its card (TL-22), in `deal` a round for its cards (TL-32).
    """

    deck: Deck
    seats: int
    hand_size: int
    stage: Stage
    turn: int = 0  # the seat whose turn it is
    started_by: int = 0  # the seat that started this round
    round: int = 0
    deciding: bool = False
    playing: tuple[int, ...] = ()  # the seats still in the game
    timeline: tuple[str, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    pile: tuple[str, ...] = ()  # top first
    box: tuple[str, ...] = ()  # in the order in which they left
    owed: tuple[int, ...] = ()  # the seats that still have to draw, in turn order
    mistakes: int = 0  # counted in a game alone
    misses: tuple[Miss, ...] = ()  # of the cards that are in the box
    winners: tuple[int, ...] = ()
    last_round: int = 0  # TL-51: the game ends after it; 0: no round is the last


def start(deck: Deck, seats: int, hand_size: int, first: int | None, last_round: int = 0) -> State:
    """Returns the state before the shuffle; with `first` None chance chooses the seat that begins."""
    stage: Stage = "first" if first is None else "shuffle"
    begins = first or 0
    empty = ((),) * seats
    playing = tuple(range(seats))
    return State(deck, seats, hand_size, stage, begins, begins, hands=empty, playing=playing, last_round=last_round)


def begin(state: State, seat: int) -> State:
    """TL-12: sets the seat that begins, which chance has chosen."""
    return replace(state, stage="shuffle", turn=seat, started_by=seat)


def deal(state: State, cards: tuple[str, ...]) -> State:
    """TL-10, TL-11: deals seat after seat its hand from the top; the next card starts the timeline."""
    dealt = state.seats * state.hand_size
    hands = [cards[seat * state.hand_size : (seat + 1) * state.hand_size] for seat in range(state.seats)]
    return replace(
        state,
        stage="turn",
        round=1,
        hands=tuple(hands),
        timeline=(cards[dealt],),
        pile=cards[dealt + 1 :],
    )


def reshuffle(state: State, cards: tuple[str, ...]) -> State:
    """TL-25: makes the box the new pile, and goes on with what waited for it; its cards are hidden again."""
    gone = set(cards)
    misses = tuple(miss for miss in state.misses if miss.card not in gone)
    return _draw(replace(state, pile=cards, box=(), misses=misses))


def year(state: State, card: str) -> int:
    """Returns the date on the back of a card."""
    return state.deck.cards[card].year


def is_right(state: State, card: str, place: int) -> bool:
    """TL-21, TL-23: returns whether a card is not earlier than its left neighbour and not later than its right one."""
    date, line = year(state, card), state.timeline
    return (not place or year(state, line[place - 1]) <= date) and (
        place == len(line) or date <= year(state, line[place])
    )


def belongs(state: State, card: str) -> int:
    """Returns the place where a card belongs; left of all cards of the same date."""
    return bisect_left(state.timeline, year(state, card), key=lambda lying: year(state, lying))


def place(state: State, card: str, where: int) -> State:
    """TL-20 to TL-22: turns a card; it stays, or leaves and another one is drawn."""
    seat = state.turn
    hands = _with_hand(state, seat, tuple(held for held in state.hands[seat] if held != card))
    refill = (seat,) * (state.hand_size - len(hands[seat]))  # TL-40
    if is_right(state, card, where):
        line = (*state.timeline[:where], card, *state.timeline[where:])
        owed = refill if state.seats == 1 else ()
        return _draw(replace(state, stage="draw", hands=hands, timeline=line, owed=owed))
    after = replace(
        state,
        stage="draw",
        hands=hands,
        box=(*state.box, card),
        misses=(*state.misses, Miss(seat, card, where, belongs(state, card))),
        owed=refill if state.seats == 1 else (seat,),
        mistakes=state.mistakes + (state.seats == 1),
    )
    return _end(after, (0,)) if after.mistakes == MISTAKES else _draw(after)


def has_to_shuffle(state: State) -> bool:
    """TL-25: returns whether a card must be drawn while the pile is empty and the box is not."""
    return bool(state.owed and not state.pile and state.box)


def _with_hand(state: State, seat: int, hand: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])


def _draw(state: State) -> State:
    """Lets every seat that must draw do so, until the pile must be shuffled or is used up."""
    while state.owed and state.pile:
        seat = state.owed[0]
        hands = _with_hand(state, seat, (*state.hands[seat], state.pile[0]))
        state = replace(state, hands=hands, pile=state.pile[1:], owed=state.owed[1:])
    if has_to_shuffle(state):
        return state
    state = replace(state, owed=())
    return _open_round(state) if state.stage == "deal" else _end_turn(state)


def in_turn_order(state: State) -> tuple[int, ...]:
    """Returns the seats still in the game, the one that starts the round first."""
    return tuple(sorted(state.playing, key=lambda seat: (seat - state.started_by) % state.seats))


def has_played(state: State, seat: int) -> bool:
    """Returns whether a seat has had its turn of this round, that of the seat to act not counted."""
    return (seat - state.started_by) % state.seats < (state.turn - state.started_by) % state.seats


def _end_turn(state: State) -> State:
    """TL-30: passes the turn to the next seat in the game, until every seat has had one."""
    order = in_turn_order(state)
    after = order.index(state.turn) + 1
    if after < len(order):
        return replace(state, stage="turn", turn=order[after])
    return _end_round(state)


def _end_round(state: State) -> State:
    """TL-31 to TL-33: ends the game where one seat has laid its last card; several go on alone with a new card each."""
    done = tuple(seat for seat in state.playing if not state.hands[seat])
    if state.seats == 1:
        return _end(state, (0,)) if done else _next_round(state)
    if len(done) == 1:
        return _end(state, done)
    if not done:
        return _next_round(state)
    starter = min(done, key=lambda seat: (seat - state.started_by) % state.seats)
    state = replace(state, stage="deal", playing=done, deciding=True, started_by=starter)
    return _draw(replace(state, owed=in_turn_order(state)))


def _open_round(state: State) -> State:
    """TL-34: returns where the cards did not suffice for all who go on, they share the victory."""
    if any(not state.hands[seat] for seat in state.playing):
        return _end(state, state.playing)
    return _next_round(state)


def _next_round(state: State) -> State:
    if state.round == state.last_round and state.round:
        fewest = min(len(state.hands[seat]) for seat in state.playing)
        return _end(state, tuple(seat for seat in state.playing if len(state.hands[seat]) == fewest))
    return replace(state, stage="turn", turn=state.started_by, round=state.round + 1)


def _end(state: State, winners: tuple[int, ...]) -> State:
    return replace(state, stage="over", owed=(), winners=winners)
