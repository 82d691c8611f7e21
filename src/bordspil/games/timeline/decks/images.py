"""Pictures in uploaded decks: drawings are rewritten from allowed elements, photographs are checked."""

import base64
import re
import struct
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from bordspil.games.timeline.decks.problems import Broken, Problem

LARGEST = 200_000  # bytes of a picture
WIDEST = 4000  # pixels of a photograph, each way
MOST_ELEMENTS = 5000
DEEPEST = 64  # elements within elements of a drawing; those of drawing programs go a dozen deep
MOST_DRAWN = 20_000  # elements that a browser draws, those that are drawn again where they are referred to counted too
MOST_LINKS = 8  # patterns, masks and clip paths that refer to one another in a row
NAMESPACE = "http://www.w3.org/2000/svg"


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


ELEMENTS = _names(
    "svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask"
    " pattern text tspan"
)
# These do nothing for the picture and are left out without a word; every other element is refused.
LEFT_OUT = _names("title desc metadata")
REFERRING = ("linearGradient", "radialGradient", "pattern")  # these may take over from another one of the drawing
ATTRIBUTES = _names(
    "id viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform preserveAspectRatio offset"
    " gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits"
    " maskUnits maskContentUnits pathLength dx dy rotate"
)
STYLES = _names(
    "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit"
    " stroke-dasharray stroke-dashoffset opacity color clip-path clip-rule mask stop-color stop-opacity font-family"
    " font-size font-weight font-style text-anchor letter-spacing dominant-baseline paint-order vector-effect"
    " display visibility"
)
_INSIDE = re.compile(r"url\(\s*['\"]?#([\w.-]+)['\"]?\s*\)")
_OUTWARD = re.compile(r"url\s*\(|script:|data:|expression|@|\\|//", re.IGNORECASE)
_DECLARED = re.compile(r"<!(?:DOCTYPE|ENTITY|\[)", re.IGNORECASE)
_NUMBER = re.compile(r"[0-9]{1,9}(?:\.[0-9]{1,9})?")
_MEDIA = re.compile(r"data:image/[a-z]{1,20};base64,")
_REFERENCE = re.compile(r"#[\w.-]+")


def clean(data: bytes) -> str:
    """Returns a picture as decks keep it: the text of a drawing, or a data address; raises Broken."""
    if len(data) > LARGEST:
        raise _broken("deck-picture-large", limit=LARGEST)
    if size := _png(data) or _jpeg(data) or _webp(data):
        media_type, width, height = size
        if not (0 < width <= WIDEST and 0 < height <= WIDEST):
            raise _broken("deck-picture-pixels", limit=WIDEST)
        return f"data:{media_type};base64,{base64.b64encode(data).decode()}"
    if b"<svg" in data:
        return clean_drawing(data)
    raise _broken("deck-picture-kind")


def clean_again(kept: str) -> str:
    """Returns a kept picture cleaned again, since a table's options may come from anywhere."""
    found = _MEDIA.match(kept)
    if not found:
        return clean(kept.encode(errors="replace"))
    if len(kept) > 2 * LARGEST:
        raise _broken("deck-picture-large", limit=LARGEST)
    try:
        return clean(base64.b64decode(kept[found.end() :], validate=True))
    except ValueError:
        raise _broken("deck-picture-kind") from None


def _broken(key: str, **details: object) -> Broken:
    return Broken([Problem(key, details, field="picture")])


def _png(data: bytes) -> tuple[str, int, int] | None:
    if data[:8] != b"\x89PNG\r\n\x1a\n" or data[12:16] != b"IHDR" or len(data) < 33:
        return None
    width, height = struct.unpack(">II", data[16:24])
    return "image/png", width, height


def _jpeg(data: bytes) -> tuple[str, int, int] | None:
    """Returns media type and size of a JPEG, from the first segment that holds it."""
    if data[:3] != b"\xff\xd8\xff":
        return None
    index = 2
    while index + 9 < len(data) and data[index] == 0xFF:
        marker, length = data[index + 1], int.from_bytes(data[index + 2 : index + 4])
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", data[index + 5 : index + 9])
            return "image/jpeg", width, height
        index += 2 + length
    return None


def _webp(data: bytes) -> tuple[str, int, int] | None:
    if data[:4] != b"RIFF" or data[8:12] != b"WEBP" or len(data) < 30:
        return None
    kind = data[12:16]
    if kind == b"VP8X":
        return "image/webp", 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if kind == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return "image/webp", 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    if kind == b"VP8 ":
        width, height = struct.unpack("<HH", data[26:30])
        return "image/webp", width & 0x3FFF, height & 0x3FFF
    return None


def clean_drawing(data: bytes) -> str:
    """Returns an SVG rewritten from allowed elements; refuses scripts, events, styles and outside links by name."""
    try:
        text = data.decode("utf-8-sig")
        if found := _DECLARED.search(text):
            raise _broken("deck-svg-forbidden", what=found[0])
        root = _parsed(text)
    except (UnicodeDecodeError, ValueError, ElementTree.ParseError):
        raise _broken("deck-svg-broken") from None
    if _name(root.tag) != "svg":
        raise _broken("deck-svg-broken")
    _count_drawn(root, {inner.attrib["id"]: inner for inner in root.iter() if inner.get("id")}, {}, 0)
    root.set("viewBox", _view_box(root))
    for side in ("width", "height"):
        root.attrib.pop(side, None)
    return "".join(_write(root, top=True))


