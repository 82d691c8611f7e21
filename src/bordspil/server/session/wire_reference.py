"""Makes docs/wire.md: every message of the socket and every route, with fields, bounds, and who may send them."""

import inspect
import re
import sys
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

from msgspec import Meta, Struct
from msgspec.structs import FieldInfo, fields

from bordspil.server.http.access import MESSAGES, ROUTES, Access
from bordspil.server.session.typescript import is_struct, spell
from bordspil.server.session.wire import answers

BEGIN, END = "<!-- reference -->\n", "<!-- /reference -->\n"
COMMENT = re.compile(r" {4}(\w+):.*  # (.+)")
BOUNDS = (("min_length", "length ≥"), ("max_length", "length ≤"), ("ge", "≥"), ("le", "≤"), ("lt", "<"), ("gt", ">"))


def reference() -> str:
    """Returns the generated part of the document."""
    sent, received = list(MESSAGES), _members(answers.ServerMessage)
    parts = _structs_in([*sent, *received])
    lines = ["## What a client may send", ""]
    for kind in sent:
        lines += [*_message(kind), _who(MESSAGES[kind], "messages"), "", *_fields(kind, is_sent=True)]
    lines += ["## What the server sends", ""]
    for kind in received:
        lines += [*_message(kind), *_fields(kind)]
    lines += ["## What messages are made of", ""]
    for kind in parts:
        is_sent = kind in _structs_in(sent)
        lines += [f"### {kind.__name__}", "", _about(kind), "", *_fields(kind, is_sent)]
    lines += ["## Routes", ""]
    for route, access in ROUTES.items():
        lines += [f"### `{route}`", "", _who(access, "requests"), ""]
    return "\n".join(lines)


def written_anew(text: str) -> str:
    """Returns the document with the generated part between its marks."""
    before, _, rest = text.partition(BEGIN)
    return before + BEGIN + "\n" + reference() + END + rest.partition(END)[2]


def _members(union: Any) -> list[type[Struct]]:
    return [kind for kind in get_args(union) if is_struct(kind)]


def _structs_in(kinds: list[type[Struct]]) -> list[type[Struct]]:
    """Returns the structs that messages are made of, without the messages, in the order they are met."""
    found: list[type[Struct]] = []

    def look(hint: Any) -> None:
        if is_struct(hint) and hint not in found and hint not in kinds:
            found.append(hint)
            look_into(hint)
        for inner in get_args(hint):
            look(inner)

    def look_into(kind: type[Struct]) -> None:
        for hint in typing.get_type_hints(kind).values():
            look(hint)

    for kind in kinds:
        look_into(kind)
    return found


def _message(kind: type[Struct]) -> list[str]:
    return [f"### `{kind.__struct_config__.tag}`", "", _about(kind), ""]


def _about(kind: type[Struct]) -> str:
    return " ".join((kind.__doc__ or "").split())


def _who(access: Access, always: str) -> str:
    """Returns one paragraph: who may send it, towards which limits it counts, and what it shows."""
    limits = ", ".join(f"`{name}`" for name in (always, *access.limits))
    return f"*May:* {access.who}. *Counts towards:* {limits}. *Shows:* {access.shows}."


def _fields(kind: type[Struct], is_sent: bool = False) -> list[str]:
    """Returns a table of fields; only a client may leave out a field that has a default."""
    found = fields(kind)
    if not found:
        return []
    hints, comments = typing.get_type_hints(kind, include_extras=True), dict(_comments(kind))
    plain = typing.get_type_hints(kind)
    lines = ["| field | type | |", "| --- | --- | --- |"]
    for field in found:
        notes = [*_bounds(hints[field.name]), *_default(field, is_sent)]
        notes += [comments[field.name]] if field.name in comments else []
        type_text = spell(plain[field.name], {}).replace("|", "\\|")
        lines.append(f"| `{field.encode_name}` | `{type_text}` | {'; '.join(notes)} |")
    return [*lines, ""]


def _default(field: FieldInfo, is_sent: bool) -> Iterator[str]:
    if is_sent and not field.required:
        yield "may be left out"


def _bounds(hint: Any) -> Iterator[str]:
    """Yields the bounds of a field, and those of what it is made of."""
    if get_origin(hint) is Annotated:
        for meta in hint.__metadata__:
            if isinstance(meta, Meta):
                yield from (f"{word} {getattr(meta, name)}" for name, word in BOUNDS if getattr(meta, name) is not None)
                if meta.pattern:
                    yield f"`{meta.pattern}`"
        hint = hint.__origin__
    if get_origin(hint) in (list, types.UnionType, typing.Union):
        yield from (
            f"each {bound}" if get_origin(hint) is list else bound for p in get_args(hint) for bound in _bounds(p)
        )


def _comments(kind: type[Struct]) -> Iterator[tuple[str, str]]:
    """Yields the comments beside the fields of a struct in its source."""
    for line in inspect.getsource(kind).splitlines():
        if found := COMMENT.fullmatch(line):
            yield found[1], found[2].replace("|", "\\|")


if __name__ == "__main__":
    document = Path(sys.argv[1])
    document.write_text(written_anew(document.read_text(encoding="utf-8")), encoding="utf-8")
