"""Faults of PostgreSQL, really restarted, killed and stopped: no acknowledged move is lost, and play recovers."""

import asyncio
import os
import signal
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bordspil.server import logs
from bordspil.server.serve import serve
from bordspil.server.store import Conflict, StoreDown, Unsure, store_url
from bordspil.server.store.postgres import batched_writes
from bordspil.server.store.postgres.pool import Timeouts
from bordspil.server.store.postgres.store import PostgresStore
from bordspil.server.store.rows import Statement
from bordspil.server.store.schema import tables
from server.harness.network import Relay
from server.harness.servers import Server, wait_until
from server.harness.stores import Postgres, address_for, run, select, shared
from server.people.test_accounts import keep_phrase, recover
from server.people.test_ratings import play
from server.store.test_plans import QUERIES, SAMPLE, WRITES

ME = {"kind": "me", "name": "Anna"}
ENTRY = "INSERT INTO entries VALUES (?, ?, ?, ?, ?)"


def entry(code: str, number: int, move: str = "m") -> Statement:
    return ENTRY, (code, number, 0, move, None)


def with_store(address: str, work: Callable[[PostgresStore], Awaitable[Any]], patience: float = 5.0) -> Any:
    """Does something with a store in an event loop of its own."""

    async def begin() -> Any:
        store = PostgresStore(address, Timeouts(patience, 0.3))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(begin())


@pytest.fixture(scope="module")
def engine() -> Iterator[Postgres]:
    """A PostgreSQL of its own, with everything that makes a commit last, to be ended and started again."""
    engine = Postgres(is_durable=True)
    yield engine
    engine.remove()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT, signal.SIGKILL])
def test_play_goes_on_after_the_database_was_restarted(engine: Postgres, tmp_path: Path, how: signal.Signals) -> None:
    with Server(tmp_path, store=engine.address()) as server, server.client() as anna:
        code = anna.create(ME, ME)
        anna.wait_for("update")
        for _ in range(3):
            anna.play()
        engine.stop(how)
        for _ in range(2):
            move = {"seq": 3, "seat": anna.update["to_act"], "move": anna.update["moves"][0]}
            assert anna.refused(type="play", **move)["key"] == "store-down"
        assert server.health()["status"] == "store-down"
        engine.start()
        assert anna.play()["seq"] == 4
        assert server.health()["status"] == "ok"
        log = select(engine.address(), "SELECT seat FROM entries WHERE code = ? AND seat >= 0", (code,))
        assert len(log) == 4


def test_a_write_whose_answer_is_lost_is_neither_called_done_nor_undone(engine: Postgres) -> None:
    async def work(store: PostgresStore) -> None:
        await store.write([entry("AAAA", 0)])
        async with store.writers.connection() as blocker:
            await blocker.execute("BEGIN; LOCK TABLE entries IN SHARE ROW EXCLUSIVE MODE; SET lock_timeout = 0")
            writing = asyncio.create_task(store.write([entry("AAAA", 1)]))
            sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
            while not await asyncio.to_thread(run, engine.address(), sql):
                await asyncio.sleep(0.01)
            with pytest.raises(Unsure):
                await writing
            await blocker.execute("ROLLBACK")
        await store.write([entry("AAAA", 1)])

    with_store(engine.address(), work)


