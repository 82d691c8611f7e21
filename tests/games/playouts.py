"""Runs random playouts in processes of their own: compiled, with checked bounds, and not compiled."""

import os
import subprocess
import sys


def compare_ways(source: str) -> str:
    """Returns what a program prints; it is the same compiled, with checked bounds, and not compiled."""
    compiled = _run(source)
    assert _run(source, NUMBA_BOUNDSCHECK="1") == compiled
    assert _run(source, NUMBA_DISABLE_JIT="1") == compiled
    return compiled


def _run(source: str, **environment: str) -> str:
    command = [sys.executable, "-W", "error", "-c", source]
    return subprocess.run(command, env=os.environ | environment, check=True, capture_output=True, text=True).stdout
