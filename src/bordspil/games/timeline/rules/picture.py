"""The position of Timeline drawn as a picture: the timeline in rows from the earliest card, then every hand."""

from textwrap import wrap

from msgspec import UNSET

from bordspil.core.game import Say
from bordspil.core.picture.palette import Theme
from bordspil.core.picture.svg import Drawing
from bordspil.core.picture.symbols import symbols
from bordspil.games.timeline.decks import pictures
from bordspil.games.timeline.decks.deck import Deck
from bordspil.games.timeline.rules.drawing import date, title
from bordspil.games.timeline.rules.view import View

WIDTH, HEIGHT, GAP, EDGE = 132, 204, 14, 24
ROW = 8  # cards side by side
HEAD = 34  # room for a line of text above cards
LONGEST = 17  # letters of a title in one line


def draw(seen: View, deck: Deck, say: Say, theme: Theme) -> Drawing:
    """Returns the whole table as a drawing."""
    pieces = symbols(theme)
    parts = [(say("draw-piles", round=seen.round, pile=seen.pile, box=seen.box), seen.timeline, False)]
    parts += [(_seat(seen, seat, say), hand, seat == seen.to_act) for seat, hand in enumerate(seen.hands)]
    rows = [-(-len(cards) // ROW) for _, cards, _ in parts]
    width = ROW * (WIDTH + GAP) - GAP + 2 * EDGE
    to = Drawing(width, 2 * EDGE + len(parts) * HEAD + sum(rows) * (HEIGHT + GAP), pieces)
    top = EDGE
    for (words, cards, active), tall in zip(parts, rows, strict=True):
        ink = to.palette["ink" if active else "muted"]
        to.text(EDGE, top + 20, words, 17, font_weight=650 if active else 400, fill=ink)
        for index, card in enumerate(cards):
            with to.at(EDGE + index % ROW * (WIDTH + GAP), top + HEAD + index // ROW * (HEIGHT + GAP)):
                _card(to, seen, deck, card, say)
        top += HEAD + tall * (HEIGHT + GAP)
    return to


def _seat(seen: View, seat: int, say: Say) -> str:
    if seen.seats == 1:
        return say("draw-alone", right=seen.right, mistakes=seen.mistakes)
    key = "draw-seat" if seat in seen.playing else "draw-out"
    return say(key, seat=seat, cards=len(seen.hands[seat]))


def _card(to: Drawing, seen: View, deck: Deck, card: str, say: Say) -> None:
    """Draws a card of paper: picture, title, and the date once it is open."""
    to.rect(0, 0, WIDTH, HEIGHT, rx=10, fill=to.palette["raised"], stroke=to.palette["line"])
    to.image(5, 5, WIDTH - 10, pictures.address(deck, deck.cards[card]))
    for number, line in enumerate(_lines(title(seen, card, say))):
        to.text(WIDTH / 2, WIDTH + 11 + number * 15, line, 13, "middle", font_weight=550)
    if seen.cards[card].year is not UNSET:
        to.text(WIDTH / 2, HEIGHT - 9, date(seen, card, say), 15, "middle", font_weight=700)


def _lines(words: str) -> list[str]:
    """Returns a title in at most three lines, with dots where it is longer."""
    lines = wrap(words, LONGEST)
    return lines if len(lines) <= 3 else [*lines[:2], lines[2][: LONGEST - 1] + "…"]
