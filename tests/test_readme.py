"""The Python session in the README is what Python answers."""

import doctest
from pathlib import Path


def test_the_readme_tells_the_truth() -> None:
    readme = Path(__file__).parent.parent / "README.md"
    result = doctest.testfile(str(readme), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0
