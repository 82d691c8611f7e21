"""Catching up: reads what another server has written of a table, as a change."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bordspil.core.game import NATURE, BadRequest, Refusal
from bordspil.core.record import read_entry
from bordspil.core.table import Entry, Table
from bordspil.server.session.wire.answers import ChatLine
from bordspil.server.store import Store, rows
from bordspil.server.store.chat import KEPT_LINES, find_lines
from bordspil.server.store.cluster import Position
from bordspil.server.store.rows import Log, TableRow
from bordspil.server.table.change import CaughtUp, Change, Event, Step, Talked, UndoDeclined, ViewsChanged
from bordspil.server.table.replay.replay_queue import Replays
from bordspil.server.table.setup import load_table
from bordspil.server.table.snapshot import Snapshot

Lines = tuple[ChatLine, ...]


def is_behind(here: Snapshot, at: Position, there: Position) -> bool:
    """Returns whether this server lacks something that was written; chat counts only after it was read once."""
    has_talk = there.chat > at.chat and here.lines is not None
    return there.log > at.log or there.change > at.change or has_talk


async def read_whole(store: Store, replays: Replays, here: Snapshot) -> Change:
    """Reads the whole table with its chat, some of which may have been erased; of the log only the new entries."""
    row, log = await _news(store, here)
    after = replace(here, row=row)
    if (play := _play_on(here, log)) is not None:
        after = replace(after, play=play, late=None)
    elif log or (here.play is None and row.stage != "waiting"):
        found = await load_table(store, replays, row.code, lambda _: here.game)
        after = replace(here, row=found.row, play=found.play, late=None)
    lines = tuple(await store.read(find_lines, row.code)) if after.row.terms.chat else None
    after = replace(after, lines=lines)
    return Change(here, after, events=[CaughtUp(), Talked(lines or (), is_all=True)], is_ours=False)


def _play_on(here: Snapshot, log: Log) -> Table | None:
    """Returns the game with the new entries of its log; None if there are none, or if they do not fit."""
    if here.play is None or not log:
        return None
    play = here.play.fork()
    try:
        play.follow([read_entry(here.game, seat, move) for seat, move in log])
    except Refusal:
        return None
    return play


async def read_on(store: Store, replays: Replays, here: Snapshot, there: Position) -> Change:
    """Reads what is new at a table, move by move, or the whole table if the new entries do not fit."""
    lines = here.lines
    if lines is not None and (there.change > here.row.change or there.chat > next_line(lines)):
        lines = tuple(await store.read(find_lines, here.row.code))  # another server may have erased some
    if there.log <= here.length and there.change <= here.row.change:
        after = replace(here, lines=lines)
        return Change(here, after, events=_talked(here, after), is_ours=False)
    if there.change > here.row.change or here.row.clock is not None:
        row, log = await _news(store, here)
    else:
        row, log = here.row, await store.read_long(rows.find_log, here.row.code, here.length)
    if here.play is None and row.stage != "waiting":
        return await read_whole(store, replays, here)
    try:
        return _followed(here, row, [read_entry(here.game, seat, move) for seat, move in log], lines)
    except Refusal:  # the entries do not fit the game as it is known here
        return await read_whole(store, replays, here)


async def read_talk(store: Store, here: Snapshot) -> Change:
    """Reads all lines of chat."""
    lines = tuple(await store.read(find_lines, here.row.code))
    shown = lines if here.row.terms.chat else ()
    return Change(here, replace(here, lines=lines), events=[Talked(shown, is_all=True)], is_ours=False)


async def _news(store: Store, here: Snapshot) -> tuple[TableRow, Log]:
    """Returns the row of a table with its known options, and the entries of its log that are not known."""
    row = here.row
    if (found := await store.read_long(rows.find_news, row.code, here.length)) is None:
        raise BadRequest("table-unknown", code=row.code)
    return replace(found[0], options=row.options, checked=row.checked), found[1]


def _followed(here: Snapshot, row: TableRow, entries: Sequence[Entry], lines: Lines | None) -> Change:
    """Returns the change that the entries and the row of another server make."""
    play, steps = here.play, []
    for moves in _steps_of(entries):
        before = here.playing() if play is None else play
        play = before.fork()
        play.follow(moves)
        steps.append(Step(before, moves, play))
    after = replace(here, row=row, play=play, late=None if steps else here.late, lines=lines)
    events: list[Event] = [*_talked(here, after)]
    if here.asking is not None and not steps and after.asking is None:
        events.append(UndoDeclined(here.asking))
    if row.seats != here.row.seats:  # the rights of owners have changed
        events.append(ViewsChanged())
    return Change(here, after, steps=steps, events=events, is_ours=False)


def _talked(here: Snapshot, after: Snapshot) -> list[Event]:
    """Returns the new lines of chat; all lines, if some were erased."""
    before, lines = here.lines, after.lines
    if before is None or lines is None or lines is before:
        return []
    new = tuple(line for line in lines if line not in before)
    if any(line not in lines for line in before[-KEPT_LINES + len(new) :]):
        return [Talked(lines if after.row.terms.chat else (), is_all=True)]
    return [Talked(new)] if new and after.row.terms.chat else []


def next_line(lines: Lines | None) -> int:
    """Returns the number of the next line of chat, as far as it is known."""
    return lines[-1].number + 1 if lines else 0


def _steps_of(entries: Sequence[Entry]) -> Iterator[list[Entry]]:
    """Moves, each with the chance after it."""
    step: list[Entry] = []
    for entry in entries:
        if entry.seat != NATURE and step:
            yield step
            step = []
        step.append(entry)
    if step:
        yield step
