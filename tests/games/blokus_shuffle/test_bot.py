"""The bots of Blokus Shuffle: all levels and yardsticks, budgets, finished games, weights, what the expert sees."""

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import budgets
from bordspil.core.bot import LEVELS, Budget
from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest
from bordspil.core.table import Table
from bordspil.games.blokus_shuffle.bots import expert, features, levels, move_priors, value_net
from bordspil.games.blokus_shuffle.game import game
from bordspil.games.blokus_shuffle.rules import legal_moves, turns
from bordspil.games.blokus_shuffle.rules.notation import decode, piece_of
from bordspil.games.blokus_shuffle.rules.pieces import squares_of
from bordspil.games.blokus_shuffle.rules.scoring import squares_left
from bordspil.games.blokus_shuffle.rules.state import OVER, STATE

CLASSIC = {"cards": "none"}
FEW = Budget(simulations=30)


def middle(plies: int, seed: int = 1, seats: int = 4, options: Any = CLASSIC) -> Table:
    """Returns a table after some moves of a bot that plays large pieces to the middle."""
    table, player = Table(game, options, seats, Chance.of(seed)), levels.make("casual", seed)
    while table.seq < plies and table.to_act() is not None:
        seat = table.to_act()
        table.play(seat, player.choose(game.view(table.state, seat), FEW))
    return table


def seen(table: Table) -> Any:
    return game.view(table.state, table.to_act())


