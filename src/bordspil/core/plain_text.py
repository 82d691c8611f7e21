"""A view as plain lines of text, for games that draw none of their own."""

from collections.abc import Iterator
from typing import Any

import msgspec


def draw(view: Any) -> str:
    """Returns the fields of a view, one a line; what lies inside of another is indented."""
    return "\n".join(_lines(msgspec.to_builtins(view), "")) + "\n"


def _lines(value: Any, indent: str) -> Iterator[str]:
    if isinstance(value, dict):
        named = ((str(name), inner) for name, inner in value.items())
    elif isinstance(value, list | tuple):
        named = ((str(number), inner) for number, inner in enumerate(value))
    else:
        yield f"{indent}{_word(value)}"
        return
    for name, inner in named:
        if _is_flat(inner):
            words = inner if isinstance(inner, list | tuple) else [inner]
            yield f"{indent}{name}: {' '.join(map(_word, words))}".rstrip()
        else:
            yield f"{indent}{name}:"
            yield from _lines(inner, indent + "  ")


def _is_flat(value: Any) -> bool:
    """Returns whether a value fits on one line: a word, or a list of words."""
    if isinstance(value, list | tuple):
        return not any(isinstance(inner, dict | list | tuple) for inner in value)
    return not isinstance(value, dict)


def _word(value: Any) -> str:
    return "-" if value is None else str(value)
