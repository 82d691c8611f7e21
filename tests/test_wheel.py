"""The wheel carries everything: installed elsewhere, without Node, it serves the page, plays and is typed."""

import os
import re
import runpy
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import venv
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LARGEST = 5_500_000  # bytes of a wheel
CLIENT = """
from random import choice

import bordspil
from bordspil.games.azul.rules.notation import Take


def play(name: str) -> tuple[int, ...]:
    table = bordspil.new(name, seats=2, seed=7)
    while not table.is_over:
        table.play(choice(table.legal_moves))
    return table.scores


azul = bordspil.new("azul")
azul.play(Take(0, 0, 1))
move = bordspil.bot("azul", "easy").choose(azul.view(), seconds=0.1)
reveal_type(move)
azul.play(3)
"""
TOLD = (
    (18, "note", r'Revealed type is ".*\bTake\b.*"'),
    (19, "error", r'Argument 1 to "play" of "Table" has incompatible type "int"; expected .*'),
)


class Installed:
    """A wheel, and an environment into which it was installed beside the packages it needs."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.wheel = wheel
        venv.create(folder, symlinks=os.name != "nt")
        self.python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self.site = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder)}))
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(self.site)
        # a line with a path brings along what lies there, but not what is only linked to from there
        (self.site / "needed.pth").write_text(sysconfig.get_path("purelib"))

    def environment(self) -> dict[str, str]:
        """Returns an environment without Node and without the source tree."""
        return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"PATH": ""}

    def run(self, *words: str, given: str = "") -> str:
        """Runs Python and returns what it prints."""
        command = [str(self.python), *words]
        return subprocess.run(
            command, env=self.environment(), input=given, check=True, capture_output=True, text=True
        ).stdout

    def names(self) -> list[str]:
        """Returns the files of the wheel."""
        with zipfile.ZipFile(self.wheel) as archive:
            return archive.namelist()

    def metadata(self) -> Message:
        """Returns what the wheel says of itself."""
        return Parser().parsestr(next(self.site.glob("bordspil-*.dist-info/METADATA")).read_text(encoding="utf-8"))


def build(what: str, source: Path, into: Path, environment: dict[str, str] | None = None) -> Path:
    """Builds a wheel or a source archive."""
    script = f"from hatchling.build import build_{what}; import sys; print(build_{what}(sys.argv[1]))"
    command = [sys.executable, "-c", script, str(into)]
    done = subprocess.run(command, cwd=source, env=environment, check=True, capture_output=True, text=True)
    return into / done.stdout.split()[-1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Installs the wheel into an environment of its own."""
    folder = tmp_path_factory.mktemp("wheel")
    return Installed(build("wheel", ROOT, folder), folder / "environment")


def test_the_package_is_the_installed_one_and_plays(installed: Installed) -> None:
    assert installed.run("-c", "import bordspil; print(bordspil.__file__)").startswith(str(installed.site))
    engine = installed.run(
        *("-m", "bordspil", "engine", "azul"),
        given='{"cmd":"new","seats":2,"seed":1}\n{"cmd":"play","move":"0z9"}\n',
    )
    assert '"ok":true' in engine
    assert "isn’t a move" in engine


