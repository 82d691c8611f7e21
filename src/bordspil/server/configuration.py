"""Reads the settings: from flags, then environment variables, then the settings file, then the defaults.

By hand: msgspec, which is needed anyway, checks the types; pydantic-settings would add 8 MB for the same.
"""

import argparse
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from bordspil.core.game import BadRequest
from bordspil.server.settings import Settings, WrongSetting
from bordspil.server.store.store_url import StoreUrl, parse_store_url

FILE = "BORDSPIL_SETTINGS"  # names the settings file
HELP = (
    "Every setting may be given as a flag, as an environment variable (BORDSPIL_PORT for --port) or in a TOML file "
    f"(port = 8080) that --settings or {FILE} names; a flag overrides a variable, a variable the file. "
    "`bordspil settings` prints such a file with everything in it."
)


class Setting(Struct, frozen=True):
    """One setting: its name, heading, description, type and default."""

    name: str
    heading: str
    words: str
    type: Any
    default: Any
    is_secret: bool

    @property
    def variable(self) -> str:
        """The environment variable that sets it."""
        return f"BORDSPIL_{self.name.upper()}"

    @property
    def flag(self) -> str:
        """The flag that sets it."""
        return "--" + self.name.replace("_", "-")

    @property
    def is_list(self) -> bool:
        """Whether it has several values, separated by commas."""
        return get_origin(self.type) is tuple


def settings_there_are() -> list[Setting]:
    """Returns all settings in the order of the list."""
    heading, found = "", []
    for name, hint in get_type_hints(Settings, include_extras=True).items():
        notes = [note for note in getattr(hint, "__metadata__", ()) if isinstance(note, Meta)]
        heading = next((note.title for note in notes if note.title), heading)
        words = next((note.description for note in notes if note.description), "")
        is_secret = any((note.extra or {}).get("secret", False) for note in notes)
        plain = get_args(hint)[0] if notes else hint
        found.append(Setting(name, heading, words, plain, getattr(Settings(), name), is_secret))
    return found


def add_flags(command: argparse.ArgumentParser, *names: str) -> None:
    """Adds a flag to a command for every setting, or for those named."""
    command.add_argument("--settings", metavar="FILE", help=f"a file of settings (also {FILE})")
    groups: dict[str, argparse._ArgumentGroup] = {}
    for one in settings_there_are():
        if names and one.name not in names:
            continue
        if one.heading not in groups:
            groups[one.heading] = command.add_argument_group(one.heading)
        group = groups[one.heading]
        shown = f"{one.words} ({_shown(one)})".replace("%", "%%")
        if one.is_secret:
            note = f"{one.variable}, or in the file, never as a flag: {one.words}."
            group.description = f"{group.description} {note}" if group.description else note
        elif one.type is bool:
            group.add_argument(one.flag, action=argparse.BooleanOptionalAction, default=None, help=shown)
        else:
            group.add_argument(one.flag, metavar=_metavar(one), help=shown)


def gather(arguments: argparse.Namespace, environment: Mapping[str, str] = os.environ) -> Settings:
    """Returns the settings; refuses an unknown or wrong one with its name and the place where it was set."""
    file = getattr(arguments, "settings", None) or environment.get(FILE)
    given: dict[str, Any] = read_file(Path(file)) if file else {}
    places = {name: f"{file}: {name}" for name in given}
    for one in settings_there_are():
        flag = getattr(arguments, one.name, None)
        for place, value in ((one.variable, environment.get(one.variable)), (one.flag, flag)):
            if value is not None:
                given[one.name], places[one.name] = _convert(one, value, place), place
    try:
        return Settings(**given)
    except WrongSetting as error:
        place = ", ".join(places[name] for name in error.names if name in places)
        raise BadRequest("setting-wrong", place=place, reason=str(error)) from None


def read_file(path: Path) -> dict[str, Any]:
    """Returns the settings of a file; its paths are relative to its folder."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadRequest("file-unreadable", file=str(path), reason=str(error)) from None
    known = {one.name: one for one in settings_there_are()}
    if unknown := found.keys() - known.keys():
        raise BadRequest("setting-unknown", name=min(unknown), place=str(path))
    values = {name: _convert(known[name], value, f"{path}: {name}", is_strict=True) for name, value in found.items()}
    return {name: path.parent / value if isinstance(value, Path) else value for name, value in values.items()}


def write_file() -> str:
    """Returns a settings file that describes each setting and changes none."""
    lines = ["# Settings of Bordspil. A setting that is left out or commented out has the value shown."]
    heading = ""
    for one in settings_there_are():
        if one.heading != heading:
            heading = one.heading
            lines += ["", f"## {heading}"]
        value = "" if one.default is None else _toml(one.default)
        lines += ["", f"# {one.words}", f"#{one.name} = {value}".rstrip()]
    return "\n".join(lines) + "\n"


def _convert(one: Setting, value: Any, place: str, is_strict: bool = False) -> Any:
    """Converts a value to the type of a setting; refuses a wrong one with the place where it was set."""
    if one.is_list and isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    if one.type == StoreUrl:
        if isinstance(value, str) and value:
            return parse_store_url(value)
        raise BadRequest("setting-wrong", place=place, reason="Expected a path or an address")
    hint = get_type_hints(Settings, include_extras=True)[one.name]
    try:
        return msgspec.convert(value, hint, strict=is_strict, dec_hook=_path)
    except msgspec.ValidationError as error:
        raise BadRequest("setting-wrong", place=place, reason=str(error)) from None


def _path(kind: type, value: Any) -> Any:
    if kind is Path and isinstance(value, str) and value:
        return Path(value).expanduser()
    raise ValueError("Expected a path")


def _shown(one: Setting) -> str:
    if isinstance(one.default, bool):
        return "yes" if one.default else "no"
    if one.default in ("", (), None):
        return "none"
    return f"{one.default:g}" if isinstance(one.default, float) else str(one.default)


def _metavar(one: Setting) -> str:
    if one.is_list:
        return "A,B"
    names = {int: "NUMBER", float: "NUMBER", Path: "PATH", StoreUrl: "PLACE"}
    return names.get(one.type, "TEXT")


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return "[" + ", ".join(_toml(part) for part in value) + "]"
    return msgspec.json.encode(str(value)).decode() if isinstance(value, str | Path) else str(value)
