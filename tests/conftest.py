"""What all tests share."""

import os

import pytest
from hypothesis import settings

# Repeatable on every machine, however slow: the same examples, no time limit for one.
settings.register_profile("bordspil", deadline=None, derandomize=True, database=None, max_examples=4)
settings.load_profile("bordspil")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int | None:
    """One more than there are cores where the store is a database: a third of the time a test waits there."""
    return (os.cpu_count() or 1) + 1 if "BORDSPIL_TEST_STORE" in os.environ else None
