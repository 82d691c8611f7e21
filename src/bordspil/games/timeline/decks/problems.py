"""Faults of a deck: the key of a text, and the file, line, card and field it is about."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from bordspil.core.game import BadRequest

TOLD = 20  # so many problems travel with a refusal


class Problem(Struct, frozen=True):
    """One fault of a deck. A fault that `must` be mended makes the deck unplayable."""

    key: str
    details: dict[str, Any] = {}
    file: str = ""
    line: int = 0
    card: str = ""
    field: str = ""
    must: bool = True


class Broken(Exception):  # noqa: N818 - it carries what is wrong
    """A file that is so wrong that reading it ends here."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(problems[0].key)
        self.problems = problems


def refusal(problems: Iterable[Problem]) -> BadRequest:
    """Returns all that is wrong as one refusal: the first problem in its text, more of them beside it."""
    found = sorted(problems, key=lambda problem: (problem.file, problem.line))
    first = found[0]
    told = [
        {"key": one.key, "details": one.details, "line": one.line, "card": one.card, "field": one.field}
        for one in found[:TOLD]
    ]
    where = {"line": first.line, "card": first.card or "–", "field": first.field or "–"}
    return BadRequest("deck-wrong", None, count=len(found), **where, problems=told)
