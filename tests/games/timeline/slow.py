"""Timeline a second time, slow and obvious: lists of card names and a table of years, straight from the rules."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

MISTAKES = 3


class SlowTimeline:
    """A table of Timeline that is changed placement by placement; `happened` counts what is rare in play.

    Chance is told: whoever plays a placement brings the orders in which the box is shuffled on the way.
    """

    def __init__(self, years: dict[str, int], hand: int, hands: list[list[str]], pile: list[str]) -> None:
        """TL-10, TL-11: the hands were dealt; what is left is the pile, and its top card starts the timeline."""
        self.years = years
        self.hand_size = hand
        self.hands = [list(cards) for cards in hands]
        self.timeline = [pile[0]]
        self.pile = pile[1:]
        self.box: list[str] = []
        self.playing = list(range(len(hands)))
        self.round = 1
        self.started_by = 0
        self.waiting = self.turn_order()
        self.laid_last: list[int] = []
        self.deciding = False
        self.winners: list[int] = []
        self.right = 0
        self.mistakes = 0
        self.orders: list[Sequence[str]] = []
        self.happened: Counter[str] = Counter()

    def begin_with(self, seat: int) -> "SlowTimeline":
        """TL-12: the option says who begins."""
        self.started_by = seat
        self.waiting = self.turn_order()
        return self

    def turn_order(self) -> list[int]:
        """TL-30: the seats still in the game, clockwise, from the one who starts the round."""
        seats = len(self.hands)
        clockwise = [(self.started_by + step) % seats for step in range(seats)]
        return [seat for seat in clockwise if seat in self.playing]

    def to_act(self) -> int | None:
        return None if self.winners else self.waiting[0]

    def hand(self) -> list[str]:
        """Returns the cards of the player whose turn it is."""
        return self.hands[self.waiting[0]]

    def moves(self) -> list[tuple[str, int]]:
        """TL-20: each card of the hand, in each of the n + 1 places."""
        if self.winners:
            return []
        return [(card, place) for card in self.hand() for place in range(len(self.timeline) + 1)]

    def fits(self, card: str, place: int) -> bool:
        """TL-21, TL-23: returns whether the line would be sorted with the card in this place."""
        line = [*self.timeline[:place], card, *self.timeline[place:]]
        dates = [self.years[each] for each in line]
        return dates == sorted(dates)

    def places(self, card: str) -> list[int]:
        """Returns all places where a card is right."""
        return [place for place in range(len(self.timeline) + 1) if self.fits(card, place)]

    def play(self, card: str, place: int, orders: Sequence[Sequence[str]] = ()) -> None:
        """Plays a turn, and what follows from it before a seat has to choose again."""
        self.orders = list(orders)
        seat = self.waiting.pop(0)
        self.hands[seat].remove(card)
        if self.years[card] in [self.years[each] for each in self.timeline]:
            self.happened["TL-23 an equal date"] += 1
        if self.fits(card, place):
            self.timeline.insert(place, card)
            self.right += 1
            if not self.hands[seat]:
                self.laid_last.append(seat)
        else:
            self.box.append(card)
            self.mistakes += 1
        if len(self.hands) == 1:
            self.go_on_alone()
        else:
            if card in self.box:
                self.draw(seat)
            if not self.waiting:
                self.end_round()
        assert self.orders == [], "the box was shuffled more often than the rules say"

    def draw(self, seat: int) -> None:
        """TL-22, TL-25: the top card of the pile; an empty pile is made anew of the box."""
        if not self.pile and self.box:
            order = self.orders.pop(0)
            assert sorted(order) == sorted(self.box)
            self.pile, self.box = list(order), []
            self.happened["TL-25 the box is shuffled"] += 1
            self.happened["TL-25 the box holds one card"] += len(order) == 1
        if self.pile:
            self.hands[seat].append(self.pile.pop(0))
        else:
            self.happened["TL-25 nothing to draw"] += 1

    def go_on_alone(self) -> None:
        """TL-40: three mistakes end the game, or having no card left; or else the hand is filled up again."""
        if self.mistakes < MISTAKES:
            while len(self.hands[0]) < self.hand_size and (self.pile or self.box):
                self.draw(0)
        if self.mistakes == MISTAKES:
            self.happened["TL-40 three mistakes"] += 1
            self.winners = [0]
        elif not self.hands[0]:
            self.happened["TL-40 no card is left"] += 1
            self.winners = [0]
        else:
            self.round += 1
            self.waiting = [0]

    def end_round(self) -> None:
        """TL-31 to TL-33: one has won, several go on with a card each, or all go on."""
        name = "TL-33" if self.deciding else "TL-31"
        if len(self.laid_last) == 1:
            self.happened[f"{name} one has won"] += 1
            self.winners = self.laid_last
        elif len(self.laid_last) > 1:
            self.happened["TL-33 several go on again" if self.deciding else "TL-32 several go on"] += 1
            self.decide_between(self.laid_last)
        else:
            self.happened[f"{name} nobody"] += 1
            self.begin_round()

    def decide_between(self, seats: list[int]) -> None:
        """TL-32, TL-34: the others are out; without a card for each of them the victory is shared."""
        self.happened["TL-32 everybody goes on"] += len(seats) == len(self.playing)
        self.happened["TL-30 the one who starts is out"] += self.started_by not in seats
        self.deciding = True
        self.playing = sorted(seats)
        for seat in self.turn_order():
            self.draw(seat)
        if any(not self.hands[seat] for seat in self.playing):
            self.happened["TL-34 a shared victory"] += 1
            self.winners = self.playing
        else:
            self.begin_round()

    def begin_round(self) -> None:
        self.round += 1
        self.laid_last = []
        self.waiting = self.turn_order()
        self.started_by = self.waiting[0]

    def scores(self) -> tuple[int, ...]:
        """Returns cards left; for one player alone the correct placements (TL-40)."""
        return (self.right,) if len(self.hands) == 1 else tuple(len(cards) for cards in self.hands)

    def position(self) -> dict[str, Any]:
        """Returns the state as the engine protocol writes it, for as long as the game goes on."""
        return {
            "to_act": self.to_act(),
            "round": self.round,
            "timeline": self.timeline,
            "hands": self.hands,
            "pile": self.pile,
            "box": self.box,
            "in": self.playing,
            "turn_started_by": self.started_by,
        }
