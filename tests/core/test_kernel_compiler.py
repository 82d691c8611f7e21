"""Kernels are linked once with all they call; what is used of Numba's private parts for that is there."""

# mypy: disable-error-code="attr-defined,no-untyped-call"

import inspect
from typing import Any

import numba
import numpy as np
import pytest
from numba.core import codegen, dispatcher, typed_passes
from numba.core.caching import NullCache

from bordspil.core import kernel_compiler
from bordspil.core.kernel import kernel

PRIVATE = {
    codegen.JITCodeLibrary: (
        "_finalize_dynamic_globals",
        "_finalize_final_module",
        "_get_module_for_linking",
        "_optimize_final_module",
        "_optimize_functions",
        "_raise_if_finalized",
    ),
    dispatcher._FunctionCompiler: ("_customize_flags",),
}


@pytest.mark.parametrize("owner", PRIVATE, ids=lambda owner: owner.__name__)
def test_private_parts_are_there(owner: type) -> None:
    assert [name for name in PRIVATE[owner] if not hasattr(owner, name)] == []


def test_lowering_asks_whether_code_is_to_be_run() -> None:
    source = inspect.getsource(typed_passes.BaseNativeLowering.run_pass)
    assert "flags.no_compile" in source
    assert "if state.library is None" in source


@kernel
def is_even(n: int) -> bool:
    return True if n == 0 else is_odd(n - 1)


@kernel
def is_odd(n: int) -> bool:
    return False if n == 0 else is_even(n - 1)


@kernel
def factorial(n: int) -> int:
    return 1 if n < 2 else n * factorial(n - 1)


@kernel
def both(n: int) -> int:
    return factorial(n) + is_even(n)


def test_kernels_may_call_themselves_and_one_another() -> None:
    assert both(4) == 25
    assert [is_even(4), is_odd(4), is_even(5), is_odd(5)] == [True, False, False, True]
    for recursive in (kernel(twins.py_func) for twins in (factorial, is_even)):
        recursive._cache = NullCache()
        recursive(6)
    assert factorial(6) == 720


def test_a_kernel_that_others_call_is_translated_once_for_numbers_of_any_size() -> None:
    add_small: Any = kernel(lambda numbers: factorial(numbers[0]) + factorial(len(numbers)))
    add_small._cache = NullCache()
    assert add_small(np.array([3], np.int8)) == 7
    assert add_small(np.array([3], np.uint16)) == 7
    inner: Any = factorial.inner
    assert len(inner.overloads) == 1


def test_a_function_of_somebody_else_calls_kernels_that_call_others() -> None:
    ask: Any = numba.njit(lambda n: both(n) + is_odd(n))
    assert [ask(4), ask(5)] == [25, 121]


def test_only_what_python_calls_becomes_machine_code(monkeypatch: pytest.MonkeyPatch) -> None:
    @kernel
    def helper(n: int) -> int:
        return n + 1

    @kernel
    def outer(n: int) -> int:
        return helper(n) * 2

    outer._cache = NullCache()
    run: list[Any] = []
    original = codegen.JITCodeLibrary._finalize_specific

    def finalize(library: Any) -> None:
        run.append(library)
        original(library)

    monkeypatch.setattr(codegen.JITCodeLibrary, "_finalize_specific", finalize)
    assert outer(2) == 6
    assert [type(library) for library in run] == [kernel_compiler.OuterLibrary]
