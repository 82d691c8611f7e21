"""Undo in the core: which moves can be taken back, and undo entries in logs and records."""

import hashlib
from typing import Any

import pytest

from bordspil import games
from bordspil.core import record
from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, UNDO, BadRequest, Game
from bordspil.core.record import Record
from bordspil.core.table import Entry, Table, visible_events, without_undone
from server.harness.secret_game import Secret

GAME = games.load(games.names()[0])
SECRET: Game = Secret()


def new_table(game: Game = GAME) -> Table:
    return Table(game, {"first": 0} if game is GAME else {}, 2, Chance.of(1))


def play(table: Table, *moves: Any) -> Table:
    """Plays moves, or the first legal one for every None."""
    for move in moves:
        table.play(None, next(iter(table.game.moves(table.state))) if move is None else move)
    return table


def seen(table: Table) -> Any:
    return table.game.position(table.state), table.to_act(), table.chance.drawn


def refusal(table: Table, seat: int) -> str:
    before = (*seen(table), list(table.log), table.seq, list(table.since))
    with pytest.raises(BadRequest) as refused:
        table.undo(seat)
    assert (*seen(table), table.log, table.seq, table.since) == before
    return refused.value.key


def test_an_undo_is_one_more_entry_and_the_count_of_moves_never_goes_back() -> None:
    table = new_table()
    before, log = seen(table), list(table.log)
    played = table.play(0, next(iter(GAME.moves(table.state))))
    assert table.undo(0) == [Entry(UNDO, 1)]
    assert seen(table) == before
    assert table.log == [*log, *played, Entry(UNDO, 1)]
    assert without_undone(table.log) == log
    assert table.seq == 2


def test_an_undo_takes_the_moves_of_others_since_along() -> None:
    table = play(new_table(), None)
    before = seen(table)
    play(table, None, None, None)
    assert table.movers_since(1) == set()
    assert table.movers_since(0) == {1}
    table.undo(0)
    table.undo(1)
    assert seen(table) == before
    assert table.since == [0]


def test_a_move_can_be_taken_back_and_another_played_and_that_taken_back_too() -> None:
    table = new_table()
    first, second, *_ = GAME.moves(table.state)
    before = seen(table)
    for move in (first, second, first):
        table.play(0, move)
        table.undo(0)
    assert seen(table) == before
    assert table.seq == 6


def test_a_seat_without_a_move_has_nothing_to_take_back() -> None:
    assert refusal(play(new_table(), None), 1) == "undo-nothing"


def test_nothing_is_taken_back_across_chance() -> None:
    table = new_table()
    while len(table.log) == table.seq + 1:  # until the next round is dealt
        play(table, None)
    assert table.log[-1].seat == NATURE
    assert [refusal(table, seat) for seat in (0, 1)] == ["undo-too-late"] * 2


def test_nothing_is_taken_back_after_something_hidden_was_shown() -> None:
    table = play(new_table(SECRET), 1, 2, 9)
    assert [refusal(table, seat) for seat in (0, 1)] == ["undo-too-late"] * 2
    play(table, 1)
    assert refusal(table, 0) == "undo-too-late"
    assert table.undo(1) == [Entry(UNDO, 1)]


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    table = play(new_table(SECRET), *[1] * 8)
    assert table.to_act() is None
    assert refusal(table, 1) == "game-over"


def test_a_game_with_an_undo_is_taken_up_again() -> None:
    table = play(new_table(SECRET), 1, 2)
    table.undo(0)
    play(table, 3)
    again = Table(SECRET, {}, 2, Chance.of(1), table.log)
    assert (seen(again), again.seq, again.since) == (seen(table), 4, [0])
    again.undo(0)
    assert again.state.said == ()


def test_visible_events_leave_out_moves_taken_back_and_have_an_undo_event() -> None:
    table = play(new_table(SECRET), 1, 2, 3)
    table.undo(1)
    table.undo(0)
    play(table, 4)
    told = [event for event in visible_events(SECRET, table.opening, table.log, 0) if event.get("event") != "deal"]
    assert told == [
        {"type": "undo", "seat": 1, "count": 2},
        {"type": "undo", "seat": 0, "count": 1},
        {"event": "say", "seat": 0, "number": 4},
    ]


def written(entries: list[Entry]) -> str:
    return record.write(
        Record(SECRET.id, 1, {"words": "usual"}, ("a", "b"), Chance.of(1).commitment, None, tuple(entries)), SECRET
    )


def test_a_record_has_a_line_for_an_undo() -> None:
    table = play(new_table(SECRET), 1, 2)
    table.undo(0)
    assert "\n0 1\n1 2\nundo 2\nsum " in written(table.log)
    read, _ = record.read(written(table.log), lambda _: SECRET)
    assert list(read.entries) == table.log
    *_, (_, last) = record.replay(read, SECRET)
    assert last == table.state


@pytest.mark.parametrize(
    ("moves", "count"),
    [([1, 2], 3), ([1, 2], 0), ([], 1), ([1, 9], 1), ([9, 1], 2), ([1] * 8, 1)],
    ids=["across chance", "none", "only chance", "a revelation", "behind a revelation", "after the end"],
)
def test_a_record_with_an_undo_that_cannot_be_is_refused(moves: list[int], count: int) -> None:
    log = [*play(new_table(SECRET), *moves).log, Entry(UNDO, count)]
    read, _ = record.read(written(log), lambda _: SECRET)
    with pytest.raises(BadRequest) as refused:
        list(record.replay(read, SECRET))
    assert (refused.value.key, refused.value.details) == ("log-wrong-undo", {"number": len(log)})


@pytest.mark.parametrize("count", ["all", "-1", "1_0", "٣", "1000000", 5000 * "1"])
def test_an_undo_line_that_is_no_number_is_refused(count: str) -> None:
    body = written([*play(new_table(SECRET), 1).log, Entry(UNDO, 1)]).replace("undo 1", f"undo {count}")
    body = body[: body.rindex("sum ")]
    with pytest.raises(BadRequest) as refused:
        record.read(body + f"sum {hashlib.sha256(body.encode()).hexdigest()[:32]}\n", lambda _: SECRET)
    assert (refused.value.key, refused.value.details) == ("record-entry", {"number": 4})
