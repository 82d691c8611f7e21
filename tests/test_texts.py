"""Texts: the same keys and arguments in all languages, a text for every refusal, and no unused text."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bordspil import games
from bordspil.text import LANGUAGES, Texts, system_language, texts

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "bordspil"
SHARED = PACKAGE / "texts"
WEB = ROOT / "web"
FILES = sorted([*SHARED.glob("*.ftl"), *PACKAGE.glob("games/*/texts/*.ftl"), *(WEB / "texts").glob("*.ftl")])

Arguments = dict[str, frozenset[str]]


class References(Visitor):
    """The variables and messages that a pattern names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the name is the parser's
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def entries(file: Path) -> list[Any]:
    found: list[Any] = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return found


def messages(file: Path) -> dict[str, References]:
    found: dict[str, References] = {}
    for entry in entries(file):
        if isinstance(entry, fluent.Message):
            found[entry.id.name] = References()
            found[entry.id.name].visit(entry)
    return found


def arguments(*files: Path) -> Arguments:
    """Returns every key that can be said, with the arguments that its text and the parts in it need."""
    found = {key: references for file in files for key, references in messages(file).items()}

    def needed(key: str) -> frozenset[str]:
        return frozenset(found[key].variables).union(*map(needed, found[key].messages))

    return {key: needed(key) for key in found if not is_part(key)}


def is_part(key: str) -> bool:
    """Parts stand only inside other texts; how many a language needs is a matter of its grammar."""
    return key.startswith("part-")


def family(file: Path) -> str:
    """Files of one family say the same in all languages: `en.ftl`, `page-en.ftl`."""
    return str(file.with_name(re.sub(r"[a-z]{2}\.ftl$", "*.ftl", file.name)).relative_to(ROOT))


FAMILIES = sorted({family(file) for file in FILES})


def in_language(of_family: str, language: str) -> Path:
    return ROOT / of_family.replace("*", language)


def own_texts(game: str | None, language: str) -> list[Path]:
    """Returns the files behind what Python says: the shared texts and those of a game."""
    own = [PACKAGE / "games" / game / "texts" / f"{language}.ftl"] if game else []
    return [SHARED / f"{language}.ftl", *own]


