"""A fuzzer: wrong, broken, huge and untimely messages for every message and every address of a server.

    python tests/server/harness/fuzz.py 100000

throws that many at a server of its own on this machine. Nothing may end it, be answered with an error of the
server's own, tell a secret, or make its memory grow without bound. A run can be repeated by its seed.
"""

import http.client
import json
import logging
import math
import re
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints
from urllib.parse import quote, urlsplit

import msgspec
from rich.progress import track
from websockets.exceptions import WebSocketException

from bordspil.server.session.wire.answers import ServerMessage
from bordspil.server.session.wire.requests import ClientMessage
from server.harness.client import Client
from server.harness.servers import ServerProcess

TOGETHER = 40  # messages before a connection is asked whether it still answers
LAST = "ZZZZZZ"  # a message that there is not: the answer says that everything before has been answered
GROWTH = 150_000_000  # bytes by which memory may grow, however many messages there were
SECRETS = re.compile(r"Traceback|sqlite3?\.|File \"|site-packages|/home/|/root/")
KINDS: tuple[type[Any], ...] = get_args(ClientMessage)
ANSWERS = {str(kind.__struct_config__.tag) for kind in get_args(ServerMessage)}
METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "BREW")
ADDRESSES = (
    "/", "/health", "/metrics", "/socket", "/assets/{}", "/t/{}", "/api/{}", "/api/games/azul/material/{}",
    "/api/games/{}/options/deck", "/api/games/timeline/options/{}", "/api/tables/{}/material/{}",
    "/api/tables/{}/record", "/api/records", "/api/export", "/api/unsubscribe/{}", "/{}", "/..%2f..%2f{}",
)  # fmt: skip
JUNK: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 15, 16, 2**31, 2**63, 2**64, -(2**70), 1e308, 0.5, "", " ", "x", "A" * 30, "ABCDEF",
    "\u0000", "\u202e\u2066", "þæö 🎲", "'; DROP TABLE tables; --", "<script>alert(1)</script>", "../../etc/passwd",
    "%s%n{0}{x!r}", [], [[]], {}, {"": ""}, {"type": "hello"}, [None] * 50, "a" * 5_000, "9" * 400,
)  # fmt: skip


def value(hint: Any, rng: Random) -> Any:
    """Returns a random value for a field."""
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return value(inside[0], rng)
    if origin is Literal:
        return rng.choice(inside)
    if origin in (Union, UnionType):
        return value(rng.choice(inside), rng)
    if origin is list:
        return [value(inside[0], rng) for _ in range(rng.randrange(4))]
    if origin is dict:
        return {str(value(inside[0], rng)): rng.choice(JUNK) for _ in range(rng.randrange(3))}
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return fields(hint, rng)
    plain: dict[Any, Callable[[], Any]] = {
        int: lambda: rng.choice((0, 1, 2, 3, rng.randrange(100))),
        bool: lambda: rng.random() < 0.5,
        float: rng.random,
        str: lambda: rng.choice(
            ("azul", "timeline", "blokus_shuffle", "cross_rummy", "easy", "Anna", "ABCDEF", "t" * 43)
        ),
        type(None): lambda: None,
    }
    return plain.get(hint, lambda: rng.choice(JUNK))()


def fields(kind: type[Any], rng: Random) -> dict[str, Any]:
    """Returns the fields of a message or of a part of one; those with a default are left out at times."""
    hints = get_type_hints(kind, include_extras=True)
    needed = {field.name for field in msgspec.structs.fields(kind) if field.required}
    return {name: value(hint, rng) for name, hint in hints.items() if name in needed or rng.random() < 0.7}


def message(rng: Random) -> str | bytes:
    """Returns a message: right, nearly right, or wrong in one of many ways."""
    kind = rng.choice(KINDS)
    made: Any = {"type": str(kind.__struct_config__.tag)} | fields(kind, rng)
    way = rng.randrange(14)
    if way < 5:
        return json.dumps(made)
    if way == 5:
        return json.dumps(made)[: rng.randrange(1, 40)]
    if way == 6:
        return json.dumps(made).replace(":", rng.choice((";", "::", "")), 1)
    if way == 7:
        return rng.choice(("[" * 4_000, '{"a":' * 3_000, "[" * 200 + "]" * 200, '{"type":' + "[" * 900))
    if way == 8:
        return json.dumps(made | {"more": "z" * rng.choice((10, 15_000, 17_000, 40_000))})
    if way == 9:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if way == 10:
        return json.dumps(rng.choice(JUNK))
    if way == 11:
        return json.dumps(made | {"type": rng.choice(JUNK)})
    made[rng.choice(sorted(made))] = rng.choice((*JUNK, math.nan, math.inf))
    return json.dumps(made)


