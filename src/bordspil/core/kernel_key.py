"""What a compiled kernel depends on, as a key: its code, and all functions, tables and numbers that it uses."""

from collections.abc import Callable, Iterable, Iterator
from enum import EnumType
from functools import cache
from hashlib import sha256
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np
from numba.core.types.abstract import Type

LIBRARIES = {"builtins", "math", "numba", "numpy"}  # whose versions say what they do
PLAIN = (int, float, complex, str, bytes, bool, type(None), np.generic)


class UnkeepableError(TypeError):
    """A kernel depends on something that does not look the same in every process."""


def key_of(function: Callable[..., Any]) -> str:
    """Returns a kernel's key. No edit changes it but one of what the kernel does; comments and other files do not."""
    digest = sha256(_described(function)[0])
    for part in sorted(own for own, _ in map(_described, _reached(function))):
        digest.update(part)
    return digest.hexdigest()[:20]


def _reached(function: Any) -> set[Any]:
    """Returns a function and all that it calls, directly or not; kernels may call one another in a ring."""
    found, ahead = {function}, [function]
    while ahead:
        new = _described(ahead.pop())[1] - found
        found |= new
        ahead += new
    return found


@cache
def _described(function: Any) -> tuple[bytes, frozenset[Any]]:
    """Returns the digest of a function without what it calls, and what it calls."""
    digest, calls = sha256(), set()
    digest.update(repr((function.__module__, function.__qualname__, function.__defaults__)).encode())
    for code in _codes(function.__code__):
        constants = [_plain(value) for value in code.co_consts if not isinstance(value, CodeType)]
        if function.__doc__ is not None and constants and code.co_consts[0] == function.__doc__:
            constants[0] = ""
        digest.update(repr((code.co_code, constants, code.co_names, code.co_varnames, code.co_freevars)).encode())
    for name, value in _used(function):
        if (called := _function(value)) is None:
            digest.update(f"{name} {_plain(value)}".encode())
        else:
            digest.update(f"{name} {called.__module__} {called.__qualname__}".encode())
            calls.add(called)
    return digest.digest(), frozenset(calls)


def _codes(code: CodeType) -> Iterator[CodeType]:
    """Yields a code object and those inside it."""
    yield code
    for value in code.co_consts:
        if isinstance(value, CodeType):
            yield from _codes(value)


def _used(function: Any) -> Iterator[tuple[str, Any]]:
    """Yields the globals and outer variables that a function names, and of modules what it names in them."""
    names, cells = function.__globals__, function.__closure__ or ()
    yield from ((name, cell.cell_contents) for name, cell in zip(function.__code__.co_freevars, cells, strict=True))
    for name, asked in ((name, code.co_names) for code in _codes(function.__code__) for name in code.co_names):
        if name in names:
            yield name, names[name]
        if isinstance(value := names.get(name), ModuleType) and not _is_library(value.__name__):
            yield from ((f"{name}.{part}", vars(value)[part]) for part in asked if part in vars(value))


def _function(value: Any) -> FunctionType | None:
    """Returns the function of a kernel, or one that is compiled where it is called; None for all else."""
    found = getattr(value, "py_func", value)
    return found if isinstance(found, FunctionType) and not _is_library(found.__module__) else None


def _is_library(module: str) -> bool:
    return module.partition(".")[0] in LIBRARIES


def _plain(value: Any) -> str:
    """Returns what a constant is, the same in every process."""
    if isinstance(value, np.ndarray):
        return f"array {value.dtype.descr} {value.shape} {sha256(np.ascontiguousarray(value).tobytes()).hexdigest()}"
    if isinstance(value, np.dtype):
        return f"dtype {value.descr} {value.itemsize}"
    if isinstance(value, PLAIN):
        return f"{type(value).__name__} {value!r}"
    if isinstance(value, tuple | list):
        return f"tuple {[_plain(part) for part in value]}"
    if isinstance(value, EnumType):
        members: Iterable[Any] = value.__members__.values()
        return f"enum {[(member.name, _plain(member.value)) for member in members]}"
    if isinstance(value, frozenset):
        return f"set {sorted(_plain(part) for part in value)}"
    if isinstance(value, ModuleType):
        return f"module {value.__name__}"
    if isinstance(value, type | FunctionType | BuiltinFunctionType | np.ufunc):
        return f"{getattr(value, '__module__', 'numpy')}.{getattr(value, '__qualname__', value.__name__)}"
    if isinstance(value, Type):
        return f"type {value}"
    raise UnkeepableError(f"a kernel cannot be kept that depends on {value!r}")
