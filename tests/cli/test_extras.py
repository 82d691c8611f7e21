"""Playing, measuring and training need no web server: commands run without its packages, or name the extra."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bordspil.cli.parser import COMMANDS, HOSTING, command_of
from bordspil.core.game import BadRequest
from bordspil.extras import SERVER

WITHOUT = """
import sys
for name in ("anyio", "fido2", "h11", "prometheus_client", "starlette", "uvicorn", "uvloop", "websockets"):
    sys.modules[name] = None
"""
PLAYING = {
    "engine azul": '{"cmd":"new","seats":2,"seed":1}\n{"cmd":"bot","level":"easy"}\n',
    "play azul --seed 1": "q\n",
    "match azul random random --games 2 --workers 2": "",
    "tensors azul": "",
    "bench legal_moves_us --json": "",
}


def run(folder: Path, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Runs a command, and every process it starts, without the packages of the extra `serve`."""
    (folder / "sitecustomize.py").write_text(WITHOUT)
    paths = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = os.environ | {"PYTHONPATH": paths, "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "bordspil", *words]
    return subprocess.run(command, env=environment, input=given, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("words", PLAYING)
def test_a_command_that_does_not_serve_runs_without_the_server(words: str, tmp_path: Path) -> None:
    done = run(tmp_path, *words.split(), given=PLAYING[words])
    assert (done.returncode, done.stderr.count("Traceback")) == (0, 0), done.stderr
    assert done.stdout
    assert '"ok":false' not in done.stdout


def test_the_figures_of_a_card_need_no_server(tmp_path: Path) -> None:
    done = run(tmp_path, "bench", "--gpu", "no-such-figure")
    assert done.returncode == 2
    assert "azul_gpu_moves_per_s" in done.stderr


def test_serving_says_in_one_sentence_what_to_install(tmp_path: Path) -> None:
    done = run(tmp_path, "serve")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == 'bordspil: This needs fido2: pip install "bordspil[serve]".\n'


@pytest.mark.parametrize("module", SERVER)
@pytest.mark.parametrize("command", HOSTING)
def test_no_command_of_a_host_runs_without_a_part_of_the_server(
    command: str, module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(BadRequest) as refused:
        command_of(command)
    assert refused.value.details == {"module": module, "extra": "serve"}


def test_every_other_command_is_there_without_the_server() -> None:
    script = f"{WITHOUT}\nfrom bordspil.cli.parser import command_of\n"
    script += "\n".join(f"command_of({name!r})" for name in COMMANDS if name not in HOSTING)
    subprocess.run([sys.executable, "-c", script], check=True)
