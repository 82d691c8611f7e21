"""Every Python and shell block in the docs runs in the order in which a reader meets them; the docs become a site."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bordspil.__main__ import main

DOCS = Path(__file__).parent.parent / "docs"
PAGES = {path.name: path.read_text(encoding="utf-8") for path in sorted(DOCS.glob("*.md"))}
BLOCK = re.compile(r"^```(python|pycon|sh)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PLAIN = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"(?:^|&& )bordspil ([a-z-]+)(.*?)(?: *#.*| *&&.*| \\.*)?$", re.MULTILINE)
BEFORE = {"data.md": "selfplay azul --games 20 --simulations 4 --out games.parquet"}  # commands the page gives first
BY_THEMSELVES = ("extending.md",)  # a file and a line of it, which tests/server/test_extending.py puts together
SMALLER = {
    "range(1000)": "range(3)",
    "range(20)": "range(2)",
    "65_536": "2",
    "262_144": "2",
}  # the same with less patience
FEWER = re.compile(r"--games \d+")
# A block of Python that begins with the name of a file is kept under it. `bordspil` is the one that is tested.
RUN = """
import doctest, json, subprocess, sys
names = {"__name__": "__main__"}
shell = 'bordspil() { "' + sys.executable + '" -m bordspil "$@"; }; '
for line, kind, block in json.load(sys.stdin):
    if block.startswith("# ") and block.partition("\\n")[0].endswith(".py"):
        open(block.partition("\\n")[0][2:], "w").write(block)
    if kind == "sh":
        subprocess.run(["bash", "-euc", shell + block], check=True)
    elif ">>> " in block:
        test = doctest.DocTestParser().get_doctest(block, names, sys.argv[1], sys.argv[1], line)
        runner = doctest.DocTestRunner()
        if runner.run(test, clear_globs=False).failed:
            sys.exit(1)
        names |= test.globs
    else:
        exec(compile("\\n" * line + block, sys.argv[1], "exec"), names)
"""


def blocks(text: str) -> list[tuple[int, str, str]]:
    """Returns the blocks of a page, each with the line before its first and its language."""
    return [(text[: found.start(2)].count("\n"), found[1], found[2]) for found in BLOCK.finditer(text)]


@pytest.mark.parametrize("page", [page for page, text in PAGES.items() if blocks(text) and page not in BY_THEMSELVES])
def test_the_blocks_of_a_page_run(page: str, tmp_path: Path) -> None:
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "LC_ALL": "C.UTF-8"}  # cards are simulated
    if page in BEFORE:
        command = [sys.executable, "-m", "bordspil", *BEFORE[page].split()]
        subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, check=True)
    text = PAGES[page]
    for large, small in SMALLER.items():
        text = text.replace(large, small)
    text = FEWER.sub("--games 2", text)
    command = [sys.executable, "-c", RUN, page]
    given = json.dumps(blocks(text))
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, input=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def commands() -> list[tuple[str, str, str]]:
    """Returns every command of `bordspil` in the docs and the README: where, its name, and what follows."""
    texts = PAGES | {"README.md": (DOCS.parent / "README.md").read_text(encoding="utf-8")}
    shown = [(page, block) for page, text in texts.items() for block in PLAIN.findall(text)]
    shown += [(page, block) for page, text in texts.items() for _, kind, block in blocks(text) if kind == "sh"]
    joined = [(page, block.replace("\\\n", " ")) for page, block in shown]
    return [(page, *found) for page, block in joined for found in COMMAND.findall(block)]


def test_commands_in_the_docs_have_the_flags_they_are_given(capsys: pytest.CaptureFixture[str]) -> None:
    """What a page only shows is not run, but its command must exist and know every flag."""
    found, known = commands(), dict[str, str]()
    assert {"serve", "match", "tournament"} <= {name for _, name, _ in found}
    for page, name, rest in found:
        if name not in known:
            with pytest.raises(SystemExit) as ended:
                main([name, "--help"])
            known[name] = capsys.readouterr().out
            assert ended.value.code == 0, f"{page}: bordspil {name}"
        for flag in re.findall(r"(?<= )--[a-z-]+", rest):
            assert flag in known[name] or name == "store", f"{page}: bordspil {name} {flag}"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The documentation as a site; a link that leads nowhere fails it."""
    pages, made = tmp_path_factory.mktemp("pages"), tmp_path_factory.mktemp("made")
    subprocess.run([sys.executable, str(DOCS / "site" / "pages.py"), str(pages)], check=True)
    command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "-c", str(DOCS / "site")]
    done = subprocess.run([*command, str(pages), str(made)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return made


def test_the_site_has_every_page_of_the_docs_and_the_reference(site: Path) -> None:
    names = {path.relative_to(site).with_suffix("").as_posix() for path in site.rglob("*.html")}
    assert {"index", "changelog", "reference/bordspil", "reference/core", "games/azul-rules"} <= names
    assert {page.removesuffix(".md") for page in PAGES} <= names
    assert {f"notebooks/{path.stem}" for path in DOCS.glob("notebooks/*.ipynb")} <= names
    assert 'id="bordspil.core.chance.Chance"' in (site / "reference" / "core.html").read_text(encoding="utf-8")


def test_the_site_is_found_through_and_needs_nothing_from_elsewhere(site: Path) -> None:
    index = json.loads((site / "searchindex.js").read_text(encoding="utf-8").removeprefix("Search.setIndex(")[:-1])
    found = [index[kind].get("pettingzoo", []) for kind in ("terms", "titleterms")]
    pages = {page for one in found for page in (one if isinstance(one, list) else [one])}
    assert {"environments", "pictures"} <= {index["docnames"][page] for page in pages}
    fetched = re.compile(r'<(?:script|link|img|iframe)[^>]+(?:src|href)="(?:https?:)?//')
    assert [path.name for path in site.rglob("*.html") if fetched.search(path.read_text(encoding="utf-8"))] == []
