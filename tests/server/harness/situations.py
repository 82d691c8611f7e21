"""Tables in every situation a command may meet, made without a store or a socket; and commands carried out twice."""

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from bordspil import games
from bordspil.core.game import Seat
from bordspil.core.table import Entry
from bordspil.server.session.wire.requests import Start
from bordspil.server.session.wire.shapes import Terms
from bordspil.server.settings import Settings
from bordspil.server.store.rows import SeatRow, Stage, Statement, TableRow
from bordspil.server.table.change import Change
from bordspil.server.table.commands.host import start
from bordspil.server.table.commands.moves import move
from bordspil.server.table.snapshot import Now, Snapshot, Who

GAMES = games.names()
ANNA, BJORN, EVE = b"anna" * 8, b"bjorn" * 6 + b"xx", b"eve" * 10 + b"xx"
A, B, E = Who(ANNA), Who(BJORN), Who(EVE)
NOW = Now(1000.0, 1_800_000_000)
PERSON_A, PERSON_B = SeatRow("person", "Anna", owner=ANNA), SeatRow("person", "Björn", owner=BJORN)
OPEN, BOT = SeatRow("open"), SeatRow("bot", level="easy")
QUIET = Settings(bot_level="easy")
NOTIFYING = replace(QUIET, webhooks=True)


def waiting(
    game: str, *seats: SeatRow, terms: Terms | None = None, settings: Settings = QUIET, options: Any = None
) -> Snapshot:
    """Returns a table before its start; Anna is its host."""
    rules = games.load(game)
    row = TableRow(
        code="TABLE23456",
        game=game,
        rules_version=rules.rules_version,
        options={option.name: option.default for option in rules.options} | (options or {}),
        seed=b"seed" * 8,
        host=ANNA,
        stage="waiting",
        rematch=None,
        created=1,
        seats=seats or (PERSON_A, PERSON_B),
        terms=terms or Terms(),
    )
    return Snapshot(rules, settings, row)


@cache
def begun(game: str, *seats: SeatRow, terms: Terms | None = None, settings: Settings = QUIET) -> Snapshot:
    """Returns a table whose game has just begun."""
    return start(waiting(game, *seats, terms=terms, settings=settings), A, Start(), NOW).after


def at_turn(game: str, *seats: SeatRow, terms: Terms | None = None, settings: Settings = QUIET) -> Snapshot:
    """Returns a table whose game has begun, with the given occupants turned so that the first of them is to act."""
    table = begun(game, *(seats or (PERSON_A, PERSON_B)), terms=terms, settings=settings)
    turn = seat_to_act(table)
    turned = seats or (PERSON_A, PERSON_B)
    placed = tuple(turned[(number - turn) % len(turned)] for number in range(len(turned)))
    table = replace(table, row=replace(table.row, seats=placed))
    if table.row.clock is None:
        return table
    clock = table.row.clock.stop(NOW.service)
    running = clock if placed[turn].bot else clock.start(turn, NOW.service)
    return replace(table, row=replace(table.row, clock=running))


def with_seat(table: Snapshot, number: Seat, **fields: Any) -> Snapshot:
    """Returns the same table with another occupant of a seat."""
    seats = list(table.row.seats)
    seats[number] = replace(seats[number], **fields)
    return replace(table, row=replace(table.row, seats=tuple(seats)))


def at_stage(table: Snapshot, stage: Stage) -> Snapshot:
    """Returns the same table at another stage."""
    return replace(table, row=replace(table.row, stage=stage))


def seat_to_act(table: Snapshot) -> Seat:
    seat = table.to_act
    assert seat is not None
    return seat


def owner_to_act(table: Snapshot) -> Who:
    owner = table.row.seats[seat_to_act(table)].owner
    assert owner is not None
    return Who(owner)


def first_move(table: Snapshot) -> Any:
    return next(iter(table.game.moves(table.state)))


def random_move(table: Snapshot, rng: random.Random) -> Any:
    return rng.choice(list(table.game.moves(table.state)))


@cache
def played_out(game: str) -> tuple[Snapshot, Change]:
    """Returns the last position of a whole game of random moves, and the change that ends it."""
    rng, table = random.Random(7), begun(game)
    for _ in range(5000):
        change = move(table, seat_to_act(table), random_move(table, rng), NOW)
        if change.is_end:
            return table, change
        table = change.after
    raise AssertionError("the game does not end")


def facts(table: Snapshot) -> tuple[Any, ...]:
    """Returns everything that is true of a table, to compare it with itself later."""
    play = table.play
    game = (
        None
        if play is None
        else (tuple(play.log), play.seq, id(play.state), play.chance.drawn, tuple(play.since), len(play.earlier))
    )
    return table.row, game, table.lines, table.late


def carry_out(command: Callable[..., Change], before: Snapshot, *asked: Any) -> Change:
    """Runs a command twice: it must change none of its arguments, and return the same change both times."""
    known = facts(before)
    change, again = command(before, *asked), command(before, *asked)
    assert facts(before) == known
    assert list(change.statements) == list(again.statements)
    assert change.after.row == again.after.row
    assert entries_of(change) == entries_of(again)
    assert list(change.events) == list(again.events)
    assert change.before is before
    return change


def entries_of(change: Change) -> list[Entry]:
    return [entry for step in change.steps for entry in step.entries]


def written(change: Change, word: str) -> list[Statement]:
    """Returns the statements of a change that begin with these words, such as INSERT INTO entries."""
    return [(sql, values) for sql, values in change.statements if " ".join(sql.split()).startswith(word)]


def tables_written(change: Change) -> Sequence[str]:
    """Returns the tables of the store that a change writes, in order."""
    words = [sql.split() for sql, _ in change.statements]
    return [word[1] if word[0] == "UPDATE" else word[2] for word in words]
