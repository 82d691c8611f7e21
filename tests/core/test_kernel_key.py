"""A kernel's key changes with all that the kernel does, and with nothing else."""

import ctypes
import subprocess
import sys
from collections.abc import Callable
from enum import IntEnum
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from bordspil.core.kernel import kernel
from bordspil.core.kernel_key import key_of

SOURCE = '''
def helper(n):
    return n + STEP

def ring(n):
    return n if n < 2 else kernel(n - 1)

def kernel(n):
    """Says what it does."""
    total = TABLE[n % 2]
    for _ in range(n):
        total += helper(n) * 3
    return ring(total)
'''


def kernel_of(source: str = SOURCE, **names: Any) -> Callable[..., Any]:
    """Returns the kernel of a module."""
    scope: dict[str, Any] = {"__name__": "some.module", "STEP": 1, "TABLE": np.array([1, 2]), **names}
    exec(compile(source, "module.py", "exec"), scope)
    found: Callable[..., Any] = scope["kernel"]
    return found


@pytest.mark.parametrize(
    "edit",
    [
        lambda text: f"# a comment\n\n{text}",
        lambda text: text.replace("Says what", "Tells what"),
        lambda text: text + "\ndef another():\n    return 7\n",
    ],
    ids=["comment", "docstring", "another function"],
)
def test_what_does_nothing_to_a_kernel_leaves_its_key(edit: Callable[[str], str]) -> None:
    assert key_of(kernel_of(edit(SOURCE))) == key_of(kernel_of())


@pytest.mark.parametrize(
    "other",
    [
        kernel_of(SOURCE.replace("* 3", "* 4")),
        kernel_of(SOURCE.replace("n + STEP", "n - STEP")),
        kernel_of(SOURCE.replace("n < 2", "n < 3")),
        kernel_of(SOURCE.replace("def kernel(n)", "def kernel(n=1)")),
        kernel_of(STEP=2),
        kernel_of(STEP=1.0),
        kernel_of(TABLE=np.array([1, 3])),
        kernel_of(TABLE=np.array([1, 2], np.int8)),
    ],
    ids=["itself", "what it calls", "a ring", "default", "constant", "type of a constant", "table", "type of a table"],
)
def test_what_a_kernel_depends_on_changes_its_key(other: FunctionType) -> None:
    assert key_of(other) != key_of(kernel_of())


def test_functions_that_change_places_change_the_key() -> None:
    one, other = (
        kernel_of("def kernel(n):\n    return f(n) - g(n)\n", f=f, g=g)
        for f, g in [(first, second)[::step] for step in (1, -1)]
    )
    assert key_of(one) != key_of(other)


def first(n: int) -> int:
    return n + 1


def second(n: int) -> int:
    return n + 2


def test_members_of_an_enum_are_part_of_the_key() -> None:
    one, other = (kernel_of(STEP=IntEnum("Step", {"up": step})) for step in (1, 2))
    assert key_of(one) != key_of(other)


def test_a_kernel_that_cannot_be_kept_is_compiled_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    hidden = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(("cos", ctypes.CDLL(None)))
    cosine: Any = kernel(FunctionType(cosine_of.__code__, {"hidden": hidden, "__name__": __name__}))
    assert cosine(0.0) == 1.0
    assert "cosine_of is compiled in every process" in capsys.readouterr().err


def cosine_of(angle: float) -> Any:
    return hidden(angle)  # type: ignore[name-defined]  # noqa: F821 - given by the test


def test_what_cannot_be_known_again_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot be kept"):
        key_of(kernel_of(STEP=object()))


KEYS = """
from bordspil.core.kernel_key import key_of
from bordspil.games.azul.rules import turns
print(key_of(turns.play.py_func))
"""


def test_every_process_finds_the_same_key() -> None:
    """Whatever the seed of Python's own hashes."""
    runs = (
        subprocess.run(
            [sys.executable, "-c", KEYS], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        )
        for seed in "12"
    )
    assert len({run.stdout for run in runs}) == 1