def test_the_page_is_served_without_node(installed: Installed, tmp_path: Path) -> None:
    store = str(tmp_path / "tables.sqlite")
    command = [str(installed.python), "-m", "bordspil", "serve", "--port", "0", "--store", store]
    with subprocess.Popen(command, env=installed.environment(), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            page = urllib.request.urlopen(address, timeout=120).read().decode()
            script = re.search(r'src="/(assets/[^"]+\.js)"', page)
            assert script, page
            assert urllib.request.urlopen(address + script[1], timeout=120).status == 200
        finally:
            server.terminate()


def test_a_client_is_checked_by_the_types_of_the_package(installed: Installed, tmp_path: Path) -> None:
    client = tmp_path / "client.py"
    client.write_text(CLIENT, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--python-executable", str(installed.python), "client.py"]
    environment = os.environ | {"MYPYPATH": ""}
    told = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    found = re.findall(r"client\.py:(\d+): (note|error): (.*?)(?:  \[[a-z-]+\])?\n", told.stdout)
    assert [(int(line), kind) for line, kind, _ in found] == [(line, kind) for line, kind, _ in TOLD], told.stdout
    for (_, _, words), (_, _, pattern) in zip(found, TOLD, strict=True):
        assert re.fullmatch(pattern, words), words


def test_nothing_is_in_the_wheel_that_only_builders_need(installed: Installed) -> None:
    assert installed.wheel.stat().st_size <= LARGEST
    unwanted = re.compile(r"\.(svelte|ts|pyc)$|/make\.py$|/made/.+/|(^|/)tests?/")
    assert [name for name in installed.names() if unwanted.search(name)] == []
    assert any("/made/" in name for name in installed.names())


def test_the_licences_of_bundled_packages_are_in_the_wheel(installed: Installed) -> None:
    told = (installed.site / "bordspil/server/site/licences.txt").read_text(encoding="utf-8")
    sources = [*(ROOT / "web/src").rglob("*.*"), *ROOT.glob("src/bordspil/games/*/board/*.*")]
    texts = [
        path.read_text(encoding="utf-8") for path in sources if re.search(r"(?<!\.test)\.(ts|svelte|css)$", path.name)
    ]
    imported = re.compile(r"""(?:from|@?import) '((?:@[\w-]+/)?[a-z][\w-]*)""")
    packages = {name for text in texts for name in imported.findall(text)}
    assert {"svelte", "@noble/hashes", "@fontsource-variable/schibsted-grotesk"} <= packages
    assert [name for name in packages if f"\n{name} " not in told] == []
    for words in ("SIL OPEN FONT LICENSE", "Permission is hereby granted", "Apache License", "TERMS AND CONDITIONS"):
        assert words in told
    notices = [path.read_text(encoding="utf-8") for path in installed.site.glob("bordspil/games/*/made/LICENCE.txt")]
    assert any("CC BY 3.0" in notice for notice in notices)


def test_the_metadata_of_the_wheel_is_right(installed: Installed) -> None:
    told = installed.metadata()
    needed = {re.split(r"[<>;]", one)[0].strip() for one in told.get_all("Requires-Dist", []) if "extra ==" not in one}
    assert needed == {"fluent-runtime", "msgspec", "numba", "numpy", "rich"}
    assert told["License-Expression"] == "Apache-2.0 AND CC-BY-3.0 AND MIT AND OFL-1.1"
    assert told["Author"] == "The authors of Bordspil"
    assert "Typing :: Typed" in told.get_all("Classifier", [])
    assert "bordspil/py.typed" in installed.names()


def test_the_readme_of_the_wheel_points_at_no_file_it_does_not_bring(installed: Installed) -> None:
    told = str(installed.metadata().get_payload())
    assert told.startswith("# Bordspil\n")
    assert re.findall(r"\]\((?!https?:)[^)]*\)", told) == []
    assert "docs/hosting.md tells about services" in told


def test_with_an_address_the_readme_points_there() -> None:
    for_index = runpy.run_path(str(ROOT / "hatch_readme.py"))["for_index"]
    text = "![A table](docs/a.png) [b](docs/b.md), [c](https://example.org/c)"
    found = for_index(text, "https://example.org/files/", "https://example.org/raw")
    assert found == (
        "![A table](https://example.org/raw/docs/a.png) [b](https://example.org/files/docs/b.md), [c](https://example.org/c)"
    )


def test_the_source_archive_makes_the_same_wheel_without_node(installed: Installed, tmp_path: Path) -> None:
    archive = build("sdist", ROOT, tmp_path)
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path / "source", filter="data")
    source = next((tmp_path / "source").iterdir())
    again = build("wheel", source, tmp_path, os.environ | {"PATH": ""})
    assert again.read_bytes() == installed.wheel.read_bytes()
