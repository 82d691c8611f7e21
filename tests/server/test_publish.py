"""The subscribers of a change and their order; nothing else is called after a commit."""

import asyncio
from pathlib import Path

import pytest

from bordspil.server.publish import count_moves, subscribers
from bordspil.server.session.wire.requests import Start
from bordspil.server.store.sqlite import SqliteStore
from bordspil.server.table.bots.bot_workers import Workers
from bordspil.server.table.change import Change
from bordspil.server.table.commands.host import start
from bordspil.server.table.commands.moves import move
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.replay.replay_queue import Replays
from bordspil.server.table.room import Room
from server.harness.rooms import FaultyStore, Listener, keep, recorder, stored, truth
from server.harness.situations import ANNA, GAMES, NOW, PERSON_A, PERSON_B, QUIET, A, first_move, seat_to_act, waiting

ORDER = [
    "presence.dismiss",
    "views.publish_steps",
    "table_info.publish_change",
    "views.publish_changed_views",
    "clock_times.publish_change",
    "views.publish_declined",
    "chat.publish_change",
    "your_turn.caller.<locals>.publish_turn",
    "public_tables.Public.update",
    "open_tables.OpenTables.publish_to_peers",
    "play.Bots.on_change",
    "publish.count_moves",
]


def test_subscribers_are_told_in_this_order(tmp_path: Path) -> None:
    """Views come before chat, and connections before other servers, bots and metrics."""

    async def listed() -> list[str]:
        store, workers = SqliteStore(tmp_path / "tables.sqlite"), Workers(1)
        lobby = Lobby(QUIET, store, workers)
        names = [
            f"{subscriber.__module__.rpartition('.')[2]}.{subscriber.__qualname__}" for subscriber in subscribers(lobby)
        ]
        lobby.replays.close()
        workers.close()
        await store.close()
        return names

    assert asyncio.run(listed()) == ORDER
    assert subscribers.__module__ == count_moves.__module__


def test_without_subscribers_a_commit_is_not_published(tmp_path: Path) -> None:
    async def play() -> None:
        store, replays = FaultyStore(tmp_path / "tables.sqlite"), Replays()
        table = waiting(GAMES[0], PERSON_A, PERSON_B)
        await keep(store, table)
        room = Room(table, store, replays)
        anna = Listener(room, ANNA)
        await room.commit(start(room.snapshot, A, Start(), NOW))
        await room.commit(move(room.snapshot, seat_to_act(room.snapshot), first_move(room.snapshot), NOW))
        assert anna.told == []
        assert truth(room.snapshot) == truth(await stored(store, replays, table.row.code))
        replays.close()
        await store.close()

    asyncio.run(play())


def test_a_subscriber_that_stumbles_keeps_no_other_from_hearing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(room: Room, change: Change) -> None:
        raise ZeroDivisionError

    async def play() -> None:
        store, replays, heard = FaultyStore(tmp_path / "tables.sqlite"), Replays(), list[Change]()
        table = waiting(GAMES[0], PERSON_A, PERSON_B)
        await keep(store, table)
        room = Room(table, store, replays, (stumble, recorder(heard)))
        change = start(room.snapshot, A, Start(), NOW)
        await room.commit(change)
        assert heard == [change]
        replays.close()
        await store.close()

    asyncio.run(play())
    assert [record.getMessage() for record in caplog.records] == ["subscriber-failed"]
