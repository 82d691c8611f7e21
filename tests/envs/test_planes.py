"""Observations as planes: each shows what it says, none of the flat ones is lost, all environments show the same."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from bordspil import games
from bordspil.core.game import BadRequest, agree
from bordspil.core.planes import EQUAL, NOWHERE, RAW, Planes
from bordspil.envs.action_ids import ActionIdGame, action_id_game
from bordspil.envs.plain_batch import batch_of

GAMES = [name for name in games.names() if games.load(name).tensor is not None]
KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("azul", 3, {"side": "grey"}),
    ("blokus_shuffle", 3, {}),
    ("blokus_shuffle", 4, {"cards": "none"}),
    ("cross_rummy", 2, {}),
    ("timeline", 1, {}),
    ("timeline", 3, {"hand": 2}),
]


def played(by_id: ActionIdGame, seed: int, every: int) -> Iterator[tuple[Any, int]]:
    """Yields some states of a random game, and who is to act."""
    rng, dice = random.Random(seed), by_id.dice(seed)
    state, seat = by_id.start(dice)
    for number in range(200):
        if seat is None:
            return
        if number % every == 0:
            yield state, seat
        state, seat = by_id.play(state, rng.choice(by_id.legal(state)), dice)


def shown(planes: Planes, seen: np.ndarray) -> np.ndarray:
    """Returns the planes of an observation, plane by plane as they are described."""
    found = []
    for part in planes.parts:
        number = np.where(part.sources == NOWHERE, 0, seen[part.sources])
        tested = number == part.values if part.test == EQUAL else number >= part.values
        found.append(np.where(part.sources == NOWHERE, 0, number if part.test == RAW else tested))
    return np.concatenate(found).T.reshape(planes.shape).astype(seen.dtype)


@pytest.mark.parametrize(("name", "seats", "options"), KINDS)
def test_planes_show_what_they_say_and_lose_nothing(name: str, seats: int, options: dict[str, Any]) -> None:
    flat, by_id = action_id_game(name, seats, options), action_id_game(name, seats, options, "planes")
    described: Any = by_id.game.planes
    planes = described.planes(seats, by_id.options)
    other = None
    for state, seat in played(by_id, 1, 23):
        seen, found = flat.observe(state, seat), by_id.observe(state, seat)
        assert found.shape == by_id.shape == planes.shape
        assert found.dtype == seen.dtype
        np.testing.assert_array_equal(found, shown(planes, seen))
        if other is not None:
            for number in np.flatnonzero(seen != other)[:60]:
                changed = seen.copy()
                changed[number] = other[number]
                assert by_id.encoder is not None
                assert (by_id.encoder.encode(changed) != found).any(), number
        other = seen


def test_the_board_of_blokus_shuffle() -> None:
    by_id = action_id_game("blokus_shuffle", 4, {"cards": "none"}, "planes")
    assert by_id.shape == (20, 20, 109)
    for state, seat in played(by_id, 2, 9):
        found, view = by_id.observe(state, seat), by_id.game.view(state, seat)
        for plane in range(4):
            colour = ("blue", "yellow", "red", "green")[(seat + plane) % 4]
            squares = [[letter == colour[0] for letter in row] for row in view.board]
            np.testing.assert_array_equal(found[..., plane], squares)


@pytest.mark.parametrize(("name", "seats", "options"), KINDS)
def test_a_batch_shows_the_same_planes(name: str, seats: int, options: dict[str, Any]) -> None:
    flat = batch_of(name, 4, seats, options, threads=2)
    planes = batch_of(name, 4, seats, options, threads=2, observation="planes")
    encoder, ends = action_id_game(name, seats, options, "planes").encoder, 0
    assert encoder is not None
    for _ in range(150):
        for number in range(4):
            np.testing.assert_array_equal(planes.observations[number], encoder.encode(flat.observations[number]))
            if flat.ended[number]:
                np.testing.assert_array_equal(planes.endings[number], encoder.encode(flat.endings[number]))
        ends += int(flat.ended.sum())
        actions = flat.random_actions()
        flat.step(actions)
        planes.step(actions)
    assert ends or name in ("cross_rummy", "blokus_shuffle")


@pytest.mark.parametrize("name", GAMES)
def test_environments_take_the_format(name: str) -> None:
    pytest.importorskip("pettingzoo")
    from bordspil.envs import pettingzoo
    from bordspil.envs.gym import BordspilVectorEnv
    from bordspil.envs.single_agent import BordspilEnv

    shape = action_id_game(name, 2, {}, "planes").shape
    assert len(shape) > 1
    env = pettingzoo.env(name, 2, observation="planes")
    env.reset(seed=1)
    assert env.observation_space("player_0")["observation"].contains(env.last()[0]["observation"])
    assert env.state_space.contains(env.state())
    single = BordspilEnv(name, "random", observation="planes")
    assert single.observation_space.contains(single.reset(seed=1)[0])
    many = BordspilVectorEnv(name, 2, observation="planes")
    assert many.observation_space.contains(many.reset(seed=1)[0])
    assert many.single_observation_space.shape == shape


@pytest.mark.parametrize("name", GAMES)
def test_an_unknown_format_is_refused(name: str) -> None:
    with pytest.raises(BadRequest, match="“observation”"):
        action_id_game(name, 2, {}, "graph")


@pytest.mark.parametrize("name", GAMES)
def test_planes_of_all_seats_have_names_of_their_own(name: str) -> None:
    game = games.load(name)
    assert game.planes is not None
    for seats in game.seats:
        parts = game.planes.planes(seats, agree(game, {}, seats)).parts
        assert len({part.name for part in parts}) == len(parts)
        assert all(part.meaning and part.sources.shape == part.values.shape for part in parts)
