"""Notation: moves as short text and as plain objects, and a ready one for moves that are structs of plain fields."""

from typing import Any, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from bordspil.core.refusal import IllegalMove

Move = TypeVar("Move")
Fields = TypeVar("Fields", bound=Struct)
SEPARATOR = "-"
KIND = "move"  # the field of an object that says which kind of move it is, where there are several


class Notation(Protocol[Move]):
    """Writes moves down and reads what was written, by a program or by a person; a module can be one."""

    def write(self, move: Move) -> str:
        """Returns the short text of a move."""

    def read(self, text: str) -> Move:
        """Returns the move of a text; raises IllegalMove."""

    def to_object(self, move: Move) -> dict[str, Any]:
        """Returns the move as a plain object."""

    def from_object(self, given: Any) -> Move:
        """Returns the move of a plain object; raises IllegalMove."""


class FieldNotation(Generic[Fields]):
    """Writes a struct of numbers and words as its fields: `2-3` and {"heap": 2, "count": 3}.

    Where there are several kinds of moves, the kind stands first: `take-2-3` and {"move": "take", "heap": 2, …}.
    """

    def __init__(self, *kinds: type[Fields]) -> None:
        self.kinds = {kind.__name__.lower(): kind for kind in kinds}
        self.only = kinds[0] if len(kinds) == 1 else None

    def write(self, move: Fields) -> str:
        """Returns the fields of a move."""
        words = [] if self.only else [type(move).__name__.lower()]
        return SEPARATOR.join([*words, *map(str, msgspec.structs.astuple(move))])

    def read(self, text: str) -> Fields:
        """Returns the move of a text; raises IllegalMove."""
        words = text.split(SEPARATOR)
        kind = self.only or self.kinds.get(words.pop(0))
        names = () if kind is None else kind.__struct_fields__
        try:
            if kind is None or len(words) != len(names):
                raise ValueError
            found = msgspec.convert(dict(zip(names, words, strict=True)), kind, strict=False)
        except ValueError:
            raise IllegalMove("move-text", text=text[:60]) from None
        if self.write(found) != text:  # one move has one text
            raise IllegalMove("move-text", text=text[:60])
        return found

    def to_object(self, move: Fields) -> dict[str, Any]:
        """Returns the fields of a move by their names."""
        named: dict[str, Any] = msgspec.to_builtins(move)
        return named if self.only else {KIND: type(move).__name__.lower(), **named}

    def from_object(self, given: Any) -> Fields:
        """Returns the move of a plain object; raises IllegalMove."""
        kind = self.only
        if kind is None and isinstance(given, dict):
            kind = self.kinds.get(str(given.get(KIND)))
        if kind is None:
            raise IllegalMove("move-shape", field=KIND)
        try:
            return msgspec.convert(given, kind)
        except msgspec.ValidationError as error:
            raise IllegalMove("move-shape", field=str(error)) from None
