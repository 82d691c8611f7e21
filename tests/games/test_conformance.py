"""The contract of every game, whatever its rules: random walks over all games, seat counts and options."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bordspil import games
from bordspil.core import record
from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, UNDO, Game, IllegalMove, Refusal
from bordspil.core.table import Entry, Table, visible_events, without_undone
from games.walks import OUTSIDE, Kind, find, kinds, table, walk
from games.wrong_positions import refusal

NAMES = (*games.names(), *OUTSIDE)
every_kind = pytest.mark.parametrize(
    "kind", kinds(NAMES), ids=lambda kind: "-".join(map(str, [*kind[:2], *dict(kind[2]).values()]))
)


def every_game(show: Callable[[str, int], None]) -> Any:
    """Shows a property of random games of every game; the seed decides on seats and options, too.

    A game takes long beside other examples, so there are half as many of it.
    """
    of_seeds = settings(max_examples=settings().max_examples // 2)(given(seed=st.integers(0, 10_000))(show))
    return pytest.mark.parametrize("name", NAMES)(of_seeds)


@cache
def kinds_of(name: str) -> list[Kind]:
    return kinds([name])


def any_table(name: str, seed: int) -> Table:
    """Returns a new table of any kind."""
    return table(Random(seed).choice(kinds_of(name)), seed)


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


@every_game
def test_random_games_end_with_winners(name: str, seed: int) -> None:
    at = any_table(name, seed)
    for _ in walk(at.game, at, seed):
        assert not at.game.winners(at.state)
        assert len(at.game.scores(at.state)) == at.seats
    assert at.game.winners(at.state)
    assert list(at.game.moves(at.state)) == []
    assert len(at.log) <= at.game.most_entries(at.options, at.seats)


@every_game
def test_a_move_reads_back_from_text_and_object(name: str, seed: int) -> None:
    at = any_table(name, seed)
    for _, moves, _ in walk(at.game, at, seed, every=10):
        for move in moves:
            assert at.game.notation.read(at.game.notation.write(move)) == move
            assert at.game.notation.from_object(msgspec.json.decode(encoded(at.game.notation.to_object(move)))) == move
    for entry in at.log:
        assert at.game.notation.read(at.game.notation.write(entry.move)) == entry.move


@every_game
def test_the_same_seed_and_moves_give_the_same_game(name: str, seed: int) -> None:
    one, other = any_table(name, seed), any_table(name, seed)
    for _, _, move in walk(one.game, one, seed):
        other.play(None, move)
    assert one.log == other.log
    assert encoded(one.game.position(one.state)) == encoded(other.game.position(other.state))


@every_game
def test_playing_a_move_leaves_the_state_before_it_alone(name: str, seed: int) -> None:
    at = any_table(name, seed)
    for state, moves, _ in walk(at.game, at, seed, every=10):
        before = encoded(at.game.position(state))
        for move in moves[:: max(1, len(moves) // 5)]:
            at.game.play(state, move)
            at.game.events(state, move, None)
        assert encoded(at.game.position(state)) == before


@every_game
def test_what_a_seat_cannot_know_does_not_show_in_its_view(name: str, seed: int) -> None:
    at, rng = any_table(name, seed), Random(seed)
    for state, _, _ in walk(at.game, at, seed, every=10):
        for seat in [None, *range(at.seats)]:
            view = at.game.view(state, seat)
            assert encoded(at.game.view(at.game.determinize(view, rng), seat)) == encoded(view)


@every_game
def test_a_move_that_reveals_nothing_could_have_been_seen_from_every_state_thought_possible(
    name: str, seed: int
) -> None:
    at, rng = any_table(name, seed), Random(seed)
    for state, moves, _ in walk(at.game, at, seed, every=10):
        for move in [move for move in rng.sample(moves, min(4, len(moves))) if not at.game.reveals(state, move)]:
            for seat in [None, *range(at.seats)]:
                other = at.game.determinize(at.game.view(state, seat), rng)
                seen = encoded(at.game.view(at.game.play(state, move), seat))
                assert any(seen == encoded(after) for after in views_after(at.game, other, move, seat))


def views_after(game: Game, state: Any, move: Any, seat: int | None) -> Iterator[Any]:
    """Returns the views a seat may have next: after the same move or, for another seat's move, any that looks alike."""
    others = [] if seat == game.to_act(state) else game.moves(state)
    for tried in [move, *others]:
        with suppress(IllegalMove):
            yield game.view(game.play(state, tried), seat)


@every_game
def test_what_is_taken_back_leaves_no_trace_in_the_game(name: str, seed: int) -> None:
    at, plain, rng = any_table(name, seed), any_table(name, seed), Random(seed)
    for step, (state, moves, move) in enumerate(walk(plain.game, plain, seed)):
        tried, actor = rng.choice(moves), at.to_act()
        after = at.game.play(state, tried)
        if step % 7 == 0 and not at.game.reveals(state, tried) and at.game.to_act(after) not in (NATURE, None):
            at.play(actor, tried)
            assert at.undo(actor or 0) == [Entry(UNDO, 1)]
        at.play(None, move)
    assert without_undone(at.log) == plain.log
    assert encoded(at.game.position(at.state)) == encoded(plain.game.position(plain.state))
    text = record.write(record.of_table(at, tuple("abcdefgh"[: at.seats])), at.game)
    read, game = record.read(text, find)
    assert record.verify(read, game) == plain.chance.drawn
    told = [one for one in visible_events(game, at.opening, at.log, 0) if one.get("type") != "undo"]
    assert told == visible_events(game, plain.opening, plain.log, 0)


