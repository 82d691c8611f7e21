"""Drawings: colours by day and by evening, symbols without variables, texts that are only texts."""

from xml.etree import ElementTree

import pytest

from bordspil.core.picture.palette import THEMES, Palette, Theme
from bordspil.core.picture.svg import Drawing
from bordspil.core.picture.symbols import Symbols, symbols
from bordspil.core.picture.words import of_text

SHEET = """
/* a comment: with; signs { } */
:root {
  --ink: light-dark(#000000, #ffffff);
  --veil: light-dark(rgb(1 2 3 / 0.5), rgb(4 5 6 / 0.25));
  --red: #800000;
  --red-mark: var(--ink);
}
.red {
  --ground: var(--red);
  --mark: var(--red-mark);
}
a { color: var(--ink); }
"""
PIECES = """<svg xmlns="http://www.w3.org/2000/svg">
  <symbol id="body" viewBox="0 0 40 40"><rect id="face" width="40" height="40" fill="var(--ground)"/></symbol>
  <symbol id="red" viewBox="0 0 40 40" class="red">
    <use href="#body" x="1" y="2"/><use href="#face" transform="rotate(45)" color="var(--mark)"/>
    <g color="var(--mark)"><path d="M0 0" stroke="currentColor"/></g>
  </symbol>
</svg>"""


@pytest.mark.parametrize(
    ("theme", "ink", "veil"), [("light", "#000000", "rgba(1,2,3,0.5)"), ("dark", "#ffffff", "rgba(4,5,6,0.25)")]
)
def test_a_palette_knows_day_and_evening(theme: Theme, ink: str, veil: str) -> None:
    palette = Palette(theme, SHEET)
    assert (palette["ink"], palette["veil"]) == (ink, veil)
    assert palette.of_class("red", {}) == {"--ground": "#800000", "--mark": ink}
    assert palette.of_class("unknown", {"--ground": "#123456"}) == {"--ground": "#123456"}


def test_colours_are_mixed_by_their_share() -> None:
    palette = Palette("light", ":root { --one: #ff0000; --other: #0000ff; }")
    assert palette.mix("one", "other", 1) == "#ff0000"
    assert palette.mix("one", "other", 0.2) == "#3300cc"


@pytest.mark.parametrize("theme", THEMES)
def test_a_symbol_stands_alone(theme: Theme) -> None:
    pieces = Symbols(PIECES, Palette(theme, SHEET))
    symbol = ElementTree.fromstring(pieces.symbol("red"))
    assert symbol.attrib == {"id": pieces.id("red"), "viewBox": "0 0 40 40"}
    assert [element.tag for element in symbol.iter()] == ["symbol", "g", "rect", "g", "rect", "g", "path"]
    first, second, third = symbol
    assert first.get("transform") == "translate(1 2)"
    assert second.get("transform") == "rotate(45)"
    assert first[0].attrib == second[0].attrib == {"width": "40", "height": "40", "fill": "#800000"}
    assert third[0].get("stroke") == {"light": "#000000", "dark": "#ffffff"}[theme]


def test_a_colour_that_is_not_there_is_no_colour() -> None:
    with pytest.raises(KeyError):
        Palette("light", SHEET)["blue"]


def test_a_drawing_is_sound_whatever_its_texts_say() -> None:
    to = Drawing(10, 20, symbols("light"))
    to.text(1, 2, '<script>"&', 3)
    with to.at(1.5, 2, 0.5):
        to.rect(0, 0, 1, 1, fill='"><')
    document = ElementTree.fromstring(to.svg("<title>"))
    name = "{http://www.w3.org/2000/svg}"
    assert [text.text for text in document.iter(f"{name}text")] == ['<script>"&']
    assert [title.text for title in document.iter(f"{name}title")] == ["<title>"]
    assert document.get("viewBox") == "0 0 10 20"
    assert [group.get("transform") for group in document.iter(f"{name}g")] == ["translate(1.5 2) scale(0.5)"]


def test_a_text_becomes_a_picture_line_by_line() -> None:
    document = ElementTree.fromstring(of_text("one\n  two\n", "dark").svg())
    assert [text.text for text in document.iter("{http://www.w3.org/2000/svg}text")] == ["one", "  two"]
