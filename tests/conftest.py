"""What all tests share."""

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
