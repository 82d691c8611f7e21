"""Texts in six languages: Fluent messages, the shared ones and each game's own."""

import locale
import os
import re
import sys
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

LANGUAGES = ("en", "is", "sv", "da", "fi", "nb")
SHARED = files("bordspil") / "texts"


class Texts:
    """Messages of a language; what it lacks is said in English, what English lacks by its key."""

    def __init__(self, language: str, folders: Sequence[Traversable]) -> None:
        self.bundles = [_bundle(code, folders) for code in dict.fromkeys([language, "en"])]

    def __call__(self, key: str, **details: Any) -> str:
        for bundle in self.bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                return str(bundle.format_pattern(pattern, details)[0]) if pattern else key
        return key


class HasTexts(Protocol):
    """A game: its texts lie in the package of its class, or of one that its class builds on."""

    @property
    def id(self) -> str:
        """Returns its name."""


def texts(language: str, game: str | HasTexts | None = None) -> Texts:
    """Returns the shared texts and, where a game is given or named, its own."""
    if game is None or isinstance(game, str):
        return _texts(language, (f"bordspil.games.{game}",) if game else ())
    packages = (sys.modules[kind.__module__].__package__ for kind in type(game).__mro__)
    return _texts(language, tuple(dict.fromkeys(package for package in packages if package)))


@cache
def _texts(language: str, packages: tuple[str, ...]) -> Texts:
    """Returns the shared texts and those of packages; a game that is no package, such as a script's, has none."""
    return Texts(language, [SHARED, *(files(package) / "texts" for package in packages)])


def keys_of(file: Traversable) -> set[str]:
    """Returns the keys of the messages in a file; none where there is no file."""
    if not file.is_file():
        return set()
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, Message)}


def system_language() -> str:
    """Returns the language of the terminal's user, English where it is none of ours."""
    chosen = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    word = re.split(r"[_.@-]", chosen)[0].lower()
    code = {"no": "nb", "nn": "nb"}.get(word, word)
    return code if code in LANGUAGES else "en"


def _bundle(language: str, folders: Sequence[Traversable]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in (folder / f"{language}.ftl" for folder in folders):
        if file.is_file():  # what a game does not say in a language, it says in English
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
