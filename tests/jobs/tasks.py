"""Tasks for workers in the tests: they return their process, take long, wait for a file, die, or die only once."""

import os
import time
from pathlib import Path


def who() -> int:
    return os.getpid()


def linger(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def wait_for_file(file: Path) -> int:
    """Keeps its worker busy until the file exists."""
    while not file.exists():
        time.sleep(0.01)
    return os.getpid()


def raylet(seconds: float) -> int:
    """Returns which node a worker of Ray belongs to: the process that started it."""
    time.sleep(seconds)
    return os.getppid()


def count(limit: int) -> int:
    """Counts in compiled code, which neither Python's signal handlers nor other threads can interrupt."""
    total = 0
    while total < limit:
        total += 1
    return total


def die(*_: object) -> None:
    os._exit(3)


def run_forever(*_: object) -> None:
    while True:
        time.sleep(60)


def die_once(mark: Path, seconds: float = 0.0) -> int:
    """Dies the first time it is asked, wherever that is."""
    time.sleep(seconds)
    try:
        mark.touch(exist_ok=False)
    except FileExistsError:
        return os.getpid()
    os._exit(3)


def refuse() -> None:
    from bordspil.core.game import BadRequest

    raise BadRequest("no-game", field="x")


class Stubborn(Exception):  # noqa: N818
    """An error that cannot be pickled."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(first)


def stumble() -> None:
    raise Stubborn("one", "two")


def leave_mark(folder: Path) -> None:
    """Leaves a file that marks its node; run once on every node."""
    (folder / f"marked-{os.getppid()}").touch()


def leave_word(file: Path) -> None:
    """Runs at the exit of a worker and leaves a file."""
    file.write_text(str(os.getpid()))
