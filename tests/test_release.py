"""A release is refused, by a sentence for each fault, while the tree, the changes or the archives are not ready."""

import runpy
import subprocess
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
RELEASE: dict[str, Any] = runpy.run_path(str(ROOT / "release.py"))
CHANGES = (
    "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-02-01\n\n### Added\n\n- Chess.\n\n## [1.1.0] - 2026-01-01\n"
)
PROJECT = {
    "project": {"urls": {"Source": "https://example.org"}},
    "tool": {"hatch": {"metadata": {"hooks": {"custom": {"files": "https://a", "pictures": "https://b"}}}}},
}


def git(folder: Path, *words: str) -> None:
    names = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    subprocess.run(["git", *names, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A repository in which everything is committed."""
    git(tmp_path, "init", "--initial-branch", "main")
    (tmp_path / "move.py").write_text('"""A move."""\n')
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-m", "A move")
    return tmp_path


def test_a_clean_tree_can_be_released(tree: Path) -> None:
    assert list(RELEASE["faults_of_tree"](tree, "1.2.0")) == []


@pytest.mark.parametrize(
    ("spoil", "version", "fault"),
    [
        (lambda tree: (tree / "move.py").write_text("# changed\n"), "1.2.0", "1 files are changed"),
        (lambda tree: (tree / "new.py").write_text("# new\n"), "1.2.0", "new.py first"),
        (lambda tree: git(tree, "switch", "-c", "other"), "1.2.0", "not on other"),
        (lambda tree: git(tree, "tag", "v1.2.0"), "1.2.0", "there is a tag v1.2.0"),
        (lambda tree: None, "1.2.0.dev1", "no version of a release"),
    ],
)
def test_a_tree_that_is_not_ready_is_refused(
    tree: Path, spoil: Callable[[Path], object], version: str, fault: str
) -> None:
    spoil(tree)
    found = list(RELEASE["faults_of_tree"](tree, version))
    assert len(found) == 1
    assert fault in found[0]


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        (CHANGES, []),
        (CHANGES.replace("1.2.0", "1.3.0"), ["says nothing of 1.2.0"]),
        (CHANGES.replace(" - 2026-02-01", ""), ["does not tell the day of 1.2.0"]),
        (CHANGES.replace("- Chess.\n", ""), ["tells no change of 1.2.0"]),
        (CHANGES.replace("[Unreleased]\n", "[Unreleased]\n\n- Go.\n"), ["under no version"]),
        (CHANGES.replace("Added", "News"), ["nobody looks for: News"]),
    ],
)
def test_a_changelog_that_is_not_ready_is_refused(text: str, faults: list[str]) -> None:
    found = list(RELEASE["faults_of_changelog"](text, "1.2.0"))
    assert [words in fault for fault, words in zip(found, faults, strict=True)] == [True] * len(faults)


def test_the_changelog_as_it_is_can_become_a_release() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    version = RELEASE["version_of"](ROOT)
    assert (
        list(RELEASE["faults_of_changelog"](text.replace("[Unreleased]", f"[{version}] - 2026-02-01"), version)) == []
    )


def test_addresses_that_are_missing_are_named() -> None:
    assert list(RELEASE["faults_of_metadata"](PROJECT)) == []
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = [fault.split()[1:3] for fault in RELEASE["faults_of_metadata"](ours)]
    assert all(fault in (["has", "no"], ["does", "not"]) for fault in named)
    assert len(list(RELEASE["faults_of_metadata"](PROJECT | {"project": {}}))) == 1


def test_a_tree_in_which_a_check_fails_is_refused(tree: Path) -> None:
    faults = RELEASE["faults_of_lint"]
    assert list(faults(tree, ["ruff format --check", "ruff check"])) == []
    (tree / "move.py").write_text("import os\n\nx = 1\n")
    assert list(faults(tree, ["ruff format --check", "ruff check"])) == ["ruff check finds faults"]


def archives(folder: Path, wheel: bytes, source: bytes) -> Path:
    folder.mkdir()
    (folder / "bordspil-1.2.0-py3-none-any.whl").write_bytes(wheel)
    (folder / "bordspil-1.2.0.tar.gz").write_bytes(source)
    return folder


def test_archives_that_differ_or_are_too_large_are_refused(tmp_path: Path) -> None:
    faults = RELEASE["faults_of_archives"]
    one, same = archives(tmp_path / "one", b"wheel", b"source"), archives(tmp_path / "same", b"wheel", b"source")
    assert list(faults(one, same)) == []
    other = archives(tmp_path / "other", b"wheel", b"another")
    assert list(faults(one, other)) == ["bordspil-1.2.0.tar.gz is another when it is built again"]
    large = archives(tmp_path / "large", bytes(5_000_001), b"source")
    assert list(faults(large, large)) == [
        "bordspil-1.2.0-py3-none-any.whl has 5,000,001 bytes, more than 5,000,000",
    ]
    (same / "bordspil-1.2.0.tar.gz").unlink()
    assert "not a wheel and a source archive were built" in next(faults(same, same))
