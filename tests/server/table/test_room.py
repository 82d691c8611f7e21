"""A room over a real store that fails in each way at each step: the snapshot, the messages, the refusals."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from bordspil.server.session.wire.requests import Leave, Sit, Start, Talk
from bordspil.server.session.wire.shapes import Pace, Terms
from bordspil.server.store import Conflict, StoreDown, Unsure
from bordspil.server.table.change import CaughtUp, Change
from bordspil.server.table.commands.absence import leave
from bordspil.server.table.commands.host import start
from bordspil.server.table.commands.moves import move
from bordspil.server.table.commands.ownership import erase_owner, hand_over_all
from bordspil.server.table.commands.seats import sit
from bordspil.server.table.commands.talk import talk
from bordspil.server.table.commands.time_up import time_up
from bordspil.server.table.replay.replay_queue import Replays
from bordspil.server.table.room import Room, commit_together
from bordspil.server.table.snapshot import Now, Snapshot
from server.harness.rooms import FaultyStore, Listener, keep, open_room, recorder, stored, truth
from server.harness.situations import (
    ANNA,
    BJORN,
    EVE,
    NOW,
    OPEN,
    PERSON_A,
    PERSON_B,
    A,
    E,
    facts,
    first_move,
    seat_to_act,
    waiting,
)

GAME = "azul"
LOSS = Terms(clock=Pace(60, 0), time_out="loss")
TOO_LATE = Now(10_000.0, NOW.wall)


def ending(before: Snapshot) -> Change:
    change = time_up(before, TOO_LATE)
    assert change is not None
    return change


class Case(NamedTuple):
    """A command that can be carried out at a table, and whether its game has begun by then."""

    name: str
    command: Callable[[Snapshot], Change]
    is_begun: bool = True


CASES = [
    Case("sit", lambda before: sit(before, E, Sit(2, "Eve"), NOW), is_begun=False),
    Case("start", lambda before: start(before, A, Start(), NOW), is_begun=False),
    Case("move", lambda before: move(before, seat_to_act(before), first_move(before), NOW)),
    Case("leave", lambda before: leave(before, A, Leave(0, "easy"), NOW)),
    Case("talk", lambda before: talk(before, A, Talk(0, phrase="hello"), NOW)),
    Case("loss", ending),
    Case("hand over", lambda before: hand_over_all(before, ANNA, EVE)),
    Case("erase", lambda before: erase_owner(before, BJORN, frozenset(), NOW)),
]
every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


class Stage(NamedTuple):
    """A room on a store that may fail, a second server's room of the same table, and their connections."""

    store: FaultyStore
    room: Room
    other: Room
    anna: Listener
    heard: list[Change]

    async def is_so_in_the_store(self) -> bool:
        return truth(self.room.snapshot) == truth(await stored(self.store, self.room.replays, self.room.row.code))


@asynccontextmanager
async def staged(folder: Path, case: Case) -> AsyncIterator[Stage]:
    store, replays, heard = FaultyStore(folder / "tables.sqlite"), Replays(), list[Change]()
    seats = (PERSON_A, PERSON_B) if case.is_begun else (PERSON_A, PERSON_B, OPEN)
    table = waiting(GAME, *seats, terms=LOSS)
    await keep(store, table)
    room = open_room(store, table, replays, recorder(heard))
    if case.is_begun:
        await room.commit(start(room.snapshot, A, Start(), NOW))
    other = open_room(store, await stored(store, replays, table.row.code), replays)
    anna = Listener(room, ANNA)
    await room.read_lines()
    heard.clear()
    try:
        yield Stage(store, room, other, anna, heard)
    finally:
        if room.info.debounce is not None:
            room.info.debounce.stop()
        if other.info.debounce is not None:
            other.info.debounce.stop()
        replays.close()
        await store.close()


def on_stage(check: Callable[[Stage, Case], object]) -> Callable[[Path, Case], None]:
    """Runs a check that awaits, on a stage of its own."""

    @every_case
    def run(tmp_path: Path, case: Case) -> None:
        async def play() -> None:
            async with staged(tmp_path, case) as stage:
                await check(stage, case)  # type: ignore[misc]

        asyncio.run(play())

    run.__name__ = check.__name__
    return run


@on_stage
async def test_what_is_written_becomes_true_and_is_told(stage: Stage, case: Case) -> None:
    change = case.command(stage.room.snapshot)
    await stage.room.commit(change)
    assert stage.heard == [change]
    assert stage.room.snapshot is change.after
    assert await stage.is_so_in_the_store()
    assert stage.anna.told


@on_stage
async def test_while_the_store_is_down_nothing_becomes_true(stage: Stage, case: Case) -> None:
    before, known = stage.room.snapshot, facts(stage.room.snapshot)
    stage.store.write_faults = ["down"]
    with pytest.raises(StoreDown):
        await stage.room.commit(case.command(before))
    assert stage.room.snapshot is before
    assert facts(before) == known
    assert stage.heard == []
    assert stage.anna.told == []
    assert await stage.is_so_in_the_store()
    await stage.room.commit(case.command(before))  # and when it is back, the same is done
    assert await stage.is_so_in_the_store()


@on_stage
async def test_a_write_whose_answer_is_lost_is_read(stage: Stage, case: Case) -> None:
    change = case.command(stage.room.snapshot)
    stage.store.write_faults = ["written"]
    with pytest.raises(Unsure):
        await stage.room.commit(change)
    assert truth(stage.room.snapshot) == truth(change.after)
    assert stage.room.snapshot.lines == change.after.lines
    assert len(stage.heard) == 1
    assert stage.anna.told
    assert await stage.is_so_in_the_store()