class Forgetful(Relay):
    """A relay that loses an answer: the request arrives, and then the connection is cut."""

    loses = False

    def _carry(self, source: socket.socket, goal: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if self.loses and source.getpeername()[1] == self.target:
                    self.loses = False
                    break
                goal.sendall(data)
        for end in (source, goal):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        source.close()


def test_a_move_written_without_an_acknowledgement_is_shown(engine: Postgres, tmp_path: Path) -> None:
    with closing(Forgetful(engine.port)) as line:
        address = engine.address().replace(f":{engine.port}/", f":{line.port}/")
        with Server(tmp_path, store=address, tick_seconds=3600, jobs_seconds=3600) as server, server.client() as anna:
            anna.create(ME, ME)
            anna.wait_for("update")
            anna.play()
            line.loses = True
            move = {"seq": 1, "seat": anna.update["to_act"], "move": anna.update["moves"][0]}
            anna.say(type="play", **move)
            told = [anna.hear()]
            while told[-1]["type"] != "refused":
                told.append(anna.hear())
            assert told[-1]["key"] == "store-down"
            assert [message["seq"] for message in told if message["type"] == "update"] == [2]
            assert anna.play()["seq"] == 3


def test_a_database_that_does_not_answer_is_not_waited_for(engine: Postgres) -> None:
    async def work(store: PostgresStore) -> None:
        await store.write([entry("BBBB", 0)])
        backends = [row[0] for row in await asyncio.to_thread(run, engine.address(), BACKENDS)]
        for one in backends:
            os.kill(one, signal.SIGSTOP)
        try:
            began = time.monotonic()
            with pytest.raises(Unsure) as refusal:
                await store.write([entry("BBBB", 1)])
            assert refusal.value.details == {"reason": "TIMEOUT"}
            with pytest.raises(StoreDown):
                os.kill(engine.process.pid, signal.SIGSTOP)
                await store.read(count)
            assert time.monotonic() - began < 20
        finally:
            for one in (engine.process.pid, *backends):
                os.kill(one, signal.SIGCONT)
        assert await store.is_writable()
        assert await store.read(count) in (1, 2)  # what was sent may have been written by now

    def count(store: Any) -> int:
        found: int = store.execute("SELECT count(*) FROM entries WHERE code = ?", ("BBBB",)).fetchone()[0]
        return found

    with_store(engine.address(), work, patience=0.5)


BACKENDS = """SELECT pid FROM pg_stat_activity
              WHERE application_name = 'bordspil' AND pid <> pg_backend_pid() AND state = 'idle'"""


def test_of_many_writes_at_once_only_the_one_that_clashes_is_refused(tmp_path: Path) -> None:
    async def work(store: PostgresStore) -> list[Any]:
        await store.write([entry("T7", 0)])
        writing = [store.write([entry(f"T{n}", 0), entry(f"T{n}", 1), entry(f"T{n}", 2)]) for n in range(20)]
        mixed = [store.write([entry(f"U{n}", 0), ("DELETE FROM turns WHERE code = ?", (f"U{n}",))]) for n in range(20)]
        return await asyncio.gather(*writing, *mixed, return_exceptions=True)

    address = address_for(tmp_path)
    outcomes = with_store(address, work)
    assert [n for n, outcome in enumerate(outcomes) if outcome is not None] == [7]
    assert isinstance(outcomes[7], Conflict)
    assert select(address, "SELECT count(*) FROM entries WHERE code = 'T7'") == [(1,)]
    assert select(address, "SELECT count(*) FROM entries") == [(1 + 19 * 3 + 20,)]


@pytest.mark.parametrize("most", [batched_writes.MOST_SHAPES, 0])
def test_statements_of_one_write_run_in_order_and_all_or_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    """In one step or, where there are too many shapes, step by step."""
    monkeypatch.setattr(batched_writes, "MOST_SHAPES", most)
    again: Statement = ("UPDATE entries SET move = move || ? WHERE code = ?", ("!", "AAAA"))
    gone: Statement = ("DELETE FROM entries WHERE code = ? AND move <> 'm!!'", ("AAAA",))

    async def work(store: PostgresStore) -> None:
        await store.write([entry("AAAA", 0), again, again, gone, entry("AAAA", 1)])
        with pytest.raises(Conflict):
            await store.write([again, ("DELETE FROM entries WHERE code = ?", ("AAAA",)), *[entry("AAAA", 5)] * 2])

    address = address_for(tmp_path)
    with_store(address, work)
    assert select(address, "SELECT number, move FROM entries ORDER BY number") == [(0, "m!!"), (1, "m")]


def test_more_values_than_a_function_takes_are_written_all_the_same(tmp_path: Path) -> None:
    many: Statement = (f"DELETE FROM entries WHERE move IN ({', '.join('?' * 150)})", ("x",) * 150)

    async def work(store: PostgresStore) -> None:
        await store.write([entry("AAAA", 0), entry("AAAA", 1, "x"), many])

    address = address_for(tmp_path)
    with_store(address, work)
    assert select(address, "SELECT number FROM entries") == [(0,)]


class Tally:
    """A relay before the database that counts how often it is asked for an answer."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.asked = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, forth = await asyncio.open_connection("127.0.0.1", self.port)
        answering = asyncio.create_task(self._answer(back, writer))
        with suppress(asyncio.IncompleteReadError):
            kind = b""  # the first message has none
            while True:
                length = await reader.readexactly(4)
                forth.write(kind + length + await reader.readexactly(int.from_bytes(length, "big") - 4))
                self.asked += kind in (b"S", b"Q")  # the end of a batch, or a plain query
                kind = await reader.readexactly(1)
        forth.close()
        await answering

    async def _answer(self, back: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while some := await back.read(65536):
            writer.write(some)
        writer.close()


def test_a_write_is_one_round_trip_however_much_is_in_it(tmp_path: Path) -> None:
    asked: list[int] = []
    address = address_for(tmp_path)

    async def work(store: PostgresStore) -> None:
        tally = Tally(shared().port)
        relay = await asyncio.start_server(tally.serve, "127.0.0.1", 0)
        near = f":{relay.sockets[0].getsockname()[1]}/"
        store.writers.address = address.replace(f":{shared().port}/", near) + "&sslmode=disable"

        async def write(number: int) -> None:
            turn: Statement = ("DELETE FROM turns WHERE code = ?", ("AAAA",))
            await store.write([entry("AAAA", 2 * number), entry("AAAA", 2 * number + 1), turn])

        for number in range(6):
            await write(number)
            asked.append(tally.asked)
        await store.writers.close()
        relay.close()
        await relay.wait_closed()

    with_store(address, work)
    assert [after - before for before, after in pairwise(asked)] == [1] * 5


def test_a_text_with_a_character_that_cannot_be_kept(tmp_path: Path) -> None:
    async def work(store: PostgresStore) -> None:
        await store.write([entry("AAAA", 0, "a\0b")])
        found = await store.read(
            lambda line: line.execute("SELECT move FROM entries WHERE code = ?", ("\0",)).fetchall()
        )
        assert found == []

    address = address_for(tmp_path)
    with_store(address, work)
    assert select(address, "SELECT move FROM entries") == [("a\N{REPLACEMENT CHARACTER}b",)]


def test_all_that_one_query_asks_is_about_one_moment(tmp_path: Path) -> None:
    address = address_for(tmp_path)

    def count_twice(line: Any) -> list[int]:
        counts = []
        for _ in range(2):
            counts.append(line.execute("SELECT count(*) FROM entries").fetchone()[0])
            run(address, "INSERT INTO entries VALUES ('AAAA', $1, 0, '', NULL)", len(counts))
        return counts

    assert with_store(address, lambda store: store.read(count_twice)) == [0, 0]


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("postgresql://postgres@127.0.0.1:1/x", "Connect call failed"),
        ("postgresql://postgres:hush@127.0.0.1:{port}/nothing", 'database "nothing" does not exist'),
    ],
)
def test_a_database_that_cannot_be_used_ends_the_start_in_one_line(
    capsys: pytest.CaptureFixture[str], address: str, words: str
) -> None:
    assert serve(port=0, store=address.format(port=shared().port)) == 4
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert words in printed.err
    assert "hush" not in printed.err


def test_a_place_is_told_without_its_password() -> None:
    place = store_url.parse_store_url("postgresql://anna:hush@db.example:5432/games?password=hush")
    assert store_url.shown(place) == "postgresql://anna@db.example:5432/games"


def test_the_log_says_once_that_the_store_is_down_and_once_that_it_is_back(
    engine: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(logs, "warning", lambda event, **fields: said.append(event))
    monkeypatch.setattr(logs, "info", lambda event, **fields: said.append(event))

    async def work(store: PostgresStore) -> None:
        engine.stop()
        for _ in range(3):
            with pytest.raises(StoreDown):
                await store.write([entry("CCCC", 0)])
        await asyncio.to_thread(engine.start)
        for number in range(3):
            await store.write([entry("CCCC", number)])

    with_store(engine.address(), work)
    assert said == ["store-down", "store-up"]


def test_two_servers_see_each_others_writes(tmp_path: Path) -> None:
    address = address_for(tmp_path)
    with Server(tmp_path, store=address) as here, Server(tmp_path, store=address) as there, here.client() as anna:
        code = anna.create(ME, ME)
        anna.wait_for("update")
        with there.client(anna.token) as other:
            other.watch(code)
            other.wait_for("update", seq=0)
            anna.play()
            late = other.refused(type="play", seq=0, seat=other.update["to_act"], move=other.update["moves"][-1])
            assert late["key"] == "overtaken"
            wait_until(lambda: other.wait_for("update")["seq"] == 1)
            assert other.play()["seq"] == 2


def test_a_newer_server_may_add_columns_while_this_one_runs(tmp_path: Path) -> None:
    """As when servers are replaced by newer ones, one at a time."""
    address = address_for(tmp_path)
    with (
        Server(tmp_path, store=address) as server,
        server.client() as anna,
        server.client() as bjorn,
    ):
        keep_phrase(anna, "Anna")
        code = play(anna, bjorn)
        for table in tables():
            run(address, f"ALTER TABLE {table} ADD COLUMN later TEXT NOT NULL DEFAULT ''")
        phrase = keep_phrase(bjorn, "Björn")
        play(anna, bjorn)
        with server.client() as phone:
            assert len(recover(phone, phrase)["devices"]) == 2
            assert phone.watch(code)["stage"] == "over"
            assert len(phone.ask("tables", type="mine")["tables"]) == 2
            assert phone.ask("players", type="ask-players")["tables"]


@pytest.mark.parametrize("what", ["queries", *WRITES])
def test_all_that_the_server_asks_and_writes_is_understood(tmp_path: Path, what: str) -> None:
    async def work(store: PostgresStore) -> None:
        await store.write(SAMPLE)
        if what in WRITES:
            await store.write(WRITES[what])
        else:
            for query, arguments in QUERIES:
                await store.read(query, *arguments)

    with_store(address_for(tmp_path / "sample"), work)
