"""The files for hosts are right: every setting, command and file in them exists, and systemd takes the units."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from bordspil.cli.parser import parser
from bordspil.server import configuration

ROOT = Path(__file__).parent.parent
DEPLOY = sorted(path for path in (ROOT / "deploy").iterdir() if path.is_file())
HOSTING = ROOT / "docs" / "hosting.md"
KNOWN = {one.variable for one in configuration.settings_there_are()} | {
    configuration.FILE,
    "BORDSPIL_CACHE",
    "BORDSPIL_WHOLE",
}


@pytest.mark.parametrize("path", [*DEPLOY, HOSTING], ids=lambda path: path.name)
def test_every_variable_that_is_named_sets_something(path: Path) -> None:
    assert set(re.findall(r"BORDSPIL_[A-Z_]+", path.read_text(encoding="utf-8"))) <= KNOWN


def test_the_settings_file_can_be_used() -> None:
    path = ROOT / "deploy" / "bordspil.toml"
    assert configuration.read_file(path)["proxies"] == ("127.0.0.1", "::1")
    assert configuration.read_file(path)["hosts"] == ("games.example.org",)
    uncommented = re.sub(r"(?m)^#(\w+ =)", r"\1", path.read_text(encoding="utf-8"))
    assert tomllib.loads(uncommented).keys() <= {one.name for one in configuration.settings_there_are()}


@pytest.mark.parametrize("path", [*DEPLOY, HOSTING], ids=lambda path: path.name)
def test_every_command_that_is_named_can_be_given(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        if found := re.match(r"(?:ExecStart=\S+/)?bordspil ((?:serve|backup|restore|settings)\b[^#>`|]*)", line):
            parser().parse_args(found[1].split())


def test_every_file_that_is_named_is_there() -> None:
    named = re.findall(r"\]\(\.\./([^)]+)\)", HOSTING.read_text(encoding="utf-8"))
    assert len(named) >= 4
    assert [name for name in named if not (ROOT / name).is_file()] == []


def test_the_figures_that_are_named_are_told() -> None:
    from bordspil.server import metrics
    from bordspil.server.http import metrics_page

    source = "".join(Path(str(one.__file__)).read_text(encoding="utf-8") for one in (metrics, metrics_page))
    named = re.findall(r"`(bordspil_[a-z_]+)(?:\{\w+\})?`", HOSTING.read_text(encoding="utf-8"))
    assert len(named) > 8
    assert [name for name in named if f'"{name}"' not in source] == []


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_takes_the_units() -> None:
    units = [str(path) for path in DEPLOY if path.suffix in (".service", ".timer")]
    assert len(units) == 3
    told = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False).stderr
    assert [line for line in told.splitlines() if "/opt/bordspil/bin/bordspil is not executable" not in line] == []


def test_the_container_keeps_its_data_in_the_volume() -> None:
    text = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    volume = re.search(r"(?m)^VOLUME (\S+)$", text)
    assert volume
    for name in ("BORDSPIL_STORE", "BORDSPIL_CACHE"):
        assert re.search(rf"{name}={volume[1]}/", text)
    assert "\nUSER bordspil\n" in text