class Fuzzer:
    """A server, and a player at a table whose token no other connection may receive."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.rng = Random(seed)
        self.server = ServerProcess(folder / "tables.sqlite", warm_up=False, sockets=100)
        self.logged: list[str] = []
        self.reader = threading.Thread(target=self.read_log, daemon=True)
        self.reader.start()
        self.sent = 0
        self.owner = Client(self.server.address)
        self.code = self.owner.create({"kind": "me"}, {"kind": "open"})
        self.begin = self.memory()

    def read_log(self) -> None:
        """Reads the log of the server, which would block on a full pipe otherwise."""
        assert self.server.process.stderr is not None
        with suppress(ValueError):
            self.logged.extend(self.server.process.stderr)

    def memory(self) -> int:
        status = Path(f"/proc/{self.server.process.pid}/status").read_text()
        return 1024 * int(status.partition("VmRSS:")[2].split()[0])

    def talk(self) -> None:
        """Runs one connection: perhaps a hello, perhaps a table, and then random messages."""
        heard: list[str] = []
        said: list[str | bytes] = []
        try:
            with Client(self.server.address, hello=self.rng.random() < 0.8) as client:
                if self.rng.random() < 0.6:
                    said.append(json.dumps({"type": "open-table", "table": self.code}))
                said += [message(self.rng) for _ in range(TOGETHER)]
                for one in said:
                    client.socket.send(one)
                    self.sent += 1
                client.socket.send(json.dumps({"type": LAST}))
                with suppress(TimeoutError):
                    while not heard or LAST not in heard[-1]:
                        heard.append(str(client.socket.recv(0.5)))
        except (WebSocketException, OSError):
            pass  # the server may close the line on what is too large or too much
        for text in heard:
            self.judge(text, said)

    def judge(self, text: str, said: list[str | bytes]) -> None:
        """Checks an answer: a known message, with the reason of a refusal, and without secrets of others."""
        answer = json.loads(text)
        assert answer["type"] in ANSWERS, text
        assert answer.get("key") != "server-error", (text, said)
        self.keep_secrets(text)

    def keep_secrets(self, text: str) -> None:
        assert self.owner.token not in text
        assert not SECRETS.search(text), text

    def knock(self) -> None:
        """Sends one HTTP request."""
        rng = self.rng
        junk = quote(str(rng.choice(JUNK))[:2_000], safe=rng.choice(("", "/?&=%")))
        address = rng.choice(ADDRESSES).replace("{}", junk)
        body = rng.choice(
            (b"", b"{", b"\xff\xfe", json.dumps(rng.choice(JUNK)).encode(), bytes(50_000), b"bordspil record 1\n")
        )
        headers = rng.choice(
            ({}, {"Origin": "http://else.where"}, {"Content-Type": "application/json"}, {"Range": "bytes=5-1"})
        )
        place = urlsplit(self.server.address)
        line = http.client.HTTPConnection(str(place.hostname), place.port, timeout=120)
        self.sent += 1
        with suppress(http.client.HTTPException, OSError, ValueError):
            line.request(rng.choice(METHODS), address + rng.choice(("", "?" + junk)), body, dict(headers))
            answer = line.getresponse()
            text = answer.read().decode(errors="replace")
            assert answer.status < 500 or "has not been built" in text, (answer.status, address, text[:300])
            if "api" in address:
                self.keep_secrets(text)
        line.close()

    def end(self) -> None:
        """Checks that the server still works, and that it keeps nothing it need not."""
        with Client(self.server.address) as client:
            client.create({"kind": "me"}, {"kind": "me"})
            client.wait_for("update")
            client.play()
        grown = self.memory() - self.begin
        self.owner.go()
        self.server.process.terminate()
        self.server.process.wait(120)
        logged = "".join(self.logged)
        assert grown < GROWTH, f"{grown} bytes more than before"
        assert "server-error" not in logged, logged[-3000:]
        self.keep_secrets(re.sub(r'"reason": "[^"]*"', "", logged))

    def end_all(self) -> None:
        """Ends the server and removes its files, however the run ended."""
        process = self.server.process
        process.kill()
        process.wait()
        self.reader.join()
        self.owner.go()
        for pipe in (process.stdout, process.stderr):
            assert pipe is not None
            pipe.close()


def fuzz(count: int, seed: int) -> Iterator[int]:
    """Sends so many messages to a server; yields how many there were so far."""
    with tempfile.TemporaryDirectory() as folder:
        fuzzer = Fuzzer(Path(folder), seed)
        try:
            while fuzzer.sent < count:
                fuzzer.talk()
                for _ in range(TOGETHER // 8):
                    fuzzer.knock()
                yield fuzzer.sent
            fuzzer.end()
        finally:
            fuzzer.end_all()


def main(count: int, seed: int) -> None:
    logging.disable()  # a client that is cut off in mid-sentence complains at length
    begun = 0
    steps = fuzz(count, seed)
    for _ in track(range(0, count, TOGETHER + TOGETHER // 8), f"{count} messages, seed {seed}"):
        begun = next(steps, begun)
    begun = max(steps, default=begun)
    print(f"{begun} messages and requests: no crash, no error of the server's own, no secret told")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
