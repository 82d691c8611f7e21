"""All SQL of the package stands in `server/store`; other code calls the functions of the store by name."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bordspil

PACKAGE = Path(bordspil.__file__).parent
STORE = PACKAGE / "server" / "store"
STATEMENT = re.compile(
    r"""\s*(SELECT\s.*|INSERT\s+INTO\s.*|UPDATE\s+\S+\s+SET\s.*|DELETE\s+FROM\s.*|WITH\s+RECURSIVE\s.*|PRAGMA\s.*
    |(CREATE|ALTER|DROP)\s+(TABLE|INDEX|SCHEMA)\s.*|(AND|OR|WHERE)\s+(NOT\s+)?(EXISTS\s*\(|\w+\s*(=|<>|<|>|IN)\s*[?(]).*
    |(BEGIN|COMMIT|ROLLBACK|SAVEPOINT\s.*|LOCK\s+TABLE\s.*)\s*)""",
    re.DOTALL | re.VERBOSE,
)


def found_in(source: str) -> Iterator[str]:
    """Yields the statements of SQL among the texts of a module, and its calls of a database."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.JoinedStr):
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else "x" for part in node.values)
            if STATEMENT.fullmatch(text):
                yield text
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and STATEMENT.fullmatch(node.value):
            yield node.value
        elif isinstance(node, ast.Attribute) and node.attr in ("execute", "executemany", "fetchone", "fetchall"):
            yield ast.unparse(node)


@pytest.mark.parametrize(
    "source",
    [
        '"SELECT code FROM tables"',
        'f"DELETE FROM {name} WHERE code = ?"',
        '"""  UPDATE tables\n  SET host = ?"""',
        '"INSERT INTO chat VALUES (?)"',
        '"AND NOT EXISTS (SELECT 1)"',
        '"WHERE owner = ?"',
        '"BEGIN"',
        "connection.execute(text)",
    ],
)
def test_a_statement_is_recognised(source: str) -> None:
    assert list(found_in(source))


@pytest.mark.parametrize("source", ['"Update the page."', '"WHERE it stands"', '"begin"', '"Selects a seat."'])
def test_prose_is_no_statement(source: str) -> None:
    assert not list(found_in(source))


def test_all_sql_stands_in_the_store() -> None:
    files = [file for file in PACKAGE.rglob("*.py") if STORE not in file.parents]
    sql = {str(file.relative_to(PACKAGE)): list(found_in(file.read_text(encoding="utf-8"))) for file in files}
    assert {file: texts for file, texts in sql.items() if texts} == {}
    assert list(found_in((STORE / "rows.py").read_text(encoding="utf-8")))
