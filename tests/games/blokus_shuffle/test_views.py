"""What a seat of Blokus Shuffle sees: its own hand, counts of the other cards, all discards, and nothing else."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bordspil.core.game import IllegalMove
from games.blokus_shuffle.drawing_reader import game, moves, new_game, play, set_up
from games.blokus_shuffle.slow import COLOURS
from games.playing import sent

Position = dict[str, Any]


def view(state: Any, seat: int | None) -> Any:
    return sent(game.view(state, seat))


def sees_hand(position: Position, seats: int, seat: int | None, owner: str) -> bool:
    """BS-11, BS-51, BS-61: the own hand, and the shared one while it is played."""
    if seats == 2:
        return owner == str(seat)
    if seats == 3 and owner == "green":
        return (position["colour"], position["to_act"]) == ("green", seat)
    return seat is not None and owner == COLOURS[seat]


def walk(seats: int, seed: int, longest: int = 80) -> Iterator[Any]:
    """Yields the states of a random game up to a length that empties some hands."""
    rng, state = Random(seed), new_game(seats, seed)
    for _ in range(longest):
        if game.to_act(state) is None:
            return
        yield state
        state = game.play(state, rng.choice(list(game.moves(state))))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_sees_its_hand_counts_and_all_discards(seats: int) -> None:
    for state in walk(seats, seats):
        position = sent(game.position(state))
        for seat in [None, *range(seats)]:
            seen = view(state, seat)
            for owner, hand in position["hands"].items():
                whole = sees_hand(position, seats, seat, owner)
                found = seen["hands"][owner]
                assert (sorted(found) if whole else found) == (sorted(hand) if whole else len(hand))
            assert seen["decks"] == {owner: len(deck) for owner, deck in position["decks"].items()}
            for field in ("discards", "board", "pieces", "to_act", "colour", "step", "direction", "passes"):
                assert seen[field] == position[field]


def hidden_elsewhere(position: Position, seats: int, seat: int | None, rng: Random) -> Position:
    """Returns the same position for a seat, with everything it cannot see dealt anew."""
    other: Position = sent(position)
    owner = str(position["to_act"]) if seats == 2 else position["colour"]
    drawn = (other["pending"] or {}).get("drawn", [])
    for name, hand in other["hands"].items():
        if sees_hand(position, seats, seat, name):
            rng.shuffle(other["decks"][name])
            continue
        sizes = len(hand), len(drawn) if name == owner else 0
        cards = hand + (drawn if name == owner else []) + other["decks"][name]
        rng.shuffle(cards)
        other["hands"][name] = cards[: sizes[0]]
        if sizes[1]:
            other["pending"]["drawn"] = cards[sizes[0] : sum(sizes)]
        other["decks"][name] = cards[sum(sizes) :]
    return other


OPTIONS = {"cards": "shuffle", "scoring": "basic", "first": "blue"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_hidden_changes_nothing_that_a_seat_sees_or_may_do(seats: int) -> None:
    rng, choices = Random(seats), set()
    for state in walk(seats, 10 + seats):
        position = sent(game.position(state))
        for seat in [None, *range(seats)]:
            other = game.set_up(hidden_elsewhere(position, seats, seat, rng), OPTIONS, seats)
            assert view(other, seat) == view(state, seat)
            if seat == game.to_act(state):
                assert moves(other) == moves(state)
                choices.add(position["step"])
    assert choices >= {"card", "choose", "place", "second"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_events_tell_other_seats_nothing_hidden(seats: int) -> None:
    """Whatever is drawn after a piece or a pass, those who do not draw are told the same."""
    rng, told = Random(seats), 0
    for state in walk(seats, 20 + seats):
        position = sent(game.position(state))
        actor = game.to_act(state)
        move = rng.choice(list(game.moves(state)))
        for seat in [None, *range(seats)]:
            if seat == actor or "card" in game.notation.to_object(move):
                continue
            other = game.set_up(hidden_elsewhere(position, seats, seat, rng), OPTIONS, seats)
            assert game.events(other, move, seat) == game.events(state, move, seat)
            told += 1
    assert told > 50


DRAW_2 = """
    top left
    bb...
    hand blue draw2
"""


def test_the_cards_of_draw_2_are_seen_by_the_player_who_chooses() -> None:
    one, other = (set_up(f"{DRAW_2}deck blue {deck}") for deck in ("warp edge wild", "reverse skip wild"))
    draw = game.notation.from_object({"card": "draw2"})
    for seat in (None, 1, 2, 3):
        assert game.events(one, draw, seat) == game.events(other, draw, seat)
    one = play(one, {"card": "draw2"})
    assert sorted(view(one, 0)["pending"]["drawn"]) == ["edge", "warp"]
    for seat in (None, 1, 2, 3):
        shown = str(view(one, seat)["pending"])
        assert "edge" not in shown
        assert "warp" not in shown


def test_the_card_put_under_the_pile_is_not_told() -> None:
    """Blue plays the same of two cards; the other one is different."""
    one, other = (
        play(set_up(f"{DRAW_2}deck blue {deck} wild reverse"), {"card": "draw2"}) for deck in ("skip edge", "skip warp")
    )
    chosen = game.notation.from_object({"card": "skip"})
    for seat in (None, 1, 2, 3):
        assert game.events(one, chosen, seat) == game.events(other, chosen, seat)


SHARED = """
    top left
    bb...
    bottom left
    ...1
    ggg.
    hand blue skip
    hand green wild edge
    deck green warp
"""


def test_bs_61_only_the_player_of_the_shared_colour_sees_its_hand() -> None:
    for seat in (0, 1, 2):
        state = set_up(SHARED, seats=3, colour="green", shared_next=seat)
        for other in (None, 0, 1, 2):
            assert view(state, other)["hands"]["green"] == (["wild", "edge"] if other == seat else 2)


def test_bs_61_no_player_sees_the_shared_hand_at_other_times() -> None:
    state = set_up(SHARED, seats=3, colour="blue", shared_next=0)
    assert [view(state, seat)["hands"]["green"] for seat in (None, 0, 1, 2)] == [2, 2, 2, 2]


def refusal_of(state: Any, move: dict[str, Any]) -> tuple[Any, ...]:
    try:
        game.play(state, game.notation.from_object(move))
    except IllegalMove as illegal:
        return illegal.key, illegal.rule, illegal.details
    return ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_refusals_tell_nothing_hidden(seats: int) -> None:
    """The seat to act is refused in the same words, whatever the others hold and the piles hide."""
    rng = Random(seats)
    tried: list[dict[str, Any]] = [{"pass": True}, *({"card": card} for card in ("skip", "draw2", "wild", "warp"))]
    for state in walk(seats, 30 + seats, longest=60):
        position = sent(game.position(state))
        other = game.set_up(hidden_elsewhere(position, seats, game.to_act(state), rng), OPTIONS, seats)
        for move in rng.sample(tried, 5):
            assert refusal_of(other, move) == refusal_of(state, move)
        tried.append(rng.choice(moves(state)))
