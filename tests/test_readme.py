"""The Python sessions in the README and in docs/python.md are what Python answers."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", ["README.md", "docs/python.md"])
def test_the_sessions_tell_the_truth(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0
