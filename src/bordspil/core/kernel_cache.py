"""Compiled kernels on disk: a folder of their own, opened when the first kernel is called; Numba stays as it is set."""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Self

import llvmlite
import numba
import numpy as np
from numba.core import caching
from numba.core.runtime.nrt import rtsys

from bordspil.core.compile_notice import listen
from bordspil.core.kernel_key import UnkeepableError, key_of

_config: Any = numba.config
PACKAGE = Path(__file__).parent.parent
OPTIONS: dict[str, Any] = {"error_model": "numpy", "nogil": True}  # of every kernel
FORM = 1  # of what is kept; to be raised when kernels are compiled in another way


def fingerprint() -> str:
    """Returns a hash of what all compiled kernels depend on; what a single one does, its key says."""
    made_with = (
        numba.__version__,
        llvmlite.__version__,
        np.__version__,
        _config.BOUNDSCHECK,
        _config.OPT,
        OPTIONS,
        FORM,
    )
    return hashlib.sha256(repr(made_with).encode()).hexdigest()[:16]


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


def is_kept() -> bool:
    """Returns whether kernels are kept for other processes."""
    return cache_folder().parent == cache_root()


def has_kernels(folder: Path) -> bool:
    """Returns whether a game is compiled at all; one without kernels is ready at once."""
    return any("core.kernel import" in path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))


def warm_mark() -> Path:
    """Returns the file that says that everything has been compiled for the sources as they are."""
    files = ((path, path.stat()) for path in sorted(PACKAGE.rglob("*.py")))
    seen = repr([(path.relative_to(PACKAGE).as_posix(), stat.st_size, stat.st_mtime_ns) for path, stat in files])
    return cache_folder() / f"warm-{hashlib.sha256(seen.encode()).hexdigest()[:16]}"


class KernelLocator(caching._CacheLocator):
    """Says where a kernel is kept, whatever folder Numba is set to: in the folder of its module, by its key.

    So kernels stay kept when others are edited, and checkouts in several places share them.
    """

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        self._key = key_of(function)
        self._cache_path = str(cache_folder() / function.__module__.removeprefix("bordspil."))

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> Self:
        """Returns the locator of any function."""
        return cls(function, file)

    def get_cache_path(self) -> str:
        """Returns the folder of the kernels of a module."""
        return self._cache_path

    def get_source_stamp(self) -> str:
        """Returns what has to be the same for a kept kernel to be used."""
        return self._key

    def get_disambiguator(self) -> str:
        """Returns what tells kernels of one name apart."""
        return self._key


class KernelFiles(caching.CompileResultCacheImpl):
    """Reads and writes the files of a kernel."""

    _locator_classes = [KernelLocator]  # noqa: RUF012 - as Numba declares it


class KernelFunctionCache(caching.FunctionCache):
    """What Numba keeps of one function, in our folder."""

    _impl_class = KernelFiles

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        """Returns the compiled function of a signature, None if there is none.

        Numba would first read all that it could compile, which takes longer than loading every kernel of a game. What
        is loaded does not need it, and a compilation reads it anyway.
        """
        rtsys.initialize(target_context)
        with self._guard_against_spurious_io_errors():
            load: Any = self._load_overload
            return load(signature, target_context)


class LazyCache(caching._Cache):
    """The cache of one kernel, opened when that is first compiled or loaded; Numba's compiler lock is held then."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._opened: Any = None

    def _open(self) -> Any:
        if self._opened is None:
            listen()
            open_function: Any = KernelFunctionCache
            try:
                self._opened = open_function(self._function)
            except UnkeepableError as reason:
                print(
                    f"bordspil: {self._function.__qualname__} is compiled in every process: {reason}", file=sys.stderr
                )
                self._opened = caching.NullCache()
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
    """Keeps on disk what Numba compiles of a function."""
    compiled._cache = LazyCache(function)
