"""A table is opened once for all connections that ask, in its latest state; checked options are not checked again."""

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from bordspil.core.game import checkers
from bordspil.server.table import opening
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.replay import replay_queue
from bordspil.server.table.replay.replay_queue import Replays, SharedWork, Turn, Turns, Work
from bordspil.server.table.setup import load_table
from server.harness.secret_game import SECRET, WordFile
from server.harness.servers import Server, wait_until
from server.harness.stores import change, on_postgresql, select
from server.http import test_api

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}


def in_loop(server: Server, work: Any) -> Any:
    """Runs a function in the event loop of a server."""
    return asyncio.run_coroutine_threadsafe(work, server.uvicorn.servers[0].get_loop()).result(30)


def leave_a_table(server: Server) -> str:
    """Returns the code of a table without connections."""
    with server.client() as anna:
        code = anna.create(ME, OPEN)
    wait_until(lambda: code not in server.lobby.rooms)
    return code


def test_all_connections_that_ask_for_a_table_wait_for_the_same_opening(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, calls = leave_a_table(server), []

    async def counted(*arguments: Any) -> Any:
        calls.append(arguments)
        await asyncio.sleep(0.1)
        return await load_table(*arguments)

    async def ask(lobby: Lobby) -> int:
        return len({id(table) for table in await asyncio.gather(*(lobby.open(code) for _ in range(20)))})

    monkeypatch.setattr(opening, "load_table", counted)
    assert in_loop(server, ask(server.lobby)) == 1
    assert len(calls) == 1
    assert server.lobby.openings.begun == {}


def test_a_table_whose_opening_takes_long_holds_up_no_other(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, quick = leave_a_table(server), leave_a_table(server)
    may_end = asyncio.Event()

    async def waiting(store: Any, replays: Any, code: str, *more: Any) -> Any:
        if code == slow:
            await may_end.wait()
        return await load_table(store, replays, code, *more)

    async def ask(lobby: Lobby) -> None:
        task = asyncio.create_task(lobby.open(slow))
        assert (await asyncio.wait_for(lobby.open(quick), 20)).row.code == quick
        assert not task.done()
        may_end.set()
        assert (await task).row.code == slow

    monkeypatch.setattr(opening, "load_table", waiting)
    in_loop(server, ask(server.lobby))


def test_what_is_handed_over_while_a_table_is_opened_is_seen(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    code = leave_a_table(server)
    times: list[Any] = []

    async def overtaken(store: Any, *more: Any) -> Any:
        found = await load_table(store, *more)
        if not times:
            written = [("UPDATE seats SET name = 'Eve' WHERE code = ? AND seat = 0", (code,))]
            await store.write([*written, ("INSERT INTO changes VALUES (?, ?, 0)", (code, found.row.change + 1))])
            opening.invalidate_openings(server.lobby)
        times.append(found)
        return found

    monkeypatch.setattr(opening, "load_table", overtaken)
    with server.client() as eve:
        assert eve.watch(code)["seats"][0]["name"] == "Eve"
    assert len(times) == 2


@on_postgresql
def test_a_change_elsewhere_costs_an_opening_one_look(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    code = leave_a_table(server)
    times: list[Any] = []

    async def invalidated(*arguments: Any) -> Any:
        found = await load_table(*arguments)
        opening.invalidate_openings(server.lobby)
        times.append(found)
        return found

    monkeypatch.setattr(opening, "load_table", invalidated)
    with server.client() as eve:
        eve.watch(code)
    assert len(times) == 1


def test_a_table_that_is_being_deleted_is_not_opened(server: Server) -> None:
    code = leave_a_table(server)
    with server.client() as eve:
        server.lobby.expiring.add(code)
        assert eve.refused(type="open-table", table=code)["key"] == "table-unknown"
        server.lobby.expiring.clear()
        eve.watch(code)


@on_postgresql
def test_what_was_checked_when_it_was_brought_is_not_checked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[Any] = []
    check = WordFile.check

    def counted(source: WordFile, value: Any) -> list[str]:
        checked.append(value)
        return check(source, value)

    monkeypatch.setattr(WordFile, "check", counted)
    with Server(tmp_path) as server, server.client() as anna:
        key = test_api.upload(server)["upload"]
        code = anna.create(ME, ME, game="secret", words={"upload": key})
        store = server.settings.store
    assert checked == []  # but where the file was read, which is another process
    for known, times in ((True, 0), (False, 1), (True, 1)):
        if not known:
            change(store, "UPDATE tables SET checked = 'long ago' WHERE code = ?", (code,))
        with Server(tmp_path) as server, server.client() as eve:
            eve.watch(code)
            eve.wait_for("update")
        assert len(checked) == times
    assert select(store, "SELECT checked FROM tables WHERE code = ?", (code,)) == [(checkers(SECRET),)]


def test_who_asks_for_much_waits_for_their_own() -> None:
    order: list[str] = []

    async def ask(turns: Turns, payer: str) -> None:
        async with turns.turn(payer):
            order.append(payer)
            await asyncio.sleep(0)

    async def work() -> None:
        turns = Turns(1)
        asked = [asyncio.create_task(ask(turns, payer)) for payer in ("eve",) * 20 + ("anna", "björn")]
        await asyncio.sleep(0)
        await asyncio.gather(*asked)
        assert turns.free == 1
        assert turns.waiting == {}

    asyncio.run(work())
    assert max(order.index("anna"), order.index("björn")) < 5
    assert len(order) == 22


def test_the_turn_of_a_cancelled_caller_goes_to_the_next() -> None:
    async def hold(turn: Turn) -> None:
        async with turn:
            pass

    async def work() -> None:
        turns = Turns(1)
        async with turns.turn("anna"):
            waiting = [asyncio.create_task(hold(turns.turn("eve"))) for _ in range(3)]
            await asyncio.sleep(0)
            waiting[0].cancel()
            await asyncio.sleep(0)
        waiting[1].cancel()  # its turn has come, and it has not heard of it
        await waiting[2]
        assert turns.free == 1
        assert turns.waiting == {}

    asyncio.run(work())


def test_work_that_takes_long_passes_its_turn_on_and_comes_back_before_what_its_payer_asked_for_later() -> None:
    order: list[str] = []

    def count(name: str, steps: int) -> Work[str]:
        for _ in range(steps):
            order.append(name)
            yield
        return name

    async def ask(replays: Replays, payer: str, name: str, steps: int) -> str:
        async with replays.turn(payer) as turn:
            return await replays.run_in_slices(turn, count, name, steps)

    async def work() -> None:
        replays = Replays()
        replays.free, wanted = 1, [("eve", "long", 6), ("eve", "later", 2), ("anna", "short", 2)]
        tasks = [asyncio.create_task(ask(replays, *one)) for one in wanted]
        assert await asyncio.gather(*tasks) == ["long", "later", "short"]
        assert (replays.free, replays.waiting) == (1, {})
        replays.close()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replay_queue, "SLICE_SECONDS", 0.0)
        asyncio.run(work())
    assert order == ["long", "long", "short", "long", "short", "long", "long", "long", "later", "later"]


def test_a_shared_opening_has_the_first_turn_of_any_of_its_payers() -> None:
    async def work() -> None:
        replays, order = Replays(), list[str]()
        replays.free = 1
        shared: SharedWork[str, None] = SharedWork(replays)

        async def write(name: str, turn: Turn) -> None:
            async with turn:
                order.append(name)

        async with replays.turn("eve"):
            busy = [asyncio.create_task(write(f"eve {n}", replays.turn("eve"))) for n in range(5)]
            await asyncio.sleep(0)
            waiting = asyncio.create_task(shared.result("table", "eve", lambda turn: write("table", turn)))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            also = asyncio.create_task(shared.result("table", "anna", lambda turn: write("twice", turn)))
            await asyncio.sleep(0)
        await asyncio.gather(waiting, also, *busy)
        assert order == ["eve 0", "table", "eve 1", "eve 2", "eve 3", "eve 4"]
        assert (replays.free, shared.begun) == (1, {})
        replays.close()

    asyncio.run(work())


def test_the_event_loop_has_its_turn_every_moment_while_games_are_played_again() -> None:
    """Its turns are counted for every second of processor time that two threads use meanwhile."""
    seconds = 0.5

    def compute() -> None:
        while time.thread_time() < end_of.setdefault(threading.get_ident(), time.thread_time() + seconds):
            pass

    async def count() -> int:
        replays, turns = Replays(), 0
        work = asyncio.gather(replays.run(compute), replays.run(compute))
        while not work.done():
            await asyncio.sleep(0.0001)
            turns += 1
        await work
        replays.close()
        return turns

    end_of: dict[int, float] = {}
    assert asyncio.run(count()) > 250 * 2 * seconds  # with Python's own interval it is two hundred at most
