"""Every hole that was found once names the tests that fail where it opens again; this one sees that they are there."""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
TEXT = (TESTS.parent / "docs" / "security.md").read_text(encoding="utf-8").partition("## What was found")[2]
ROWS = [line for line in TEXT.splitlines() if line.startswith("| ")][2:]
NAME = re.compile(r"`([\w/]+\.py)::(\w+)`")


def test_the_rows_are_found() -> None:
    assert len(ROWS) >= 29


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[2:50])
def test_what_was_found_once_is_tried_by_tests_that_there_are(row: str) -> None:
    named = NAME.findall(row)
    assert named
    for file, name in named:
        tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
        assert name in {one.name for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)}, (file, name)
