"""The sandbox: processes read files within limits; senders of many wait, broken processes are replaced, none stays."""

import asyncio
import io
import os
import signal
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bordspil.core.game import BadRequest
from bordspil.jobs.sandbox import Found, Limits, Sandbox
from jobs import files

ROOMY = Limits(seconds=60.0, memory=200_000_000)


@asynccontextmanager
async def sandbox(size: int = 1, limits: Limits = ROOMY, most_waiting: int = 20) -> AsyncIterator[Sandbox]:
    losses: list[str] = []
    made = Sandbox(size, limits, most_waiting, losses.append)
    try:
        yield made
    finally:
        await made.close()
        assert all(not is_there(number) for number in made.processes())


def is_there(number: int) -> bool:
    """Returns whether there is such a process, a zombie included."""
    return Path(f"/proc/{number}").exists()


def read(box: Sandbox, task: Callable[..., Any], data: bytes = b"", payer: str = "a", *more: str) -> Any:
    return box.read(payer, task, io.BytesIO(data), len(data), *more)


async def refused(asked: Coroutine[Any, Any, Found]) -> BadRequest:
    with pytest.raises(BadRequest) as caught:
        await asked
    return caught.value


def test_a_file_is_read_in_a_process_and_the_result_comes_back_as_bytes() -> None:
    async def run() -> None:
        async with sandbox() as box:
            data = os.urandom(3_000_000)
            found = await read(box, files.measure, data, "a", "one", "two")
            assert found.facts["process"] in box.processes()
            assert found.facts["length"] == len(data)
            assert found.facts["arguments"] == ["one", "two"]
            assert found.parts == [data[:10], data]
            again = await read(box, files.measure, b"")
            assert (again.facts["process"], again.parts) == (found.facts["process"], [b"", b""])

    asyncio.run(run())


def test_a_refusal_is_told_with_its_rule_and_its_details() -> None:
    async def run() -> None:
        async with sandbox() as box:
            refusal = await refused(read(box, files.refuse, b"123"))
            assert (refusal.key, refusal.rule, refusal.details) == (
                "field-wrong",
                "TL-1",
                {"field": "deck", "found": 3},
            )
            long = await refused(read(box, files.refuse_at_length, b"x" * 100_000))
            assert (long.key, long.details) == ("field-wrong", {})
            assert (await refused(read(box, files.tell_much, b"x" * 100_000))).key == "file-too-complex"

    asyncio.run(run())


@pytest.mark.parametrize("task", [files.loop, files.hoard, files.die, files.fail])
def test_what_takes_too_much_or_breaks_is_refused_and_its_process_replaced(task: Callable[..., Any]) -> None:
    async def run() -> None:
        async with sandbox(limits=Limits(seconds=2.0, memory=100_000_000)) as box:
            first = (await read(box, files.measure)).facts["process"]
            began = time.perf_counter()
            assert (await refused(read(box, task))).key == "file-too-complex"
            assert time.perf_counter() - began < 20
            second = (await read(box, files.measure)).facts["process"]
            assert second != first
            await until(lambda: not is_there(first))
            assert box.processes() == [second]

    asyncio.run(run())


def test_a_process_never_has_more_memory_than_its_limit() -> None:
    async def run() -> None:
        async with sandbox(limits=Limits(seconds=20.0, memory=100_000_000)) as box:
            asked = asyncio.create_task(read(box, files.hoard))
            most = 0
            while not asked.done():
                await asyncio.sleep(0.002)
                most = max(most, *map(memory, box.processes()), 0)
            assert (await refused(await_it(asked))).key == "file-too-complex"
            assert most < 250_000_000

    asyncio.run(run())


async def await_it(task: "asyncio.Task[Found]") -> Found:
    return await task


def memory(number: int) -> int:
    try:
        return int(Path(f"/proc/{number}/statm").read_text().split()[1]) * 4096
    except (OSError, IndexError):
        return 0


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.01)


def test_a_sender_of_many_files_waits_for_a_sender_of_one() -> None:
    async def run() -> None:
        async with sandbox() as box:
            order: list[str] = []

            async def send(payer: str) -> None:
                await read(box, files.linger, b"0.02", payer)
                order.append(payer)

            await send("first")
            asked = [asyncio.create_task(send("many")) for _ in range(8)]
            await asyncio.sleep(0)
            asked += [asyncio.create_task(send("one")), asyncio.create_task(send("two"))]
            await asyncio.gather(*asked)
            assert order.index("one") <= 4
            assert order.index("two") <= 5
            assert box.waiting == 0

    asyncio.run(run())


def test_the_queue_is_bounded_and_a_cancelled_sender_leaves_it() -> None:
    async def run() -> None:
        async with sandbox(most_waiting=2) as box:
            asked = [asyncio.create_task(read(box, files.linger, b"0.5", str(n))) for n in range(3)]
            await asyncio.sleep(0)
            assert (await refused(read(box, files.measure))).key == "server-busy"
            asked[1].cancel()
            await asyncio.wait([asked[1]])
            assert box.waiting == 1
            assert (await read(box, files.measure)).facts["length"] == 0
            await asyncio.gather(asked[0], asked[2])

    asyncio.run(run())


def test_who_gives_up_while_a_file_is_read_leaves_no_process_behind() -> None:
    async def run() -> None:
        async with sandbox(limits=Limits(seconds=60.0)) as box:
            first = (await read(box, files.measure)).facts["process"]
            asked = asyncio.create_task(read(box, files.loop))
            await asyncio.sleep(0.2)
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            await until(lambda: not is_there(first))
            assert (await read(box, files.measure)).facts["process"] != first

    asyncio.run(run())


def test_a_process_that_died_with_nothing_to_do_is_replaced() -> None:
    async def run() -> None:
        async with sandbox() as box:
            first = (await read(box, files.measure)).facts["process"]
            os.kill(first, signal.SIGKILL)
            await until(lambda: memory(first) == 0)
            assert (await read(box, files.measure)).facts["process"] != first

    asyncio.run(run())


def test_an_idle_process_ends() -> None:
    async def run() -> None:
        async with sandbox() as box:
            box.idle_seconds = 0.05
            first = (await read(box, files.measure)).facts["process"]
            await until(lambda: not is_there(first))
            assert box.processes() == []
            assert (await read(box, files.measure)).facts["process"] != first

    asyncio.run(run())


def test_closing_ends_running_reads_and_waiting_senders() -> None:
    async def run() -> None:
        async with sandbox(limits=Limits(seconds=60.0)) as box:
            await read(box, files.measure)
            numbers = box.processes()
            asked = [asyncio.create_task(read(box, files.loop)) for _ in range(3)]
            await asyncio.sleep(0.1)
            began = time.perf_counter()
            await box.close()
            ended = await asyncio.gather(*asked, return_exceptions=True)
            assert [getattr(one, "key", "") for one in ended] == ["server-busy"] * 3
            assert time.perf_counter() - began < 10
            assert not any(map(is_there, numbers))
            assert (await refused(read(box, files.measure))).key == "server-busy"

    asyncio.run(run())


def test_a_process_prepares_itself_once_and_knows_no_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BORDSPIL_MAIL_PASSWORD", "secret")

    async def run() -> None:
        async with sandbox() as box:
            assert (await read(box, files.find_password)).facts == {"found": []}
            for _ in range(2):
                found = await box.read("a", files.find_prepared, io.BytesIO(), 0, "azul", prepare=files.prepare)
                assert found.facts == {"prepared": "+azul"}

    asyncio.run(run())
