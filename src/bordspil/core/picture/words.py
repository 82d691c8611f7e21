"""A text as a picture, for games that draw no picture of their own."""

from bordspil.core.picture.palette import Theme
from bordspil.core.picture.svg import Drawing
from bordspil.core.picture.symbols import symbols

SIZE, LINE, EDGE = 15, 20, 20
ADVANCE = 9.1  # how wide a letter is


def of_text(text: str, theme: Theme) -> Drawing:
    """Returns the lines of a text, letters below each other as at a terminal."""
    lines = text.rstrip("\n").split("\n")
    width = max(map(len, lines)) * ADVANCE + 2 * EDGE
    to = Drawing(width, len(lines) * LINE + 2 * EDGE, symbols(theme))
    for number, line in enumerate(lines):
        to.text(EDGE, EDGE + (number + 0.75) * LINE, line, SIZE, font_family="monospace", style="white-space: pre")
    return to
