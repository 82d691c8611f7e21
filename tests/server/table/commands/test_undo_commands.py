"""Undo as commands: freely among bots, asked for among people, agreed to, declined, lapsed."""

import pytest
from msgspec.structs import replace

from bordspil.core.game import UNDO, BadRequest
from bordspil.server.session.wire.requests import Consent, Undo
from bordspil.server.session.wire.tables import UndoInfo
from bordspil.server.store.rows import SeatRow
from bordspil.server.table.change import Change, TurnBegan, UndoDeclined
from bordspil.server.table.commands import undo as commands
from bordspil.server.table.commands.moves import move
from bordspil.server.table.commands.undo import consent, undo
from bordspil.server.table.snapshot import Snapshot, Who
from server.harness.situations import (
    ANNA,
    BJORN,
    BOT,
    GAMES,
    NOW,
    PERSON_A,
    PERSON_B,
    A,
    B,
    E,
    at_stage,
    at_turn,
    carry_out,
    entries_of,
    first_move,
    seat_to_act,
    tables_written,
    waiting,
)

GAME = "azul"  # of its moves, those since chance last drew can be taken back


def after_moves(count: int, *seats: SeatRow) -> Snapshot:
    """Returns a table where so many moves can be taken back; Anna has made the first of them."""
    table = at_turn(GAME, *seats)
    for _ in range(count):
        table = move(table, seat_to_act(table), first_move(table), NOW).after
    return table


def seat_of(table: Snapshot, owner: bytes) -> int:
    return table.own(owner)[0]


def ask(table: Snapshot, who: Who) -> Change:
    return carry_out(undo, table, who, Undo(table.playing().seq, seat_of(table, who.owner)), NOW)


def test_a_move_without_an_answer_is_taken_back_at_once() -> None:
    table = after_moves(1)
    change = ask(table, A)
    assert [entry.seat for entry in entries_of(change)] == [UNDO]
    assert table.game.position(change.after.state) == table.game.position(at_turn(GAME).state)
    assert change.after.playing().seq == 2
    assert change.after.row.change == table.row.change
    assert tables_written(change) == ["entries"]


@pytest.mark.parametrize(
    "other",
    [BOT, replace(PERSON_B, stand_in="easy"), replace(PERSON_B, owner=ANNA)],
    ids=["bot", "stand-in", "same device"],
)
def test_who_need_not_be_asked_agrees_at_once(other: SeatRow) -> None:
    first = seat_to_act(at_turn(GAME, PERSON_A, other))
    change = carry_out(undo, after_moves(2, PERSON_A, other), A, Undo(2, first), NOW)
    assert [(entry.seat, entry.move) for entry in entries_of(change)] == [(UNDO, 2)]
    assert change.after.asking is None


def test_a_player_that_has_moved_since_is_asked() -> None:
    table = after_moves(2)
    change = ask(table, A)
    assert change.steps == ()
    assert change.after.asking == UndoInfo(seat_of(table, ANNA), 2, [seat_of(table, BJORN)])
    assert change.after.row.change == table.row.change + 1
    assert tables_written(change) == ["changes", "tables"]


def test_with_their_consent_the_moves_are_taken_back() -> None:
    asked = ask(after_moves(2), A).after
    change = carry_out(consent, asked, B, Consent(2, True), NOW)
    assert [(entry.seat, entry.move) for entry in entries_of(change)] == [(UNDO, 2)]
    assert change.after.asking is None
    assert change.after.to_act == seat_of(asked, ANNA)
    assert list(change.of(TurnBegan)) == []


@pytest.mark.parametrize(("who", "is_told"), [(B, True), (A, False)])
def test_without_it_the_question_is_taken_back(who: Who, is_told: bool) -> None:
    asked = ask(after_moves(2), A).after
    change = carry_out(consent, asked, who, Consent(2, False), NOW)
    assert change.after.asking is None
    assert change.steps == ()
    assert list(change.of(UndoDeclined)) == ([UndoDeclined(asked.row.asking)] if is_told and asked.row.asking else [])


def test_a_question_lapses_with_the_next_move() -> None:
    asked = ask(after_moves(2), A).after
    moved = move(asked, seat_to_act(asked), first_move(asked), NOW).after
    assert moved.row.asking is not None
    assert moved.asking is None
    with pytest.raises(BadRequest, match="undo-lapsed"):
        consent(moved, B, Consent(3, True), NOW)


@pytest.mark.parametrize("yes", [True, False])
@pytest.mark.parametrize(
    ("who", "seq", "key"), [(E, 2, "not-your-seat"), (B, 1, "stale"), (B, 3, "stale"), (A, 7, "stale")]
)
def test_a_consent_is_refused(who: Who, seq: int, key: str, yes: bool) -> None:
    asked = ask(after_moves(2), A).after
    with pytest.raises(BadRequest) as refusal:
        consent(asked, who, Consent(seq, yes), NOW)
    assert refusal.value.key == key


@pytest.mark.parametrize("yes", [True, False])
def test_consent_without_a_question_is_refused(yes: bool) -> None:
    with pytest.raises(BadRequest, match="undo-lapsed"):
        consent(after_moves(2), B, Consent(2, yes), NOW)


@pytest.mark.parametrize("case", ["not-your-seat", "seat-not-there", "stale", "game-over", "undo-nothing"])
def test_an_undo_is_refused(case: str) -> None:
    table = after_moves(1)
    anna, bjorn = seat_of(table, ANNA), seat_of(table, BJORN)
    asked = {
        "not-your-seat": (table, B, Undo(1, anna)),
        "seat-not-there": (table, A, Undo(1, 15)),
        "stale": (table, A, Undo(0, anna)),
        "game-over": (at_stage(table, "over"), A, Undo(1, anna)),
        "undo-nothing": (table, B, Undo(1, bjorn)),
    }[case]
    with pytest.raises(BadRequest) as refusal:
        undo(*asked, NOW)
    assert refusal.value.key == case


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_taken_back_before_the_start(game: str) -> None:
    with pytest.raises(BadRequest, match="not-started"):
        undo(waiting(game), A, Undo(0, 0), NOW)


def test_moves_are_taken_back_so_often_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "FREE", 2)
    table = after_moves(1)
    for _ in range(2):
        table = ask(table, A).after
        table = move(table, seat_to_act(table), first_move(table), NOW).after
    with pytest.raises(BadRequest, match="undo-too-often"):
        ask(table, A)


def test_two_players_that_have_moved_are_both_asked_and_each_agrees_alone() -> None:
    table = after_moves(2)
    awaiting = UndoInfo(seat_of(table, ANNA), 2, sorted((seat_of(table, ANNA), seat_of(table, BJORN))))
    asked = replace(table, row=replace(table.row, asking=awaiting))
    change = carry_out(consent, asked, B, Consent(2, True), NOW)
    assert change.after.asking == UndoInfo(awaiting.seat, 2, [seat_of(table, ANNA)])
    assert change.steps == ()
