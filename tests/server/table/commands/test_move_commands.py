"""Moves and the start of games as commands: the snapshot after, the statements, and the turn that begins."""

import random

import pytest
from msgspec.structs import replace

from bordspil.core.game import NATURE, BadRequest, IllegalMove, Refusal
from bordspil.server.session.wire.requests import Play, Start
from bordspil.server.session.wire.shapes import Pace, Terms
from bordspil.server.settings import Settings
from bordspil.server.store.rows import SeatRow
from bordspil.server.table.change import TurnBegan, ViewsChanged
from bordspil.server.table.commands.host import start
from bordspil.server.table.commands.moves import move, play
from bordspil.server.table.snapshot import Who
from server.harness.situations import (
    ANNA,
    BJORN,
    BOT,
    GAMES,
    NOTIFYING,
    NOW,
    OPEN,
    PERSON_A,
    PERSON_B,
    QUIET,
    A,
    B,
    E,
    at_stage,
    at_turn,
    begun,
    carry_out,
    entries_of,
    facts,
    first_move,
    played_out,
    random_move,
    seat_to_act,
    tables_written,
    waiting,
    with_seat,
    written,
)

in_every_game = pytest.mark.parametrize("game", GAMES)
CLOCK = Terms(clock=Pace(60, 30))


@in_every_game
def test_a_move_and_the_chance_after_it_become_true_together(game: str) -> None:
    table = at_turn(game)
    seat, chosen = seat_to_act(table), first_move(table)
    change = carry_out(play, table, A, Play(0, seat, table.game.notation.to_object(chosen)), NOW)
    entries = entries_of(change)
    assert entries[0].seat == seat
    assert all(entry.seat == NATURE for entry in entries[1:])
    assert change.after.playing().log == [*table.playing().log, *entries]
    assert change.after.playing().seq == 1
    assert change.after.row.change == table.row.change
    assert [values[1] for _, values in written(change, "INSERT INTO entries")] == list(
        range(table.length, change.after.length)
    )


@in_every_game
@pytest.mark.parametrize("seed", range(3))
def test_a_game_of_commands_is_the_game_of_its_log(game: str, seed: int) -> None:
    rng, table = random.Random(seed), begun(game)
    for _ in range(12):
        if table.to_act is None:
            break
        before = facts(table)
        change = move(table, seat_to_act(table), random_move(table, rng), NOW)
        assert facts(table) == before
        table = change.after
    again = begun(game).playing().fork()
    again.follow(table.playing().log[len(again.log) :])
    assert table.game.position(again.state) == table.game.position(table.state)
    assert again.chance.drawn == table.playing().chance.drawn


@in_every_game
def test_the_last_move_ends_the_table_and_writes_its_results(game: str) -> None:
    before, change = played_out(game)
    row = change.after.row
    assert (row.stage, row.finished, row.change) == ("over", NOW.wall, before.row.change + 1)
    assert change.after.to_act is None
    results = written(change, "INSERT INTO results")
    assert [values[1] for _, values in results] == [0, 1]
    assert [values[3] for _, values in results] == list(change.after.game.scores(change.after.state))
    assert len(written(change, "INSERT INTO ledger")) == 1
    assert tables_written(change)[-1] == "changes"
    assert list(change.of(TurnBegan)) == []


@in_every_game
def test_after_the_end_no_seat_moves(game: str) -> None:
    _, change = played_out(game)
    over = change.after
    given = over.game.notation.to_object(first_move(at_turn(game)))
    with pytest.raises(IllegalMove):
        play(over, A, Play(over.playing().seq, over.own(ANNA)[0], given), NOW)


@in_every_game
@pytest.mark.parametrize("case", ["not-started", "not-your-seat", "seat-not-there", "stale", "stood-in"])
def test_a_move_is_refused(game: str, case: str) -> None:
    table = at_turn(game)
    seat, given = seat_to_act(table), table.game.notation.to_object(first_move(table))
    asked = {
        "not-started": (replace(table, play=None), A, Play(0, seat, given)),
        "not-your-seat": (table, B, Play(0, seat, given)),
        "seat-not-there": (table, A, Play(0, 15, given)),
        "stale": (table, A, Play(1, seat, given)),
        "stood-in": (with_seat(table, seat, stand_in="easy"), A, Play(0, seat, given)),
    }[case]
    with pytest.raises(BadRequest) as refusal:
        play(*asked, NOW)
    assert refusal.value.key == case


@in_every_game
def test_who_is_not_to_act_does_not_move(game: str) -> None:
    table = at_turn(game)
    given = table.game.notation.to_object(first_move(table))
    with pytest.raises(IllegalMove, match="not-your-turn"):
        play(table, B, Play(0, table.own(BJORN)[0], given), NOW)


