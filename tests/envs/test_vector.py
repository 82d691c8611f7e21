"""Many games at once: the same numbers, masks, games and rewards as one game played by its rules."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from bordspil import games
from bordspil.core.game import BadRequest
from bordspil.core.kernel import generator
from bordspil.core.refusal import ImpossiblePosition
from bordspil.envs.action_ids import action_id_game
from bordspil.envs.vector import Batch, compiled, compiled_rules
from bordspil.games.blokus_shuffle.rules.notation import Warp
from games.walks import kinds, table, walk

KINDS = [kind for kind in kinds() if games.load(kind[0]).kernels is not None]
GAMES = sorted({name for name, _, _ in KINDS})


def batch_of(kind: Any, count: int, **more: Any) -> Batch:
    name, seats, options = kind
    return Batch(name, count, seats, dict(options), **more)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_record_is_observed_as_its_view_is(kind: Any) -> None:
    name, seats, _ = kind
    (tensor, rules), game, played = compiled_rules(name), games.load(name), table(kind, 3)
    size = tensor.shape(seats, played.options)
    for state, _, _ in walk(game, played, 3, every=3):
        for seat in range(seats):
            out = np.full(size, 77, np.uint8)
            rules.observe_into(state[0], seat, out)
            np.testing.assert_array_equal(out, tensor.observe(game.view(state, seat), seat))


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_masks_and_numbers_are_those_of_the_legal_moves(kind: Any) -> None:
    name, seats, _ = kind
    (tensor, rules), game, played = compiled_rules(name), games.load(name), table(kind, 4)
    mask, marked = np.zeros(tensor.actions(seats, played.options), np.bool_), 0
    scratch = np.zeros(rules.longest(seats, played.options), np.int32)
    listed = np.zeros(2 + len(scratch), np.int32)
    for state, moves, _ in walk(game, played, 4, every=3):
        for decided, numbers, found in decisions(rules, state, moves):
            marked = rules.mask_into(decided[0], scratch, mask, marked)
            assert sorted(numbers) == np.flatnonzero(mask).tolist()
            assert sorted(listed[2 : rules.list_into(decided[0], scratch, listed, 2)].tolist()) == sorted(numbers)
            if found:
                assert [rules.move_of(decided, number) for number in numbers] == found
            others = np.random.default_rng(4).integers(0, len(mask), 50).tolist()
            assert [rules.may_play(decided[0], n) for n in numbers + others] == mask[numbers + others].tolist()


def decisions(rules: Any, state: np.ndarray, moves: list[Any]) -> Iterator[tuple[np.ndarray, list[int], list[Any]]]:
    """Yields what a learner decides in a state: states, their action ids, and the moves of those that are whole.

    A move of two ids is decided in the state itself, then in that where it is begun.
    """
    ids = [rules.numbers_of(move) for move in moves]
    state = state.copy()  # kernels lift pieces and lay them back
    yield (
        state,
        list(dict.fromkeys(own[0] for own in ids)),
        [m for m, own in zip(moves, ids, strict=True) if not own[1:]],
    )
    assert rules.begins(state, ids[0][0]) == (len(ids[0]) > 1)
    for number in dict.fromkeys(own[0] for own in ids if own[1:]):
        followed = [(own[1], move) for move, own in zip(moves, ids, strict=True) if own[0] == number]
        begun = state.copy()
        rules.play(begun[0], number)
        yield begun, [second for second, _ in followed], [move for _, move in followed]


def test_a_warp_is_decided_in_two() -> None:
    """First its colour, then where its piece goes; so 30,530 ids are enough, and a guess keeps what is begun."""
    by_id, rng = action_id_game("blokus_shuffle", 4, {}), random.Random(3)
    assert by_id.actions == 30_530 <= 40_000
    dice = by_id.dice(2)
    (state, seat), begun = by_id.start(dice), 0
    while seat is not None:
        number = rng.choice(by_id.legal(state))
        if by_id.begins(state, number):
            begun += 1
            (before, _), mover = by_id.after(state, number) or (state, None), seat
            guess = by_id.determinize(before, mover, rng)
            assert by_id.legal(guess) == by_id.legal(before)
            np.testing.assert_array_equal(by_id.observe(guess, mover), by_id.observe(before, mover))
            assert by_id.game.view(guess, mover) == by_id.game.view(before, mover)
            state, seat = by_id.play(state, number, dice)
            assert seat == mover
            assert is_same(state, before)
            continue
        state, seat = by_id.play(state, number, dice)
    assert begun > 0
    with pytest.raises(ImpossiblePosition, match="BS-20"):
        by_id.game.set_up(begun_position(), by_id.options, 4)


def begun_position() -> Any:
    """Returns a position as no table has it: a warp whose colour is named."""
    game = games.load("blokus_shuffle")
    walked = walk(game, table(("blokus_shuffle", 4, ()), 1), 1)
    position: Any = game.position(next(state for state, moves, _ in walked if isinstance(moves[0], Warp)))
    position["pending"]["colour"] = "red"
    return position


@pytest.mark.parametrize("name", GAMES)
def test_every_number_has_one_meaning(name: str) -> None:
    for kind in KINDS:
        if kind[0] != name:
            continue
        (tensor, rules), options = compiled_rules(name), table(kind, 0).options
        (size,), count = tensor.shape(kind[1], options), tensor.actions(kind[1], options)
        tables = ((tensor.parts(kind[1], options), size), (tensor.action_parts(kind[1], options), count))
        for parts, all_of_them in tables:
            assert [part.first for part in parts] == np.cumsum([0, *(part.count for part in parts)])[:-1].tolist()
            assert sum(part.count for part in parts) == all_of_them
            assert all(part.meaning for part in parts)
        numbers = np.random.default_rng(1).integers(0, count, 200).tolist()
        new = np.zeros(1, rules.STATE)
        assert [rules.numbers_of(rules.move_of(new, number)) for number in numbers] == [(n,) for n in numbers]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_batch_plays_the_games_the_rules_play(kind: Any) -> None:
    name, _, _ = kind
    (tensor, rules), kernels, game = compiled_rules(name), compiled(name), games.load(name)
    many = batch_of(kind, 3, seed=5, threads=2)
    own = [many.states[n : n + 1].copy() for n in range(3)]
    ends = 0
    for _ in range(10_000):
        dice = many.dice.copy()
        actions = many.random_actions().copy()
        before = many.to_act.copy()
        many.step(actions)
        for n in range(3):
            if rules.begins(own[n], int(actions[n])):
                rules.play(own[n][0], int(actions[n]))
            else:
                own[n] = game.play(own[n], rules.move_of(own[n], int(actions[n])))
            kernels["settle"](own[n][0], dice[n])
            over = game.to_act(own[n]) is None
            assert over == many.ended[n]
            if over:
                check_end(game, tensor, own[n], many, n, int(before[n]))
                ends += 1
                own[n] = many.states[n : n + 1].copy()
            else:
                assert not many.rewards[n].any()
            assert is_same(own[n], many.states[n : n + 1])
            assert many.to_act[n] == game.to_act(own[n])
            seen = tensor.observe(game.view(own[n], int(many.to_act[n])), int(many.to_act[n]))
            np.testing.assert_array_equal(many.observations[n], seen)
        if ends >= 2:
            return
    raise AssertionError("no game ends")


def is_same(one: np.ndarray, other: np.ndarray) -> bool:
    """Returns whether all fields of two records are the same; what lies between them does not matter."""
    return all(np.array_equal(one[field], other[field]) for field in one.dtype.names or ())


def check_end(game: Any, tensor: Any, state: np.ndarray, many: Batch, n: int, mover: int) -> None:
    """Victories are rewarded, the end is seen by who moved last, and a new game has begun."""
    winners = game.winners(state)
    best = (many.seats / len(winners) - 1) / (many.seats - 1)
    lost = -1 / (many.seats - 1)
    expected = [best if seat in winners else lost for seat in range(many.seats)]
    np.testing.assert_allclose(many.rewards[n], expected, rtol=1e-6)
    assert abs(many.rewards[n].sum()) < 1e-6
    np.testing.assert_array_equal(many.endings[n], tensor.observe(game.view(state, mover), mover))


def digest(many: Batch, steps: int) -> bytes:
    found = b""
    for _ in range(steps):
        many.step(many.random_actions())
        found += many.observations.tobytes() + many.rewards.tobytes() + many.to_act.tobytes()
    return found + many.masks.tobytes() + many.states.tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_threads_change_nothing(name: str) -> None:
    first = digest(Batch(name, 7, threads=1, seed=9), 150)
    for threads in (2, 3, 7):
        assert digest(Batch(name, 7, threads=threads, seed=9), 150) == first
    assert digest(Batch(name, 7, threads=1, seed=10), 150) != first
    again = Batch(name, 7, seed=1)
    digest(again, 20)
    again.reset(9)
    assert digest(again, 150) == first


FORKED = """
import os, signal, sys
from bordspil.envs.vector import Batch

