"""The colours of the page, read from its style sheets: custom properties, by day or by evening."""

import re
from collections.abc import Mapping
from typing import Literal, get_args

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = get_args(Theme)
VARIABLE = re.compile(r"var\((--[a-z0-9-]+)\)")
MIX = re.compile(r"#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})")
Properties = dict[str, str]


class Palette:
    """Custom properties of style sheets as literal values; a class of a style sheet is a scope of its own."""

    def __init__(self, theme: Theme, *sheets: str) -> None:
        self.theme = theme
        self._properties: Properties = {}
        self._classes: dict[str, Properties] = {}
        for sheet in sheets:
            for selector, properties in _rules(sheet, theme):
                if selector == ":root":
                    self._properties |= properties
                else:
                    self._classes.setdefault(selector.removeprefix("."), {}).update(properties)

    def __getitem__(self, name: str) -> str:
        """Returns the literal value of a property of the page, such as `accent`."""
        return self.resolve(f"var(--{name})", {})

    def of_class(self, name: str, outer: Mapping[str, str]) -> Properties:
        """Returns the properties in force inside an element of this class."""
        inner = {key: self.resolve(value, outer) for key, value in self._classes.get(name, {}).items()}
        return {**outer, **inner}

    def resolve(self, value: str, scope: Mapping[str, str]) -> str:
        """Returns a value with all its variables replaced, from the scope or else from the page."""
        while found := VARIABLE.search(value):
            name = found[1]
            known = scope.get(name) or self._properties[name]
            value = value[: found.start()] + known + value[found.end() :]
        return value

    def mix(self, one: str, other: str, share: float) -> str:
        """Returns a colour between two: so much of the first, the rest of the second."""
        pairs = zip(_channels(self[one]), _channels(self[other]), strict=True)
        return "#" + "".join(f"{round(share * a + (1 - share) * b):02x}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, ...]:
    found = MIX.fullmatch(colour)
    if found is None:
        raise ValueError(f"no colour of six digits: {colour}")
    return tuple(int(digits, 16) for digits in found.groups())


def _rules(sheet: str, theme: Theme) -> list[tuple[str, Properties]]:
    """Yields the rules of a style sheet that hold nothing but custom properties, in their order."""
    rules = []
    for part in _without_comments(sheet).split("}"):
        selector, brace, body = part.partition("{")
        pairs = (line.partition(":") for line in body.split(";"))
        properties = {name.strip(): _by(theme, value.strip()) for name, colon, value in pairs if colon}
        if brace and all(name.startswith("--") or name == "color-scheme" for name in properties):
            rules.append((selector.strip(), properties))
    return rules


def _without_comments(sheet: str) -> str:
    return "".join(part.partition("/*")[0] for part in sheet.split("*/"))


def _by(theme: Theme, value: str) -> str:
    """Returns the side of `light-dark(…, …)` that a theme shows."""
    inside = value.removeprefix("light-dark(")
    side = value if inside == value else _split(inside.removesuffix(")"))[THEMES.index(theme)]
    return _with_commas(side)


def _with_commas(value: str) -> str:
    """Returns a colour such as `rgb(0 0 0 / 0.3)` as every drawing program reads it."""
    inside = value.removeprefix("rgb(")
    if inside == value or "/" not in value:
        return value
    channels, _, alpha = inside.removesuffix(")").partition("/")
    return f"rgba({','.join(channels.split())},{alpha.strip()})"


def _split(values: str) -> list[str]:
    """Returns values between commas that stand in no brackets."""
    sides, depth = [""], 0
    for sign in values:
        depth += {"(": 1, ")": -1}.get(sign, 0)
        if sign == "," and depth == 0:
            sides.append("")
        else:
            sides[-1] += sign
    return [side.strip() for side in sides]
