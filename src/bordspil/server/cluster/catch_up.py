"""Following what other servers have written: only what is new is read, and told as if it had been played here."""

from collections.abc import Iterator

from msgspec.structs import replace

from bordspil.core.game import NATURE, BadRequest, Refusal
from bordspil.core.record import read_entry
from bordspil.core.table import Entry, Table
from bordspil.server.store import rows
from bordspil.server.store.cluster import Position
from bordspil.server.table import broadcast, chat, clocks, undo
from bordspil.server.table.open_table import OpenTable


def position_of(table: OpenTable) -> Position:
    """How far a table is as this server knows it."""
    lines = table.chat.lines
    return Position(table.length, table.row.change, lines[-1].number + 1 if lines else 0)


def is_behind(table: OpenTable, there: Position) -> bool:
    """Whether something has been written that this server has not read; chat that nobody asked for is not missed."""
    here = position_of(table)
    has_talk = there.chat > here.chat and table.chat.lines is not None
    return there.log > here.log or there.change > here.change or has_talk


async def follow(table: OpenTable, there: Position) -> None:
    """Takes up what is new at a table, whose lock is held, and tells everybody here of it."""
    if there.log > table.length or there.change > table.row.change:
        may_be_erased = there.change > table.row.change
        await _follow_game(table, there)
    else:
        may_be_erased = False
    if table.chat.lines is not None and (may_be_erased or there.chat > position_of(table).chat):
        await chat.follow(table)


async def _follow_game(table: OpenTable, there: Position) -> None:
    row, play = table.row, table.play
    if there.change > row.change or row.clock is not None:
        found = await table.store.read_long(rows.find_news, row.code, table.length)
        if found is None:
            raise BadRequest("table-unknown", code=row.code)
        row, log = replace(found[0], options=row.options, checked=row.checked), found[1]
    else:
        log = await table.store.read_long(rows.find_log, row.code, table.length)
    if play is None:
        await table.catch_up(begin_anew=True)
        return
    try:
        entries = [read_entry(table.game, seat, move) for seat, move in log]
        _take_up(table, play, row, entries)
    except Refusal:  # what is known here does not fit what was written: begin anew
        await table.catch_up(begin_anew=True)


def _take_up(table: OpenTable, play: Table, row: rows.TableRow, entries: list[Entry]) -> None:
    """Plays what is new and tells it move by move; then what else has changed."""
    before, asked = table.row, table.asking
    table.put(row)
    for step in _steps(entries):
        state = play.state
        play.follow(step)
        table.late = None
        broadcast.tell_entries(table, play, state, step)
    if row.change > before.change or (asked and not table.asking):
        table.tell_all()
    else:
        clocks.tell(table, table.connections)
    if asked and not entries and not table.asking:
        undo.tell_declined(table, asked)
    if row.seats != before.seats:  # who may do what has changed
        broadcast.tell_fresh(table, table.connections)


def _steps(entries: list[Entry]) -> Iterator[list[Entry]]:
    """Moves, each with the chance after it."""
    step: list[Entry] = []
    for entry in entries:
        if entry.seat != NATURE and step:
            yield step
            step = []
        step.append(entry)
    if step:
        yield step
