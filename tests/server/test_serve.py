"""The command: one address on standard output, JSON lines without secrets on standard error, tidy ends."""

import json
import logging
import resource
import signal
import socket
from pathlib import Path

import pytest

from bordspil import __main__
from bordspil.cli.parser import parser
from bordspil.server import logs
from bordspil.server.serve import serve, with_files
from bordspil.server.settings import Settings
from bordspil.server.store.schema import tables
from server.harness.client import Client
from server.harness.servers import ServerProcess
from server.harness.stores import place, select

ME = {"kind": "me", "name": "Anna"}


def test_a_port_in_use_ends_the_start_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert serve(port=port, store=tmp_path / "tables.sqlite") == 3
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert f"127.0.0.1 port {port}: Address already in use" in printed.err


def test_the_options_of_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    defaults = parser(["serve"]).parse_args(["serve"])
    assert (defaults.host, defaults.port, defaults.open) == (None, None, False)
    assert __main__.main(["serve", "--host", "256.0.0.1", "--port", "0", "--store", str(tmp_path / "s")]) == 3
    assert "cannot listen at 256.0.0.1" in capsys.readouterr().err


def test_a_tidy_end_says_goodbye_and_logs_no_secret(tmp_path: Path) -> None:
    """Bad messages and bots included, the log has neither tokens nor names nor addresses of people."""
    server = ServerProcess(tmp_path / "tables.sqlite")
    secret = "secret-token-that-must-not-be-logged"
    with Client(server.address, secret) as anna, Client(server.address, hello=False) as wrong:
        anna.create(ME, {"kind": "bot"})
        anna.wait_for("update")
        anna.refused(type="play", seq=77, seat=0, move={})
        wrong.refused(type="hello", token="wrong-" + secret * 2)
        wrong.socket.send("{" + secret)
        wrong.wait_for("refused")
        port = anna.socket.socket.getsockname()[1]
        server.process.send_signal(signal.SIGTERM)
        assert anna.closed() == 1012
        logged = server.end()
    assert all(line.startswith("{") for line in logged.splitlines()), logged
    lines = [json.loads(line) for line in logged.splitlines()]
    assert [line["event"] for line in lines] == ["serving", "closed"]
    assert all({"time", "level", "event"} <= line.keys() for line in lines)
    for word in (secret, "Anna", str(port), anna.table["code"]):
        assert word not in logged
    assert server.process.returncode == 0


def test_a_signal_right_after_the_address_ends_it(tmp_path: Path) -> None:
    """Nothing serves yet, and it must not be lost."""
    server = ServerProcess(tmp_path / "tables.sqlite")
    server.end()
    assert server.process.returncode in (0, -signal.SIGTERM)


def test_ctrl_c_ends_it_as_tidily(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite")
    with Client(server.address) as anna:
        server.process.send_signal(signal.SIGINT)
        assert anna.closed() == 1012
    server.process.communicate(timeout=120)
    assert server.process.returncode == 0


def test_no_token_is_kept(tmp_path: Path) -> None:
    """Only the SHA-256 of a token is at rest."""
    server = ServerProcess(tmp_path / "tables.sqlite")
    with Client(server.address) as anna:
        anna.create(ME, ME)
        anna.wait_for("update")
    server.kill()
    rows = [select(place(tmp_path / "tables.sqlite"), f"SELECT * FROM {table}") for table in tables()]
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir()) + repr(rows).encode()
    assert anna.table["code"].encode() in kept
    assert anna.token.encode() not in kept


def test_the_same_line_is_not_logged_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nonsense does not fill the disk: its lines are limited by the minute, and other lines go on."""
    sparing, record = logs.RateFilter(), logging.makeLogRecord({"name": "uvicorn.error", "msg": "Invalid HTTP request"})
    assert [sparing.filter(record) for _ in range(300)].count(True) == logs.MOST_A_MINUTE
    assert sparing.filter(logging.makeLogRecord({"name": "bordspil.server", "msg": "closed"}))
    record.created += 61
    assert sparing.filter(record)


@pytest.mark.parametrize(
    ("soft", "hard", "set_to", "connections", "sockets"),
    [
        (1_024, 1_048_576, 5_300, 5_000, 2_000),
        (1_024, 4_096, 4_096, 3_796, 2_000),
        (256, 256, None, 128, 127),
        (20_000, 20_000, None, 5_000, 2_000),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, None, 5_000, 2_000),
        (1_024, resource.RLIM_INFINITY, 5_300, 5_000, 2_000),
    ],
)
def test_a_server_takes_as_many_files_as_it_may_and_no_more_connections(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, set_to: int | None, connections: int, sockets: int
) -> None:
    given: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda kind, limits: given.append(limits))
    settings = with_files(Settings())
    assert given == ([] if set_to is None else [(set_to, hard)])
    assert (settings.tcp_connections, settings.sockets) == (connections, sockets)


def test_connections_are_more_than_sockets() -> None:
    with pytest.raises(ValueError, match="sockets"):
        Settings(sockets=6_000)
