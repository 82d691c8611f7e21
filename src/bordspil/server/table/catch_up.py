"""Catching up: what another server has written of a table, read from the store as a change like one's own."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bordspil.core.game import NATURE, BadRequest, Refusal
from bordspil.core.record import read_entry
from bordspil.core.table import Entry
from bordspil.server.session.wire.answers import ChatLine
from bordspil.server.store import Store, rows
from bordspil.server.store.chat import KEPT_LINES, find_lines
from bordspil.server.store.cluster import Position
from bordspil.server.store.rows import Log, TableRow
from bordspil.server.table.change import CaughtUp, Change, Event, Step, Talked, UndoDeclined, ViewsChanged
from bordspil.server.table.replay.replay_queue import Replays
from bordspil.server.table.setup import take_up
from bordspil.server.table.snapshot import Snapshot

Lines = tuple[ChatLine, ...]


def is_behind(here: Snapshot, at: Position, there: Position) -> bool:
    """Whether something has been written that this server has not read; chat that nobody asked for is not missed."""
    has_talk = there.chat > at.chat and here.lines is not None
    return there.log > at.log or there.change > at.change or has_talk


async def read_whole(store: Store, replays: Replays, here: Snapshot) -> Change:
    """The whole table, and all of its chat: some may have been erased; the log is replayed only if it is longer."""
    row, log = await _news(store, here)
    after = replace(here, row=row)
    if log or (here.play is None and row.stage != "waiting"):
        found = await take_up(store, replays, row.code, lambda _: here.game)
        after = replace(here, row=found.row, play=found.play, late=None)
    lines = tuple(await store.read(find_lines, row.code)) if after.row.terms.chat else None
    after = replace(after, lines=lines)
    return Change(here, after, events=[CaughtUp(), Talked(lines or (), is_all=True)], is_ours=False)


async def read_on(store: Store, replays: Replays, here: Snapshot, there: Position) -> Change:
    """What is new at a table, move by move; the whole table where it does not fit what is known here."""
    lines = here.lines
    if lines is not None and (there.change > here.row.change or there.chat > next_line(lines)):
        lines = tuple(await store.read(find_lines, here.row.code))  # by a change elsewhere some may be erased
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
    except Refusal:  # what is known here does not fit what was written
        return await read_whole(store, replays, here)


async def read_talk(store: Store, here: Snapshot) -> Change:
    """All that has been said at a table."""
    lines = tuple(await store.read(find_lines, here.row.code))
    shown = lines if here.row.terms.chat else ()
    return Change(here, replace(here, lines=lines), events=[Talked(shown, is_all=True)], is_ours=False)


async def _news(store: Store, here: Snapshot) -> tuple[TableRow, Log]:
    """The row of a table with its options as they are known here, and the lines of its log that are not."""
    row = here.row
    if (found := await store.read_long(rows.find_news, row.code, here.length)) is None:
        raise BadRequest("table-unknown", code=row.code)
    return replace(found[0], options=row.options, checked=row.checked), found[1]


def _followed(here: Snapshot, row: TableRow, entries: Sequence[Entry], lines: Lines | None) -> Change:
    """The table after moves and changes elsewhere."""
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
    if row.seats != here.row.seats:  # who may do what has changed
        events.append(ViewsChanged())
    return Change(here, after, steps=steps, events=events, is_ours=False)


def _talked(here: Snapshot, after: Snapshot) -> list[Event]:
    """What has been said elsewhere; everything anew where something was erased there."""
    before, lines = here.lines, after.lines
    if before is None or lines is None or lines is before:
        return []
    new = tuple(line for line in lines if line not in before)
    if any(line not in lines for line in before[-KEPT_LINES + len(new) :]):
        return [Talked(lines if after.row.terms.chat else (), is_all=True)]
    return [Talked(new)] if new and after.row.terms.chat else []


def next_line(lines: Lines | None) -> int:
    """The number of the next line of chat, as far as it is known."""
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
