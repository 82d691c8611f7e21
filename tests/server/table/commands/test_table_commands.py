"""Commands about a whole table: terms, chat, a seat or a table handed over, and bots that are hurried."""

import pytest
from msgspec.structs import replace

from bordspil.core.game import BadRequest
from bordspil.server.session.wire.answers import ChatLine
from bordspil.server.session.wire.requests import ChangeTerms, Hurry, Start, Talk
from bordspil.server.session.wire.shapes import Terms
from bordspil.server.store.chat import KEPT_LINES
from bordspil.server.store.rows import SeatRow
from bordspil.server.store.seat_codes import Pass
from bordspil.server.table.change import Hurried, Talked, ViewsChanged
from bordspil.server.table.commands.hand_over import hand_over, link
from bordspil.server.table.commands.host import change_terms, start
from bordspil.server.table.commands.moves import hurry
from bordspil.server.table.commands.talk import talk
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
    begun,
    carry_out,
    facts,
    tables_written,
    waiting,
    with_seat,
    written,
)

GAME = GAMES[0]
LINE = ChatLine(4, 0, "Anna", "hello", "")


@pytest.mark.parametrize(
    ("level", "bot"),
    [("", SeatRow("bot", "Tuva", "easy")), ("expert", SeatRow("bot", "Hildur", "expert"))],
)
def test_bots_of_the_level_that_the_host_chose_take_open_seats(level: str, bot: SeatRow) -> None:
    table = waiting(GAME, PERSON_A, SeatRow("bot", "Pekka", "easy"), OPEN)
    change = carry_out(start, table, A, Start(level), NOW)
    assert change.after.row.seats == (*table.row.seats[:2], bot)


def test_a_level_there_is_not_does_not_start_a_game() -> None:
    with pytest.raises(BadRequest, match="level-unknown"):
        start(waiting(GAME, PERSON_A, OPEN), A, Start("godlike"), NOW)


@pytest.mark.parametrize("is_begun", [False, True])
@pytest.mark.parametrize("value", [True, False])
@pytest.mark.parametrize("name", ["spectators", "chat", "public"])
def test_the_host_changes_one_of_the_terms(name: str, value: bool, is_begun: bool) -> None:
    table = begun(GAME) if is_begun else waiting(GAME)
    change = carry_out(change_terms, table, A, ChangeTerms(**{name: value}), NOW)
    assert change.after.row.terms == replace(Terms(), **{name: value})
    assert tables_written(change) == ["changes", "tables"]


@pytest.mark.parametrize("who", [B, E])
@pytest.mark.parametrize("name", ["spectators", "chat", "public"])
def test_only_the_host_changes_the_terms(name: str, who: Who) -> None:
    with pytest.raises(BadRequest, match="not-host"):
        change_terms(waiting(GAME), who, ChangeTerms(**{name: True}), NOW)


@pytest.mark.parametrize(
    ("message", "lines", "told"),
    [
        (ChangeTerms(chat=True), (LINE,), [Talked((LINE,), is_all=True)]),
        (ChangeTerms(chat=True), (), []),
        (ChangeTerms(chat=False), (LINE,), []),
        (ChangeTerms(public=True), (LINE,), []),
    ],
)
def test_chat_allowed_again_sends_the_earlier_lines(
    message: ChangeTerms, lines: tuple[ChatLine, ...], told: list[Talked]
) -> None:
    change = carry_out(change_terms, replace(waiting(GAME), lines=lines), A, message, NOW)
    assert list(change.events) == told


@pytest.mark.parametrize(
    ("message", "line"),
    [
        (Talk(0, phrase="hello"), ChatLine(0, 0, "Anna", "hello", "")),
        (Talk(0, text="  nice\n move "), ChatLine(0, 0, "Anna", "", "nice move")),
    ],
)
@pytest.mark.parametrize("is_begun", [False, True])
def test_what_a_player_says_is_written_and_told(message: Talk, line: ChatLine, is_begun: bool) -> None:
    table = replace(begun(GAME) if is_begun else waiting(GAME), lines=())
    change = carry_out(talk, table, A, message, NOW)
    assert change.after.lines == (line,)
    assert list(change.events) == [Talked((line,))]
    assert tables_written(change) == ["chat", "chat"]
    assert change.is_talk
    assert change.after.row is table.row


@pytest.mark.parametrize("number", [0, 4, 250])
def test_lines_are_numbered_one_after_the_other(number: int) -> None:
    table = replace(waiting(GAME), lines=(replace(LINE, number=number),))
    change = carry_out(talk, table, B, Talk(1, phrase="luck"), NOW)
    assert change.after.lines is not None
    assert [line.number for line in change.after.lines] == [number, number + 1]