batch = Batch(sys.argv[1], 40, seed=3, threads=2)
batch.step(batch.random_actions())
if (child := os.fork()) == 0:
    signal.alarm(60)  # ends a child that hangs
batch.step(batch.random_actions())
if child == 0:
    Batch(sys.argv[1], 4, threads=2)
    os._exit(int(batch.observations.sum()) % 100)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), int(batch.observations.sum()) % 100)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot be forked here")
@pytest.mark.parametrize("name", GAMES)
def test_a_forked_process_steps_its_copy_of_a_batch_with_threads(name: str) -> None:
    run = subprocess.run([sys.executable, "-W", "ignore", "-c", FORKED, name], capture_output=True, check=True)
    child, parent = map(int, run.stdout.split())
    assert child == parent


@pytest.mark.parametrize("name", GAMES)
def test_playouts_count_moves_and_victories_whatever_the_threads(name: str) -> None:
    moves, wins = Batch(name, 5, seats=3, threads=1).play_out(2)
    others = Batch(name, 5, seats=3, threads=4).play_out(2)
    assert (moves > 20).all()
    assert (wins.sum(axis=1) >= 2).all()
    np.testing.assert_array_equal(moves, others[0])
    np.testing.assert_array_equal(wins, others[1])


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_is_named_and_nothing_changes(name: str, threads: int) -> None:
    many = Batch(name, 9, threads=threads)
    for _ in range(20):
        many.step(many.random_actions())
    before = many.states.tobytes(), many.dice.tobytes(), many.observations.tobytes(), many.masks.tobytes()
    good = many.random_actions().copy()
    illegal = int(np.flatnonzero(~many.masks[4])[0])
    for wrong in (illegal, -1, many.action_count, 10**12):
        actions = good.copy()
        actions[4] = wrong
        actions[8] = -1
        with pytest.raises(BadRequest) as refused:
            many.step(actions)
        assert (refused.value.key, refused.value.details) == ("action-illegal", {"action": wrong, "number": 4})
    after = many.states.tobytes(), many.dice.tobytes(), many.observations.tobytes(), many.masks.tobytes()
    assert after == before
    many.step(good)


