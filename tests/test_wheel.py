"""The wheel carries everything: unpacked elsewhere, without Node, it serves the page and plays."""

import os
import re
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as a stranger gets it."""
    folder = tmp_path_factory.mktemp("wheel")
    build = "from hatchling.build import build_wheel; import sys; print(build_wheel(sys.argv[1]))"
    command = [sys.executable, "-c", build, str(folder)]
    made = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()[-1]
    with zipfile.ZipFile(folder / made) as wheel:
        wheel.extractall(folder / "unpacked")
    return folder / "unpacked"


def environment(unpacked: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(unpacked), "PATH": ""}


def test_the_package_is_the_unpacked_one_and_plays(unpacked: Path) -> None:
    where = "import bordspil; print(bordspil.__file__)"
    run = subprocess.run(
        [sys.executable, "-c", where], env=environment(unpacked), check=True, capture_output=True, text=True
    )
    assert run.stdout.startswith(str(unpacked))
    engine = subprocess.run(
        [sys.executable, "-m", "bordspil", "engine", "azul"],
        env=environment(unpacked),
        input='{"cmd":"new","seats":2,"seed":1}\n{"cmd":"play","move":"0z9"}\n',
        check=True,
        capture_output=True,
        text=True,
    )
    assert '"ok":true' in engine.stdout
    assert "is not a move" in engine.stdout


def test_the_page_is_served_without_node(unpacked: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bordspil", "serve", "--port", "0", "--store", str(tmp_path / "tables.sqlite")]
    with subprocess.Popen(command, env=environment(unpacked), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            page = urllib.request.urlopen(address, timeout=30).read().decode()
            script = re.search(r'src="/(assets/[^"]+\.js)"', page)
            assert script, page
            assert urllib.request.urlopen(address + script[1], timeout=30).status == 200
        finally:
            server.terminate()