@every_game
def test_a_move_is_listed_if_and_only_if_it_can_be_played(name: str, seed: int) -> None:
    at, rng = any_table(name, seed), Random(seed)
    seen: list[Any] = []
    for state, moves, _ in walk(at.game, at, seed, every=10):
        assert len({at.game.notation.write(move) for move in moves}) == len(moves)
        for move in moves:
            at.game.play(state, move)
        for move in rng.sample(seen, min(20, len(seen))):
            if move not in moves and at.game.complete(state):
                with pytest.raises(IllegalMove):
                    at.game.play(state, move)
        seen += [move for move in moves if move not in seen][:20]


@every_game
def test_the_skip_of_a_game_is_a_legal_move(name: str, seed: int) -> None:
    at = any_table(name, seed)
    for state, _, _ in walk(at.game, at, seed, every=10):
        if (move := at.game.skip(state)) is not None:
            at.game.play(state, move)


@every_game
def test_a_record_replays_and_verifies(name: str, seed: int) -> None:
    at = any_table(name, seed)
    for _ in walk(at.game, at, seed):
        pass
    text = record.write(record.of_table(at, tuple("abcdefgh"[: at.seats])), at.game)
    kept, game = record.read(text, find)
    *_, (_, last) = record.replay(kept, game)
    assert encoded(game.position(last)) == encoded(game.position(at.state))
    assert record.verify(kept, game) == at.chance.drawn
    assert record.write(kept, game) == text


@every_game
def test_a_game_is_taken_up_again_from_its_log(name: str, seed: int) -> None:
    at, again = any_table(name, seed), any_table(name, seed)
    for number, _ in enumerate(walk(at.game, at, seed, every=10)):
        if number % 4 == 0:
            again = Table(at.game, at.options, at.seats, type(at.chance)(at.chance.seed), at.log)
            assert (again.seq, again.log, again.chance.drawn) == (at.seq, at.log, at.chance.drawn)
            assert encoded(again.game.position(again.state)) == encoded(at.game.position(at.state))


def prospects(game: Game, state: Any) -> tuple[Any, ...]:
    """Returns everything that a game derives from a state."""
    return game.to_act(state), game.winners(state), game.scores(state), list(game.moves(state))


@every_game
def test_a_position_can_be_loaded_again(name: str, seed: int) -> None:
    at = any_table(name, seed)
    for _ in walk(at.game, at, seed):
        pass
    state, has_begun = at.opening, False
    for number, entry in enumerate([*at.log, None]):
        has_begun = has_begun or at.game.to_act(state) != NATURE  # before its first turn a game need not be loaded
        if (has_begun and (number + seed) % 10 == 0) or entry is None:
            loaded = at.game.set_up(msgspec.json.decode(encoded(at.game.position(state))), at.options, at.seats)
            assert at.game.position(loaded) == at.game.position(state)
            assert prospects(at.game, loaded) == prospects(at.game, state)
        if entry is not None:
            state = at.game.play(state, entry.move)


@every_game
def test_events_of_every_seat_can_be_encoded(name: str, seed: int) -> None:
    at, other = any_table(name, seed), any_table(name, seed)
    for number, (state, _, move) in enumerate(walk(at.game, at, seed)):
        entries = other.play(None, move)
        for seat in [None, *range(at.seats)] if (number + seed) % 5 == 0 else []:
            events = visible_events(at.game, state, entries, seat)
            assert msgspec.json.decode(encoded(events)) == events
            assert all("event" in event for event in events)


@every_kind
def test_the_position_can_be_drawn(kind: Any) -> None:
    at, drawings = table(kind, 1), []
    for state, _, _ in walk(at.game, at, 1):
        view = at.game.view(state, None)
        drawings.append(at.game.draw(view, lambda colour, text: text, lambda key, **details: key))
    assert all(drawing.strip() for drawing in drawings)
    assert len(set(drawings)) > 1


def without_seat(view: Any) -> Any:
    """Returns a view but for whose it is."""
    shown = msgspec.json.decode(encoded(view))
    shown.pop("seat", None)
    return shown


@every_kind
def test_seats_see_different_things_only_where_the_game_hides_some(kind: Any) -> None:
    at = table(kind, 1)
    differed = False
    for state, _, _ in walk(at.game, at, 1, every=3):
        views = [without_seat(at.game.view(state, seat)) for seat in (None, *range(at.seats))]
        differed = differed or any(view != views[0] for view in views)
    assert differed == at.game.hides(at.options)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@pytest.mark.parametrize("name", NAMES)
@given(text=st.text(max_size=40) | st.from_regex(r"\A[0-9a-z@+\- ]{1,12}\Z"))
def test_any_text_is_a_move_or_refused(name: str, text: str) -> None:
    with suppress(Refusal):
        find(name).notation.read(text)


@pytest.mark.parametrize("name", NAMES)
@given(value=JSON)
def test_any_value_is_a_move_or_refused(name: str, value: Any) -> None:
    with suppress(Refusal):
        find(name).notation.from_object(value)


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("given", [None, 7, ["text"], {"text": 1}, b"text"])
def test_what_is_no_text_is_refused_as_one(name: str, given: Any) -> None:
    with pytest.raises(IllegalMove) as refused:
        find(name).notation.read(given)
    assert refused.value.key == "move-text"


@pytest.mark.parametrize("name", NAMES)
def test_a_long_text_is_cut_in_the_refusal(name: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        find(name).notation.read("no move " * 1000)
    assert len(str(refused.value.details)) < 100


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("given", [None, 7, "position", [], {}])
def test_what_is_no_position_is_refused(name: str, given: Any) -> None:
    at = Table(find(name), {}, find(name).seats[0], Chance.of(1))
    assert refusal(at.game, given, at.options, at.seats).key == "position-shape"
