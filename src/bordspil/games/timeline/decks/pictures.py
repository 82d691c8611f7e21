"""The pictures on the fronts of cards: icons on a ground that tells the category, and nothing of the date."""

import base64
import re
from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from bordspil.games.timeline.decks.deck import SHIPPED, Card, Deck

SIDE = 200
ICON_SIDE = 512
MEDIA_TYPES = {"svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "webp": "image/webp"}
ENDINGS = {media_type: ending for ending, media_type in MEDIA_TYPES.items()}
_DATA = re.compile(r"data:(image/[a-z]+);base64,")


class Ground(Struct, frozen=True):
    """What lies behind the icons of a category: paper, a shape on it, and the ink of the icons."""

    paper: str
    tint: str
    ink: str
    shape: str


class Credits(Struct, frozen=True):
    """The authors of the icons, and the licence by which they are used."""

    authors: list[str]
    source: str = "https://game-icons.net"
    licence: str = "CC BY 3.0"
    licence_url: str = "https://creativecommons.org/licenses/by/3.0/"


# Every category has a shape of its own, so that no player has to tell colours apart.
GROUNDS: Mapping[str, Ground] = {
    "science": Ground("#e9f0f2", "#c9dce2", "#1f4a58", '<circle cx="100" cy="100" r="80"/>'),
    "inventions": Ground("#f4ecdf", "#e6d2b2", "#5c3d14", '<path d="M100 14l74.5 43v86L100 186l-74.5-43V57z"/>'),
    "arts": Ground("#f4e8ec", "#e8c9d4", "#6a1f3d", '<path d="M28 186V92a72 72 0 0 1 144 0v94z"/>'),
    "sport": Ground("#e9f2e6", "#cbe0c2", "#24502b", '<path d="M100 16l84 84-84 84-84-84z"/>'),
    "history": Ground("#efeadf", "#d9cdb3", "#43391f", '<path d="M26 24h148v70c0 44-32 76-74 92-42-16-74-48-74-92z"/>'),
    "exploration": Ground("#e6edf5", "#c3d5ea", "#1d3f6e", '<path d="M0 128q25-26 50 0t50 0 50 0 50 0v72H0z"/>'),
    "everyday": Ground("#f6ede6", "#edd0bd", "#70321a", '<rect x="22" y="22" width="156" height="156" rx="36"/>'),
    "buildings": Ground("#ecebf4", "#d2cfe6", "#37306b", '<path d="M24 186V78l76-62 76 62v108z"/>'),
}
OTHER = Ground("#ededea", "#d6d6d0", "#3a3a36", '<path d="M100 18a82 82 0 1 0 .1 0zm0 22a60 60 0 1 1-.1 0z"/>')

# Where icons lie, by how many there are: side, left, top. The smaller ones lie on a disc of paper.
PLACES = {
    1: ((132, 34, 34),),
    2: ((126, 18, 56), (66, 124, 12)),
    3: ((114, 43, 66), (58, 131, 11), (58, 11, 11)),
}


def file_name(deck: Deck, card: Card) -> str:
    """Returns what the picture of a card is asked for by."""
    brought = deck.pictures.get(card.picture) if isinstance(card.picture, str) else None
    found = _DATA.match(brought) if brought else None
    return f"{card.id}.{ENDINGS[found[1]] if found else 'svg'}"


def find(deck: Deck, name: str) -> tuple[str, bytes] | None:
    """Returns the picture of this name, or the credits of the icons: the media type and the bytes."""
    if name == "credits.json":
        return "application/json", msgspec.json.encode(credits(deck))
    card = deck.cards.get(name.rpartition(".")[0])
    return draw(deck, card) if card is not None and name == file_name(deck, card) else None


def draw(deck: Deck, card: Card) -> tuple[str, bytes]:
    """Returns the picture of a card: the one in the deck, or one made of icons."""
    if isinstance(card.picture, tuple):
        return MEDIA_TYPES["svg"], composed(card.category, card.picture).encode()
    brought = deck.pictures.get(card.picture, "")
    if found := _DATA.match(brought):
        return found[1], base64.b64decode(brought[found.end() :])
    return MEDIA_TYPES["svg"], (brought or composed(card.category, ())).encode()


@cache
def icons() -> dict[str, str]:
    """Returns the drawing of every icon by its name; a small package holds only those of the shipped decks."""
    made = files("bordspil.games.timeline") / "made"
    found = [file for file in (made / "icons.json", made / "more" / "icons.json") if file.is_file()]
    drawings = [msgspec.json.decode(file.read_bytes(), type=dict[str, str]) for file in found]
    return {name: body for one in drawings for name, body in one.items()}


@cache
def authors() -> dict[str, str]:
    """Returns the author of each icon that is used in a shipped deck."""
    return msgspec.json.decode((SHIPPED / "authors.json").read_bytes(), type=dict[str, str])


def credits(deck: Deck) -> Credits:
    """Returns the authors of the icons of a deck, the one with the most icons first."""
    used = {icon for card in deck.cards.values() if isinstance(card.picture, tuple) for icon in card.picture}
    count = Counter(authors().get(icon, "game-icons.net") for icon in used)
    return Credits(authors=[author for author, _ in sorted(count.items(), key=lambda pair: (-pair[1], pair[0]))])


@lru_cache(maxsize=2000)
def composed(category: str, picture: tuple[str, ...]) -> str:
    """Returns a ground and up to three icons as one drawing."""
    ground = GROUNDS.get(category, OTHER)
    known = [icons()[name] for name in picture if name in icons()][:3]
    drawn = [_icon(body, *place, ground) for body, place in zip(known, PLACES.get(len(known), ()), strict=False)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">'
        f'<rect width="{SIDE}" height="{SIDE}" fill="{ground.paper}"/><g fill="{ground.tint}">{ground.shape}</g>'
        f'<g color="{ground.ink}">{"".join(drawn)}</g></svg>'
    )


def _icon(body: str, side: int, left: int, top: int, ground: Ground) -> str:
    placed = f'<g transform="translate({left} {top}) scale({side / ICON_SIDE:.4f})">{body}</g>'
    if side > 100:
        return placed
    middle = f'cx="{left + side // 2}" cy="{top + side // 2}" r="{side * 2 // 3}"'
    rim = f'stroke="{ground.ink}" stroke-opacity="0.35" stroke-width="2"'
    return f'<circle {middle} fill="{ground.paper}" {rim}/>{placed}'


def address(deck: Deck, card: Card) -> str:
    """Returns the picture of a card as an address that holds it."""
    media_type, data = draw(deck, card)
    return f"data:{media_type};base64,{base64.b64encode(data).decode()}"
