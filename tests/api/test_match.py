"""Matches in one process: seats in turn, the same deals, and what a player does wrong loses its game."""

from random import Random
from typing import Any

import pytest

import bordspil


class Own:
    """A player that chooses a legal move by its number."""

    game = bordspil.load("azul")

    def __init__(self, name: str, as_text: bool = False) -> None:
        self.name = name
        self.as_text = as_text

    def choose(self, view: Any, seconds: float) -> Any:
        move = self.game.moves(self.game.determinize(view, Random(0)))[0]
        return self.game.notation.write(move) if self.as_text else move


class Wrong:
    """A player whose moves are none."""

    def __init__(self, move: Any) -> None:
        self.move = move

    def choose(self, view: Any, seconds: float) -> Any:
        return self.move


def test_text_and_values_play_the_same() -> None:
    players = [Own("value"), Own("text", as_text=True)]
    result = bordspil.play_match("azul", players, games=4)
    assert result.names == ("value", "text")
    assert [standing.share for standing in result.standings] == [0.5, 0.5]
    assert len(result.games) == 4
    assert {game.seating for game in result.games} == {(0, 1), (1, 0)}
    assert str(result).splitlines()[0] == "4 games"
    assert abs(result.elo().value) < 1


def test_the_same_seed_plays_the_same_match() -> None:
    def played(seed: int) -> bordspil.MatchResult:
        players = [bordspil.bot("azul", "greedy", seed=1), bordspil.bot("azul", "random", seed=2)]
        return bordspil.play_match("azul", players, games=2, seed=seed)

    assert played(5) == played(5)
    assert played(5) != played(6)


@pytest.mark.parametrize("move", ["0z9", "", "0k1"])
def test_who_gives_no_legal_move_loses(move: str) -> None:
    result = bordspil.play_match("azul", [Wrong(move), Own("own")], games=2)
    assert [standing.share for standing in result.standings] == [0.0, 1.0]
    assert result.standings[0].forfeits == 2


def test_more_players_than_two_share_a_table() -> None:
    result = bordspil.play_match("azul", [Own("a"), Own("b"), Own("c")], games=3)
    assert result.seats == 3
    assert sorted(game.seating for game in result.games) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