def test_old_lines_are_forgotten() -> None:
    lines = tuple(replace(LINE, number=number) for number in range(KEPT_LINES))
    change = carry_out(talk, replace(waiting(GAME), lines=lines), A, Talk(0, phrase="bye"), NOW)
    assert change.after.lines is not None
    assert [line.number for line in change.after.lines] == list(range(1, KEPT_LINES + 1))
    [(_, values)] = written(change, "DELETE FROM chat")
    assert values == ("TABLE23456", 0)


@pytest.mark.parametrize(
    ("who", "message", "key"),
    [
        (A, Talk(0), "chat-empty"),
        (A, Talk(0, text=" \n "), "chat-empty"),
        (A, Talk(0, phrase="hello", text="hello"), "chat-empty"),
        (A, Talk(1, phrase="hello"), "not-your-seat"),
        (E, Talk(0, phrase="hello"), "not-your-seat"),
        (A, Talk(12, phrase="hello"), "seat-not-there"),
    ],
)
def test_what_cannot_be_said_is_refused(who: Who, message: Talk, key: str) -> None:
    with pytest.raises(BadRequest) as refusal:
        talk(waiting(GAME), who, message, NOW)
    assert refusal.value.key == key


def test_without_chat_no_line_is_added() -> None:
    with pytest.raises(BadRequest, match="chat-off"):
        talk(waiting(GAME, terms=Terms(chat=False)), A, Talk(0, phrase="hello"), NOW)


KEY = b"key"


@pytest.mark.parametrize("is_begun", [False, True])
@pytest.mark.parametrize(
    ("seats", "given", "host"),
    [
        ((PERSON_A, PERSON_B), Pass("TABLE23456", 1, BJORN), ANNA),
        ((PERSON_A, PERSON_B), Pass("TABLE23456", 0, ANNA), EVE),
        ((PERSON_A, replace(PERSON_B, owner=ANNA)), Pass("TABLE23456", 0, ANNA), ANNA),
    ],
    ids=["a guest's seat", "the host's only seat", "one of the host's seats"],
)
def test_a_seat_goes_to_another_browser(seats: tuple[SeatRow, ...], given: Pass, host: bytes, is_begun: bool) -> None:
    table = begun(GAME, *seats) if is_begun else waiting(GAME, *seats)
    change = carry_out(hand_over, table, given, EVE, KEY, NOW)
    assert change.after.own(EVE) == (given.seat,)
    assert change.after.row.host == host
    assert [values for _, values in written(change, "DELETE FROM passes")] == [(KEY,)]
    assert len(written(change, "UPDATE tables SET host")) == (host == EVE)
    assert list(change.of(ViewsChanged)) == [ViewsChanged(frozenset((given.owner, EVE)))]


@pytest.mark.parametrize(("lost", "stands_in"), [(0, ""), (1, "easy")])
def test_who_takes_a_seat_plays_there_unless_it_has_lost(lost: int, stands_in: str) -> None:
    table = with_seat(begun(GAME, PERSON_A, PERSON_B), 1, stand_in="easy", lost=lost)
    change = hand_over(table, Pass("TABLE23456", 1, BJORN), EVE, KEY, NOW)
    assert change.after.row.seats[1].stand_in == stands_in


@pytest.mark.parametrize(
    ("seats", "key"),
    [
        ((PERSON_A, replace(PERSON_B, owner=EVE)), "pass-unknown"),
        ((PERSON_A, OPEN), "pass-unknown"),
        ((PERSON_A, BOT), "pass-unknown"),
        ((PERSON_A,), "seat-not-there"),
    ],
)
def test_a_code_for_a_seat_that_has_another_owner_is_refused(seats: tuple[SeatRow, ...], key: str) -> None:
    with pytest.raises(BadRequest) as refusal:
        hand_over(waiting(GAME, *seats), Pass("TABLE23456", 1, BJORN), EVE, KEY, NOW)
    assert refusal.value.key == key


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_is_written_with_the_link_to_it(game: str) -> None:
    table = begun(game)
    new = [("INSERT INTO tables …", ())]
    change = carry_out(link, table, "NEXT234567", new)
    assert change.after.row.rematch == "NEXT234567"
    assert tables_written(change) == ["changes", "tables", "tables"]
    assert change.after.play is table.play


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("other", [BOT, replace(PERSON_B, owner=ANNA)])
def test_who_plays_among_bots_hurries_them(game: str, other: SeatRow) -> None:
    table = begun(game, PERSON_A, other)
    change = carry_out(hurry, table, A, Hurry(), NOW)
    assert list(change.events) == [Hurried()]
    assert change.statements == ()
    assert facts(change.after) == facts(table)


@pytest.mark.parametrize(("who", "key"), [(A, "hurry-among-people"), (B, "hurry-among-people"), (E, "not-seated")])
def test_among_people_no_bot_is_hurried(who: Who, key: str) -> None:
    with pytest.raises(BadRequest) as refusal:
        hurry(begun(GAME, PERSON_A, PERSON_B), who, Hurry(), NOW)
    assert refusal.value.key == key
