"""Servers the tests share."""

from collections.abc import Iterator

import pytest

from server.engine import IS_POSTGRESQL, who_may_not_ask
from server.house import House
from server.secret import find_game

# What a test that is the same everywhere may be given: nothing that may have asked for a store before.
HARMLESS = {"request", "keep_word", "tmp_path", "tmp_path_factory", "monkeypatch", "capsys", "bench", "engine"}


def is_same_everywhere(item: pytest.Item) -> bool:
    return item.get_closest_marker("same_everywhere") is not None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is the same everywhere need not run a second time."""
    same = [item for item in items if is_same_everywhere(item)]
    if IS_POSTGRESQL and same:
        items[:] = [item for item in items if not is_same_everywhere(item)]
        config.hook.pytest_deselected(items=same)


@pytest.fixture(autouse=True)
def keep_word(request: pytest.FixtureRequest) -> Iterator[None]:
    """Holds a test that says it is the same everywhere to it."""
    if not is_same_everywhere(request.node):
        yield
        return
    chosen = request.node.callspec.params if hasattr(request.node, "callspec") else {}
    assert set(request.fixturenames) <= HARMLESS | set(chosen)
    who_may_not_ask.append(request.node.nodeid)
    yield
    who_may_not_ask.clear()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="session")
def parlour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house where also the short game with secrets is played."""
    with House(tmp_path_factory.mktemp("parlour"), find_game) as house:
        yield house
