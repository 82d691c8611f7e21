"""What all tests share."""

import os

import pytest
from hypothesis import settings

# `ci` is repeatable: the same examples every time. `games` is what `make games` runs: other examples every time, from
# the seed that it prints. Neither has a time limit for an example: a busy machine is slow, not wrong.
settings.register_profile("ci", deadline=None, derandomize=True, database=None, max_examples=50)
settings.register_profile("games", deadline=None, database=None, max_examples=500, print_blob=True)
settings.load_profile("ci")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: some tests wait, but every worker collects all tests and loads every kernel."""
    return (os.cpu_count() or 1) + 1
