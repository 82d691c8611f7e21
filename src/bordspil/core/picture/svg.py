"""A drawing that becomes an SVG document: shapes, texts and symbols with literal colours."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal
from xml.sax.saxutils import escape, quoteattr

from bordspil.core.picture.symbols import Symbols

FONT = "'Schibsted Grotesk', 'Schibsted Grotesk Variable', system-ui, sans-serif"
Anchor = Literal["start", "middle", "end"]
Value = str | float | int


class Drawing:
    """A picture that grows by shapes; `svg()` writes it."""

    def __init__(self, width: float, height: float, symbols: Symbols) -> None:
        self.width = width
        self.height = height
        self.palette = symbols.palette
        self._symbols = symbols
        self._used: dict[str, None] = {}
        self._parts: list[str] = []

    def add(self, tag: str, **attributes: Value) -> None:
        """Adds an element; `stroke_width` becomes `stroke-width`."""
        self._parts.append(f"<{tag}{_attributes(attributes)}/>")

    def rect(self, x: float, y: float, width: float, height: float, **attributes: Value) -> None:
        """Adds a rectangle."""
        self.add("rect", x=x, y=y, width=width, height=height, **attributes)

    def circle(self, x: float, y: float, radius: float, **attributes: Value) -> None:
        """Adds a circle around a point."""
        self.add("circle", cx=x, cy=y, r=radius, **attributes)

    def path(self, d: str, **attributes: Value) -> None:
        """Adds a path."""
        self.add("path", d=d, **attributes)

    def text(
        self, x: float, y: float, words: object, size: float, anchor: Anchor = "start", **attributes: Value
    ) -> None:
        """Adds a line of text whose baseline begins, is centred or ends at a point."""
        kept = {"fill": self.palette["ink"], **attributes, "font_size": size, "text_anchor": anchor}
        self._parts.append(f"<text{_attributes({'x': x, 'y': y, **kept})}>{escape(str(words))}</text>")

    def symbol(self, name: str, x: float, y: float, size: float, **attributes: Value) -> None:
        """Adds a piece: a symbol of the game in a square."""
        self._used[name] = None
        self.add("use", href=f"#{self._symbols.id(name)}", x=x, y=y, width=size, height=size, **attributes)

    def image(self, x: float, y: float, size: float, address: str) -> None:
        """Adds a picture from an address, cut to a square."""
        self.add("image", href=address, x=x, y=y, width=size, height=size, preserveAspectRatio="xMidYMid slice")

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1) -> Iterator[None]:
        """Moves what is added meanwhile, and makes it larger or smaller."""
        scaled = f" scale({_number(scale)})" if scale != 1 else ""
        self._parts.append(f'<g transform="translate({_number(x)} {_number(y)}){scaled}">')
        yield
        self._parts.append("</g>")

    def svg(self, title: str = "") -> str:
        """Returns the whole document."""
        size = f'width="{_number(self.width)}" height="{_number(self.height)}"'
        box = f'viewBox="0 0 {_number(self.width)} {_number(self.height)}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img" font-family="{FONT}">'
        named = f"<title>{escape(title)}</title>" if title else ""
        defs = "".join(self._symbols.symbol(name) for name in self._used)
        ground = f'<rect width="100%" height="100%" fill="{self.palette["surface"]}"/>'
        return f"{head}{named}<defs>{defs}</defs>{ground}{''.join(self._parts)}</svg>"


def _attributes(attributes: dict[str, Value]) -> str:
    pairs = (
        (name if name == "preserveAspectRatio" else name.replace("_", "-"), value) for name, value in attributes.items()
    )
    return "".join(f" {name}={quoteattr(value if isinstance(value, str) else _number(value))}" for name, value in pairs)


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
