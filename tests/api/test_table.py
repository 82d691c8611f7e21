"""The front door: tables of every game are values that play, copy, show and record themselves."""

import pickle
import subprocess
import sys
from copy import copy, deepcopy
from random import Random
from typing import Any

import pytest

import bordspil

GAMES = bordspil.game_names()


def played(name: str, moves: int = 12, seed: int = 7) -> bordspil.Table[Any, Any, Any]:
    """Returns a table after some random moves."""
    table, rng = bordspil.new(name, seed=seed), Random(seed)
    for _ in range(moves):
        if not table.is_over:
            table.play(rng.choice(table.legal_moves))
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_game_plays_to_its_end(name: str) -> None:
    table = played(name, 10_000)
    assert table.is_over
    assert table.legal_moves == []
    assert table.to_act is None
    assert table.winners
    assert len(table.scores) == table.seats
    again = bordspil.replay(table.record())
    assert (again.scores, again.winners, again.moves) == (table.scores, table.winners, table.moves)


@pytest.mark.parametrize("name", GAMES)
def test_text_and_value_are_the_same_move(name: str) -> None:
    first, other = played(name), played(name)
    move = first.legal_moves[0]
    first.play(move)
    other.play(first.game.notation.write(move))
    assert first.moves == other.moves
    assert str(first) == str(other)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "twin_of", [copy, deepcopy, lambda table: table.copy(), lambda table: pickle.loads(pickle.dumps(table))]
)
def test_a_copy_goes_on_by_itself(name: str, twin_of: Any) -> None:
    table = played(name, 5)
    before, twin = str(table), twin_of(table)
    for _ in range(8):
        twin.play(twin.legal_moves[-1])
    assert str(table) == before
    for _ in range(8):
        table.play(table.legal_moves[-1])
    assert (str(table), table.moves, table.scores) == (str(twin), twin.moves, twin.scores)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_shows_itself(name: str) -> None:
    table = played(name)
    assert repr(table) == f"<Table {name}: 2 seats, {len(table.moves)} moves, seat {table.to_act} to act>"
    assert table._repr_svg_().startswith("<svg")
    assert table.svg(0, "dark", "is") != table.svg()


def test_seats_see_their_own_hands() -> None:
    table = bordspil.new("cross_rummy", seed=1)
    assert table.to_act is not None
    assert table.view().seat == table.to_act
    assert table.view(1).rack != table.view(0).rack
    assert table.view(None).seat is None


def test_the_same_seed_draws_the_same_and_none_draws_anew() -> None:
    assert str(bordspil.new("azul", seed=7)) == str(bordspil.new("azul", seed=7))
    assert len({str(bordspil.new("azul")) for _ in range(3)}) > 1


def test_the_last_move_is_taken_back() -> None:
    table = bordspil.new("azul", seed=7)
    with pytest.raises(bordspil.Refusal) as refused:
        table.undo()
    assert refused.value.key == "undo-nothing"
    before = str(table)
    table.play(table.legal_moves[0])
    table.undo()
    assert str(table) == before
    assert table.moves == []


@pytest.mark.parametrize(
    ("begin", "sentence"),
    [
        (lambda: bordspil.load("chess"), "There’s no game “chess”. The games are: azul, "),
        (lambda: bordspil.new("azul", seats=9), "This game takes 2 to 4 seats (field “seats”)."),
        (lambda: bordspil.new("azul", side="gray"), "The option “side” must be one of: coloured, grey."),
        (lambda: bordspil.new("azul", colour=1), "colour"),
        (lambda: bordspil.bot("azul", "god"), "There’s no bot “god”. The bots are: random, greedy, "),
        (lambda: bordspil.new("azul").play("0z9"), "“0z9”"),
        (lambda: bordspil.new("azul", seed=7).play("0k1"), "That colour isn’t there. (AZ-11)"),
        (lambda: bordspil.new("azul").record("Anna"), "seats"),
        (lambda: bordspil.replay("nothing"), "saved game"),
        (lambda: bordspil.play_match("azul", [], games=1), "players"),
        (lambda: bordspil.bot("azul", "easy").choose(bordspil.new("azul").view(), seconds=-1), "seconds"),
    ],
)
def test_errors_read_as_sentences(begin: Any, sentence: str) -> None:
    with pytest.raises(bordspil.Refusal) as refused:
        begin()
    assert sentence in str(refused.value)
    assert refused.value.sentence != refused.value.key


def test_importing_the_package_imports_nothing_heavy() -> None:
    heavy = "{'numba', 'numpy', 'rich', 'fluent', 'msgspec'}"
    script = f"import bordspil, sys; print([name for name in sys.modules if name.split('.')[0] in {heavy}])"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_every_public_name_is_there() -> None:
    assert set(bordspil.__all__) <= set(dir(bordspil))
    assert all(getattr(bordspil, name) for name in bordspil.__all__)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = bordspil.chess