class _Bounded(ElementTree.TreeBuilder):
    """Builds the tree of a drawing, and stops where it is too deep or too large."""

    def __init__(self) -> None:
        super().__init__()
        self.elements = self.depth = 0

    def start(self, tag: str, attrs: dict[str, str], /) -> ElementTree.Element:
        self.elements += 1
        self.depth += 1
        if self.depth > DEEPEST:
            raise _broken("deck-svg-deep", limit=DEEPEST)
        if self.elements > MOST_ELEMENTS:
            raise _broken("deck-picture-large", limit=LARGEST)
        return super().start(tag, attrs)

    def end(self, tag: str, /) -> ElementTree.Element:
        self.depth -= 1
        return super().end(tag)


def _parsed(text: str) -> ElementTree.Element:
    """Returns the root of a drawing; refuses a document type, whose entities could expand without bounds."""
    parser = ElementTree.XMLParser(target=_Bounded())
    parser.feed(text)
    root: ElementTree.Element = parser.close()
    return root


def _count_drawn(
    element: ElementTree.Element, by_id: dict[str, ElementTree.Element], known: dict[str, int], links: int
) -> int:
    """Returns how many elements a browser draws for this one; refuses patterns of patterns without bounds."""
    count = 1 + sum(_count_drawn(inner, by_id, known, links) for inner in element)
    for name, value in element.items():
        names = [value[1:]] if name.endswith("href") else _INSIDE.findall(value)
        for name in filter(by_id.__contains__, names):
            if links == MOST_LINKS:
                raise _broken("deck-svg-deep", limit=MOST_LINKS)
            if name not in known:
                known[name] = _count_drawn(by_id[name], by_id, known, links + 1)
            count += known[name]
    if count > MOST_DRAWN:
        raise _broken("deck-picture-large", limit=LARGEST)
    return count


def _view_box(root: ElementTree.Element) -> str:
    given = (root.get("viewBox") or "").replace(",", " ").split(maxsplit=4)
    if len(given) == 4 and all(re.fullmatch(r"-?[0-9.]{1,12}", number) for number in given):
        return " ".join(given)
    width, height = (_length(root.get(side) or "") for side in ("width", "height"))
    if not width or not height:
        raise _broken("deck-svg-size")
    return f"0 0 {width} {height}"


def _length(given: str) -> str | None:
    """Returns the pixels that a width or height says."""
    number = given.strip().removesuffix("px").rstrip()
    return number if _NUMBER.fullmatch(number) else None


def _name(tag: object) -> str | None:
    """Returns the name of an element of SVG; None for those of drawing programs."""
    if not isinstance(tag, str):
        return None
    space, found, name = tag.rpartition("}")
    return name if not found or space == "{" + NAMESPACE else None


def _write(element: ElementTree.Element, top: bool = False) -> Iterator[str]:
    name = _name(element.tag)
    if name is None or name in LEFT_OUT:
        return
    if name not in ELEMENTS:
        raise _broken("deck-svg-forbidden", what=f"<{name[:40]}>")
    space = f' xmlns="{NAMESPACE}"' if top else ""
    yield f"<{name}{space}{''.join(_attributes(element))}>"
    yield escape(element.text or "") if name in ("text", "tspan") else ""
    for inner in element:
        yield from _write(inner)
        yield escape(inner.tail or "") if name in ("text", "tspan") else ""
    yield f"</{name}>"


def _attributes(element: ElementTree.Element) -> Iterator[str]:
    kept: dict[str, str] = {}
    for name, value in element.items():
        plain = name.rpartition("}")[2]
        if plain == "href" and _name(element.tag) in REFERRING and _REFERENCE.fullmatch(value):
            kept["href"] = value
        elif plain.lower().startswith("on") or plain in ("href", "src"):
            raise _broken("deck-svg-forbidden", what=plain[:40])
        elif name in ATTRIBUTES or name in STYLES:
            kept.setdefault(name, _harmless(name, value))
        elif name == "style":
            kept |= _declarations(value)
    for name, value in kept.items():
        yield f" {name}={quoteattr(value)}"


def _declarations(style: str) -> dict[str, str]:
    """Returns what a style says, as attributes."""
    pairs = (declaration.partition(":") for declaration in style.split(";"))
    said = {name.strip(): _harmless(name.strip(), value.strip()) for name, _, value in pairs}
    return {name: value for name, value in said.items() if name in STYLES}


def _harmless(name: str, value: str) -> str:
    """Returns a value that points nowhere but into its own drawing."""
    if _OUTWARD.search(_INSIDE.sub("", value)):
        raise _broken("deck-svg-forbidden", what=f"{name[:40]}={value[:40]}")
    return value
