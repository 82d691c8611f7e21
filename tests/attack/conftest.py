"""What the attacks share: their size, the lines of the report, and a server of its own with a player to watch."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from attack.bystander import IS_FULL, Victim

LINES = pytest.StashKey[list[str]]()


@pytest.fixture(scope="session")
def size() -> Callable[[int, int], int]:
    """Returns the size of an attack: `size(small, full)` is `full` in `make attack`."""
    return lambda small, full: full if IS_FULL else small


@pytest.fixture
def report(pytestconfig: pytest.Config, record_property: Callable[[str, object], None]) -> Callable[[str, str], None]:
    """Adds a line to the report: the attack, and its cost to others."""

    def add(tried: str, cost: str) -> None:
        record_property("attack", f"{tried}: {cost}")
        pytestconfig.stash.setdefault(LINES, []).append(f"{tried}: {cost}")

    return add


@pytest.fixture
def victim(tmp_path: Path) -> Iterator[Victim]:
    """Runs a server in a process of its own, with a bystander who plays there."""
    with Victim(tmp_path) as victim:
        yield victim


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for line in config.stash.get(LINES, []):
        terminalreporter.write_line(line)