@on_stage
async def test_a_write_that_was_lost_is_found_not_to_be_there(stage: Stage, case: Case) -> None:
    before = stage.room.snapshot
    stage.store.write_faults = ["lost"]
    with pytest.raises(Unsure):
        await stage.room.commit(case.command(before))
    assert truth(stage.room.snapshot) == truth(before)
    assert await stage.is_so_in_the_store()
    await stage.room.commit(case.command(stage.room.snapshot))
    assert await stage.is_so_in_the_store()


@on_stage
async def test_where_the_answer_cannot_be_read_either_the_next_write_finds_out(stage: Stage, case: Case) -> None:
    before = stage.room.snapshot
    stage.store.write_faults, stage.store.read_faults = ["written"], ["down"]
    with pytest.raises(Unsure):
        await stage.room.commit(case.command(before))
    assert stage.room.snapshot is before
    assert stage.heard == []
    with pytest.raises(Conflict):  # it was written: nothing is done twice
        await stage.room.commit(case.command(before))
    assert await stage.is_so_in_the_store()


@on_stage
async def test_where_nothing_was_written_and_nothing_can_be_read_it_is_done_again(stage: Stage, case: Case) -> None:
    before = stage.room.snapshot
    stage.store.write_faults, stage.store.read_faults = ["lost"], ["down"]
    with pytest.raises(Unsure):
        await stage.room.commit(case.command(before))
    assert stage.room.snapshot is before
    await stage.room.commit(case.command(before))
    assert await stage.is_so_in_the_store()


@on_stage
async def test_a_room_that_conflicts_reads_the_other_servers_change(stage: Stage, case: Case) -> None:
    before = stage.room.snapshot
    await stage.other.read_lines()
    await stage.other.commit(case.command(stage.other.snapshot))
    with pytest.raises(Conflict):
        await stage.room.commit(case.command(before))
    assert truth(stage.room.snapshot) == truth(stage.other.snapshot)
    assert stage.room.snapshot.lines == stage.other.snapshot.lines
    [change] = stage.heard
    assert not change.is_ours
    assert change.is_talk == (case.name == "talk")
    assert any(change.of(CaughtUp)) != change.is_talk
    assert stage.anna.told


@on_stage
async def test_who_was_overtaken_while_nothing_can_be_read_is_overtaken_again(stage: Stage, case: Case) -> None:
    before = stage.room.snapshot
    await stage.other.read_lines()
    await stage.other.commit(case.command(stage.other.snapshot))
    stage.store.read_faults = ["down"]
    with pytest.raises(StoreDown):
        await stage.room.commit(case.command(before))
    assert stage.room.snapshot is before
    assert stage.heard == []
    with pytest.raises(Conflict):
        await stage.room.commit(case.command(before))
    assert truth(stage.room.snapshot) == truth(stage.other.snapshot)


@asynccontextmanager
async def two_rooms(folder: Path) -> AsyncIterator[tuple[FaultyStore, list[Room], list[Change]]]:
    """Two tables of Anna's, open on one server."""
    store, replays, heard = FaultyStore(folder / "tables.sqlite"), Replays(), list[Change]()
    first = waiting(GAME, PERSON_A, PERSON_B)
    second = replace(first, row=replace(first.row, code="OTHER23456"))
    for table in (first, second):
        await keep(store, table)
    rooms = [Room(table, store, replays, (recorder(heard),)) for table in (first, second)]
    try:
        yield store, rooms, heard
    finally:
        replays.close()
        await store.close()


def handed_over(rooms: list[Room]) -> list[tuple[Room, Change]]:
    return [(room, hand_over_all(room.snapshot, ANNA, EVE)) for room in rooms]


def test_changes_of_two_rooms_are_written_together(tmp_path: Path) -> None:
    async def play() -> None:
        async with two_rooms(tmp_path) as (store, rooms, heard):
            order: list[int] = []
            await commit_together(store, handed_over(rooms), on_written=lambda: order.append(len(heard)))
            assert order == [0]  # before anything is published
            assert [change.after.row.code for change in heard] == [room.row.code for room in rooms]
            for room in rooms:
                assert room.row.host == EVE
                assert truth(room.snapshot) == truth(await stored(store, room.replays, room.row.code))

    asyncio.run(play())


def test_where_one_of_two_rooms_was_overtaken_nothing_is_written(tmp_path: Path) -> None:
    async def play() -> None:
        async with two_rooms(tmp_path) as (store, rooms, _):
            behind = rooms[1].snapshot
            await rooms[1].commit(leave(behind, A, Leave(0), NOW))
            ahead = rooms[1].snapshot
            rooms[1].snapshot = behind  # as if another server had written it
            with pytest.raises(Conflict):
                await commit_together(store, handed_over(rooms))
            assert rooms[0].row.host == ANNA
            assert truth(rooms[1].snapshot) == truth(ahead)
            await commit_together(store, handed_over(rooms))
            assert [room.row.host for room in rooms] == [EVE, EVE]
            for room in rooms:
                assert truth(room.snapshot) == truth(await stored(store, room.replays, room.row.code))

    asyncio.run(play())


@pytest.mark.parametrize("fault", ["lost", "written"])
def test_where_the_answer_of_two_rooms_is_lost_both_are_read(tmp_path: Path, fault: str) -> None:
    async def play() -> None:
        async with two_rooms(tmp_path) as (store, rooms, _):
            store.write_faults = [fault]
            with pytest.raises(Unsure):
                await commit_together(store, handed_over(rooms))
            assert [room.row.host for room in rooms] == [EVE if fault == "written" else ANNA] * 2

    asyncio.run(play())
