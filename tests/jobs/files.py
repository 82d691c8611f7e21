"""Tasks of a sandbox in the tests: they read files, refuse them, take too much, and break."""

import os
import time
from typing import Any

from bordspil.core.game import BadRequest

Told = tuple[dict[str, Any], list[bytes]]


def measure(data: bytes, *arguments: str) -> Told:
    return {"process": os.getpid(), "length": len(data), "arguments": arguments}, [data[:10], data]


def refuse(data: bytes) -> Told:
    raise BadRequest("field-wrong", "TL-1", field="deck", found=len(data))


def refuse_at_length(data: bytes) -> Told:
    raise BadRequest("field-wrong", field=data.decode())


def tell_much(data: bytes) -> Told:
    return {"words": data.decode()}, []


def linger(data: bytes) -> Told:
    time.sleep(float(data))
    return {"process": os.getpid()}, []


def loop(data: bytes) -> Told:
    while True:
        pass


def hoard(data: bytes) -> Told:
    """Allocates memory without end."""
    kept = []
    while True:
        kept.append(bytearray(10_000_000))


def die(data: bytes) -> Told:
    os._exit(3)


def fail(data: bytes) -> Told:
    raise ValueError(data)


def find_password(data: bytes) -> Told:
    return {"found": [name for name in os.environ if "PASSWORD" in name]}, []


def prepare(*arguments: str) -> None:
    os.environ["PREPARED"] = os.environ.get("PREPARED", "") + "+" + arguments[0]


def find_prepared(data: bytes, *arguments: str) -> Told:
    return {"prepared": os.environ["PREPARED"]}, []
