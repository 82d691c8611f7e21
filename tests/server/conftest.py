"""Servers the tests share."""

from collections.abc import Iterator

import pytest

from server.engine import IS_POSTGRESQL
from server.house import House
from server.secret import find_game


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Runs on PostgreSQL only what shows what the store does."""
    other = [item for item in items if item.get_closest_marker("on_postgresql") is None]
    if IS_POSTGRESQL and other:
        items[:] = [item for item in items if item.get_closest_marker("on_postgresql") is not None]
        config.hook.pytest_deselected(items=other)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="session")
def parlour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house where also the short game with secrets is played."""
    with House(tmp_path_factory.mktemp("parlour"), find_game) as house:
        yield house
