"""Reads the texts the page shows from the same Fluent files."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from web.harness.bundle import GAMES, ROOT, WEB

LANGUAGES = ("is", "sv", "da", "fi", "nb", "en")
LANGUAGE_NAMES = {
    "is": "Íslenska",
    "sv": "Svenska",
    "da": "Dansk",
    "fi": "Suomi",
    "nb": "Norsk bokmål",
    "en": "English",
}


def text_of(key: str, language: str = "en", of: str = "azul", **details: Any) -> str:
    """Returns the message of a key, of the page or of the game `of`; a key that is missing is an error here."""
    bundle = _bundle(language, of)
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    value, problems = bundle.format_pattern(pattern, details)
    assert not problems, problems
    return str(value)


@cache
def keys() -> frozenset[str]:
    """Returns the keys of all messages of the page and of every game; in English there is none missing."""
    return frozenset(entry.id.name for entry in _messages("en"))


@cache
def plain_texts(language: str) -> frozenset[str]:
    """Returns what the messages without holes say; some of it reads like a key and is none."""
    patterns = [entry.value for entry in _messages(language) if entry.value and len(entry.value.elements) == 1]
    return frozenset(part.value for (part,) in (one.elements for one in patterns) if isinstance(part, ast.TextElement))


def _files(language: str, game: str) -> list[Path]:
    texts = GAMES / game / "texts"
    return [
        WEB / "texts" / f"{language}.ftl",
        ROOT / "src" / "bordspil" / "texts" / f"{language}.ftl",
        texts / f"{language}.ftl",
        texts / f"page-{language}.ftl",
        texts / f"learn-{language}.ftl",
        *texts.glob(f"puzzle-{language}.ftl"),
    ]


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in _files(language, game):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def _messages(language: str) -> Iterator[ast.Message]:
    every_game = [
        path for ending in ("", "page-", "learn-", "puzzle-") for path in GAMES.glob(f"*/texts/{ending}{language}.ftl")
    ]
    for path in {*_files(language, "azul"), *every_game}:
        entries = parse(path.read_text(encoding="utf-8")).body
        yield from (entry for entry in entries if isinstance(entry, ast.Message))
