"""Servers the tests share."""

from collections.abc import Iterator

import pytest

from server.house import House
from server.secret import find_game


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="session")
def parlour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house where also the short game with secrets is played."""
    with House(tmp_path_factory.mktemp("parlour"), find_game) as house:
        yield house
