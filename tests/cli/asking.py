"""Sends requests to an engine as another program does: lines in, lines out."""

import json
import os
import subprocess
import sys
from typing import Any

import msgspec

from bordspil.cli.engine import Engine


def wire(engine: Engine, line: Any) -> Any:
    """Returns the reply to a line, or to a request as an object, as it goes over the wire."""
    given = line if isinstance(line, str | bytes) else json.dumps(line)
    return msgspec.json.decode(msgspec.json.encode(engine.answer(given)))


def ask(engine: Engine, cmd: str, **fields: Any) -> dict[str, Any]:
    """Returns the fields of the reply to a good request."""
    reply: dict[str, Any] = wire(engine, {"cmd": cmd, **fields})
    assert reply.pop("ok") is True, reply
    return reply


def fewest(engine: Engine) -> int:
    """Returns the seats of the smallest table with opponents."""
    return max(2, engine.game.seats.start)


def begun(game: str = "azul", **fields: Any) -> Engine:
    """Returns an engine with a game that has begun: the same one every time, unless a field says otherwise."""
    engine = Engine(game)
    ask(engine, "new", **{"seats": fewest(engine), "seed": 1} | fields)
    return engine


def standing(engine: Engine) -> list[Any]:
    """Returns everything that an error must not change; `random` with no plies shows `seq`."""
    asked = ({"cmd": "state"}, {"cmd": "to_act"}, {"cmd": "random", "plies": 0})
    return [wire(engine, request) for request in asked]


def refused(engine: Engine, line: Any) -> tuple[str, str | None]:
    """Returns the key and the rule of a refusal; checks that nothing has changed and the reply is complete."""
    before = standing(engine)
    reply = wire(engine, line)
    assert standing(engine) == before
    assert (set(reply), reply["ok"]) == ({"ok", "error"}, False), reply
    error = reply["error"]
    assert set(error) == {"key", "rule", "text", "details"}
    assert error["text"] != error["key"], "the key has no text"
    assert "\n" not in error["text"]
    return error["key"], error["rule"]


def command(*words: str, typed: str | bytes = "", **environment: str) -> tuple[int, str, str]:
    """Runs `bordspil` as a program of its own; returns its exit code and what it wrote."""
    given = typed.encode() if isinstance(typed, str) else typed
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "bordspil", *words],
        input=given,
        env=os.environ | {"LC_ALL": "C.UTF-8", "COLUMNS": "400"} | environment,
        capture_output=True,
        timeout=120,
        check=False,
    )
    return run.returncode, run.stdout.decode(), run.stderr.decode()
