"""Reads JSON and remembers on which line everything stands, so that an error can say where it is."""

import json
import re
from typing import Any, NoReturn

from bordspil.games.timeline.decks.problems import Broken, Problem

Path = tuple[Any, ...]
DEEPEST = 12
REMEMBERED = 100_000  # lines; far more than a deck may have
_BLANK = re.compile(r"[ \t\r\n]*")
_TORN = re.compile("[\ud800-\udfff]")  # half a letter, which nothing can write down again
_decoder = json.JSONDecoder()


class Lines:
    """The lines of what stands in a text, by the way to it: `("cards", 3, "title", "en")`."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at: dict[Path, int] = {}
        self.twice: list[Path] = []
        self._known = (0, 1)  # an index into the text, and its line: only what lies between is counted

    def read(self) -> Any:
        """Returns what stands in the text; raises Broken with the line where it cannot be read."""
        value, end = self._value(self._skip(0), ())
        if (end := self._skip(end)) < len(self.text):
            self._fail(end)
        return value

    def of(self, *path: Any) -> int:
        """Returns the line where something stands, or of the nearest thing around it."""
        while path not in self.at and path:
            path = path[:-1]
        return self.at.get(path, 1)

    def _line(self, index: int) -> int:
        begin, line = self._known
        self._known = (index, line + self.text.count("\n", begin, index))
        return self._known[1]

    def _skip(self, index: int) -> int:
        found = _BLANK.match(self.text, index)
        return found.end() if found else index

    def _fail(self, index: int) -> NoReturn:
        line = 1 + self.text.count("\n", 0, index)
        raise Broken([Problem("deck-json", line=line)])

    def _value(self, index: int, path: Path) -> tuple[Any, int]:
        if len(self.at) < REMEMBERED:
            self.at[path] = self._line(index)
        sign = self.text[index : index + 1]
        if len(path) > DEEPEST or not sign:
            self._fail(index)
        if sign == "{":
            return self._object(index + 1, path)
        if sign == "[":
            return self._array(index + 1, path)
        try:
            value: tuple[Any, int] = _decoder.raw_decode(self.text, index)
        except ValueError:
            self._fail(index)
        if isinstance(value[0], str) and _TORN.search(value[0]):
            self._fail(index)
        return value

    def _object(self, index: int, path: Path) -> tuple[dict[str, Any], int]:
        found: dict[str, Any] = {}
        index = self._skip(index)
        while self.text[index : index + 1] != "}":
            if found:
                index = self._comma(index)
            if self.text[index : index + 1] != '"':
                self._fail(index)
            key, end = self._value(index, (*path, None))
            index = self._skip(end)
            if self.text[index : index + 1] != ":":
                self._fail(index)
            if key in found:
                self.twice.append((*path, key))
            found[key], index = self._value(self._skip(index + 1), (*path, key))
            index = self._skip(index)
        return found, index + 1

    def _array(self, index: int, path: Path) -> tuple[list[Any], int]:
        found: list[Any] = []
        index = self._skip(index)
        while self.text[index : index + 1] != "]":
            if found:
                index = self._comma(index)
            value, index = self._value(index, (*path, len(found)))
            found.append(value)
            index = self._skip(index)
        return found, index + 1

    def _comma(self, index: int) -> int:
        if self.text[index : index + 1] != ",":
            self._fail(index)
        return self._skip(index + 1)