@pytest.mark.parametrize("actions", [[0], [[0, 0]], [0.0, 1.0], ["0", "1"], [True, False], None, 3, [0, 0, 0]])
def test_actions_of_a_wrong_kind_are_refused(actions: Any) -> None:
    many = Batch("azul", 2)
    with pytest.raises(BadRequest) as refused:
        many.step(actions)
    assert (refused.value.key, refused.value.details) == ("field-wrong", {"field": "actions"})


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"game": "nonsense"}, "game-unknown"),
        ({"count": 0}, "field-wrong"),
        ({"count": 2.5}, "field-wrong"),
        ({"threads": 0}, "field-wrong"),
        ({"seats": 5}, "seats-out-of-range"),
        ({"options": {"side": "pink"}}, "option-value"),
        ({"options": {"sides": "grey"}}, "option-unknown"),
        ({"options": 3}, "field-wrong"),
    ],
)
def test_what_cannot_be_a_batch_is_refused(given: dict[str, Any], key: str) -> None:
    with pytest.raises(BadRequest) as refused:
        Batch(*[given.pop("game", "azul"), given.pop("count", 2)], **given)
    assert refused.value.key == key


@pytest.mark.parametrize("name", [name for name in games.names() if name not in GAMES])
def test_a_game_without_compiled_rules_cannot_be_stepped_in_batches(name: str) -> None:
    with pytest.raises(BadRequest) as refused:
        Batch(name, 2)
    assert (refused.value.key, refused.value.details) == ("not-compiled", {"game": name})


def test_generators_are_never_zero() -> None:
    assert (Batch("azul", 1000).dice != 0).all()
    assert (generator(0) != 0).all()
