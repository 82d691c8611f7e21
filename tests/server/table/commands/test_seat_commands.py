"""Commands about seats: plan, sit, appear, leave, return and replace, in every game; without a socket or a store."""

from itertools import product

import pytest
from msgspec.structs import replace

from bordspil.core.game import BadRequest
from bordspil.server.session.wire.requests import Appear, Leave, Plan, Replace, Return, Sit
from bordspil.server.session.wire.shapes import SeatPlan
from bordspil.server.store.rows import SeatRow
from bordspil.server.table.change import ViewsChanged
from bordspil.server.table.commands.absence import come_back, leave, replace_absent
from bordspil.server.table.commands.seats import appear, plan, sit
from bordspil.server.table.snapshot import Who
from server.harness.situations import (
    ANNA,
    BJORN,
    BOT,
    EVE,
    GAMES,
    NOW,
    OPEN,
    PERSON_A,
    PERSON_B,
    A,
    B,
    E,
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


@in_every_game
@pytest.mark.parametrize(
    ("asked", "seat"),
    [
        (SeatPlan("me", "  Anna \n the 2nd "), SeatRow("person", "Anna the 2nd", owner=ANNA)),
        (SeatPlan("me", portrait=7), SeatRow("person", owner=ANNA, portrait=7)),
        (SeatPlan("open", "nobody"), SeatRow("open")),
        (SeatPlan("bot", "Robo", "easy"), SeatRow("bot", "Robo", "easy")),
        (SeatPlan("bot"), SeatRow("bot", "Pekka", "easy")),
        (SeatPlan("bot", level="expert"), SeatRow("bot", "Hildur", "expert")),
    ],
)
def test_the_host_plans_a_seat(game: str, asked: SeatPlan, seat: SeatRow) -> None:
    change = carry_out(plan, waiting(game, PERSON_A, OPEN), A, Plan(1, asked), NOW)
    assert change.after.row.seats == (PERSON_A, seat)
    assert change.after.row.change == 1
    assert tables_written(change) == ["changes", "seats"]
    assert list(change.of(ViewsChanged)) == [ViewsChanged(frozenset())]


def test_bots_of_one_level_have_names_of_their_own() -> None:
    table = waiting("timeline", *[PERSON_A] * 8)
    for seat in range(1, 8):
        table = plan(table, A, Plan(seat, SeatPlan("bot", level="child")), NOW).after
    names = [seat.name for seat in table.row.seats]
    assert names == ["Anna", "Sóley", "Elmo", "Ida", "Sóley 2", "Elmo 2", "Ida 2", "Sóley 3"]


def test_a_bot_that_is_planned_again_may_keep_its_name() -> None:
    seated = waiting("azul", PERSON_A, SeatRow("bot", "Sóley", "child"))
    assert plan(seated, A, Plan(1, SeatPlan("bot", level="child")), NOW).after.row.seats[1].name == "Sóley"


def test_a_bot_leaves_a_name_to_the_person_who_has_it() -> None:
    seated = waiting("azul", SeatRow("person", "Sóley", owner=ANNA), OPEN)
    assert plan(seated, A, Plan(1, SeatPlan("bot", level="child")), NOW).after.row.seats[1].name == "Elmo"


@in_every_game
@pytest.mark.parametrize(
    ("who", "stage", "seat", "level", "key"),
    [
        (B, "waiting", 1, "easy", "not-host"),
        (E, "waiting", 1, "easy", "not-host"),
        (A, "playing", 1, "easy", "already-started"),
        (A, "over", 1, "easy", "already-started"),
        (A, "waiting", 2, "easy", "seat-not-there"),
        (A, "waiting", 1, "godlike", "level-unknown"),
    ],
)
def test_a_plan_is_refused(game: str, who: Who, stage: str, seat: int, level: str, key: str) -> None:
    table = at_stage(waiting(game), stage)  # type: ignore[arg-type]
    with pytest.raises(BadRequest) as refusal:
        plan(table, who, Plan(seat, SeatPlan("bot", "", level)), NOW)
    assert refusal.value.key == key


@in_every_game
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_sits_down_at_an_open_seat(game: str, seat: int) -> None:
    table = waiting(game, *((OPEN, PERSON_A) if seat == 0 else (PERSON_A, OPEN)))
    change = carry_out(sit, table, E, Sit(seat, " Eve\t", 5), NOW)
    assert change.after.row.seats[seat] == SeatRow("person", "Eve", owner=EVE, portrait=5)
    assert change.after.own(EVE) == (seat,)
    assert change.before.own(EVE) == ()
    assert change.after.row.host == ANNA


@in_every_game
@pytest.mark.parametrize(
    ("seats", "stage", "seat", "key"),
    [
        ((PERSON_A, PERSON_B), "waiting", 1, "table-full"),
        ((PERSON_A, BOT), "waiting", 0, "table-full"),
        ((PERSON_A, OPEN), "waiting", 0, "seat-taken"),
        ((OPEN, BOT), "waiting", 1, "seat-taken"),
        ((PERSON_A, OPEN), "waiting", 7, "seat-not-there"),
        ((PERSON_A, OPEN), "playing", 1, "already-started"),
    ],
)
def test_who_cannot_sit_down_is_told_why(
    game: str, seats: tuple[SeatRow, ...], stage: str, seat: int, key: str
) -> None:
    with pytest.raises(BadRequest) as refusal:
        sit(at_stage(waiting(game, *seats), stage), E, Sit(seat, "Eve"), NOW)  # type: ignore[arg-type]
    assert refusal.value.key == key


@in_every_game
@pytest.mark.parametrize("is_begun", [False, True])
@pytest.mark.parametrize(
    ("message", "seat"),
    [
        (Appear(1, name="  B "), replace(PERSON_B, name="B")),
        (Appear(1, colour=4), replace(PERSON_B, colour=4)),
        (Appear(1, name="B", colour=4), replace(PERSON_B, name="B", colour=4)),
        (Appear(1, portrait=23), replace(PERSON_B, portrait=23)),
        (Appear(1), PERSON_B),
    ],
)
def test_a_player_appears_as_they_like(game: str, is_begun: bool, message: Appear, seat: SeatRow) -> None:
    table = begun(game, PERSON_A, PERSON_B) if is_begun else waiting(game)
    change = carry_out(appear, table, B, message, NOW)
    assert change.after.row.seats == (PERSON_A, seat)
    assert change.after.play is table.play


@in_every_game
@pytest.mark.parametrize(
    ("who", "message", "key"),
    [
        (A, Appear(1, name="Anna"), "not-your-seat"),
        (E, Appear(1, name="Eve"), "not-your-seat"),
        (B, Appear(9, name="B"), "seat-not-there"),
        (B, Appear(1, colour=3), "colour-taken"),
    ],
)
def test_a_player_cannot_change_the_appearance_of_another_seat(game: str, who: Who, message: Appear, key: str) -> None:
    with pytest.raises(BadRequest) as refusal:
        appear(with_seat(waiting(game), 0, colour=3), who, message, NOW)
    assert refusal.value.key == key


@in_every_game
def test_who_leaves_before_the_start_leaves_an_open_seat(game: str) -> None:
    change = carry_out(leave, waiting(game), B, Leave(1), NOW)
    assert change.after.row.seats == (PERSON_A, OPEN)
    assert list(change.of(ViewsChanged)) == [ViewsChanged(frozenset((BJORN,)))]


@in_every_game
@pytest.mark.parametrize("level", ["", "easy"])
def test_a_bot_stands_in_for_a_player_that_leaves_during_play(game: str, level: str) -> None:
    table = at_turn(game)
    seat = seat_to_act(table)
    change = carry_out(leave, table, A, Leave(seat, level), NOW)
    assert change.after.row.seats[seat] == replace(PERSON_A, stand_in="easy")
    assert change.after.own(ANNA) == (seat,)
    assert change.after.to_act == seat
    assert list(change.of(ViewsChanged)) == [ViewsChanged(frozenset((ANNA,)))]


@in_every_game
@pytest.mark.parametrize(
    ("who", "stage", "level", "key"),
    [
        (A, "playing", "easy", "not-your-seat"),
        (B, "playing", "godlike", "level-unknown"),
        (B, "over", "easy", "game-over"),
    ],
)
def test_a_leave_is_refused(game: str, who: Who, stage: str, level: str, key: str) -> None:
    with pytest.raises(BadRequest) as refusal:
        leave(at_stage(begun(game, PERSON_A, PERSON_B), stage), who, Leave(1, level), NOW)  # type: ignore[arg-type]
    assert refusal.value.key == key


@in_every_game
def test_who_comes_back_plays_on(game: str) -> None:
    table = with_seat(begun(game, PERSON_A, PERSON_B), 1, stand_in="easy")
    change = carry_out(come_back, table, B, Return(1), NOW)
    assert change.after.row.seats[1] == PERSON_B
    assert list(change.of(ViewsChanged)) == [ViewsChanged(frozenset((BJORN,)))]


@in_every_game
@pytest.mark.parametrize(("who", "lost", "key"), [(A, 0, "not-your-seat"), (B, 1, "seat-is-lost")])
def test_a_return_is_refused(game: str, who: Who, lost: int, key: str) -> None:
    table = with_seat(begun(game, PERSON_A, PERSON_B), 1, stand_in="easy", lost=lost)
    with pytest.raises(BadRequest) as refusal:
        come_back(table, who, Return(1), NOW)
    assert refusal.value.key == key


PLAYERS = (ANNA, BJORN, EVE)


@pytest.mark.parametrize(
    ("asker", "is_host_here", "is_absent_here"), list(product(PLAYERS, (True, False), (True, False)))
)
def test_only_the_host_or_a_player_in_their_place_replaces_an_absent_player(
    asker: bytes, is_host_here: bool, is_absent_here: bool
) -> None:
    """Anna is the host, Björn sits at seat 1, and seat 2 belongs to a player who may be away."""
    carl = b"carl" * 8
    table = begun(GAMES[0], PERSON_A, PERSON_B, SeatRow("person", "Carl", owner=carl))
    here = {asker} | ({ANNA} if is_host_here else set()) | ({carl} if is_absent_here else set())
    who, may = Who(asker, frozenset(here)), asker == ANNA or (asker == BJORN and not is_host_here)
    if may and not is_absent_here:
        change = carry_out(replace_absent, table, who, Replace(2, "easy"), NOW)
        assert change.after.row.seats[2].stand_in == "easy"
        assert change.after.row.seats[2].owner == carl
    else:
        with pytest.raises(BadRequest) as refusal:
            replace_absent(table, who, Replace(2, "easy"), NOW)
        assert refusal.value.key == ("not-absent" if may else "not-host")


@in_every_game
@pytest.mark.parametrize(
    ("fields", "stage", "key"),
    [
        ({"stand_in": "easy"}, "playing", "not-absent"),
        ({"kind": "bot", "level": "easy", "owner": None}, "playing", "not-absent"),
        ({}, "over", "game-over"),
    ],
)
def test_only_a_person_s_seat_in_play_is_replaced(game: str, fields: dict[str, object], stage: str, key: str) -> None:
    table = at_stage(with_seat(begun(game, PERSON_A, PERSON_B), 1, **fields), stage)  # type: ignore[arg-type]
    with pytest.raises(BadRequest) as refusal:
        replace_absent(table, Who(ANNA, frozenset((ANNA,))), Replace(1), NOW)
    assert refusal.value.key == key


@in_every_game
def test_no_player_is_replaced_before_the_start(game: str) -> None:
    with pytest.raises(BadRequest, match="not-started"):
        replace_absent(waiting(game), Who(ANNA, frozenset((ANNA,))), Replace(1), NOW)
