"""Nothing that is shown of a table depends on the date, fact or source of a card that is not turned."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import msgspec
import pytest

from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, Refusal
from bordspil.core.material import unseal
from bordspil.core.table import Table, visible_events
from bordspil.games.timeline.decks import card_backs
from bordspil.games.timeline.decks.deck import LANGUAGES
from bordspil.games.timeline.game import game
from bordspil.games.timeline.rules.turns import State
from games.timeline.cards import card

Options = dict[str, Any]
FRONT = {"title", "alt", "category", "picture"}
BACK = {"year", "within", "back"}


def options(count: int, rng: Random, hand: int = 3) -> Options:
    """Returns a table with a deck of one's own, full of things that must not be seen."""
    cards = [card(number, **back(rng)) for number in range(count)]
    return {"deck": {"name": "Secrets", "cards": cards, "pictures": {}}, "hand": hand, "first": 0}


def back(rng: Random) -> dict[str, Any]:
    """Returns a back that has not been shown yet, and all else that is kept of a card but not shown on its front."""
    number = rng.randrange(10**6, 10**9)
    return {
        "year": rng.choice([-1, 1]) * number % 3000 or 1,
        "within": rng.randrange(50),
        "fame": rng.randint(1, 5),
        "region": rng.choice(["nordic", "world", "africa"]),
        "fact": {language: f"Fact {language} {number}" for language in LANGUAGES},
        "sources": [f"Book {number}", f"Museum {number}"],
    }


def walk(chosen: Options, seats: int, seed: int, longest: int = 150) -> Iterator[State]:
    """Yields the states of a random game, those that wait for chance among them."""
    rng, chance = Random(seed), Chance.of(seed)
    state = game.start(chosen, seats)
    for _ in range(longest):
        if state.round:
            yield state
        actor = game.to_act(state)
        if actor is None:
            return
        move = game.sample(state, chance) if actor == NATURE else rng.choice(list(game.moves(state)))
        state = game.play(state, move)


def turned(state: State) -> set[str]:
    """Returns the cards that lie with their dates up."""
    return {*state.timeline, *state.box}


def with_other_backs(chosen: Options, known: set[str], rng: Random) -> Options:
    """Returns the same fronts; all backs but those that are known are others."""
    cards = [one if one["id"] in known else one | back(rng) for one in chosen["deck"]["cards"]]
    return chosen | {"deck": chosen["deck"] | {"cards": cards}}


def refusals(state: State) -> list[Any]:
    """Returns the refusals of moves that cannot be played."""
    held = state.hands[state.turn]
    told: list[Any] = []
    for text in ("nothing@0", f"{state.pile[0]}@0" if state.pile else "first 0", f"{held[0] if held else 'x'}@99"):
        try:
            game.play(state, game.notation.read(text))
        except Refusal as refusal:
            told.append((refusal.key, refusal.rule, refusal.details))
    return told


def everything(state: State, chosen: Options, seats: int) -> list[bytes]:
    """Returns everything that is sent about a state, without the name of the deck."""
    views = [msgspec.to_builtins(game.view(state, seat)) for seat in (None, *range(seats))]
    for view in views:
        view["deck"].pop("id")
    moves = [game.notation.to_object(move) for move in game.moves(state)]
    texts = [game.notation.write(move) for move in game.moves(state)]
    rest = [game.to_act(state), game.scores(state), game.standing(state), game.winners(state), refusals(state)]
    shown = game.options[0].shown(chosen["deck"])
    drawn = game.draw(game.view(state, None), lambda colour, text: text, lambda key, **details: f"{key} {details}")
    return [msgspec.json.encode(part) for part in (views, moves, texts, rest, shown, drawn)]


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_nothing_changes_when_the_backs_of_hidden_cards_are_others(seats: int) -> None:
    compared = 0
    for seed in range(3):
        rng = Random(seed)
        chosen = options(3 * seats + 2 + 6 * seed, rng)
        for state in walk(chosen, seats, seed):
            if state.stage != "turn":
                continue
            others = with_other_backs(chosen, turned(state), rng)
            other = game.set_up(game.position(state), others, seats)
            assert everything(other, others, seats) == everything(state, chosen, seats)
            compared += 1
    assert compared > 10


def test_events_of_a_shuffle_are_the_same_whatever_the_backs_are() -> None:
    """TL-10, TL-25: chance shuffles alike, and the first card of the line alone is turned."""
    rng = Random(3)
    chosen = options(8, rng)
    state = game.start(chosen, 2)
    shuffle = game.sample(state, Chance.of(3))
    (first,) = game.play(state, shuffle).timeline
    others = with_other_backs(chosen, {first}, rng)
    other = game.start(others, 2)
    assert game.sample(other, Chance.of(3)) == shuffle
    assert game.events(other, shuffle, 0) == game.events(state, shuffle, 0)
    waiting = next(state for state in walk(chosen, 2, 3) if state.stage == "draw")
    others = with_other_backs(chosen, {*waiting.timeline}, rng)
    other = msgspec.structs.replace(waiting, deck=game.start(others, 2).deck)
    shuffle = game.sample(waiting, Chance.of(4))
    assert game.sample(other, Chance.of(4)) == shuffle
    assert game.events(other, shuffle, 0) == game.events(waiting, shuffle, 0)


