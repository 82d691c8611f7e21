"""Timeline as a Game: legality with rule numbers, chance, events, views and scores over the rules."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from bordspil.core.capabilities import (
    Assessor,
    Bench,
    Bots,
    Capability,
    ChanceNodes,
    CliCommands,
    Commands,
    Daily,
    Lessons,
    PlanesOf,
    Tensor,
)
from bordspil.core.chance import Chance
from bordspil.core.game import (
    NATURE,
    BadRequest,
    Drawing,
    Event,
    Game,
    IllegalMove,
    Option,
    Options,
    Paint,
    Say,
    Seat,
    Theme,
)
from bordspil.core.notation import Notation
from bordspil.games.timeline.decks import card_backs, deck, pictures
from bordspil.games.timeline.decks.brought import OwnDecks
from bordspil.games.timeline.rules import drawing, turns, view
from bordspil.games.timeline.rules import notation as move_notation
from bordspil.games.timeline.rules.events import tell
from bordspil.games.timeline.rules.loading import lay_out, parse
from bordspil.games.timeline.rules.notation import First, Move, Place, Shuffle
from bordspil.games.timeline.rules.turns import State
from bordspil.games.timeline.rules.view import View

MOST_SHOWN = 100  # moves that players are sent


class Timeline(Game[State, Move, View]):
    """Cards of what happened, laid in the order in which it happened."""

    id = "timeline"
    rules_version = 1
    notation: Notation[Move] = move_notation
    imperfect_information = True
    seats = range(1, 9)
    options: tuple[Option, ...] = (
        Option("deck", "world", deck.names(), source=OwnDecks(), research=deck.SMALL),
        Option("hand", 4, range(1, 11)),
        Option("first", 0, ("random",), seat=True),
        Option("rounds", 0, (0,), research=range(1, 21)),
    )

    bots = Capability[Bots[View, Move]]("bots.levels")
    assessor = Capability[Assessor[View]]("bots.levels")
    tensor = Capability[Tensor[State, Move, View]]("tensor")
    planes = Capability[PlanesOf]("planes")
    chance_nodes = Capability[ChanceNodes[State, Move]]("chance_nodes")
    commands = Capability[Commands]("commands")
    cli = Capability[CliCommands]("cli")
    bench = Capability[Bench]("bench")
    lessons = Capability[Lessons]("lessons")
    daily = Capability[Daily]("lessons.daily")

    def start(self, options: Options, seats: int) -> State:
        cards, hand = deck.deck_of(options["deck"]), options["hand"]
        if len(cards.cards) <= seats * hand:
            raise BadRequest("deck-too-small", "TL-10", cards=len(cards.cards), needed=seats * hand + 1)
        first = None if options["first"] == "random" else options["first"]
        return turns.start(cards, seats, hand, first, options.get("rounds", 0))

    def to_act(self, state: State) -> Seat | None:
        if state.stage == "over":
            return None
        return state.turn if state.stage == "turn" else NATURE

    def moves(self, state: State) -> Sequence[Move]:
        if state.stage != "turn":
            return []
        return [Place(card, place) for card in state.hands[state.turn] for place in range(len(state.timeline) + 1)]

    def shown_moves(self, state: State) -> tuple[Sequence[Move], bool]:
        """TL-20: every card may go to every place; where that is many moves, each card is shown at the first place."""
        hand = state.hands[state.turn] if state.stage == "turn" else ()
        if len(hand) * (len(state.timeline) + 1) <= MOST_SHOWN:
            return self.moves(state), True
        return [Place(card, 0) for card in hand], False

    def sample(self, state: State, chance: Chance) -> Move:
        """TL-10, TL-25: shuffles the cards, the last one changing places first."""
        if state.stage == "first":
            return First(chance.below(state.seats))
        cards = to_shuffle(state)
        for n in range(len(cards) - 1, 0, -1):
            other = chance.below(n + 1)
            cards[n], cards[other] = cards[other], cards[n]
        return Shuffle(tuple(cards))

    def play(self, state: State, move: Move) -> State:
        check(state, move)
        match move:
            case First(seat):
                return turns.begin(state, seat)
            case Place(card, place):
                return turns.place(state, card, place)
            case Shuffle(cards):
                return turns.deal(state, cards) if state.stage == "shuffle" else turns.reshuffle(state, cards)

    def most_entries(self, options: Options, seats: int) -> int:
        """Counts a deck laid once, and fifty tries for every card that is dealt.

        No rule ends a game in which all players lay all cards wrong; blind guesses need about ten tries a card.
        """
        return int(deck.MOST_CARDS + 100 + 50 * seats * options["hand"])

    def reveals(self, state: State, move: Move) -> bool:
        """TL-21: returns True, since every card that is laid is turned."""
        return True

    def events(self, state: State, move: Move, seat: Seat | None) -> list[Event]:
        return tell(state, self.play(state, move), move)

    def scores(self, state: State) -> tuple[int, ...]:
        """Returns the cards left; alone, how many were laid right (TL-40)."""
        if state.seats == 1:
            return (max(0, len(state.timeline) - 1),)
        return tuple(map(len, state.hands))

    def standing(self, state: State) -> tuple[int, ...]:
        return self.scores(state)

    def winners(self, state: State) -> tuple[Seat, ...]:
        return state.winners

    def view(self, state: State, seat: Seat | None) -> View:
        return view.see(state, seat)

    def hides(self, options: Options) -> bool:
        return False

    def determinize(self, seen: View, rng: Random) -> State:
        return view.determinize(seen, rng)

    def position(self, state: State) -> dict[str, Any]:
        shown: dict[str, Any] = msgspec.to_builtins(view.show(state))
        return shown

    def set_up(self, position: Any, options: Options, seats: int) -> State:
        return lay_out(parse(position), deck.deck_of(options["deck"]), seats, options["hand"], options.get("rounds", 0))

    def draw(self, seen: View, paint: Paint, say: Say) -> str:
        return drawing.draw(seen, paint, say)

    def picture(self, seen: View, options: Options, say: Say, theme: Theme) -> Drawing:
        from bordspil.games.timeline.rules import picture

        return picture.draw(seen, deck.deck_of(options["deck"]), say, theme)

    def seal_material(self, state: State, secret: bytes) -> State:
        return msgspec.structs.replace(state, deck=deck.sealed(state.deck, secret))

    def material(self, options: Options, name: str) -> tuple[str, bytes] | None:
        cards = deck.deck_of(options["deck"])
        return pictures.find(cards, name) or card_backs.find(cards, name)


def to_shuffle(state: State) -> list[str]:
    """Returns the cards that become the pile, in an order that tells nothing: the whole deck, or those in the box."""
    return list(state.deck.cards) if state.stage == "shuffle" else sorted(state.box)


def check(state: State, move: Any) -> None:
    """Refuses an illegal move with the rule it breaks."""
    match move:
        case Place(card, place) if state.stage == "turn":
            _check_place(state, card, place)
        case First(seat) if state.stage == "first":
            if not 0 <= seat < state.seats:
                raise IllegalMove("seat-unknown", "TL-12")
        case Shuffle(cards) if state.stage in ("shuffle", "draw", "deal"):
            if sorted(cards) != sorted(to_shuffle(state)):
                raise IllegalMove("shuffle-wrong", "TL-10" if state.stage == "shuffle" else "TL-25")
        case _ if state.stage == "over":
            raise IllegalMove("game-over", "TL-40" if state.seats == 1 else "TL-31")
        case _:
            raise IllegalMove("chance-decides", "TL-10")


def _check_place(state: State, card: str, place: int) -> None:
    if card not in state.hands[state.turn]:
        known = card in state.deck.cards
        raise IllegalMove("card-not-in-hand" if known else "card-unknown", "TL-20" if known else "TL-1", card=card[:60])
    if not 0 <= place <= len(state.timeline):
        raise IllegalMove("place-out-of-range", "TL-20", last=len(state.timeline))


game = Timeline()
