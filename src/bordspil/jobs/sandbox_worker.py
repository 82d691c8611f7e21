"""The other side of the sandbox: a process that reads one file after another, and limits itself before each.

What it runs is the server's own code; what it limits is what a stranger's file makes of that.
"""

import importlib
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from operator import attrgetter
from pathlib import Path
from typing import IO, Any

import msgspec

from bordspil.core.game import Refusal

try:
    import resource
except ImportError:  # Windows: there the clock alone limits a process
    resource = None  # type: ignore[assignment]

NICER = 10  # games come first
FILES = 256
LARGEST_FILE = 64_000_000  # a kernel's cache; nothing else is written
LONGEST_HEAD = 60_000


def find(name: str) -> Callable[..., Any]:
    """Returns the function of a name such as `module:function`."""
    module, _, path = name.partition(":")
    found: Callable[..., Any] = attrgetter(path)(importlib.import_module(module))
    return found


def serve(given: IO[bytes], told: IO[bytes]) -> None:
    """Reads files until the input ends, or a file needs more memory than its limit."""
    prepared: set[str] = set()
    while line := given.readline():
        lift_limits()
        order = msgspec.json.decode(line)
        if (prepare := order["prepare"]) and prepare not in prepared:
            find(prepare)(*order["arguments"])
            prepared.add(prepare)
        task = find(order["task"])
        told.write(b"ready\n")
        told.flush()
        data = given.read(order["size"])
        limit(**order["limits"])
        head, parts = answer(task, data, order["arguments"])
        told.write(head + b"\n")
        for part in parts:
            told.write(part)
        told.flush()
        if b'"fault"' in head[:12]:
            return


def answer(task: Callable[..., Any], data: bytes, arguments: list[str]) -> tuple[bytes, list[bytes]]:
    """Returns the answer about a file: what a task found in it, the refusal, or the error."""
    try:
        facts, parts = task(data, *arguments)
        head = msgspec.json.encode({"facts": facts, "sizes": [len(part) for part in parts]}, enc_hook=str)
    except Refusal as refusal:
        parts, head = [], msgspec.json.encode({"refusal": (refusal.key, refusal.rule, refusal.details)}, enc_hook=str)
        if len(head) > LONGEST_HEAD:
            head = msgspec.json.encode({"refusal": (refusal.key, refusal.rule, {})})
    except Exception as error:  # also where there is no memory left
        parts, head = [], msgspec.json.encode({"fault": type(error).__name__})
    return (head, parts) if len(head) <= LONGEST_HEAD else (b'{"fault":"too much found"}', [])


def limit(seconds: float, memory: int) -> None:
    """Allows so much more memory and processor time from here on."""
    if resource is None:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    _lower(resource.RLIMIT_CPU, int(used.ru_utime + used.ru_stime + seconds) + 2)
    statm = Path("/proc/self/statm")
    if statm.exists():  # only Linux tells how much there is now
        _lower(resource.RLIMIT_AS, int(statm.read_text().split()[0]) * resource.getpagesize() + memory)


def lift_limits() -> None:
    """Lifts the limits, such as to prepare for another task."""
    if resource is not None:
        for kind in (resource.RLIMIT_CPU, resource.RLIMIT_AS):
            hard = resource.getrlimit(kind)[1]
            resource.setrlimit(kind, (hard, hard))


def _lower(kind: int, to: int) -> None:
    """Sets a soft limit; the hard one stays, so that the next file can get another."""
    hard = resource.getrlimit(kind)[1]
    resource.setrlimit(kind, (to if hard == resource.RLIM_INFINITY else min(to, hard), hard))


def main() -> None:
    """Limits the process: low priority, few open files, little written."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if resource is not None:
        with suppress(OSError):
            os.nice(NICER)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        _lower(resource.RLIMIT_NOFILE, FILES)
        _lower(resource.RLIMIT_FSIZE, LARGEST_FILE)
    told = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever prints does not speak to the server
    serve(sys.stdin.buffer, told)


if __name__ == "__main__":
    main()
