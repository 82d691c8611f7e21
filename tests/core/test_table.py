"""The one door: turns, stale messages, refusals that change nothing."""

import pytest

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest, IllegalMove
from bordspil.core.table import Table

GAME = games.load(games.names()[0])


def new_table() -> Table:
    return Table(GAME, {"first": 0}, 2, Chance.of(1))


def test_a_move_out_of_turn_is_refused_and_changes_nothing() -> None:
    table = new_table()
    before = (GAME.position(table.state), list(table.log), table.seq, table.chance.drawn)
    with pytest.raises(IllegalMove) as refused:
        table.play(1, next(iter(GAME.moves(table.state))))
    assert refused.value.key == "not-your-turn"
    assert refused.value.details == {"seat": 0}
    assert (GAME.position(table.state), table.log, table.seq, table.chance.drawn) == before


def test_an_illegal_move_changes_nothing() -> None:
    table = new_table()
    move = next(iter(GAME.moves(table.state)))
    table.play(0, move)
    before = (GAME.position(table.state), list(table.log), table.seq, table.chance.drawn)
    with pytest.raises(IllegalMove):
        table.play(1, move)
    assert (GAME.position(table.state), table.log, table.seq, table.chance.drawn) == before


def test_a_stale_message_is_refused() -> None:
    table = new_table()
    table.play(0, next(iter(GAME.moves(table.state))), seq=0)
    with pytest.raises(BadRequest) as refused:
        table.play(1, next(iter(GAME.moves(table.state))), seq=0)
    assert (refused.value.key, refused.value.details) == ("stale", {"seq": 1})


def test_the_sequence_counts_players_moves_only() -> None:
    table = new_table()
    assert table.seq == 0
    assert len(table.log) == 1
    table.play(0, next(iter(GAME.moves(table.state))))
    assert (table.seq, len(table.log)) == (1, 2)


@pytest.mark.parametrize(
    ("options", "seats", "key"),
    [
        ({"colour": "blue"}, 2, "option-unknown"),
        ({"side": "green"}, 2, "option-value"),
        ({"first": 2}, 2, "option-value"),
        ({"first": True}, 2, "option-value"),
        ([], 2, "field-wrong"),
        ({}, 1, "seats-out-of-range"),
        ({}, 5, "seats-out-of-range"),
        ({}, True, "seats-out-of-range"),
    ],
)
def test_wrong_options_and_seats_are_refused(options: dict[str, object], seats: int, key: str) -> None:
    with pytest.raises(BadRequest) as refused:
        Table(GAME, options, seats, Chance.of(1))
    assert refused.value.key == key


def test_a_log_with_another_draw_is_refused() -> None:
    table = new_table()
    with pytest.raises(BadRequest) as refused:
        Table(GAME, {"first": 0}, 2, Chance.of(2), table.log)
    assert (refused.value.key, refused.value.details) == ("log-wrong-draw", {"number": 1})


@pytest.mark.parametrize("name", games.names())
def test_a_fork_goes_on_by_itself(name: str) -> None:
    """What is played at one of two tables that stand the same does not change the other; both draw the same."""
    game = games.load(name)
    table = Table(game, {}, max(2, game.seats.start), Chance.of("fork"))
    for _ in range(6):
        before = list(table.log), table.seq, table.chance.drawn, list(table.since), game.position(table.state)
        fork, again = table.fork(), table.fork()
        move = next(iter(game.moves(table.state)))
        assert fork.play(None, move) == again.play(None, move)
        assert game.position(fork.state) == game.position(again.state)
        assert before == (list(table.log), table.seq, table.chance.drawn, list(table.since), game.position(table.state))
        table = fork
