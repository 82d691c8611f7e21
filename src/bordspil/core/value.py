"""Values that print on a few lines: states, views and moves of any game."""

from reprlib import Repr

from msgspec import Struct

LONGEST = 300  # letters that a value prints
_short = Repr()
_short.maxlevel, _short.maxtuple, _short.maxlist, _short.maxdict = 2, 3, 3, 2
_short.maxstring = _short.maxother = 30


class Value(Struct, frozen=True):
    """A frozen struct whose text shows the beginning of what it holds."""

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={_short.repr(getattr(self, name))}" for name in self.__struct_fields__)
        name = type(self).__name__
        return f"{name}({fields})" if len(name) + len(fields) < LONGEST - 2 else f"{name}({fields[: LONGEST - 40]}…)"
