"""Compiled kernels on disk: a folder of their own, opened when the first kernel is called; Numba stays as it is set."""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core import caching

from bordspil.core.compile_notice import listen

_config: Any = numba.config
PACKAGE = Path(__file__).parent.parent
KERNEL = PACKAGE / "core" / "kernel.py"
MARK = "core.kernel import"


def sources() -> Iterator[Path]:
    """Yields the files that hold kernels: `core/kernel.py` and those that import it."""
    for path in sorted(PACKAGE.rglob("*.py")):
        if path == KERNEL or MARK in path.read_text(encoding="utf-8"):
            yield path


def fingerprint() -> str:
    """Returns a hash of all that a compiled kernel depends on; Numba does not notice an edit in another file."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {_config.BOUNDSCHECK}".encode())
    for path in sources():
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Returns where compiled kernels are kept: BORDSPIL_CACHE, or the user's cache folder."""
    if chosen := os.environ.get("BORDSPIL_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "bordspil"


@cache
def cache_folder() -> Path:
    """Makes the folder of this version's kernels; where that cannot be done, a temporary one and one line about it."""
    folder = cache_root() / f"kernels-{fingerprint()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        reason = error.strerror or error
        print(f"bordspil: kernels cannot be kept in {folder} ({reason}); compiling for this run", file=sys.stderr)
        return Path(tempfile.mkdtemp(prefix="bordspil-kernels-"))


_subpath: Callable[[str], str] = caching._CacheLocator.get_suitable_cache_subpath


class KernelLocator(caching._SourceFileBackedLocatorMixin, caching._CacheLocator):
    """Says where a kernel is kept, as Numba's locators do, whatever folder Numba is set to."""

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        self._py_file = file
        self._lineno = function.__code__.co_firstlineno
        self._cache_path = str(cache_folder() / _subpath(file))

    def get_cache_path(self) -> str:
        """Returns the folder of the kernels of a file."""
        return self._cache_path


class KernelFiles(caching.CompileResultCacheImpl):
    """Reads and writes the files of a kernel."""

    _locator_classes = [KernelLocator, *caching.CompileResultCacheImpl._locator_classes]  # noqa: RUF012 - as Numba declares it


class KernelFunctionCache(caching.FunctionCache):
    """What Numba keeps of one function, in our folder."""

    _impl_class = KernelFiles


class LazyCache(caching._Cache):
    """The cache of one kernel, opened when that is first compiled or loaded; Numba's compiler lock is held then."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._opened: Any = None

    def _open(self) -> Any:
        if self._opened is None:
            listen()
            open_function: Any = KernelFunctionCache
            self._opened = open_function(self._function)
        return self._opened

    @property
    def cache_path(self) -> str | None:
        """Returns the folder, once it is opened."""
        return None if self._opened is None else str(self._opened.cache_path)

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        """Returns the compiled kernel of a signature, None if there is none."""
        return self._open().load_overload(signature, target_context)

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Keeps the compiled kernel of a signature."""
        self._open().save_overload(signature, compiled)

    def enable(self) -> None:
        """Reads and writes files again."""
        self._open().enable()

    def disable(self) -> None:
        """Reads and writes no files."""
        self._open().disable()

    def flush(self) -> None:
        """Forgets what is kept of the kernel."""
        self._open().flush()


def keep(compiled: Any, function: Callable[..., Any]) -> None:
    """Keeps on disk what Numba compiles of a function; uncompiled, there is nothing to keep."""
    if not _config.DISABLE_JIT:
        compiled._cache = LazyCache(function)
