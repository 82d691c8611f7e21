"""Every Python block in the docs runs, page by page, in the order in which a reader meets them."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"
PAGES = {path.name: path.read_text(encoding="utf-8") for path in sorted(DOCS.glob("*.md"))}
BLOCK = re.compile(r"^```(?:python|pycon)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BEFORE = {"data.md": "selfplay azul --games 20 --simulations 4 --out games.parquet"}  # commands the page gives first
SMALLER = {"range(1000)": "range(10)", "65_536": "2", "262_144": "2"}  # the same with less patience
RUN = """
import doctest, json, sys
names = {"__name__": "__main__"}
for line, block in json.load(sys.stdin):
    if ">>> " in block:
        test = doctest.DocTestParser().get_doctest(block, names, sys.argv[1], sys.argv[1], line)
        runner = doctest.DocTestRunner()
        if runner.run(test, clear_globs=False).failed:
            sys.exit(1)
        names |= test.globs
    else:
        exec(compile("\\n" * line + block, sys.argv[1], "exec"), names)
"""


def blocks(text: str) -> list[tuple[int, str]]:
    """The blocks of a page, each with the line before its first."""
    return [(text[: found.start(1)].count("\n"), found[1]) for found in BLOCK.finditer(text)]


@pytest.mark.parametrize("page", [page for page, text in PAGES.items() if blocks(text)])
def test_the_python_of_a_page_runs(page: str, tmp_path: Path) -> None:
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "LC_ALL": "C.UTF-8"}  # cards are simulated
    if page in BEFORE:
        command = [sys.executable, "-m", "bordspil", *BEFORE[page].split()]
        subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, check=True)
    text = PAGES[page]
    for large, small in SMALLER.items():
        text = text.replace(large, small)
    command = [sys.executable, "-c", RUN, page]
    given = json.dumps(blocks(text))
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, input=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
