"""The searching bots of Azul: their features, their weights, and sensible play."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import budgets
from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest
from bordspil.core.table import Table
from bordspil.games.azul.bots import expert, features, levels, net, weights
from bordspil.games.azul.game import game
from bordspil.games.azul.rules import layout, offer, tiling
from bordspil.games.azul.rules.notation import Take, encode
from bordspil.search.searcher import Searcher
from games.azul.drawing_reader import set_up
from games.azul.positions import LOSES_AT_ONCE, POISON, WINS_AT_ONCE
from games.walks import walk

SIDES = [(seats, side) for seats in (2, 3, 4) for side in ("coloured", "grey")]
ENOUGH = Budget(simulations=3000)


def opening(seats: int = 2, side: str = "coloured", seed: int = 1) -> Any:
    return Table(game, {"first": 0, "side": side}, seats, Chance.of(seed)).state


def choice(state: Any, name: str = "expert", budget: Budget = ENOUGH) -> str:
    return game.notation.write(levels.make(name, 1).choose(game.view(state, game.to_act(state)), budget))


def states(seats: int, side: str, seed: int = 2) -> list[Any]:
    """Returns positions of a random game in which a player moves."""
    table = Table(game, {"first": 0, "side": side}, seats, Chance.of(seed))
    return [state for state, _, _ in walk(game, table, seed) if state["phase"][0] > layout.DEAL]


def seen(state: Any) -> Any:
    scratch = np.zeros(1, net.SCRATCH)
    net.observe_first(state, scratch)
    return scratch[0]


@pytest.mark.parametrize(("seats", "side"), SIDES)
def test_facts_are_few_distinct_and_in_range(seats: int, side: str) -> None:
    for state in states(seats, side):
        scratch = seen(state)
        facts = scratch["fact"][: scratch["facts"]].tolist()
        boards = [fact for fact in facts if not features.DISPLAY <= fact < features.CENTRE_COUNT]
        assert len(boards) == len(set(boards))
        assert min(facts) >= 0
        assert max(facts) < features.FACTS
        assert len(facts) < len(scratch["fact"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_foreseen_scores_and_walls_are_those_after_wall_tiling(seats: int) -> None:
    """Take the rest of the offer away: the scores and walls after tiling are those foreseen."""
    for state in states(seats, "coloured"):
        after = state.copy()
        after["sources"], after["offered"] = 0, 0
        offer.open_tiling(after[0])
        tiling.settle(after[0])
        bonus = after["phase"][0] == layout.OVER
        for seat in range(seats):
            scratch = np.zeros(1, net.SCRATCH)[0]
            features.foresee(state[0], scratch, seat)
            assert scratch["rows"] == after["rows"][0][seat]
            score = after["score"][0][seat] - (tiling.bonus(after[0], seat) if bonus else 0)
            assert scratch["score"] == score


@pytest.mark.parametrize(("seats", "side"), SIDES)
def test_the_kernels_compute_the_same_as_matrix_products_of_the_weights(seats: int, side: str) -> None:
    """The two layers worked out by matrix products give the same chances and leads."""
    found = weights.weights(seats, side == "grey")
    held = {name: found[name][0].astype(float) for name in net.WEIGHTS.names or ()}
    for state in states(seats, side)[::9]:
        scratch = np.zeros(1, net.SCRATCH)[0]
        out = np.zeros(8)
        net.value(state[0], found[0], scratch, out)
        given = np.zeros(features.FACTS + features.MEASURES)
        np.add.at(given, scratch["fact"][: scratch["facts"]], 1)
        given[features.FACTS :] = scratch["measure"]
        first = np.maximum(given @ held["first"] + held["first_bias"], 0)
        second = np.maximum(first @ held["second"] + held["second_bias"], 0)
        outcome = second @ held["outcome"] + held["outcome_bias"]
        chances = np.exp(outcome[:seats]) / np.exp(outcome[:seats]).sum()
        turned = np.roll(chances, int(state["actor"][0]))
        assert out[4 : 4 + seats] == pytest.approx(turned, abs=1e-4)
        leads = np.roll(np.tanh(outcome[4 : 4 + seats]), int(state["actor"][0]))
        assert out[:seats] == pytest.approx((1 - net.MARGIN) * turned + net.MARGIN * (0.5 + 0.5 * leads), abs=1e-4)


def test_being_ahead_at_the_end_of_a_round_looks_like_winning() -> None:
    state = set_up("displays B; seat 0, 60 points; seat 1, 10 points")
    assert levels.assess(game.view(state, 0), ENOUGH).chances[0] > 0.9
    state = set_up("displays B; seat 0, 10 points; seat 1, 60 points")
    assert levels.assess(game.view(state, 0), ENOUGH).chances[0] < 0.1


@pytest.mark.parametrize(("seats", "side"), SIDES)
def test_an_assessment_has_a_chance_for_every_seat_and_a_legal_move(seats: int, side: str) -> None:
    state = opening(seats, side)
    found = levels.assess(game.view(state, 0), Budget(simulations=200))
    assert len(found.chances) == seats
    assert sum(found.chances) == pytest.approx(1)
    assert min(found.chances) > 0
    assert found.move in game.moves(state)


def test_a_hint_is_the_move_of_the_expert() -> None:
    state = opening()
    view = game.view(state, 0)
    assert game.notation.from_object(levels.hint(view, ENOUGH)["move"]) == levels.make("expert", 1).choose(view, ENOUGH)


@pytest.mark.parametrize("name", ["strong", "master", "expert"])
def test_it_takes_the_move_that_wins_at_once(name: str) -> None:
    assert choice(set_up(WINS_AT_ONCE), name) == "0w1"


def test_it_leaves_the_move_that_loses_at_once() -> None:
    assert choice(set_up(LOSES_AT_ONCE)) == "0wf"


def test_the_expert_leaves_tiles_that_fall_to_the_floor_to_the_other_seat() -> None:
    assert choice(set_up(POISON)).startswith("0y")


def test_logits_prefer_a_take_that_completes_a_line() -> None:
    state = set_up("displays BBYR KKKW")
    moves = np.array([encode(Take(3, 1, 2)), encode(Take(3, 1, 5))], np.int32)
    out = np.zeros(2, np.float32)
    net.logits(state[0], weights.weights(2, False)[0], np.zeros(1, net.SCRATCH)[0], moves, 2, out)
    assert out[0] > out[1]


@pytest.mark.parametrize("name", ["medium", "skilled", "expert"])
def test_simulations_make_play_repeatable(name: str) -> None:
    budget = Budget(simulations=400)
    assert choice(opening(), name, budget) == choice(opening(), name, budget)


def test_a_level_keeps_to_its_simulations_and_its_time() -> None:
    found = expert.search(Searcher(expert.program()), opening(), Budget(seconds=30), cap=24)
    assert found.simulations == 24
    assert budgets.is_kept(0.2, lambda: choice(opening(), "expert", Budget(seconds=0.2)))


def test_no_budget_still_gives_a_legal_move() -> None:
    for budget in (Budget(seconds=0), Budget(simulations=0)):
        assert game.notation.read(choice(opening(), "expert", budget)) in game.moves(opening())


@pytest.mark.parametrize("name", levels.NAMES)
def test_a_finished_game_is_refused(name: str) -> None:
    state = set_up(WINS_AT_ONCE)
    state = game.play(state, game.notation.read("0w1"))
    with pytest.raises(BadRequest, match="game-over"):
        levels.make(name, 1).choose(game.view(state, 0), Budget(simulations=5))


def test_weights_that_are_missing_or_broken_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match="file-unreadable") as refusal:
        weights.read(tmp_path / "none.npz")
    assert "none.npz" in refusal.value.details["file"]
    (tmp_path / "text.npz").write_text("no weights")
    with pytest.raises(BadRequest, match="file-unreadable"):
        weights.read(tmp_path / "text.npz")
    np.savez(tmp_path / "other.npz", first=np.zeros((3, 3)))
    with pytest.raises(BadRequest, match="file-unreadable"):
        weights.read(tmp_path / "other.npz")


@pytest.mark.parametrize(("seats", "side"), SIDES)
def test_there_are_small_weights_for_every_table(seats: int, side: str) -> None:
    path = weights.FOLDER / f"{seats}{side[0]}.npz"
    assert path.stat().st_size < 5_000_000 / len(SIDES)
    assert np.isfinite(weights.read(path)["first"]).all()