@in_every_game
@pytest.mark.parametrize("given", [{}, {"nonsense": 1}, {"type": "fly"}])
def test_what_is_no_move_is_refused_and_changes_nothing(game: str, given: dict[str, object]) -> None:
    table = at_turn(game)
    before = facts(table)
    with pytest.raises(Refusal):
        play(table, A, Play(0, seat_to_act(table), given), NOW)
    assert facts(table) == before


@in_every_game
def test_no_seat_moves_once_all_others_have_lost_on_time(game: str) -> None:
    table = at_turn(game)
    seat = seat_to_act(table)
    lost = with_seat(table, 1 - seat, lost=1, stand_in="easy")
    with pytest.raises(IllegalMove, match="game-over"):
        play(lost, A, Play(0, seat, table.game.notation.to_object(first_move(table))), NOW)


@in_every_game
@pytest.mark.parametrize(
    ("next_seat", "called"),
    [
        (PERSON_B, BJORN),
        (BOT, None),
        (replace(PERSON_B, stand_in="easy"), None),
        (replace(PERSON_B, owner=ANNA), None),
        (replace(PERSON_B, owner=None), None),
    ],
)
def test_the_turn_begins_of_a_person_who_did_not_move(game: str, next_seat: SeatRow, called: bytes | None) -> None:
    table = at_turn(game, PERSON_A, next_seat)
    rng = random.Random(1)
    while True:  # some games let a seat move again
        change = move(table, seat_to_act(table), random_move(table, rng), NOW)
        if change.after.to_act != table.to_act:
            break
        assert list(change.of(TurnBegan)) == []
        table = change.after
    assert [event.owner for event in change.of(TurnBegan)] == ([] if called is None else [called])


@in_every_game
@pytest.mark.parametrize(("settings", "is_written"), [(QUIET, False), (NOTIFYING, True)])
def test_a_notice_waits_only_where_it_could_be_sent(game: str, settings: Settings, is_written: bool) -> None:
    table = at_turn(game, settings=settings)
    change = move(table, seat_to_act(table), first_move(table), NOW)
    assert ("turns" in tables_written(change)) == is_written


@in_every_game
@pytest.mark.parametrize("thought", [0.0, 59.0, 70.0])
def test_a_move_stops_one_clock_and_starts_the_next(game: str, thought: float) -> None:
    table = at_turn(game, terms=CLOCK)
    seat = seat_to_act(table)
    later = NOW._replace(service=NOW.service + thought)
    change = move(table, seat, first_move(table), later)
    clock = change.after.row.clock
    assert clock is not None
    assert clock.reserves[seat] == 30 - max(0.0, thought - 60)
    assert clock.running == change.after.to_act
    assert clock.since == later.service
    [(_, values)] = written(change, "INSERT INTO turns")
    assert values[-1] == later.service + clock.left(seat_to_act(change.after), later.service)


@in_every_game
def test_a_move_clears_the_late_seat(game: str) -> None:
    table = at_turn(game)
    late = replace(table, late=seat_to_act(table))
    assert move(late, seat_to_act(late), first_move(late), NOW).after.late is None


@in_every_game
@pytest.mark.parametrize("seats", [(PERSON_A, PERSON_B), (PERSON_A, OPEN), (PERSON_A, BOT)])
def test_the_host_starts_and_bots_take_open_seats(game: str, seats: tuple[SeatRow, ...]) -> None:
    change = carry_out(start, waiting(game, *seats), A, Start(), NOW)
    row = change.after.row
    assert row.stage == "playing"
    assert row.seats == tuple(SeatRow("bot", "Pekka", "easy") if seat == OPEN else seat for seat in seats)
    assert change.is_start
    assert change.after.play is not None
    assert len(written(change, "INSERT INTO entries")) == change.after.length
    assert tables_written(change)[0] == "changes"
    assert list(change.of(ViewsChanged)) == [ViewsChanged()]


@in_every_game
@pytest.mark.parametrize(
    ("who", "stage", "key"),
    [(B, "waiting", "not-host"), (E, "waiting", "not-host"), (A, "playing", "already-started")],
)
def test_a_start_is_refused(game: str, who: Who, stage: str, key: str) -> None:
    with pytest.raises(BadRequest) as refusal:
        start(at_stage(waiting(game), stage), who, Start(), NOW)  # type: ignore[arg-type]
    assert refusal.value.key == key


@in_every_game
def test_a_game_with_a_clock_starts_with_the_time_agreed_on(game: str) -> None:
    change = carry_out(start, waiting(game, terms=CLOCK), A, Start(), NOW)
    clock = change.after.row.clock
    assert clock is not None
    assert (clock.per_move, clock.reserves, clock.running) == (60.0, (30.0, 30.0), change.after.to_act)


@in_every_game
def test_the_same_seed_starts_the_same_game(game: str) -> None:
    one, other = start(waiting(game), A, Start(), NOW), start(waiting(game), A, Start(), NOW)
    assert one.after.game.position(one.after.state) == other.after.game.position(other.after.state)
