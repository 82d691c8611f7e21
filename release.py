"""Makes a release: checks what must be true of it, then builds it into dist/; it publishes nothing."""

import filecmp
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

LARGEST_WHEEL = 5_000_000  # bytes
LINT = ("ruff format --check", "ruff check", "mypy", "lint-imports")
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def version_of(root: Path) -> str:
    """Returns the version of the package, as its source states it."""
    found = re.search(r'^__version__ = "(.+)"$', (root / "src/bordspil/version.py").read_text(), re.MULTILINE)
    return found[1] if found else ""


def faults_of_tree(root: Path, version: str) -> Iterator[str]:
    """Yields what is wrong with the state of the repository."""
    if changed := told(["git", "status", "--porcelain"], root).splitlines():
        yield f"{len(changed)} files are changed and not committed, {changed[0].split()[-1]} first"
    if (branch := told(["git", "branch", "--show-current"], root)) != "main":
        yield f"a release is made on the branch main, not on {branch or 'no branch'}"
    if told(["git", "tag", "--list", f"v{version}"], root):
        yield f"there is a tag v{version}: the version in src/bordspil/version.py is an old one"
    if not re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", version):
        yield f"{version or 'nothing'} is no version of a release"


def faults_of_changelog(text: str, version: str) -> Iterator[str]:
    """Yields what is wrong with CHANGELOG.md, which Keep a Changelog describes."""
    sections = dict(re.findall(r"^## \[(.+?)\](.*(?:\n(?!## ).*)*)", text, re.MULTILINE))
    if version not in sections:
        yield f"CHANGELOG.md says nothing of {version}"
    elif not re.match(r" - \d{4}-\d\d-\d\d\n", sections[version]):
        yield f"CHANGELOG.md does not tell the day of {version}"
    elif "\n- " not in sections[version]:
        yield f"CHANGELOG.md tells no change of {version}"
    if "\n- " in sections.get("Unreleased", ""):
        yield "CHANGELOG.md has changes that stand under no version"
    for kind in re.findall(r"^### (.+)$", text, re.MULTILINE):
        if kind not in KINDS:
            yield f"CHANGELOG.md has a kind of change that nobody looks for: {kind}"


def faults_of_metadata(pyproject: dict[str, Any]) -> Iterator[str]:
    """Yields what pyproject.toml does not tell yet."""
    if "Source" not in pyproject["project"].get("urls", {}):
        yield "pyproject.toml has no project.urls.Source: where is the project?"
    addresses = pyproject["tool"]["hatch"]["metadata"]["hooks"]["custom"]
    for name in ("files", "pictures"):
        if not addresses[name]:
            yield f"pyproject.toml does not say where the {name} of README.md are (tool.hatch.metadata.hooks.custom)"


def faults_of_lint(root: Path, commands: Iterable[str] = LINT) -> Iterator[str]:
    """Yields the checks of the code that fail."""
    for command in commands:
        program, *words = command.split()
        done = subprocess.run(
            [Path(sys.executable).parent / program, *words], cwd=root, capture_output=True, check=False
        )
        if done.returncode:
            yield f"{command} finds faults"


def faults_of_archives(one: Path, other: Path) -> Iterator[str]:
    """Yields what is wrong with the archives, which were built twice."""
    names = sorted(path.name for path in one.iterdir())
    if sorted(name[-4:] for name in names) != [".whl", "r.gz"]:
        yield f"not a wheel and a source archive were built, but {', '.join(names) or 'nothing'}"
    for name in names:
        if not (other / name).is_file() or not filecmp.cmp(one / name, other / name, shallow=False):
            yield f"{name} is another when it is built again"
    for wheel in one.glob("*.whl"):
        if (size := wheel.stat().st_size) > LARGEST_WHEEL:
            yield f"{wheel.name} has {size:,} bytes, more than {LARGEST_WHEEL:,}"


def build(root: Path, into: Path) -> None:
    """Builds a source archive of what is committed, and from that a wheel, in a folder that knows nothing else."""
    environment = os.environ | {"SOURCE_DATE_EPOCH": told(["git", "log", "-1", "--format=%ct"], root)}
    hatch = [sys.executable, "-m", "hatchling", "build", "--directory", str(into), "--target"]
    with tempfile.TemporaryDirectory() as folder:
        clone, unpacked = Path(folder, "clone"), Path(folder, "unpacked")
        told(["git", "clone", "--quiet", "--no-hardlinks", str(root), str(clone)], root)
        subprocess.run([*hatch, "sdist"], cwd=clone, env=environment, check=True)
        with tarfile.open(next(into.glob("*.tar.gz"))) as archive:
            archive.extractall(unpacked, filter="data")
        subprocess.run([*hatch, "wheel"], cwd=next(unpacked.iterdir()), env=environment, check=True)


def told(command: list[str], folder: Path) -> str:
    """Returns what a command prints."""
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout.strip()


def check(root: Path) -> list[str]:
    """Returns everything that keeps the tree from being released."""
    version = version_of(root)
    pyproject = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return [
        *faults_of_tree(root, version),
        *faults_of_changelog((root / "CHANGELOG.md").read_text(encoding="utf-8"), version),
        *faults_of_metadata(pyproject),
        *faults_of_lint(root),
    ]


def make(root: Path) -> list[str]:
    """Builds the archives twice and keeps them in dist/; returns what is wrong with them."""
    dist = root / "dist"
    dist.mkdir(exist_ok=True)
    for old in dist.iterdir():
        old.unlink()
    build(root, dist)
    with tempfile.TemporaryDirectory() as again:
        build(root, Path(again))
        return list(faults_of_archives(dist, Path(again)))


def main(words: list[str]) -> int:
    """Checks the tree or builds the archives; says what is wrong, or what to do next."""
    root = Path(__file__).parent
    faults = make(root) if words == ["build"] else check(root)
    for fault in faults:
        print(f"release: {fault}", file=sys.stderr)
    if not faults and words == ["build"]:
        version = version_of(root)
        print(f"dist/ holds {version}. Next: git tag v{version} && git push origin v{version}; twine upload dist/*")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
