"""Runs random playouts in processes of their own: compiled, and not compiled, where NumPy checks every index."""

import os
import subprocess
import sys


def compare_ways(source: str) -> str:
    """Returns what a program prints; it is the same compiled and not compiled."""
    compiled = _run(source)
    assert _run(source, NUMBA_DISABLE_JIT="1") == compiled
    return compiled


def _run(source: str, **environment: str) -> str:
    command = [sys.executable, "-W", "error", "-c", source]
    return subprocess.run(command, env=os.environ | environment, check=True, capture_output=True, text=True).stdout
