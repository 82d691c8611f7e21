"""Pictures of cards: composed of icons, or brought along and made harmless."""

import base64
import struct
import xml.etree.ElementTree as ElementTree
import zlib

import pytest

from bordspil.games.timeline.decks import images, pictures
from bordspil.games.timeline.decks.deck import deck_of, load
from bordspil.games.timeline.decks.problems import Broken
from games.timeline.cards import DRAWING, card, deck

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10"'


def refused(drawing: str | bytes) -> tuple[str, object]:
    with pytest.raises(Broken) as broken:
        images.clean(drawing.encode() if isinstance(drawing, str) else drawing)
    (problem,) = broken.value.problems
    return problem.key, problem.details.get("what")


FORBIDDEN = [
    (f"{HEAD}><script>alert(1)</script></svg>", "<script>"),
    (f"{HEAD}><g><script href='x'/></g></svg>", "<script>"),
    (f'{HEAD} onload="alert(1)"></svg>', "onload"),
    (f'{HEAD}><path OnClick="x" d=""/></svg>', "OnClick"),
    (f"{HEAD}><foreignObject><div/></foreignObject></svg>", "<foreignObject>"),
    (f'{HEAD}><image href="http://example.org/a.png"/></svg>', "<image>"),
    (f'{HEAD}><use href="#a"/></svg>', "<use>"),
    (f'{HEAD}><a href="javascript:alert(1)"><path d=""/></a></svg>', "<a>"),
    (f'{HEAD}><animate attributeName="href" to="x"/></svg>', "<animate>"),
    (f"{HEAD}><style>@import 'http://example.org/a.css';</style></svg>", "<style>"),
    (f"{HEAD}><iframe/></svg>", "<iframe>"),
    (f'{HEAD}><linearGradient xlink:href="http://example.org/#a"/></svg>', "href"),
    (f'{HEAD}><g xlink:href="#a"/></svg>', "href"),
    (f'{HEAD}><path fill="url(http://example.org/a)" d=""/></svg>', "fill=url(http://example.org/a)"),
    (f'{HEAD}><path style="fill:url(//example.org)" d=""/></svg>', "fill=url(//example.org)"),
    (f'{HEAD}><path style="background:url( &quot;data:x&quot; )" d=""/></svg>', 'background=url( "data:x" )'),
    (f'{HEAD}><path style="fill:u\\72l(x)" d=""/></svg>', "fill=u\\72l(x)"),
    (f'<!DOCTYPE svg [<!ENTITY a "b">]>{HEAD}>&a;</svg>', "<!DOCTYPE"),
    (f'<!DOCTYPE svg SYSTEM "http://example.org/a.dtd">{HEAD}></svg>', "<!DOCTYPE"),
]


