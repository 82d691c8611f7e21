"""Adapters take a Game object that is not registered by name: its rules, its texts, its pictures."""

import importlib
import json
from typing import Any

import numpy as np
import pytest

from bordspil.arena.match import MatchPlan, play_deal, table_of
from bordspil.cli.engine import Engine
from bordspil.core.bot import Budget
from bordspil.core.game import BadRequest, Game, Option
from bordspil.envs.plain_batch import PlainBatch
from bordspil.envs.vector import Batch
from bordspil.text import texts
from examples.nim.game import HEAPS, Nim


class Heaps(Nim):
    """Nim without a choice of what the last piece does; its texts are those of Nim."""

    id = "heaps"
    options = (Option("heaps", "three", tuple(HEAPS)), Option("last", "loses", ("loses",)))


class Quiet(Nim):
    """A game whose class says that it stands in a script."""

    id = "quiet"
    __module__ = "__main__"


GIVEN = [Heaps(), Quiet()]


@pytest.mark.parametrize("game", GIVEN, ids=lambda game: game.id)
def test_a_batch_of_a_given_game_is_played(game: Game) -> None:
    batch = PlainBatch(game, 3, seed=1)
    wins = np.zeros(2)
    for _ in range(60):
        batch.step(batch.random_actions())
        wins += (batch.rewards > 0).sum(0)
    assert wins.min() > 0
    with pytest.raises(BadRequest, match=f"The rules of {game.id} aren’t compiled.*PlainBatch"):
        Batch(game, 3)


def test_environments_of_a_given_game_are_played() -> None:
    game = GIVEN[0]
    adapter: Any = pytest.importorskip("bordspil.envs.pettingzoo", exc_type=ImportError)
    env = adapter.env(game, render_mode="ansi")
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    assert env.metadata["name"] == "heaps_v1"
    env.reset(seed=1)
    assert "3 5 7" in env.render()
    with pytest.raises(BadRequest, match="must be one of: loses"):
        adapter.env(game, options={"last": "wins"})
    many = importlib.import_module("bordspil.envs.gym").BordspilVectorEnv(game, 2)
    many.reset(seed=1)
    many.step(many.random_actions())


def test_an_engine_speaks_with_the_words_of_a_given_game() -> None:
    engine = Engine(GIVEN[0])
    assert engine.answer(json.dumps({"cmd": "new", "seats": 2, "seed": 1}))["ok"]
    told = engine.answer(json.dumps({"cmd": "play", "move": {"heap": 0, "count": 7}}))
    assert told["error"]["text"] == "There are not 7 pieces in heap 0."


def test_bots_of_a_given_game_meet() -> None:
    plan = MatchPlan(GIVEN[0], ("greedy", "random"), 2, {"heaps": "four"}, Budget(simulations=5), games=2)
    outcomes = [played.outcome for played in play_deal(plan, 0)]
    assert [outcome.seating for outcome in outcomes] == [(0, 1), (1, 0)]
    assert str(table_of(plan, outcomes).title).startswith("heaps, 2 players")


def test_texts_of_a_given_game_lie_in_the_package_of_its_class() -> None:
    assert texts("en", GIVEN[0])("name") == "Nim"
    assert texts("is", GIVEN[0])("name") == "Nim"  # said in English
