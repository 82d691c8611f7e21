"""Gathers the pages of the documentation's site: docs/, the README, rules, guides, notebooks, and the reference."""

import base64
import json
import posixpath
import re
import runpy
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PACKAGE = ROOT / "src" / "bordspil"
LINK = re.compile(r"(!?)\[([^\[\]]*)\]\((?!https?:|#|mailto:)([^()\s#]+)(#[^()\s]*)?\)")
for_index = runpy.run_path(str(ROOT / "hatch_readme.py"))["for_index"]

# Files outside docs/ that are pages.
GUIDES = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "GLOSSARY.md": "glossary.md",
    "MAP.md": "map.md",
    "SECURITY.md": "report.md",
}
# What stands in which chapter; what is not named stands in the last of them.
CHAPTERS = {
    "Tutorials": ["first-bot", "first-training", "own-games", "first-tournament", "host-a-club"],
    "Python": ["python", "pictures"],
    "Bots": ["bots", "engine", "tournaments"],
    "Research": ["environments", "batches", "training", "tensors", "data"],
    "Hosting": ["hosting", "cluster", "privacy", "security", "wire"],
    "Notebooks": [],
    "Games": [],
    "Reference": [],
    "The project": ["contributing", "map", "glossary", "terms", "changelog", "report"],
}
REFERENCE = ("core", "games", "search", "arena", "envs")


def published() -> dict[str, str]:
    """Returns the place on the site of every file of the repository that has one."""
    found = {path.relative_to(ROOT).as_posix(): path.relative_to(DOCS).as_posix() for path in DOCS.glob("*.md")}
    for path in sorted(DOCS.glob("screenshots/*")):
        found[path.relative_to(ROOT).as_posix()] = path.relative_to(DOCS).as_posix()
    for path in sorted(DOCS.glob("notebooks/*.ipynb")):
        found[path.relative_to(ROOT).as_posix()] = f"notebooks/{path.stem}.md"
    for path in sorted([*PACKAGE.glob("games/*/*.md"), *PACKAGE.glob("games/*/weights/*.md")]):
        game = path.relative_to(PACKAGE / "games").parts[0]
        found[path.relative_to(ROOT).as_posix()] = f"games/{game}-{path.stem.lower()}.md"
    return found | GUIDES


def gather(into: Path) -> None:
    """Writes all pages and pictures into a folder, and the list of them at the end of the first page."""
    shutil.rmtree(into, ignore_errors=True)
    places = published()
    for name, place in places.items():
        target = into / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if name.endswith(".ipynb"):
            write_notebook(ROOT / name, target)
        elif name.endswith(".md"):
            target.write_text(linked((ROOT / name).read_text(encoding="utf-8"), name, places), encoding="utf-8")
        else:
            shutil.copyfile(ROOT / name, target)
    (into / "reference").mkdir()
    (into / "reference" / "bordspil.rst").write_text(reference("bordspil", ["bordspil"]), encoding="utf-8")
    for name in REFERENCE:
        modules = sorted(path.stem for path in (PACKAGE / name).glob("*.py") if not path.stem.startswith("_"))
        names = [f"bordspil.{name}", *(f"bordspil.{name}.{module}" for module in modules)]
        (into / "reference" / f"{name}.rst").write_text(reference(f"bordspil.{name}", names), encoding="utf-8")
    with (into / "index.md").open("a", encoding="utf-8") as index:
        index.write(contents(into))


def contents(folder: Path) -> str:
    """Returns the list of all pages, chapter by chapter."""
    pages = sorted(path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.*") if is_page(path))
    chapters = {title: list(named) for title, named in CHAPTERS.items()}
    for page in pages:
        if page != "index" and not any(page in named for named in chapters.values()):
            title = page.partition("/")[0].capitalize()
            chapters[title if title in chapters else "The project"].append(page)
    lists = (
        "\n".join(["", "```{toctree}", ":hidden:", f":caption: {title}", *chapters[title], "```"]) for title in chapters
    )
    return "\n" + "\n".join(lists) + "\n"


def is_page(path: Path) -> bool:
    """Tells pages from pictures."""
    return path.suffix in (".md", ".rst")


def addresses() -> dict[str, str]:
    """Returns where files and pictures of the repository lie on the net, as pyproject.toml tells."""
    tool = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    hook = tool["hatch"]["metadata"]["hooks"]["custom"]
    return {"files": hook["files"], "pictures": hook["pictures"]}


def linked(text: str, name: str, places: dict[str, str]) -> str:
    """Leads the links of a file of the repository to pages of the site, or to where the repository lies."""

    def lead(found: re.Match[str]) -> str:
        mark, words, path, anchor = found[1], found[2], found[3], found[4] or ""
        target = posixpath.normpath(posixpath.join(posixpath.dirname(name), path))
        if target in places:
            here = posixpath.dirname(places[name]) or "."
            return f"{mark}[{words}]({posixpath.relpath(places[target], here)}{anchor})"
        return str(for_index(f"{mark}[{words}]({target})", **addresses()))

    return LINK.sub(lead, text)


def write_notebook(path: Path, target: Path) -> None:
    """Writes a notebook as a page, and beside it what its cells have drawn."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    parts = [
        part for number, cell in enumerate(cells) for part in parts_of(cell, target.with_name(f"{path.stem}-{number}"))
    ]
    target.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def parts_of(cell: dict[str, Any], stem: Path) -> Iterator[str]:
    """Yields a cell of a notebook and what came of it; pictures are written to files that begin with the stem."""
    source = "".join(cell["source"])
    yield f"```python\n{source}\n```" if cell["cell_type"] == "code" else source
    for output in cell.get("outputs", []):
        data = output.get("data", {})
        if "image/png" in data:
            picture = stem.with_suffix(".png")
            picture.write_bytes(base64.b64decode("".join(data["image/png"])))
            yield f"![What the cell draws]({picture.name})"
        elif said := "".join(output.get("text", data.get("text/plain", []))):
            yield f"```text\n{said.rstrip()}\n```"


def reference(title: str, modules: list[str]) -> str:
    """Returns the page of a package, module by module, as its docstrings tell."""
    parts = [title, "=" * len(title)]
    for module in modules:
        if module != title:
            parts += ["", module, "-" * len(module)]
        parts += ["", f".. automodule:: {module}"]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    gather(Path(sys.argv[1]))
