"""Commands about everything of an owner at a table: handed over to an account, or erased; in every game."""

import pytest
from msgspec.structs import replace

from bordspil.server.session.wire.answers import ChatLine
from bordspil.server.session.wire.shapes import Pace, Terms
from bordspil.server.store.rows import NO_OWNER, SeatRow
from bordspil.server.table.change import Talked, ViewsChanged
from bordspil.server.table.commands.ownership import erase_owner, hand_over_all
from server.harness.situations import (
    ANNA,
    BJORN,
    EVE,
    GAMES,
    NOW,
    PERSON_A,
    PERSON_B,
    at_stage,
    at_turn,
    begun,
    carry_out,
    seat_to_act,
    tables_written,
    waiting,
    with_seat,
)

in_every_game = pytest.mark.parametrize("game", GAMES)
GAME = GAMES[0]
LINES = (ChatLine(4, 0, "Anna", "", "mine"), ChatLine(5, 1, "Björn", "hello", ""))


@in_every_game
def test_an_account_gets_the_seats_the_role_of_the_host_and_the_chat(game: str) -> None:
    before = begun(game, PERSON_A, replace(PERSON_B, owner=ANNA))
    change = carry_out(hand_over_all, before, ANNA, EVE)
    assert change.after.own(EVE) == (0, 1)
    assert change.after.row.host == EVE
    assert change.after.play is before.play
    assert tables_written(change) == ["changes", "seats", "seats", "tables", "chat"]
    assert list(change.events) == [ViewsChanged(frozenset((ANNA, EVE)))]


@in_every_game
def test_what_belongs_to_others_stays(game: str) -> None:
    before = waiting(game, PERSON_A, PERSON_B)
    change = carry_out(hand_over_all, before, BJORN, EVE)
    assert change.after.row.seats == (PERSON_A, replace(PERSON_B, owner=EVE))
    assert change.after.row.host == ANNA


def test_the_clock_of_a_seat_that_is_handed_over_runs_on() -> None:
    before = at_turn(GAME, terms=Terms(clock=Pace(60, 30)))
    assert hand_over_all(before, ANNA, EVE).after.row.clock == before.row.clock


@in_every_game
def test_before_the_start_an_erased_seat_is_open(game: str) -> None:
    change = carry_out(erase_owner, waiting(game, PERSON_A, PERSON_B), ANNA, frozenset[int](), NOW)
    assert change.after.row.seats == (SeatRow("open"), PERSON_B)
    assert change.after.row.host == NO_OWNER
    assert tables_written(change) == ["changes", "seats", "chat", "tables"]


@in_every_game
def test_during_play_a_bot_takes_an_erased_seat(game: str) -> None:
    change = carry_out(erase_owner, begun(game, PERSON_A, PERSON_B), BJORN, frozenset[int](), NOW)
    assert change.after.row.seats == (PERSON_A, SeatRow("bot", level="easy"))
    assert change.after.row.host == ANNA


@in_every_game
def test_the_bot_that_stands_in_keeps_its_level(game: str) -> None:
    before = with_seat(begun(game, PERSON_A, PERSON_B), 1, stand_in="strong", colour=3)
    change = carry_out(erase_owner, before, BJORN, frozenset[int](), NOW)
    assert change.after.row.seats[1] == SeatRow("bot", level="strong", colour=3)


def test_the_clock_of_an_erased_seat_stops() -> None:
    before = at_turn(GAME, terms=Terms(clock=Pace(60, 30)))
    clock = erase_owner(before, ANNA, frozenset(), NOW).after.row.clock
    assert before.row.clock is not None
    assert before.row.clock.running == seat_to_act(before)
    assert clock is not None
    assert clock.running is None


@in_every_game
def test_after_the_end_only_the_name_goes(game: str) -> None:
    before = at_stage(begun(game, PERSON_A, PERSON_B), "over")
    change = carry_out(erase_owner, before, BJORN, frozenset[int](), NOW)
    assert change.after.row.seats == (PERSON_A, SeatRow("person"))
    assert change.after.row.stage == "over"


@pytest.mark.parametrize("is_shown", [True, False])
def test_erased_lines_of_chat_are_gone_for_all_readers(is_shown: bool) -> None:
    before = replace(waiting(GAME, PERSON_A, PERSON_B, terms=Terms(chat=is_shown)), lines=LINES)
    change = carry_out(erase_owner, before, BJORN, frozenset([5]), NOW)
    assert change.after.lines == LINES[:1]
    assert list(change.of(Talked)) == [Talked(LINES[:1] if is_shown else (), is_all=True)]


def test_lines_that_were_never_read_stay_unread() -> None:
    change = erase_owner(waiting(GAME, PERSON_A, PERSON_B), BJORN, frozenset([5]), NOW)
    assert change.after.lines is None
    assert list(change.of(Talked)) == []
