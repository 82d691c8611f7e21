"""What `make lint` asks of texts: terms, quotes, dashes, plurals, whole sentences, notes for translators."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
TERMS = ROOT / "docs" / "terms.md"
LANGUAGES = {"English": "en", "Icelandic": "is", "Swedish": "sv", "Danish": "da", "Finnish": "fi", "Norwegian": "nb"}
QUOTES = {"en": "“”", "is": "„“", "sv": "”", "da": "»«", "fi": "”", "nb": "«»"}
ALL_QUOTES = set('“”„»«"')
WITH_SPACE = {"sv", "da", "fi", "nb"}  # 50 %
PLURALS = {"zero", "one", "two", "few", "many", "other"}
CODE = re.compile(r"`[^`]*`|pip install \S+|https?://\S*")
# Variables that count what the word behind them names; verbs end in s as well.
COUNTS = {"count", "games", "draws", "tables", "cards", "moves", "rows", "points", "days", "length"}
VERBS = {"is", "has", "was"}
NEVER_ONE = {"wrong-groups", "deck-year-crowded"}  # of which there are several, or there would be no message


def files_of(language: str) -> list[Path]:
    """Returns all texts of a language: messages, help, and what is stored."""
    package = ROOT / "src" / "bordspil"
    messages = [package / "texts", *package.glob("games/*/texts"), ROOT / "web" / "texts"]
    found = [
        path for folder in messages for path in sorted(folder.glob("*.ftl")) if path.stem.split("-")[-1] == language
    ]
    return [*found, *sorted(package.glob(f"games/*/help/{language}.md")), ROOT / "web" / "privacy" / f"{language}.md"]


def forbidden(page: str) -> dict[str, dict[str, str]]:
    """Returns for every language the words that its list *Never* gives up, with the right ones."""
    found: dict[str, dict[str, str]] = {}
    for section in re.split(r"^## ", page, flags=re.MULTILINE)[1:]:
        never = section.partition("Never:")[2]
        found[LANGUAGES[section.split("\n", 1)[0]]] = dict(re.findall(r"^- `(.+?)`: (.+)$", never, re.MULTILINE))
    return found


class Texts(Visitor):
    """The words of a message, and what is wrong with its patterns."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.joined = False

    def visit_Pattern(self, node: Any) -> None:  # noqa: N802 - the name is the parser's
        selects = [part.expression for part in node.elements if is_select(part)]
        if len(selects) > 1 and not all(is_plural(select) for select in selects):
            self.joined = True
        if (
            selects
            and not all(is_plural(select) for select in selects)
            and any(has_words(part) for part in node.elements)
        ):
            self.joined = True
        self.words.append("".join(written(part) for part in node.elements))
        self.generic_visit(node)


def is_select(part: Any) -> bool:
    return isinstance(part, fluent.Placeable) and isinstance(part.expression, fluent.SelectExpression)


def is_plural(select: Any) -> bool:
    """Whether a choice is one of number, so that words may stand around it."""
    names = {variant.key.name for variant in select.variants if isinstance(variant.key, fluent.Identifier)}
    return names <= PLURALS


def has_words(part: Any) -> bool:
    return isinstance(part, fluent.TextElement) and re.search(r"\w", part.value) is not None


def written(part: Any) -> str:
    """Returns a text as it is read, variables as `{n}`, choices left out."""
    if isinstance(part, fluent.TextElement):
        return str(part.value)
    inside = part.expression
    return f"{{{inside.id.name}}}" if isinstance(inside, fluent.VariableReference) else "{}"


def faults_of_words(words: str, language: str, never: dict[str, str]) -> Iterator[str]:
    """Yields what is wrong with some words of a language."""
    plain = CODE.sub("", words)
    for term, right in never.items():
        if re.search(rf"(?<!\w){re.escape(term)}(?!\w)", plain, re.IGNORECASE):
            yield f"“{term}”: {right}"
    if wrong := ALL_QUOTES.difference(QUOTES[language]).intersection(plain):
        yield f"quotes {' '.join(sorted(wrong))}: {language} has {QUOTES[language]}"
    if re.search(r"\w'\w", plain):
        yield "a straight apostrophe: ’"
    if re.search(r"(?<![\w-])-\d", plain):
        yield "a hyphen for a minus: −"
    if " - " in plain:
        yield "a hyphen for a dash: –"
    if re.search(r"[\d}]%" if language in WITH_SPACE else r"[\d}] %", plain):
        yield "the space before %"


def faults(path: Path, language: str, never: dict[str, str]) -> Iterator[str]:
    """Yields what is wrong in a file."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        for number, line in enumerate(source.splitlines(), start=1):
            yield from (f"{number}: {fault}" for fault in faults_of_words(line, language, never))
        return
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, fluent.Message):
            yield from (f"{entry.id.name}: {fault}" for fault in faults_of_message(entry, language, never))


def faults_of_message(message: fluent.Message, language: str, never: dict[str, str]) -> Iterator[str]:
    """Yields what is wrong with a message."""
    texts = Texts()
    texts.visit(message.value)
    for words in texts.words:
        yield from faults_of_words(words, language, never)
    if texts.joined and not message.id.name.startswith("part-"):
        yield "a sentence joined from parts: write it whole in every variant"
    if language == "en":
        if message.comment is None:
            yield "no note for translators above it"
        for words in texts.words:
            for name, word in re.findall(r"\{(\w+)\} ([a-z]+s)\b", words):
                counts = name in COUNTS and word not in VERBS and message.id.name not in NEVER_ONE
                if counts and not chooses_by(message, name):
                    yield f"${name} may be one: choose by its number"


def chooses_by(message: fluent.Message, name: str) -> bool:
    """Whether a message has a choice by a variable."""

    class Choices(Visitor):
        found = False

        def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
            chosen = node.selector
            self.found = self.found or (isinstance(chosen, fluent.VariableReference) and chosen.id.name == name)
            self.generic_visit(node)

    choices = Choices()
    choices.visit(message.value)
    return choices.found


def all_faults() -> list[str]:
    """Returns every fault of every language, with its file."""
    never = forbidden(TERMS.read_text(encoding="utf-8"))
    return [
        f"{path.relative_to(ROOT)}:{fault}"
        for language in QUOTES
        for path in files_of(language)
        for fault in faults(path, language, never.get(language, {}))
    ]


if __name__ == "__main__":
    found = all_faults()
    print("\n".join(found))
    sys.exit(1 if found else 0)
