"""What all tests share."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

LONGEST = Path(__file__).parent / "web"

# Repeatable on every machine, however slow: the same examples, no time limit for one.
settings.register_profile("bordspil", deadline=None, derandomize=True, database=None, max_examples=4)
settings.load_profile("bordspil")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest files come first, so that at the end nobody waits long for whoever has the last one."""
    items.sort(key=lambda item: not item.path.is_relative_to(LONGEST))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests compute, but they also wait."""
    return (os.cpu_count() or 1) + 1
