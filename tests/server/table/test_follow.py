"""Catching up: a change that one server writes becomes true at another, whose connections get the same messages."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bordspil.core.game import NATURE, Refusal
from bordspil.server.session.wire.requests import Appear, ChangeTerms, Consent, Leave, Return, Start, Talk, Undo
from bordspil.server.table.change import CaughtUp, Change, UndoDeclined
from bordspil.server.table.commands.absence import come_back, leave
from bordspil.server.table.commands.host import change_terms, start
from bordspil.server.table.commands.moves import move
from bordspil.server.table.commands.seats import appear
from bordspil.server.table.commands.talk import talk
from bordspil.server.table.commands.undo import consent, undo
from bordspil.server.table.replay.replay_queue import Replays
from bordspil.server.table.room import Room
from bordspil.server.table.snapshot import Snapshot, Who
from server.harness.rooms import FaultyStore, Listener, keep, open_room, recorder, truth
from server.harness.situations import (
    ANNA,
    BJORN,
    EVE,
    GAMES,
    NOW,
    PERSON_A,
    PERSON_B,
    A,
    B,
    random_move,
    seat_to_act,
    waiting,
)


@asynccontextmanager
async def two_servers(folder: Path, game: str) -> AsyncIterator[tuple[Room, Room, list[Change]]]:
    """Two rooms of one table that waits for its start, and what becomes true at the second of them."""
    store, replays, heard = FaultyStore(folder / "tables.sqlite"), Replays(), list[Change]()
    table = waiting(game, PERSON_A, PERSON_B)
    await keep(store, table)
    here, there = open_room(store, table, replays), open_room(store, table, replays, recorder(heard))
    try:
        yield here, there, heard
    finally:
        for room in (here, there):
            if room.info.debounce is not None:
                room.info.debounce.stop()
        replays.close()
        await store.close()


def some_command(table: Snapshot, rng: random.Random) -> Change:
    """Something that one of the players may do now, or a refusal."""
    who: Who = rng.choice((A, B))
    seat, seq = table.own(who.owner)[0], table.playing().seq
    kind = rng.randrange(8)
    if kind == 0:
        return appear(table, who, Appear(seat, name=f"Name {rng.randrange(99)}"), NOW)
    if kind == 1:
        return talk(table, who, Talk(seat, text=f"Line {rng.randrange(99)}"), NOW)
    if kind == 2:
        return undo(table, who, Undo(seq, seat), NOW)
    if kind == 3:
        return consent(table, who, Consent(seq, rng.random() < 0.7), NOW)
    if kind == 4:
        return leave(table, who, Leave(seat, "easy"), NOW)
    if kind == 5:
        return come_back(table, who, Return(seat), NOW)
    if kind == 6:
        return change_terms(table, A, ChangeTerms(public=rng.random() < 0.5), NOW)
    return move(table, seat_to_act(table), random_move(table, rng), NOW)


def updates(listener: Listener) -> list[dict[str, Any]]:
    """Returns the updates move by move since the last call; whole games are sent more often than needed."""
    told = [message for message in listener.told if message["type"] == "update" and not message["fresh"]]
    listener.told = []
    return told


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_another_server_follows_change_by_change(tmp_path: Path, game: str, seed: int) -> None:
    async def play() -> None:
        rng = random.Random(seed)
        async with two_servers(tmp_path, game) as (here, there, _):
            near, far = ([Listener(room, owner) for owner in (ANNA, BJORN, EVE)] for room in (here, there))
            await here.commit(start(here.snapshot, A, Start(), NOW))
            await there.follow(here.position)
            await here.read_lines()
            await there.read_lines()
            for _ in range(30):
                try:
                    change = some_command(here.snapshot, rng)
                except Refusal:
                    continue
                await here.commit(change)
                await there.follow(here.position)
                assert truth(there.snapshot) == truth(here.snapshot)
                assert there.snapshot.lines == here.snapshot.lines
                assert there.snapshot.asking == here.snapshot.asking
                assert [updates(one) for one in near] == [updates(one) for one in far]
                if here.snapshot.to_act is None:
                    break

    asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_who_is_far_behind_hears_every_move(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        rng = random.Random(0)
        async with two_servers(tmp_path, game) as (here, there, heard):
            await here.commit(start(here.snapshot, A, Start(), NOW))
            await there.follow(here.position)
            heard.clear()
            far, begun = Listener(there, EVE), there.snapshot.length
            for _ in range(5):
                table = here.snapshot
                await here.commit(move(table, seat_to_act(table), random_move(table, rng), NOW))
            await there.follow(here.position)
            [change] = heard
            assert not change.is_ours
            assert [entry for step in change.steps for entry in step.entries] == here.snapshot.playing().log[begun:]
            assert all(entry.seat == NATURE for step in change.steps for entry in step.entries[1:])
            assert [update["seq"] for update in updates(far)] == [1, 2, 3, 4, 5]

    asyncio.run(play())


def test_a_log_that_does_not_fit_is_read_as_a_whole(tmp_path: Path) -> None:
    async def play() -> None:
        async with two_servers(tmp_path, "azul") as (here, there, heard):
            await here.commit(start(here.snapshot, A, Start(), NOW))
            await there.follow(here.position)
            heard.clear()
            table = here.snapshot
            await here.commit(move(table, seat_to_act(table), random_move(table, random.Random(0)), NOW))
            astray = there.snapshot.playing().fork()  # one move ahead, of which its log knows nothing
            astray.play(None, random_move(there.snapshot, random.Random(1)))
            astray.log.pop()
            there.snapshot = replace(there.snapshot, play=astray)
            await there.follow(here.position)
            assert truth(there.snapshot) == truth(here.snapshot)
            assert [any(change.of(CaughtUp)) for change in heard] == [True]

    asyncio.run(play())


def test_the_player_that_asked_at_another_server_gets_the_refusal(tmp_path: Path) -> None:
    async def play() -> None:
        async with two_servers(tmp_path, "azul") as (here, there, heard):
            await here.commit(start(here.snapshot, A, Start(), NOW))
            for _ in range(2):
                table = here.snapshot
                await here.commit(move(table, seat_to_act(table), random_move(table, random.Random(0)), NOW))
            first = next(entry.seat for entry in here.snapshot.playing().log if entry.seat >= 0)
            asker, other = (A, B) if first in here.own(ANNA) else (B, A)
            await here.commit(undo(here.snapshot, asker, Undo(2, first), NOW))
            await there.follow(here.position)
            asking, listener = there.snapshot.asking, Listener(there, asker.owner)
            assert asking is not None
            await here.commit(consent(here.snapshot, other, Consent(2, False), NOW))
            heard.clear()
            await there.follow(here.position)
            assert list(heard[0].of(UndoDeclined)) == [UndoDeclined(asking)]
            assert "refused" in listener.kinds()

    asyncio.run(play())


def test_lines_that_were_erased_elsewhere_are_told_anew(tmp_path: Path) -> None:
    async def play() -> None:
        async with two_servers(tmp_path, GAMES[0]) as (here, there, heard):
            await here.read_lines()
            await there.read_lines()
            for number in range(3):
                await here.commit(talk(here.snapshot, A, Talk(0, text=str(number)), NOW))
            await there.follow(here.position)
            eve = Listener(there, EVE)
            await here.store.write([("DELETE FROM chat WHERE number = 1", ())])
            await here.commit(change_terms(here.snapshot, A, ChangeTerms(public=True), NOW))
            await there.follow(here.position)
            said = [message for message in eve.told if message["type"] == "said"]
            assert [(message["fresh"], [line["text"] for line in message["lines"]]) for message in said] == [
                (True, ["0", "2"])
            ]
            assert not any(heard[-1].of(CaughtUp))

    asyncio.run(play())
