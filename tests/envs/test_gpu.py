"""The rules on a graphics card, in CUDA's simulator where there is none: the same games for the same seeds."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bordspil import __main__

SIMULATED = Path(__file__).parent / "simulated.py"


def simulate(*what: str) -> None:
    """Runs comparisons in a process whose CUDA is the simulator."""
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-W", "ignore", str(SIMULATED), *what]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=300)
    assert run.stdout.strip() == "same", run.stderr[-3000:]


def test_azul_is_the_same_on_the_card() -> None:
    simulate(
        "compare('azul', 2, {}, 30)",
        "compare('azul', 3, {'side': 'grey'}, 12)",
        "compare('azul', 2, {}, 20, 'planes')",
        "compare_playouts('azul', 2, {})",
        "compare_playouts('azul', 4, {'side': 'grey'})",
        "refuse('azul')",
    )


def test_blokus_shuffle_is_the_same_on_the_card() -> None:
    simulate(
        "compare('blokus_shuffle', 2, {'cards': 'none'}, 2)",
        "compare('blokus_shuffle', 4, {}, 6)",
        "compare('blokus_shuffle', 3, {'scoring': 'advanced'}, 3)",
    )


def test_without_a_card_one_line_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from numba import cuda

    monkeypatch.setattr(cuda, "is_available", lambda: False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert __main__.main(["bench", "--gpu"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.splitlines()[-1] == (
        "bordspil: No graphics card can be used here: it takes CUDA and a card for it."
    )


def test_without_numba_cuda_one_line_says_what_to_install() -> None:
    script = "import sys; sys.modules['numba.cuda'] = None\ntry:\n import bordspil.envs.gpu\n"
    script += "except Exception as error:\n print(error.key, error.details)"
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "extra-missing {'module': 'numba.cuda', 'extra': 'gpu'}"
