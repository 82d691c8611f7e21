"""A state that is one NumPy record: a value, which kernels read as the array it is."""

from functools import cache
from hashlib import sha256
from typing import Any, ClassVar, Self

import numpy as np

from bordspil.core.value import LONGEST


class RecordState(np.ndarray):
    """An array of one record that nobody can change: equal by what it holds, hashable, short to pickle and to print.

    Its parts are those of an array: `state["phase"][0]`, and `state[0]` is the record. Numba takes twice as long to
    see what it is as for `state.view(np.ndarray)`, so that is what often goes to kernels that only read.
    """

    LAYOUT: ClassVar[np.dtype[Any]]

    @classmethod
    def of(cls, record: np.ndarray) -> Self:
        """Makes a state of an array of one record; what is written to the array later does not change the state."""
        return cls(1, cls.LAYOUT, record.tobytes())  # an array over bytes is read-only for ever

    def copy(self, order: Any = "C") -> np.ndarray:  # type: ignore[override]
        """Returns a plain array that may be changed; a twentieth of the time that NumPy's takes, field by field."""
        return np.ndarray(1, self.LAYOUT, bytearray(self.tobytes()))

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self)._again, (self.tobytes(),)

    @classmethod
    def _again(cls, held: bytes) -> Self:
        """Returns a state from its bytes."""
        return cls(1, cls.LAYOUT, held)

    def _is_whole(self) -> bool:
        """Says whether this is a state; its fields are of this class too, and compare as arrays do."""
        return self.dtype.names is not None

    def _key(self) -> bytes:
        """Returns what it holds, without the gaps between fields."""
        return self.astype(_packed(self.LAYOUT), subok=False).tobytes()

    def __eq__(self, other: Any) -> Any:
        if not self._is_whole():
            return super().__eq__(other)
        return type(self) is type(other) and self._key() == other._key()

    def __ne__(self, other: Any) -> Any:
        return not self == other if self._is_whole() else super().__ne__(other)

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(self._key())

    def __repr__(self) -> str:
        if not self._is_whole():
            return super().__repr__()
        single = (name for name in self.LAYOUT.names or () if not self.LAYOUT[name].shape)
        fields = ", ".join(f"{name}={self[name].item()}" for name in single)
        name, digest = type(self).__name__, sha256(self._key()).hexdigest()[:12]
        return f"{name}({fields[: LONGEST - len(name) - 20]}, #{digest})"

    def __str__(self) -> str:
        return repr(self)


@cache
def _packed(layout: np.dtype[Any]) -> np.dtype[Any]:
    """Returns a layout without the gaps between fields, which hold anything."""
    return np.dtype([(name, layout[name]) for name in layout.names or ()])
