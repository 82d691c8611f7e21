"""Compiled functions: the decorator, the cache on disk, templates made anew for each game."""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numba
import numpy as np

_config: Any = numba.config
F = TypeVar("F", bound=Callable[..., Any])
PACKAGE = Path(__file__).parent.parent
MARK = "core.kernel import"


def sources() -> Iterator[Path]:
    """The files that hold kernels: those that import this module."""
    for path in sorted(PACKAGE.rglob("*.py")):
        if path == Path(__file__) or MARK in path.read_text(encoding="utf-8"):
            yield path


def fingerprint() -> str:
    """Names everything a compiled kernel depends on; Numba itself does not notice an edit in another file."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {_config.BOUNDSCHECK}".encode())
    for path in sources():
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Where compiled kernels are kept: BORDSPIL_CACHE, or the user's cache folder."""
    if chosen := os.environ.get("BORDSPIL_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "bordspil"


def open_cache() -> Path:
    """Makes the cache folder; where that cannot be done, a temporary one and one line about it."""
    folder = cache_root() / f"kernels-{fingerprint()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        reason = error.strerror or error
        print(f"bordspil: kernels cannot be kept in {folder} ({reason}); compiling for this run", file=sys.stderr)
        return Path(tempfile.mkdtemp(prefix="bordspil-kernels-"))


CACHE = open_cache()
_config.CACHE_DIR = str(CACHE)


def kernel(function: F) -> F:
    """Compiles a function of the rules on first use and keeps the result on disk."""
    return cast(F, numba.njit(cache=True, error_model="numpy", nogil=True)(function))


def specialise(template: ModuleType, name: str, kernels: Mapping[str, Any]) -> dict[str, Any]:
    """Makes a template's functions anew with a game's kernels as globals.

    Numba finds a function again on disk only when it is no closure, takes no functions as
    arguments and has a qualified name of its own; hence functions rather than parameters.
    """
    parts = {key: value for key, value in vars(template).items() if _is_template(value)}
    scope: dict[str, Any] = {}
    for part in parts.values():  # what it takes from another template brings its surroundings along
        scope.update(part.__globals__)
    scope.update({**vars(template), **kernels})
    prefix = f"{name}.{template.__name__.rpartition('.')[2]}"
    for key, part in parts.items():
        scope[key] = kernel(_renamed(part, scope, f"{prefix}.{key}"))
    return scope


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


@kernel
def below(rng: Any, n: int) -> int:
    """A number from 0 to n - 1 from a xorshift generator: for playouts and guesses, never for a real deal."""
    x = rng[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    rng[0] = x
    return int(np.int64(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32)))


def generator(seed: int) -> np.ndarray:
    """The state of a generator for `below`, spread over all 64 bits and never zero."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    return np.array([int.from_bytes(digest[:8], "big") | 1], dtype=np.uint64)
