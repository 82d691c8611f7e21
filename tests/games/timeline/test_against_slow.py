"""Random games of Timeline in both implementations in lock step: everything must agree after every placement."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from bordspil.core.chance import Chance
from bordspil.core.game import NATURE
from bordspil.games.timeline.game import game
from bordspil.games.timeline.rules.notation import Place, Shuffle
from games.timeline.slow import SlowTimeline

Chooser = Callable[[SlowTimeline, Random], tuple[str, int]]
FIELDS = ("to_act", "round", "timeline", "hands", "pile", "box", "in", "turn_started_by")


class LockStep:
    """The same table twice; chance plays in the first, and the second is told."""

    def __init__(self, state: Any, slow: SlowTimeline, seed: int) -> None:
        self.state = state
        self.slow = slow
        self.chance = Chance.of(seed)
        self.compare()

    def play(self, card: str, place: int) -> None:
        self.check_revealed(card, place)
        self.state = game.play(self.state, Place(card, place))
        orders = []
        while game.to_act(self.state) == NATURE:
            shuffle = game.sample(self.state, self.chance)
            assert isinstance(shuffle, Shuffle)
            orders.append(shuffle.cards)
            self.state = game.play(self.state, shuffle)
        self.slow.play(card, place, orders)
        self.compare()

    def check_revealed(self, card: str, place: int) -> None:
        told = game.events(self.state, Place(card, place), None)[0]
        places = self.slow.places(card)
        right = place in places
        belongs = place if right else places[0]
        revealed = {"id": card, "year": self.slow.years[card], "right": right, "belongs": belongs}
        assert (told["seat"], told["place"], told["revealed"]) == (self.slow.to_act(), place, revealed)

    def compare(self) -> None:
        ours, theirs = game.position(self.state), self.slow.position()
        fields = FIELDS if theirs["to_act"] is not None else ("to_act", "timeline", "hands", "pile", "box", "in")
        assert {name: ours[name] for name in fields} == {name: theirs[name] for name in fields}
        assert game.scores(self.state) == game.standing(self.state) == self.slow.scores()
        assert sorted(game.winners(self.state)) == sorted(self.slow.winners)
        assert game.to_act(self.state) == self.slow.to_act()
        listed = [(move.card, move.place) for move in game.moves(self.state) if isinstance(move, Place)]
        assert sorted(listed) == sorted(self.slow.moves())
        seen = game.view(self.state, None)
        assert seen.deciding == self.slow.deciding
        if not self.slow.winners and len(self.slow.hands) > 1:
            assert seen.done == sorted(self.slow.laid_last)


def any_move(slow: SlowTimeline, rng: Random) -> tuple[str, int]:
    return rng.choice(slow.moves())


def right(slow: SlowTimeline, rng: Random) -> tuple[str, int]:
    """Never errs."""
    card = rng.choice(slow.hand())
    return card, rng.choice(slow.places(card))


def mostly_right(slow: SlowTimeline, rng: Random) -> tuple[str, int]:
    """Errs as often as people do."""
    return right(slow, rng) if rng.random() < 0.7 else any_move(slow, rng)


def wrong(slow: SlowTimeline, rng: Random) -> tuple[str, int]:
    """Errs wherever that can be done, and is right now and then so that the game ends."""
    card = rng.choice(slow.hand())
    wrong = sorted({*range(len(slow.timeline) + 1)} - {*slow.places(card)})
    return (card, rng.choice(wrong)) if wrong and rng.random() < 0.85 else any_move(slow, rng)


CHOOSERS = [any_move, right, mostly_right, wrong]


def some_deck(count: int, rng: Random) -> dict[str, int]:
    """Returns cards with dates before and after our era, many of them equal."""
    dates = [year for year in range(-count, count + 1) if year][:: rng.choice([1, 2, 3])]
    return {f"card-{number}": rng.choice(dates) for number in rng.sample(range(count), count)}


def options(years: dict[str, int], hand: int, first: int) -> dict[str, Any]:
    cards = [{"id": card, "year": year, "title": {"en": card}} for card, year in years.items()]
    return {"deck": {"name": "Slow", "cards": cards, "pictures": {}}, "hand": hand, "first": first}


def start(seats: int, hand: int, spare: int, seed: int) -> LockStep:
    """Returns a table just dealt, with so many cards more than it needs."""
    rng = Random(f"{seats} {hand} {spare} {seed}")
    years = some_deck(seats * hand + 1 + spare, rng)
    first = rng.randrange(seats)
    state = game.start(options(years, hand, first), seats)
    state = game.play(state, game.sample(state, Chance.of(seed)))
    shown = game.position(state)
    slow = SlowTimeline(years, hand, shown["hands"], [*shown["timeline"], *shown["pile"]])
    return LockStep(state, slow.begin_with(first), seed)


def play_in_lock_step(both: LockStep, seed: int, choose: Chooser, longest: int = 400) -> Counter[str]:
    """Plays a table on and tells what happened in it."""
    rng = Random(seed)
    played = 0
    while played < longest and both.slow.to_act() is not None:
        both.play(*choose(both.slow, rng))
        played += 1
    return both.slow.happened + Counter(placed=played, over=bool(both.slow.winners))


@pytest.mark.parametrize("seats", range(2, 9))
def test_random_games_agree(seats: int) -> None:
    happened: Counter[str] = Counter()
    for seed in range(120):
        rng = Random(seed)
        hand, spare = rng.choice([1, 1, 2, 3]), rng.choice([0, 1, 2, 3, 8, 40])
        happened += play_in_lock_step(start(seats, hand, spare, seed), seed, rng.choice(CHOOSERS))
    assert happened["placed"] > 1000
    for what in (
        "TL-23 an equal date",
        "TL-25 the box is shuffled",
        "TL-25 the box holds one card",
        "TL-25 nothing to draw",
        "TL-31 one has won",
        "TL-31 nobody",
        "TL-32 several go on",
        "TL-32 everybody goes on",
        "TL-33 one has won",
        "TL-33 nobody",
        "TL-33 several go on again",
        "TL-34 a shared victory",
    ):
        assert happened[what] > 0, what
    assert happened["TL-30 the one who starts is out"] > 0 or seats == 2


@pytest.mark.parametrize("hand", range(1, 11))
def test_games_with_every_size_of_hand_agree(hand: int) -> None:
    happened: Counter[str] = Counter()
    for seed in range(8):
        table = start(2 + seed, hand, [0, 2, 30][seed % 3], seed) if seed < 7 else start(1, hand, 5, seed)
        happened += play_in_lock_step(table, seed, [mostly_right, right][seed % 2])
    assert happened["over"] == 8


def test_games_alone_agree() -> None:
    """TL-40."""
    happened: Counter[str] = Counter()
    for seed in range(120):
        table = start(1, 1 + seed % 10, [0, 1, 2, 20][seed % 4], seed)
        happened += play_in_lock_step(table, seed, CHOOSERS[seed // 4 % 4])
    assert happened["over"] == 120
    for what in ("TL-40 three mistakes", "TL-40 no card is left", "TL-25 the box is shuffled"):
        assert happened[what] > 10, what


@pytest.mark.parametrize("seats", range(1, 9))
def test_a_game_that_is_loaded_goes_on_as_it_would_have(seats: int) -> None:
    """Nothing but the fields of the protocol is needed, and the mistakes of a game alone."""
    for seed in range(12):
        both = start(seats, 1 + seed % 3, seed % 5, seed)
        play_in_lock_step(both, seed, CHOOSERS[seed % 4], longest=seed * 2)
        if both.slow.to_act() is None:
            continue
        known = {"mistakes": both.slow.mistakes} if seats == 1 else {}
        given = msgspec.json.decode(msgspec.json.encode(both.slow.position() | known))
        slow = both.slow
        state = game.set_up(given, options(slow.years, slow.hand_size, 0), seats)
        if len(slow.playing) == seats:
            slow.deciding = game.view(state, None).deciding
        play_in_lock_step(LockStep(state, slow, seed + 1), seed + 1, mostly_right)
        assert both.slow.winners


def test_hands_of_one_who_plays_alone_that_are_loaded_too_small_or_too_large_agree() -> None:
    """TL-40: the hand is filled up to its size, whatever it was before."""
    for seed in range(40):
        rng = Random(seed)
        both = start(1, 2 + seed % 4, rng.choice([1, 3, 12]), seed)
        slow = both.slow
        slow.hands, slow.pile, slow.box = [[]], [], []
        for number, card in enumerate(card for card in slow.years if card not in slow.timeline):
            pile = rng.choice([slow.hands[0], slow.pile, slow.pile, slow.box]) if number else slow.hands[0]
            pile.append(card)
        slow.mistakes = seed % 3
        state = game.set_up(slow.position() | {"mistakes": slow.mistakes}, options(slow.years, slow.hand_size, 0), 1)
        play_in_lock_step(LockStep(state, slow, seed), seed, mostly_right)
        assert slow.winners


def test_a_long_game_with_the_shipped_deck_agrees() -> None:
    chosen = {"deck": "world", "hand": 4, "first": 3}
    state = game.start(chosen, 8)
    years = {card.id: card.year for card in state.deck.cards.values()}
    state = game.play(state, game.sample(state, Chance.of(5)))
    shown = game.position(state)
    slow = SlowTimeline(years, 4, shown["hands"], [*shown["timeline"], *shown["pile"]]).begin_with(3)
    happened = play_in_lock_step(LockStep(state, slow, 5), 5, wrong)
    assert (happened["over"], happened["placed"] > 100) == (1, True)
