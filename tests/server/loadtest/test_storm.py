"""A short storm over two servers, PostgreSQL and NATS; `make storm` makes a long one at 100 tables."""

import os
import re
import subprocess
import sys
from pathlib import Path

STORM = Path(__file__).parents[1] / "harness" / "storm.py"


def test_no_kill_or_cut_connection_loses_a_move_and_play_goes_on() -> None:
    """In a process of its own: its players are cut off in mid-sentence, as the servers are."""
    short = ["--tables", "4", "--rounds", "1", "--pace", "0.3", "--patience", "30"]  # busy machines are slow
    paths = os.pathsep.join(filter(None, sys.path))
    command = [sys.executable, str(STORM), *short]
    run = subprocess.run(command, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.count("all play again") == 4
    moves, acknowledged = map(int, re.findall(r"(\d+) moves: (\d+) acknowledged", run.stdout)[0])
    assert moves >= acknowledged > 40
