"""The words the page should show, read from the same Fluent files."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from web.bundle import GAMES, ROOT, WEB

LANGUAGES = ("is", "sv", "da", "fi", "nb", "en")
LANGUAGE_NAMES = {
    "is": "Íslenska",
    "sv": "Svenska",
    "da": "Dansk",
    "fi": "Suomi",
    "nb": "Norsk bokmål",
    "en": "English",
}


def say(key: str, language: str = "en", **details: Any) -> str:
    """The message of a key; a key that is missing is an error here."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    value, problems = bundle.format_pattern(pattern, details)
    assert not problems, problems
    return str(value)


@cache
def keys() -> frozenset[str]:
    """The keys of all messages; in English there is none missing."""
    return frozenset(_keys("en"))


def _files(language: str) -> list[Path]:
    texts = GAMES / "azul" / "texts"
    return [
        WEB / "texts" / f"{language}.ftl",
        ROOT / "src" / "bordspil" / "texts" / f"{language}.ftl",
        texts / f"{language}.ftl",
        texts / f"page-{language}.ftl",
    ]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in _files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def _keys(language: str) -> Iterator[str]:
    for path in _files(language):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                yield entry.id.name
