"""Compiled functions: the decorator, templates compiled once per game, numbers for playouts."""

import hashlib
from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numba
import numpy as np

from bordspil.core.kernel_cache import OPTIONS, keep
from bordspil.core.kernel_compiler import Kernel

_config: Any = numba.config
F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> F:
    """Compiles a function on first use and caches the result on disk."""
    if _config.DISABLE_JIT:
        return function
    compiled = Kernel(function, {"nopython": True, **OPTIONS})
    keep(compiled, function)
    return cast(F, compiled)


def specialise(template: ModuleType, name: str, kernels: Mapping[str, Any]) -> dict[str, Any]:
    """Compiles a template's functions, and all that they need of other templates, with a game's kernels as globals.

    A kernel that the game supplies takes the place of the template's function of that name.

    Numba finds a function again on disk only when it is no closure, takes no functions as
    arguments and has a qualified name of its own; hence functions rather than parameters.
    """
    parts = {key: part for key, part in _templates(vars(template), {}).items() if key not in kernels}
    scopes = {part.__module__: {**part.__globals__, **kernels} for part in parts.values()}
    prefix = f"{name}.{template.__name__.rpartition('.')[2]}"
    made = {key: kernel(_renamed(part, scopes[part.__module__], f"{prefix}.{key}")) for key, part in parts.items()}
    for scope in scopes.values():
        scope.update({key: made[key] for key in made.keys() & scope.keys()})
    return {**vars(template), **kernels, **made}


def _templates(names: Mapping[str, Any], found: dict[str, FunctionType]) -> dict[str, FunctionType]:
    """Adds the template functions among a module's names, and those of the modules that define them."""
    for key, value in names.items():
        if _is_template(value) and key not in found:
            found[key] = value
            _templates(value.__globals__, found)
    return found


def _is_template(value: Any) -> bool:
    return isinstance(value, FunctionType) and getattr(value, "is_template", False)


def _renamed(function: FunctionType, scope: dict[str, Any], name: str) -> FunctionType:
    copy = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
    copy.__qualname__ = name
    copy.__module__ = function.__module__
    copy.__doc__ = function.__doc__
    return copy


def template(function: F) -> F:
    """Marks a function that is compiled once per game, by `specialise`."""
    function.is_template = True  # type: ignore[attr-defined]
    return function


def table(values: Any, kind: Any = None) -> np.ndarray:
    """Returns a read-only array, in which kernels look things up: they are compiled with what it holds."""
    made = np.array(values, kind)
    made.setflags(write=False)
    return made


@kernel
def below(rng: Any, n: int) -> int:
    """Draws a number from 0 to n - 1 by xorshift: for playouts and determinizations, never for a real deal."""
    x = rng[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    rng[0] = x
    return int(np.int64(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32)))


def generator(seed: int) -> np.ndarray:
    """Returns the state of a generator for `below`, spread over all 64 bits and never zero."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    return np.array([int.from_bytes(digest[:8], "big") | 1], dtype=np.uint64)
