"""Bots of any game: they play legally, the stronger the more they simulate, and they see no more than their view."""

from typing import Any

import pytest

from bordspil.core.bot import LEVELS, Budget
from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest, Game
from bordspil.core.table import Table
from bordspil.search.any_game import AnyBots, advisor_of, assessor_of, bots_of
from examples.nim import game as nim
from server.harness.secret_game import SECRET

GAMES = pytest.mark.parametrize("game", [nim, SECRET], ids=lambda game: game.id)


def play(game: Game, seed: int, *names: str, simulations: int = 100) -> Table:
    bots = [bots_of(game).make(name, seed) for name in names]
    table = Table(game, {}, len(names), Chance.of(seed))
    while (seat := table.to_act()) is not None:
        table.play(seat, bots[seat].choose(game.view(table.state, seat), Budget(simulations=simulations)))
    return table


@GAMES
def test_every_bot_plays_a_game_to_its_end(game: Game) -> None:
    for name in bots_of(game).NAMES:
        assert play(game, 1, name, "random", simulations=20).to_act() is None


@GAMES
def test_the_same_seed_and_simulations_give_the_same_game(game: Game) -> None:
    assert play(game, 3, "mcts", "strong").log == play(game, 3, "mcts", "strong").log


def wins(strong: str, weak: str, games: int = 30) -> int:
    """Games that the first wins, from either seat in turn."""
    won = 0
    for seed in range(games):
        names, seat = ((strong, weak), 0) if seed % 2 == 0 else ((weak, strong), 1)
        won += nim.winners(play(nim, seed, *names).state) == (seat,)
    return won


def test_more_simulations_win_more_games() -> None:
    assert wins("mcts", "random") >= 27
    assert wins("medium", "child") >= 20


def test_a_victory_in_one_move_is_taken() -> None:
    state = nim.set_up({"heaps": [0, 4, 0], "turn": 0, "last": "wins"}, {"heaps": "three", "last": "wins"}, 2)
    for name in ("greedy", "mcts", "expert"):
        move = bots_of(nim).make(name, 1).choose(state, Budget(simulations=200))
        assert nim.notation.write(move) == "1-4"
    assessor, advisor = assessor_of(nim), advisor_of(nim)
    assert assessor is not None
    assert advisor is not None
    found = assessor.assess(state, Budget(simulations=200))
    assert sum(found.chances) == pytest.approx(1)
    assert found.chances[0] > 0.8
    assert advisor.hint(state, Budget(simulations=200)) == {"move": {"heap": 1, "count": 4}}


def test_one_move_needs_no_search() -> None:
    state: Any = nim.set_up({"heaps": [1, 0, 0], "turn": 1, "last": "wins"}, {"heaps": "three", "last": "wins"}, 2)
    assert nim.notation.write(bots_of(nim).make("expert", 1).choose(state, Budget(30.0))) == "0-1"


def test_a_bot_that_is_not_there_and_a_game_that_is_over_are_refused() -> None:
    with pytest.raises(BadRequest, match="level-unknown"):
        AnyBots(nim).make("genius", 0)
    over = play(nim, 1, "random", "random").state
    for name in ("random", "greedy", "mcts"):
        with pytest.raises(BadRequest, match="game-over"):
            AnyBots(nim).make(name, 0).choose(over, Budget(simulations=5))


def test_all_levels_are_there() -> None:
    assert bots_of(nim).LEVELS == LEVELS