def test_shared_texts_and_those_of_every_game_are_found() -> None:
    assert "src/bordspil/texts/*.ftl" in FAMILIES
    for name in games.names():
        assert f"src/bordspil/games/{name}/texts/*.ftl" in FAMILIES


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_file_of_texts_can_be_read_and_has_no_key_twice(file: Path) -> None:
    assert [entry.content for entry in entries(file) if isinstance(entry, fluent.Junk)] == []
    keys = Counter(entry.id.name for entry in entries(file) if isinstance(entry, fluent.Message | fluent.Term))
    assert [key for key, count in keys.items() if count > 1] == []
    assert [key for key in keys if re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", key) is None] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_the_parts_of_texts_are_there_and_are_used(file: Path) -> None:
    found = messages(file)
    named = {key for references in found.values() for key in references.messages}
    assert named - set(found) == set()
    assert {key for key in found if is_part(key)} - named == set()


@pytest.mark.parametrize("of_family", FAMILIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_keys_and_arguments_of_english(of_family: str, language: str) -> None:
    file = in_language(of_family, language)
    assert file.is_file()
    assert arguments(file) == arguments(in_language(of_family, "en"))


@pytest.mark.parametrize("name", games.names())
def test_a_game_does_not_repeat_texts_of_all_games(name: str) -> None:
    assert set(arguments(SHARED / "en.ftl")) & set(arguments(*own_texts(name, "en")[1:])) == set()


class Said:
    """A place in the sources where a key is said, with the details that go with it."""

    def __init__(self, file: Path, call: ast.Call, key: str) -> None:
        self.key = key
        self.details = {word.arg for word in call.keywords if word.arg is not None}
        self.is_open = any(word.arg is None for word in call.keywords)
        self.where = f"{file.relative_to(ROOT)}:{call.lineno} {key}"
        inside = file.relative_to(PACKAGE).parts
        self.game = inside[1] if inside[0] == "games" and len(inside) > 2 else None


def sources() -> Iterator[tuple[Path, ast.Module]]:
    for file in sorted(PACKAGE.rglob("*.py")):
        if file.name == "game_template.py":  # its texts are written with it
            continue
        yield file, ast.parse(file.read_text(encoding="utf-8"))


@cache
def refusals() -> set[str]:
    """Returns the names of Refusal and of all classes made from it."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for _, module in sources()
        for node in ast.walk(module)
        if isinstance(node, ast.ClassDef)
    }
    found = {"Refusal"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found


def keys(first: ast.expr) -> list[str]:
    """The keys an expression may stand for."""
    if isinstance(first, ast.IfExp):
        return [*keys(first.body), *keys(first.orelse)]
    return [first.value] if isinstance(first, ast.Constant) and isinstance(first.value, str) else []


def is_refusal(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id in refusals()


def is_said(call: ast.Call) -> bool:
    """`say(…)`, `sitting.say(…)`, `texts(…)(…)`."""
    called = call.func
    if isinstance(called, ast.Call):
        return isinstance(called.func, ast.Name) and called.func.id == "texts"
    return "say" in (getattr(called, "id", None), getattr(called, "attr", None))


def calls_to_above(module: ast.Module) -> Iterator[ast.Call]:
    """`super().__init__(…)` in classes made from Refusal."""
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef) and {getattr(base, "id", "") for base in node.bases} & refusals():
            for call in ast.walk(node):
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__":
                    yield call


@cache
def said() -> list[Said]:
    """Returns every refusal and every text that Python says by its key."""
    found: list[Said] = []
    for file, module in sources():
        calls = [
            node for node in ast.walk(module) if isinstance(node, ast.Call) and (is_refusal(node) or is_said(node))
        ]
        for call in [*calls, *calls_to_above(module)]:
            if call.args:
                found += [Said(file, call, key) for key in keys(call.args[0])]
    return found


def known_to(place: Said) -> Arguments:
    """Returns the texts within reach: the shared ones, the game's own, and from outside a game its name."""
    if place.game is None and place.key == "name":
        assert all("name" in arguments(*own_texts(name, "en")) for name in games.names())
        return {"name": frozenset()}
    return arguments(*own_texts(place.game, "en"))


def test_the_search_for_keys_finds_them() -> None:
    found = {place.key for place in said()}
    assert {"game-over", "no-game", "stale", "offer-not-over", "tiling-not-over", "position-side", "name"} <= found


def test_every_key_that_is_said_has_a_text() -> None:
    assert [place.where for place in said() if place.key not in known_to(place)] == []


def test_every_text_gets_the_details_it_names() -> None:
    lacking = [
        f"{place.where} lacks {', '.join(sorted(missing))}"
        for place in said()
        if not place.is_open and (missing := known_to(place).get(place.key, frozenset()) - place.details)
    ]
    assert lacking == []


@cache
def quoted() -> frozenset[str]:
    """Returns every quoted string in Python, TypeScript and Svelte."""
    files = [*PACKAGE.rglob("*.py"), *PACKAGE.glob("games/**/*.ts"), *PACKAGE.glob("games/**/*.svelte")]
    files += [*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return frozenset(found[1] for found in re.findall(r"(?=(['\"`])([a-z0-9-]+)\1)", text))


@pytest.mark.parametrize("of_family", [name for name in FAMILIES if re.match(r"src/.*/\*\.ftl", name)])
def test_every_text_is_said_somewhere(of_family: str) -> None:
    assert [key for key in arguments(in_language(of_family, "en")) if key not in quoted()] == []


def test_every_language_speaks_for_every_game() -> None:
    for language in LANGUAGES:
        for name in [None, *games.names()]:
            assert texts(language, name)("move-text", text="x9").count("x9") == 1
    assert len({texts(language)("game-over") for language in LANGUAGES}) == len(LANGUAGES)


def test_what_a_language_lacks_is_said_in_english_and_then_by_its_key(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("both = Both { $n }\nonly-english = Only English { $n }\n", encoding="utf-8")
    (tmp_path / "is.ftl").write_text("both = Bæði { $n }\n", encoding="utf-8")
    say = Texts("is", [tmp_path])
    assert say("both", n=1) == "Bæði 1"
    assert say("only-english", n="x") == "Only English x"
    assert say("nowhere", n=1) == "nowhere"


def test_details_are_not_wrapped_in_invisible_marks() -> None:
    assert texts("en")("move-text", text="0b1") == "“0b1” isn’t a move."


@pytest.mark.parametrize(
    ("chosen", "language"),
    [
        ("is_IS.UTF-8", "is"),
        ("sv_SE.UTF-8", "sv"),
        ("sv_FI@euro", "sv"),
        ("da_DK", "da"),
        ("fi_FI.UTF-8", "fi"),
        ("nb_NO.UTF-8", "nb"),
        ("nn_NO.UTF-8", "nb"),
        ("no_NO", "nb"),
        ("en_GB.UTF-8", "en"),
        ("de_DE.UTF-8", "en"),
        ("fil_PH.UTF-8", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
    ],
)
def test_the_language_of_the_system_is_one_of_ours(chosen: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", chosen)
    assert system_language() == language
    monkeypatch.setenv("LANG", "is_IS.UTF-8")
    monkeypatch.setenv("LC_ALL", chosen)
    assert system_language() == language


def test_without_a_language_in_the_environment_it_is_one_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LANG", raising=False)
    assert system_language() in LANGUAGES
