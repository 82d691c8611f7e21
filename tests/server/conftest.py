"""Servers the tests share."""

from collections.abc import Iterator

import pytest

from server.harness.servers import Server
from server.harness.stores import IS_POSTGRESQL


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Runs on PostgreSQL only what shows what the store does."""
    other = [item for item in items if item.get_closest_marker("on_postgresql") is None]
    if IS_POSTGRESQL and other:
        items[:] = [item for item in items if item.get_closest_marker("on_postgresql") is not None]
        config.hook.pytest_deselected(items=other)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server
