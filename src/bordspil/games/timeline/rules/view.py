"""The position of Timeline as the protocol shows it, its views, and its determinization.

All seats see the same: all fronts that lie open, the backs of cards that have been turned, and never the pile.
"""

from functools import cached_property
from random import Random
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field
from msgspec.structs import replace

from bordspil.core.game import Seat
from bordspil.core.material import seal
from bordspil.core.value import Value
from bordspil.games.timeline.decks import card_backs
from bordspil.games.timeline.decks.deck import Deck, load, shown_id
from bordspil.games.timeline.decks.pictures import file_name
from bordspil.games.timeline.rules import turns
from bordspil.games.timeline.rules.turns import MISTAKES, Miss, State

Stage = Literal["first", "shuffle", "turn", "draw", "deal", "over"]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Position(Value, frozen=True):
    """All of a state, hidden parts included. What may be left out follows from the rest as well as it can."""

    to_act: SeatNumber | None
    round: Count
    timeline: list[str]
    hands: list[list[str]]
    pile: list[str]
    box: list[str]
    playing: list[SeatNumber] = field(name="in")
    turn_started_by: SeatNumber
    deciding: bool | UnsetType = UNSET
    mistakes: Annotated[int, Meta(ge=0, le=MISTAKES)] | UnsetType = UNSET
    misses: list[Miss] | UnsetType = UNSET
    winners: list[SeatNumber] | UnsetType = UNSET


class ShownCard(Struct, frozen=True, omit_defaults=True):
    """A card as it lies there: its front, and its back once that has been turned up. Texts are by language."""

    title: dict[str, str]
    alt: dict[str, str]
    category: str
    picture: str
    year: int | UnsetType = UNSET
    within: int | UnsetType = UNSET
    back: str | UnsetType = UNSET  # the name of the material with its fact and sources


class ShownDeck(Struct, frozen=True, dict=True):
    """The deck that is played with: its name by language, and how many cards it has."""

    id: str
    name: dict[str, str]
    cards: int

    @cached_property
    def source(self) -> Deck:
        """Returns the deck itself, which never leaves the process: a view from elsewhere only names a shipped one."""
        return load(self.id)


class ShownMiss(Struct, frozen=True):
    """A card in the box: who laid it where, and where it belonged then."""

    seat: int
    card: str
    place: int
    belongs: int
    year: int


class View(Value, frozen=True):
    """The view of a seat, `seat`, or of a spectator; `done` are the seats that laid their last card in this round."""

    seat: int | None
    seats: int
    stage: Stage
    to_act: int | None
    round: int
    deciding: bool
    deck: ShownDeck
    hand_size: int
    timeline: list[str]
    hands: list[list[str]]
    pile: int
    box: int
    box_cards: list[str]
    playing: list[int] = field(name="in")
    done: list[int]
    turn_started_by: int
    mistakes: int
    right: int
    cards: dict[str, ShownCard]
    misses: list[ShownMiss]
    winners: list[int]
    rounds: int | UnsetType = UNSET  # TL-51: in a small game the last round


def to_act(state: State) -> Seat | None:
    """Returns the seat whose turn it is; None where chance is to act or the game is over."""
    return state.turn if state.stage == "turn" else None


def show(state: State) -> Position:
    """Returns the position in a state."""
    return Position(
        to_act=to_act(state),
        round=state.round,
        timeline=list(state.timeline),
        hands=list(map(list, state.hands)),
        pile=list(state.pile),
        box=list(state.box),
        playing=list(state.playing),
        turn_started_by=state.started_by,
        deciding=state.deciding,
        mistakes=state.mistakes,
        misses=list(state.misses),
        winners=list(state.winners) if state.stage == "over" else UNSET,
    )


def show_deck(deck: Deck) -> ShownDeck:
    """Returns a deck as views show it."""
    shown = ShownDeck(shown_id(deck), deck.name, len(deck.cards))
    shown.__dict__["source"] = deck
    return shown


def shown_card(deck: Deck, card: str, is_turned: bool) -> ShownCard:
    """Returns a card as it lies there, with its back up or not; a deck notes it, since its names take long."""
    known: dict[tuple[str, bool], ShownCard] = deck.notes
    if (shown := known.get((card, is_turned))) is None:
        found = deck.cards[card]
        picture = seal(deck.secret, file_name(deck, found))
        shown = ShownCard(found.title, found.alt, found.category, picture)
        if is_turned:
            shown = replace(shown, year=found.year, within=found.within, back=card_backs.name_of(deck, found))
        known[card, is_turned] = shown
    return shown


def shown_cards(state: State) -> dict[str, ShownCard]:
    """Returns every card on the table by its id, its back only where it is open; dates have no part in their order."""
    open_cards = {*state.timeline, *state.box}
    held = {card for hand in state.hands for card in hand}
    is_over = state.stage == "over"
    return {card: shown_card(state.deck, card, is_over or card in open_cards) for card in sorted(open_cards | held)}


def see(state: State, seat: Seat | None) -> View:
    """Returns the view of a seat."""
    return View(
        seat=seat,
        seats=state.seats,
        stage=state.stage,
        to_act=to_act(state),
        round=state.round,
        deciding=state.deciding,
        deck=show_deck(state.deck),
        hand_size=state.hand_size,
        timeline=list(state.timeline),
        hands=list(map(list, state.hands)),
        pile=len(state.pile),
        box=len(state.box),
        box_cards=list(state.box),
        playing=list(state.playing),
        done=[seat for seat in state.playing if state.round and not state.hands[seat]],
        turn_started_by=state.started_by,
        mistakes=state.mistakes,
        right=max(0, len(state.timeline) - 1),
        cards=shown_cards(state),
        misses=[ShownMiss(m.seat, m.card, m.place, m.belongs, turns.year(state, m.card)) for m in state.misses],
        winners=list(state.winners),
        rounds=state.last_round or UNSET,
    )


def determinize(seen: View, rng: Random) -> State:
    """Returns a random state with this view: only the order of the pile is unknown."""
    deck = seen.deck.source
    pile = unseen(seen, deck)
    rng.shuffle(pile)
    return State(
        deck=deck,
        seats=seen.seats,
        hand_size=seen.hand_size,
        stage=seen.stage,
        turn=seen.turn_started_by if seen.to_act is None else seen.to_act,
        started_by=seen.turn_started_by,
        round=seen.round,
        deciding=seen.deciding,
        playing=tuple(seen.playing),
        timeline=tuple(seen.timeline),
        hands=tuple(map(tuple, seen.hands)),
        pile=tuple(pile) if seen.round else (),
        box=tuple(seen.box_cards),
        mistakes=seen.mistakes,
        misses=tuple(Miss(miss.seat, miss.card, miss.place, miss.belongs) for miss in seen.misses),
        winners=tuple(seen.winners),
        last_round=seen.rounds or 0,
    )


def unseen(seen: View, deck: Deck) -> list[str]:
    """Returns the cards that lie nowhere on the table, so that they must be in the pile."""
    lying = {*seen.timeline, *seen.box_cards, *(card for hand in seen.hands for card in hand)}
    return [card for card in deck.cards if card not in lying]
