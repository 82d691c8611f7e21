"""Clocks as commands: the running seat, and the end of its time."""

import pytest
from msgspec.structs import replace

from bordspil.core.clock import Clock
from bordspil.server.session.wire.shapes import Pace, Terms
from bordspil.server.store.rows import SeatRow
from bordspil.server.table.change import Change, ViewsChanged
from bordspil.server.table.commands.time_up import set_running, time_up
from bordspil.server.table.snapshot import Now, Snapshot
from server.harness.situations import (
    ANNA,
    BOT,
    GAMES,
    NOW,
    PERSON_A,
    PERSON_B,
    at_turn,
    begun,
    entries_of,
    facts,
    seat_to_act,
    waiting,
    with_seat,
    written,
)

in_every_game = pytest.mark.parametrize("game", GAMES)
PERSON_C = SeatRow("person", "Carl", owner=b"carl" * 8)


def terms(time_out: str) -> Terms:
    return Terms(clock=Pace(60, 30), time_out=time_out)  # type: ignore[arg-type]


def later(seconds: float) -> Now:
    return NOW._replace(service=NOW.service + seconds)


def up(table: Snapshot, seconds: float = 91.0) -> Change:
    """Returns the change after so many seconds, the same for a second run."""
    known = facts(table)
    change, again = time_up(table, later(seconds)), time_up(table, later(seconds))
    assert change is not None
    assert again is not None
    assert facts(table) == known
    assert list(change.statements) == list(again.statements)
    return change


@in_every_game
@pytest.mark.parametrize("time_out", ["bot", "skip", "loss"])
@pytest.mark.parametrize("seconds", [0.0, 60.0, 89.9])
def test_nothing_happens_before_the_time_is_up(game: str, time_out: str, seconds: float) -> None:
    assert time_up(at_turn(game, terms=terms(time_out)), later(seconds)) is None


@in_every_game
def test_a_bot_plays_on(game: str) -> None:
    table = at_turn(game, terms=terms("bot"))
    seat, change = seat_to_act(table), up(table)
    assert change.after.row.seats[seat] == replace(PERSON_A, stand_in="easy")
    assert change.after.to_act == seat
    assert change.after.row.clock is not None
    assert change.after.row.clock.running is None
    assert change.after.row.clock.reserves[seat] == 0.0
    assert list(change.of(ViewsChanged)) == [ViewsChanged(frozenset((ANNA,)))]
    [(_, values)] = written(change, "INSERT INTO turns")
    assert values[-1] == later(91).service  # the table is due at once: a bot is to act


@in_every_game
def test_of_two_the_one_whose_time_is_up_has_lost_and_the_game_is_over(game: str) -> None:
    table = at_turn(game, terms=terms("loss"))
    seat, change = seat_to_act(table), up(table)
    row = change.after.row
    assert (row.stage, row.finished, row.seats[seat].lost) == ("over", NOW.wall, 1)
    assert change.after.to_act is None
    assert change.is_end
    ranks = {values[1]: values[4] for _, values in written(change, "INSERT INTO results")}
    assert ranks == {seat: 2, 1 - seat: 1}
    assert list(change.of(ViewsChanged)) == [ViewsChanged()]
    assert len(written(change, "DELETE FROM turns")) == 1


@pytest.mark.parametrize("game", [game for game in GAMES if 3 in begun(game).game.seats])
def test_of_three_the_others_play_on(game: str) -> None:
    table = at_turn(game, PERSON_A, PERSON_B, PERSON_C, terms=terms("loss"))
    seat, change = seat_to_act(table), up(table)
    assert change.after.row.stage == "playing"
    assert change.after.row.seats[seat] == replace(PERSON_A, stand_in="easy", lost=1)
    assert change.after.to_act == seat


@in_every_game
def test_a_move_is_skipped_where_the_game_can_do_without(game: str) -> None:
    table = at_turn(game, terms=terms("skip"))
    seat, change = seat_to_act(table), up(table)
    if table.game.skip(table.state) is None:
        assert change.after.late == seat  # then a bot makes this one move
        assert change.statements == ()
        assert change.after.row is table.row
    else:
        assert entries_of(change)[0].seat == seat
        assert change.after.row.seats == table.row.seats


@in_every_game
@pytest.mark.parametrize("case", ["waiting", "no clock", "bot", "stand-in", "over"])
def test_where_no_time_runs_none_is_up(game: str, case: str) -> None:
    agreed = terms("bot")
    clocked = at_turn(game, terms=agreed)
    seat = seat_to_act(clocked)
    table = {
        "waiting": waiting(game, terms=agreed),
        "no clock": at_turn(game),
        "bot": at_turn(game, BOT, PERSON_B, terms=agreed),
        "stand-in": with_seat(clocked, seat, stand_in="easy"),
        "over": with_seat(clocked, 1 - seat, lost=1, stand_in="easy"),
    }[case]
    assert time_up(table, later(1e6)) is None
    assert set_running(table, later(1e6)) is None


@in_every_game
@pytest.mark.parametrize("is_running", [True, False])
def test_the_clock_of_the_seat_to_act_is_set_running(game: str, is_running: bool) -> None:
    """Two servers have written at once: by the row the clock of another seat runs, or none."""
    table = at_turn(game, terms=terms("bot"))
    seat = seat_to_act(table)
    other = Clock(60.0, (30.0, 30.0), 1 - seat if is_running else None, NOW.service)
    change = set_running(replace(table, row=replace(table.row, clock=other)), later(5))
    assert change is not None
    assert change.after.row.clock is not None
    assert change.after.row.clock.running == seat
    assert change.after.row.clock.since == later(5).service
    assert change.after.row.change == table.row.change + 1
    assert set_running(change.after, later(5)) is None