@pytest.mark.parametrize("options", [CLASSIC, {"cards": "shuffle"}], ids=["classic", "cards"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_plays_a_whole_game(seats: int, options: Any) -> None:
    table = Table(game, options, seats, Chance.of(3))
    players = [levels.make(name, 1) for name in LEVELS]
    while (seat := table.to_act()) is not None:
        table.play(seat, players[table.seq % len(players)].choose(seen(table), Budget(simulations=8)))
    assert game.winners(table.state)


@pytest.mark.parametrize("name", ["plain", *LEVELS])
def test_the_same_seed_and_simulations_give_the_same_move(name: str) -> None:
    view = seen(middle(20))
    assert levels.make(name, 5).choose(view, FEW) == levels.make(name, 5).choose(view, FEW)


@pytest.mark.parametrize("name", levels.NAMES)
def test_a_finished_game_is_refused(name: str) -> None:
    table = middle(500)
    assert table.to_act() is None
    with pytest.raises(BadRequest) as refusal:
        levels.make(name, 1).choose(game.view(table.state, 0), FEW)
    assert refusal.value.key == "game-over"
    with pytest.raises(BadRequest):
        levels.assess(game.view(table.state, 0), FEW)


@pytest.mark.parametrize("seconds", [0.0, 0.1])
@pytest.mark.parametrize("cards", ["none", "shuffle"])
def test_a_budget_is_kept(seconds: float, cards: str) -> None:
    bots = {name: levels.make(name, 1) for name in ("medium", "expert")}
    for plies in (0, 9, 30):
        table = middle(plies, options={"cards": cards})
        for name, player in bots.items():
            player.choose(seen(table), Budget(simulations=1))
            assert budgets.is_kept(seconds, partial(player.choose, seen(table), Budget(seconds))), (name, plies)


def test_missing_or_broken_weights_are_named(tmp_path: Path) -> None:
    with np.load(expert.WEIGHTS) as held:
        whole = dict(held)
    broken = {
        "missing": None,
        "no archive": b"weights",
        "without a part": {name: value for name, value in whole.items() if name != "out"},
        "of another shape": whole | {"out": whole["out"][:-1]},
        "not numbers": whole | {"out": whole["out"] * np.nan},
    }
    for what, content in broken.items():
        path = tmp_path / what
        if isinstance(content, bytes):
            path.write_bytes(content)
        elif content is not None:
            with path.open("wb") as file:
                np.savez(file, **content)
        with pytest.raises(BadRequest) as refusal:
            expert.read_weights(path)
        assert refusal.value.key == "file-unreadable"
        assert refusal.value.details["file"] == str(path)
        assert "\n" not in refusal.value.details["reason"]


@pytest.mark.parametrize(
    ("seats", "cards", "file"),
    [
        (2, "none", expert.WEIGHTS_OF_TWO),
        (3, "none", expert.WEIGHTS),
        (4, "none", expert.WEIGHTS),
        (2, "shuffle", expert.WEIGHTS_WITH_CARDS),
        (4, "shuffle", expert.WEIGHTS_WITH_CARDS),
    ],
)
def test_a_game_is_searched_with_the_weights_of_its_kind(seats: int, cards: str, file: Path) -> None:
    bot = levels.GuidedBot(1)._bot(seen(middle(6, seats=seats, options={"cards": cards})), FEW)
    known = bot.evaluator.weights
    assert known is expert.weights(seats, cards != "none")
    assert known["into"].tolist() == expert.read_weights(file)["into"].tolist()


@pytest.mark.parametrize(
    ("budget", "cap", "expected"),
    [
        (Budget(0.0), None, 1),
        (Budget(0.49), None, 1),
        (Budget(0.5), None, 2),
        (Budget(60.0), None, levels.DETERMINIZATIONS),
        (Budget(60.0), 120, 1),
        (Budget(simulations=400), None, 1),
        (Budget(simulations=5000), None, 2),
        (Budget(simulations=0), None, 1),
    ],
)
def test_there_are_as_many_determinizations_as_can_be_searched(budget: Budget, cap: int | None, expected: int) -> None:
    assert levels.determinizations(budget, cap) == expected


def test_without_hidden_cards_there_is_one_determinization() -> None:
    """The whole budget goes into one tree by the classic rules, and is shared between determinizations with cards."""
    ran: list[int] = []
    for cards in ("none", "shuffle"):
        bot = levels.GuidedBot(1)._bot(seen(middle(30, options={"cards": cards})), Budget(simulations=5000))
        ran += [
            bot.determinizations,
            bot.search(seen(middle(30, options={"cards": cards})), Budget(simulations=50)).simulations,
        ]
    assert ran == [1, 50, 2, 50]


def test_the_compiled_net_agrees_with_a_plain_one() -> None:
    weights, scratch = expert.read_weights(expert.WEIGHTS)[0], np.zeros(1, value_net.SCRATCH)[0]
    for plies in (0, 5, 24, 50):
        state = middle(plies).state
        value_net.predict(state[0], weights, scratch)
        held, found = weights, scratch
        hidden = np.maximum(found["numbers"] @ held["into"] + held["into_bias"], 0)
        out = np.maximum(hidden @ held["through"] + held["through_bias"], 0) @ held["out"] + held["out_bias"]
        assert found["strength"] == pytest.approx(out[:, 1], abs=1e-3)
        alive = found["numbers"][:, 6] > 0
        squares = np.array([squares_left(state[0], colour) for colour in range(4)])
        expected = np.where(alive, np.clip(value_net.LEFT * out[:, 0], 0, squares), squares)
        assert found["left"] == pytest.approx(expected, abs=1e-2)


def test_rollouts_count_for_more_the_later_and_sooner_with_many_by_the_classic_rules() -> None:
    def value_weight(plies: int, seats: int, options: Any) -> float:
        return float(value_net.value_weight(middle(plies, seats=seats, options=options).state[0], None, None))

    for seats, options in ((2, CLASSIC), (3, CLASSIC), (4, CLASSIC), (2, {}), (4, {})):
        course = [value_weight(plies, seats, options) for plies in (0, 10, 30, 60, 150)]
        assert course == sorted(course, reverse=True)
        assert course[-1] < course[0] == 1.0
    for seats in (3, 4):
        assert value_weight(30, seats, CLASSIC) < value_weight(30, 2, CLASSIC) == value_weight(30, seats, {}) == 1.0


@pytest.mark.parametrize("options", [CLASSIC, {"cards": "shuffle"}], ids=["classic", "cards"])
def test_of_two_colours_of_a_seat_the_worse_counts(options: Any) -> None:
    weights, scratch, out = expert.weights(2, options != CLASSIC), np.zeros(1, value_net.SCRATCH), np.zeros(8)
    value_net.value(middle(40, seats=2, options=options).state[0], weights[0], scratch[0], out)
    strength = scratch["strength"][0]
    worse = -np.log(np.exp(-strength[:2]) + np.exp(-strength[2:]))
    assert (worse < np.minimum(strength[:2], strength[2:])).all()
    assert out[4:6] == pytest.approx(np.exp(worse) / np.exp(worse).sum())


def test_waves_and_live_points_follow_the_rules() -> None:
    """Every legal placement covers a live point and lies within the first wave."""
    scratch, moves = np.zeros(1, value_net.SCRATCH), np.zeros(legal_moves.LONGEST_LIST, np.int32)
    for plies in (0, 8, 30, 45):
        state = middle(plies, seed=plies + 1).state
        features.survey(state[0], scratch[0])
        colour = int(state["colour"][0])
        wave, live = scratch["wave"][0, 0, colour], scratch["live"][0, colour]
        pieces = 0
        for number in moves[: legal_moves.list_moves(state, moves)].tolist():
            pieces |= 1 << piece_of(number)
            bits = [(row + 4, 1 << column + 4) for row, column in squares_of(number)]
            assert all(int(wave[row]) & bit for row, bit in bits)
            assert any(int(live[row]) & bit for row, bit in bits)
        assert pieces == features.placeable(state[0], scratch[0], colour)


def test_sums_leave_no_number_out() -> None:
    """Kernels go through both four at a time."""
    assert features.FEATURES % 4 == 0
    assert move_priors.PLACEMENT_FEATURES % 4 == 0


def test_proposed_moves_are_legal_and_the_best_of_all() -> None:
    weights, scratch = expert.read_weights(expert.WEIGHTS), np.zeros(1, value_net.SCRATCH)
    state = middle(17).state
    moves, logits = np.zeros(legal_moves.LONGEST_LIST, np.int32), np.zeros(legal_moves.LONGEST_LIST)
    count = legal_moves.list_moves(state, moves)
    every = sorted(levels.logits(state, [decode(int(move)) for move in moves[:count]]), reverse=True)
    kept = move_priors.propose(state[0], weights[0], scratch[0], moves, logits, 12)
    assert kept == 12
    assert logits[:kept].tolist() == pytest.approx(every[:kept])
    assert all(legal_moves.is_legal(state, int(move)) for move in moves[:kept])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("cards", ["none", "shuffle"])
def test_an_assessment_gives_every_seat_a_chance(seats: int, cards: str) -> None:
    table = middle(12, seats=seats, options={"cards": cards})
    found = levels.assess(seen(table), Budget(simulations=60))
    assert len(found.chances) == seats
    assert sum(found.chances) == pytest.approx(1)
    assert all(0 <= chance <= 1 for chance in found.chances)
    assert found.move in list(game.moves(table.state))


def test_a_hint_is_a_legal_move_as_an_object() -> None:
    table = middle(12)
    given = levels.hint(seen(table), FEW)["move"]
    game.play(table.state, game.notation.from_object(given))


def test_the_expert_beats_three_greedy_players() -> None:
    won = 0.0
    for seed in range(4):
        table = Table(game, CLASSIC, 4, Chance.of(seed))
        players = [levels.make("expert" if seat == seed else "greedy", seed) for seat in range(4)]
        while (seat := table.to_act()) is not None:
            table.play(seat, players[seat].choose(seen(table), Budget(simulations=60)))
        winners = game.winners(table.state)
        won += (seed in winners) / len(winners)
    assert won >= 3


def test_random_state_has_numbers_within_reason() -> None:
    state, scratch, rng = np.zeros(1, STATE), np.zeros(1, value_net.SCRATCH), Random(4)
    turns.set_up(state[0], 4, 0, 0, 0)
    moves = np.zeros(legal_moves.LONGEST_LIST, np.int32)
    while state["step"][0] != OVER:
        features.survey(state[0], scratch[0])
        assert np.isfinite(scratch["numbers"]).all()
        assert (scratch["numbers"] >= 0).all()
        assert (scratch["numbers"] <= 5).all()
        turns.step(state, int(moves[rng.randrange(legal_moves.list_moves(state, moves))]))


@pytest.mark.parametrize("most", [1, 5, 24, 60])
def test_the_best_moves_of_a_list_are_kept_and_the_best_stands_first(most: int) -> None:
    rng = Random(most)
    logits = [float(rng.randrange(20)) for _ in range(40)]
    moves, sorted_logits = np.arange(40, dtype=np.int32), np.array(logits)
    kept = move_priors.keep_best(moves, sorted_logits, 40, most)
    wanted = sorted(range(40), key=lambda move: -logits[move])[:most]
    assert moves[:kept].tolist() == wanted
    assert sorted_logits[:kept].tolist() == [logits[move] for move in wanted]