def test_pictures_and_credits_are_the_same_whatever_the_backs_are() -> None:
    rng = Random(4)
    chosen = options(20, rng)
    others = with_other_backs(chosen, set(), rng)
    names = [f"{one['id']}.svg" for one in chosen["deck"]["cards"]]
    for name in [*names, "credits.json"]:
        found = game.material(chosen, name)
        assert found is not None
        assert found == game.material(others, name)
    for name in ("deck.json", "cards.json", "anchor.json", "anchor", "../deck.py", "anchor.svg/..", ""):
        assert game.material(chosen, name) is None


@pytest.mark.parametrize("seats", [1, 2, 4, 8])
def test_a_card_shows_its_back_just_while_it_lies_turned(seats: int) -> None:
    rng, back_in_pile = Random(seats), 0
    for seed in range(4):
        chosen = options(3 * seats + 2 + seed, rng)
        once_turned: set[str] = set()
        for state in walk(chosen, seats, seed):
            seen = msgspec.json.decode(msgspec.json.encode(game.view(state, 0)))
            held = {one for hand in state.hands for one in hand}
            is_over = state.stage == "over"
            assert {*seen["cards"]} == turned(state) | held
            for one, shown in seen["cards"].items():
                assert {*shown} == FRONT | BACK if is_over or one in turned(state) else {*shown} == FRONT
            once_turned |= turned(state)
            back_in_pile += bool(once_turned & {*state.pile})
            text = msgspec.json.encode(seen).decode()
            for one in chosen["deck"]["cards"]:
                if one["id"] not in turned(state) and not (is_over and one["id"] in held):
                    assert one["fact"]["fi"] not in text
                    assert one["sources"][0] not in text
                    assert card_backs.file_name(state.deck.cards[one["id"]]) not in text
    assert back_in_pile


def test_the_back_of_a_card_is_found_by_the_name_that_is_told_when_it_is_turned() -> None:
    chosen = options(12, Random(6))
    state = next(state for state in walk(chosen, 2, 6) if len(state.timeline) > 1)
    for one in state.timeline:
        name = game.view(state, None).cards[one].back
        found = game.material(chosen, str(name))
        assert found is not None
        card = state.deck.cards[one]
        assert msgspec.json.decode(found[1]) == {"fact": card.fact, "sources": list(card.sources)}
    assert game.material(chosen, "back-0.json") is None


def test_lists_are_in_an_order_that_has_nothing_to_do_with_dates() -> None:
    rng = Random(9)
    chosen = options(30, rng)
    for state in walk(chosen, 3, 9):
        seen = game.view(state, 1)
        assert list(seen.cards) == sorted(seen.cards)
        assert seen.hands == [list(hand) for hand in state.hands]
    assert list(state.deck.cards) == sorted(state.deck.cards)


def test_all_seats_see_the_same_but_whose_view_it_is() -> None:
    for state in walk(options(12, Random(5)), 3, 5):
        views = [msgspec.to_builtins(game.view(state, seat)) for seat in (None, 0, 1, 2)]
        assert [view.pop("seat") for view in views] == [None, 0, 1, 2]
        assert views[0] == views[1] == views[2] == views[3]


def test_the_pile_shows_nothing_not_even_fronts() -> None:
    for state in walk(options(16, Random(6)), 2, 6):
        text = msgspec.json.encode(game.view(state, 0)).decode()
        assert game.view(state, 0).pile == len(state.pile)
        for one in state.pile:
            assert f'"{one}"' not in text
            assert state.deck.cards[one].title["en"] not in text


def test_a_determinization_agrees_with_the_view_and_knows_no_order() -> None:
    piles = set()
    for state in walk(options(16, Random(7)), 2, 7, longest=8):
        for seed in range(5):
            guessed = game.determinize(game.view(state, 0), Random(seed))
            assert sorted(guessed.pile) == sorted(state.pile)
            assert game.view(guessed, 0) == game.view(state, 0)
            piles.add(guessed.pile)
    assert len(piles) > 10


def test_a_table_with_a_secret_names_nothing_that_could_be_guessed() -> None:
    """TL-10: pictures, backs and the deck itself go by names that follow from the secret of the table."""
    chosen = options(12, Random(6))
    plain, one, other = (Table(game, chosen, 2, Chance.of(6), secret=secret) for secret in (b"", b"one", b"other"))
    names = []
    for table in (plain, one, other):
        seen = game.view(table.state, None)
        (start,) = [
            event for event in visible_events(game, table.opening, table.log, None) if event["event"] == "start"
        ]
        assert start["back"] == seen.cards[table.state.timeline[0]].back
        assert encoded(game.view(game.determinize(seen, Random(1)), None)) == encoded(seen)
        names.append({seen.deck.id, *(card.picture for card in seen.cards.values()), start["back"]})
    assert [one & two for one, two in combinations(names, 2)] == [set()] * 3
    assert {unseal(b"one", name) for name in names[1] if "." in name} == {name for name in names[0] if "." in name}
    assert game.view(game.seal_material(one.state, b""), None) == game.view(plain.state, None)
    one.set_up(game.position(one.state))
    assert {game.view(one.state, None).deck.id} < names[1]


def encoded(seen: Any) -> bytes:
    return msgspec.json.encode(seen)
