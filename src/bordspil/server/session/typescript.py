"""Writes the browser's TypeScript types: of every message, or of the view of a game."""

import sys
import types
import typing
from collections.abc import Iterator
from typing import Any, Literal, TypeGuard, get_args, get_origin

from msgspec import Struct, UnsetType
from msgspec.structs import fields

from bordspil import games
from bordspil.core.game import BadRequest
from bordspil.server.session.wire import accounts, answers, requests, shapes, tables

PLAIN: dict[Any, str] = {Any: "unknown", str: "string", bool: "boolean", int: "number", float: "number", None: "null"}
PLAIN[type(None)] = "null"
FIRST_LINE = "// Made by `python -m bordspil.server.session.typescript{}`; edit the Python instead.\n"
WIDTH = 120
UNIONS = (typing.Union, types.UnionType, Literal)


def main(arguments: list[str]) -> int:
    """Prints the types of the messages, or of the view of the game that is named."""
    try:
        print(of_view(arguments[0]) if arguments else of_wire(), end="")
    except BadRequest as refusal:
        print(f"bordspil: {refusal.key}: {refusal.details}", file=sys.stderr)
        return 2
    return 0


def of_wire() -> str:
    """Returns the types of every message, and the unions of what a client and a server may send."""
    found = [struct for part in (shapes, requests, tables, accounts, answers) for struct in _structs(part)]
    said_by_clients = _inside(requests.ClientMessage, [])
    interfaces = [_interface(struct, {}, struct in said_by_clients) for struct in found]
    unions = {"ClientMessage": requests.ClientMessage, "ServerMessage": answers.ServerMessage}
    aliases = [_alias(name, union, {}) for name, union in unions.items()]
    return "\n".join([FIRST_LINE.format(""), *interfaces, *aliases])


def of_view(name: str) -> str:
    """Returns the type of a game's view, and those of its parts."""
    root = typing.get_type_hints(type(games.load(name)).view)["return"]
    if not is_struct(root):
        raise TypeError(f"the view of {name} is no struct")
    named = dict(_literals(sys.modules[root.__module__]))
    aliases = [_alias(name, literal, {}) for literal, name in named.items()]
    return "\n".join([FIRST_LINE.format(f" {name}"), *aliases, *(_interface(s, named) for s in _inside(root, []))])


def is_struct(hint: Any) -> TypeGuard[type[Struct]]:
    """Returns whether a hint is a struct, which becomes an interface."""
    return isinstance(hint, type) and issubclass(hint, Struct)


def _structs(module: types.ModuleType) -> Iterator[type[Struct]]:
    """Yields the structs that a module defines, in their order."""
    for value in vars(module).values():
        if is_struct(value) and value.__module__ == module.__name__:
            yield value


def _literals(module: types.ModuleType) -> Iterator[tuple[Any, str]]:
    for name, value in vars(module).items():
        if get_origin(value) is Literal:
            yield value, name


def _inside(hint: Any, found: list[type[Struct]]) -> list[type[Struct]]:
    """Returns the structs of a hint, the innermost first."""
    if is_struct(hint) and hint not in found:
        for inner in typing.get_type_hints(hint).values():
            _inside(inner, found)
        found.append(hint)
    for inner in get_args(hint):
        _inside(inner, found)
    return found


def _interface(struct: type[Struct], named: dict[Any, str], by_client: bool = False) -> str:
    """Returns an interface; a client may leave out fields with a default, the server leaves out unset ones."""
    hints = typing.get_type_hints(struct)
    lines = [f"/** {' '.join((struct.__doc__ or '').split())} */", f"export interface {struct.__name__} {{"]
    if struct.__struct_config__.tag is not None:
        lines.append(f'  {struct.__struct_config__.tag_field}: "{struct.__struct_config__.tag}";')
    for field in fields(struct):
        may_miss = not field.required if by_client else UnsetType in get_args(hints[field.name])
        lines.append(f"  {field.encode_name}{'?' if may_miss else ''}: {spell(hints[field.name], named)};")
    return "\n".join([*lines, "}", ""])


def _alias(name: str, hint: Any, named: dict[Any, str]) -> str:
    line = f"export type {name} = {spell(hint, named)};\n"
    if len(line) <= WIDTH:
        return line
    parts = [Literal[part] for part in get_args(hint)] if get_origin(hint) is Literal else get_args(hint)
    return "\n".join([f"export type {name} =", *(f"  | {spell(part, named)}" for part in parts)]) + ";\n"


def spell(hint: Any, named: dict[Any, str]) -> str:
    """Returns a Python hint in TypeScript; `named` holds the literals that have a name."""
    if hint in PLAIN or is_struct(hint):
        return PLAIN.get(hint) or str(hint.__name__)
    if hint in named:
        return named[hint]
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value).lower() for value in inside)
    if origin in UNIONS:
        return " | ".join(spell(part, named) for part in inside if part is not UnsetType)
    if origin is dict:
        return f"Record<{spell(inside[0], named)}, {spell(inside[1], named)}>"
    if origin is list or (origin is tuple and inside[-1] is Ellipsis):
        item = spell(inside[0], named)
        is_union = get_origin(inside[0]) in UNIONS and inside[0] not in named
        return f"({item})[]" if is_union else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(spell(part, named) for part in inside)}]"
    raise TypeError(f"no TypeScript for {hint}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