@pytest.mark.parametrize(("drawing", "what"), FORBIDDEN, ids=[str(what)[:30] for _, what in FORBIDDEN])
def test_what_is_not_allowed_in_a_drawing_is_named(drawing: str, what: str) -> None:
    assert refused(drawing) == ("deck-svg-forbidden", what)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"<svg", "deck-svg-broken"),
        (b"<html><svg/></html>", "deck-svg-broken"),
        (HEAD.encode() + b">\xff</svg>", "deck-svg-broken"),
        ((HEAD + ">").encode("utf-16") + b"<svg", "deck-svg-broken"),
        (b'<svg xmlns="http://www.w3.org/2000/svg"><path d=""/></svg>', "deck-svg-size"),
        (b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 x 1"></svg>', "deck-svg-size"),
        (f"{HEAD}>{'<g/>' * 5000}</svg>".encode(), "deck-picture-large"),
        (b"<svg" + b" " * 200_000, "deck-picture-large"),
        (b"", "deck-picture-kind"),
        (b"GIF89a" + b"\0" * 30, "deck-picture-kind"),
        (b"\x89PNG\r\n\x1a\n", "deck-picture-kind"),
        (b"MZ" + b"\0" * 100, "deck-picture-kind"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_is_no_picture(data: bytes, key: str) -> None:
    assert refused(data)[0] == key


def test_a_drawing_is_rewritten_and_looks_the_same() -> None:
    drawing = (
        '<?xml version="1.0"?><!-- made by a program -->'
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://example.org" width="20px" height="10" x:version="1">'
        "<title>A &amp; B</title><metadata><x:who/></metadata>"
        '<defs><linearGradient id="a"/><linearGradient id="b" href="#a"/></defs>'
        '<x:view/><g class="c" x:label="l">'
        '<path fill="blue" style="fill: url(#b) ; stroke:red;-x-y:1" d="M0 0h9z"/></g>'
        '<text x="1" y="2" font-size="3">Å &lt;b&gt;<tspan>!</tspan></text></svg>'
    )
    assert images.clean(drawing.encode()) == (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">'
        '<defs><linearGradient id="a"></linearGradient><linearGradient id="b" href="#a"></linearGradient></defs>'
        '<g><path fill="url(#b)" stroke="red" d="M0 0h9z"></path></g>'
        '<text x="1" y="2" font-size="3">Å &lt;b&gt;<tspan>!</tspan></text></svg>'
    )


def test_cleaning_again_changes_nothing() -> None:
    for data in (DRAWING.encode(), png(3, 4), jpeg(5, 6)):
        kept = images.clean(data)
        assert images.clean_again(kept) == kept


def png(width: int, height: int) -> bytes:
    head = struct.pack(">II5B", width, height, 8, 2, 0, 0, 0)
    chunk = struct.pack(">I", len(head)) + b"IHDR" + head
    return b"\x89PNG\r\n\x1a\n" + chunk + struct.pack(">I", zlib.crc32(b"IHDR" + head)) + b"\0" * 20


def jpeg(width: int, height: int) -> bytes:
    application = b"\xff\xe0" + struct.pack(">H", 16) + b"JFIF\0" + b"\0" * 9
    frame = b"\xff\xc0" + struct.pack(">HBHHB", 17, 8, height, width, 3) + b"\0" * 9
    return b"\xff\xd8" + application + frame + b"\xff\xd9" + b"\0" * 4


def webp(width: int, height: int) -> bytes:
    size = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    return b"RIFF\0\0\0\0WEBPVP8X" + struct.pack("<I", 10) + b"\0" * 4 + size + b"\0" * 8


@pytest.mark.parametrize(("make", "kind"), [(png, "png"), (jpeg, "jpeg"), (webp, "webp")])
def test_the_kind_of_a_photograph_follows_from_its_bytes_and_its_size_is_bounded(make: object, kind: str) -> None:
    assert callable(make)
    assert images.clean(make(300, 200)).startswith(f"data:image/{kind};base64,")
    assert refused(make(4001, 20))[0] == "deck-picture-pixels"
    assert refused(make(20, 60000))[0] == "deck-picture-pixels"
    assert refused(make(20, 20) + b"\0" * 200_000)[0] == "deck-picture-large"


def test_what_stands_in_a_deck_is_not_believed() -> None:
    script = base64.b64encode(b"<script>alert(1)</script>").decode()
    for kept in (f"data:image/png;base64,{script}", "data:image/png;base64,%%%", "data:text/html,x", "javascript:1"):
        with pytest.raises(Broken):
            images.clean_again(kept)
    hidden = f"data:image/svg;base64,{base64.b64encode(FORBIDDEN[0][0].encode()).decode()}"
    with pytest.raises(Broken):
        images.clean_again(hidden)


def test_every_card_of_the_shipped_deck_has_its_picture() -> None:
    world = load("world")
    for one in world.cards.values():
        found = pictures.find(world, pictures.file_name(world, one))
        assert found is not None
        media_type, data = found
        assert media_type == "image/svg+xml"
        drawn = ElementTree.fromstring(data.decode())
        assert drawn.get("viewBox") == "0 0 200 200"
        assert len(drawn.findall(".//{*}g[@transform]")) == len(one.picture)


def test_a_picture_tells_the_category_and_nothing_of_the_date() -> None:
    icons = ("anchor", "crown")
    drawn = {category: pictures.composed(category, icons) for category in [*pictures.GROUNDS, "other"]}
    assert len(set(drawn.values())) == len(drawn)
    shapes = [ground.shape for ground in pictures.GROUNDS.values()]
    assert len(set(shapes)) == len(shapes)
    one, other = (deck_of(deck(1, cards=[card(year=year)])) for year in (-3000, 1999))
    assert pictures.find(one, "anchor.svg") == pictures.find(other, "anchor.svg")


def test_the_categories_of_the_shipped_deck_have_grounds_of_their_own() -> None:
    assert {one.category for one in load("world").cards.values()} <= set(pictures.GROUNDS)


def test_pictures_that_a_deck_brings_along() -> None:
    cards = [card(0, picture="a.svg"), card(1, picture="b.png"), card(2, picture=[]), card(3, picture=None)]
    photograph = images.clean(png(2, 2))
    own = deck_of(deck(0, cards=cards, pictures={"a.svg": images.clean(DRAWING.encode()), "b.png": photograph}))
    assert [pictures.file_name(own, one) for one in own.cards.values()] == [
        "anchor.svg",
        "barrel.png",
        "candle.svg",
        "dolphin.svg",
    ]
    assert pictures.find(own, "anchor.svg") == ("image/svg+xml", images.clean(DRAWING.encode()).encode())
    assert pictures.find(own, "barrel.png") == ("image/png", png(2, 2))
    assert pictures.find(own, "candle.svg") == pictures.find(own, "dolphin.svg")
    for name in ("barrel.svg", "nobody.svg", "a.svg", "b.png", "../anchor.svg", "", "anchor", "anchor.svg.svg"):
        assert pictures.find(own, name) is None


def test_the_author_of_every_icon_is_named() -> None:
    found = pictures.credits(load("world"))
    assert found.authors[:2] == ["Delapouite", "Lorc"]
    assert len(found.authors) == len(set(pictures.authors().values()))
    assert found.licence == "CC BY 3.0"
    asked = pictures.find(load("world"), "credits.json")
    assert asked is not None
    assert asked[0] == "application/json"


def nested(depth: int, name: str = "g") -> str:
    return f"{HEAD}>{f'<{name}>' * depth}{f'</{name}>' * depth}</svg>"


@pytest.mark.parametrize("depth", [64, 500, 4000, 20_000])
@pytest.mark.parametrize("name", ["g", "x:who", "text", "title"])
def test_a_drawing_that_goes_too_deep_is_refused_and_nothing_breaks(depth: int, name: str) -> None:
    drawing = nested(depth, name).replace("<svg ", '<svg xmlns:x="http://example.org" ', 1)
    assert refused(drawing)[0] in ("deck-svg-deep", "deck-picture-large")


def test_a_drawing_as_deep_as_drawing_programs_make_them_is_taken() -> None:
    assert images.clean(nested(60).encode()).count("<g>") == 60


def patterns(links: int, times: int) -> str:
    """Patterns filled with patterns: each draws the next one so many times."""
    drawn = "".join(
        f'<pattern id="p{number}">{times * f"""<rect fill="url(#p{number + 1})"/>"""}</pattern>'
        for number in range(links)
    )
    return f'{HEAD}><defs>{drawn}</defs><rect fill="url(#p0)"/></svg>'


@pytest.mark.parametrize(
    ("drawing", "key"),
    [
        (patterns(6, 10), "deck-picture-large"),
        (patterns(5, 100), "deck-picture-large"),
        (patterns(40, 1), "deck-svg-deep"),
        (f'{HEAD}><pattern id="a"><rect fill="url(#a)"/></pattern></svg>', "deck-svg-deep"),
        (f'{HEAD}><mask id="a"><g mask="url( \'#b\' )"/></mask><mask id="b"><g mask="url(#a)"/></mask></svg>', None),
        (f'{HEAD}><pattern id="a" href="#b"/><pattern id="b" href="#a"/></svg>', "deck-svg-deep"),
        (f'{HEAD}><pattern id="a"><g style="fill:url(#a)"/></pattern></svg>', "deck-svg-deep"),
    ],
)
def test_patterns_of_patterns_that_a_browser_would_draw_forever_are_refused(drawing: str, key: str | None) -> None:
    assert refused(drawing)[0] == (key or "deck-svg-deep")


@pytest.mark.parametrize(
    "drawing",
    [
        f"<!doctype svg>{HEAD}/>",
        f'<!DOCTYPE svg [{"".join(f"""<!ENTITY a{n + 1} "{10 * f"&a{n};"}">""" for n in range(9))}]>{HEAD}>&a9;</svg>',
        f'<!DOCTYPE svg SYSTEM "file:///etc/passwd">{HEAD}/>',
        f'<?xml version="1.0" encoding="utf-16"?>{HEAD}>&a;</svg>',
        f"{HEAD}>&a;</svg>",
    ],
)
def test_no_entity_is_ever_put_in(drawing: str) -> None:
    assert refused(drawing)[0] in ("deck-svg-forbidden", "deck-svg-broken")


@pytest.mark.parametrize("given", ["10", " 10px ", "10 px", "0.5"])
def test_a_size_may_be_told_in_pixels(given: str) -> None:
    assert "viewBox" in images.clean(f'<svg xmlns="{images.NAMESPACE}" width="{given}" height="7"/>'.encode())


@pytest.mark.parametrize(
    "given", ["", "px", "1px px", "1e9", "1" * 40, "-1", "1.", "1.5.5", "٣", "1" + 50_000 * " " + "x"]
)
def test_a_size_that_is_none_is_refused(given: str) -> None:
    assert refused(f'<svg xmlns="{images.NAMESPACE}" width="{given}" height="7"/>')[0] == "deck-svg-size"


def test_what_is_kept_is_looked_at_again_however_it_is_written() -> None:
    for kept in (
        "\ud800<svg",
        "data:image/png;base64," + "A" * 500_000,
        "data:image/png;base64,é",
        "data:image/png;base64,",
    ):
        with pytest.raises(Broken):
            images.clean_again(kept)
