"""The pieces of a game as SVG symbols with literal colours, from the drawing that its board on the page uses."""

from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from importlib.resources import files
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from bordspil.core.picture.palette import Palette, Theme

NAMESPACE = "{http://www.w3.org/2000/svg}"
CURRENT = "currentColor"
PAGE = files("bordspil.core.picture") / "tokens.css"
EMPTY = '<svg xmlns="http://www.w3.org/2000/svg"/>'


class Symbols:
    """Symbols that stand alone: what they use is copied into them, and no variable is left."""

    def __init__(self, drawing: str, palette: Palette) -> None:
        self.palette = palette
        root = ElementTree.fromstring(drawing)
        for element in root.iter():
            element.tag = element.tag.removeprefix(NAMESPACE)
        self._named = {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}

    def symbol(self, name: str) -> str:
        """Returns the `<symbol>` of this name."""
        found = self._named[name]
        copy = self._flatten(found, {})
        copy.set("id", self.id(name))
        return ElementTree.tostring(copy, encoding="unicode")

    def id(self, name: str) -> str:
        """Returns the name of a symbol within a document, which may hold pictures by day and by evening."""
        return name if self.palette.theme == "light" else f"{name}-{self.palette.theme}"

    def _flatten(self, element: Element, scope: Mapping[str, str]) -> Element:
        inner = self.palette.of_class(element.get("class", ""), scope)
        if "color" in element.attrib:
            inner[CURRENT] = self.palette.resolve(element.attrib["color"], inner)
        if element.tag == "use":
            return self._used(element, inner)
        kept = {key: value for key, value in element.attrib.items() if key not in ("id", "class", "color")}
        copy = Element(element.tag, {key: self._literal(value, inner) for key, value in kept.items()})
        copy.extend(self._flatten(child, inner) for child in element if isinstance(child.tag, str))
        return copy

    def _literal(self, value: str, scope: Mapping[str, str]) -> str:
        if value == CURRENT:
            return scope.get(CURRENT, value)
        return self.palette.resolve(value, scope)

    def _used(self, element: Element, scope: Mapping[str, str]) -> Element:
        """Returns a group in the place of a `<use>`."""
        target = self._named[element.attrib["href"].removeprefix("#")]
        group = Element("g")
        moves = [element.attrib["transform"]] if "transform" in element.attrib else []
        if "x" in element.attrib or "y" in element.attrib:
            moves.append(f"translate({element.get('x', '0')} {element.get('y', '0')})")
        if moves:
            group.set("transform", " ".join(moves))
        if target.tag == "symbol":
            group.extend(
                self._flatten(child, self.palette.of_class(target.get("class", ""), scope)) for child in target
            )
        else:
            group.append(self._flatten(deepcopy(target), scope))
        return group


@cache
def symbols(theme: Theme, package: str = "", drawing: str = "", sheet: str = "") -> Symbols:
    """Returns what two files of a game's board draw and colour; without them, the colours of the page alone."""
    colours = [PAGE.read_text(encoding="utf-8")]
    if not package:
        return Symbols(EMPTY, Palette(theme, *colours))
    board = files(package) / "board"
    colours.append((board / sheet).read_text(encoding="utf-8"))
    return Symbols((board / drawing).read_text(encoding="utf-8"), Palette(theme, *colours))
