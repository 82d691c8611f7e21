"""The position of Blokus Shuffle drawn as a picture: the board, and beside it the pieces that every colour has left."""

from bordspil.core.game import Say
from bordspil.core.picture.palette import Theme
from bordspil.core.picture.svg import Drawing
from bordspil.core.picture.symbols import symbols
from bordspil.games.blokus_shuffle.rules.drawing import COLOURS, KINDS, SIZES
from bordspil.games.blokus_shuffle.rules.notation import COLOUR_NAMES
from bordspil.games.blokus_shuffle.rules.pieces import DRAWN, SIDE
from bordspil.games.blokus_shuffle.rules.view import View, in_game

UNIT, EDGE, SMALL = 30, 24, 11
TRAY = 320
TRAY_HEIGHT = 150


def draw(seen: View, say: Say, theme: Theme) -> Drawing:
    """Returns the whole table as a drawing."""
    pieces = symbols(theme, "bordspil.games.blokus_shuffle", "squares.svg", "colours.css")
    side, colours = len(seen.board), COLOUR_NAMES[: in_game(seen)[0]]
    inside = side * UNIT
    high = max(inside, len(colours) * TRAY_HEIGHT)
    to = Drawing(inside + TRAY + 3 * EDGE, high + 2 * EDGE, pieces)
    with to.at(EDGE, EDGE):
        _board(to, seen)
    for number, colour in enumerate(colours):
        with to.at(inside + 2 * EDGE, EDGE + number * high / len(colours)):
            _tray(to, seen, colour, say)
    return to


def _board(to: Drawing, seen: View) -> None:
    side = len(seen.board)
    inside = side * UNIT
    to.rect(0, 0, inside, inside, fill=to.palette["sunken"], stroke=to.palette["line"], stroke_width=1.5)
    seams = "".join(f"M{step * UNIT} 0V{inside}M0 {step * UNIT}H{inside}" for step in range(1, side))
    to.path(seams, stroke=to.palette["line"], stroke_width=0.8)
    for colour, (row, column) in _starts(side).items():
        to.symbol(f"blokus-{colour}", column * UNIT + 3, row * UNIT + 3, UNIT - 6, opacity=0.34)
    for piece in seen.pieces:
        for row, column in piece.squares:
            to.symbol(f"blokus-{piece.colour}", column * UNIT, row * UNIT, UNIT)
        to.path(_outline(set(piece.squares)), fill="none", stroke=to.palette[f"blokus-{piece.colour}-rim"])


def _starts(side: int) -> dict[str, tuple[int, int]]:
    """BS-11, BS-81: returns where colours begin."""
    if side != SIDE:
        near = (side - 1) // 3
        return {"blue": (near, near), "yellow": (side - 1 - near, side - 1 - near)}
    return {"blue": (0, 0), "yellow": (0, side - 1), "red": (side - 1, side - 1), "green": (side - 1, 0)}


def _outline(squares: set[tuple[int, int]]) -> str:
    """Returns the sides of squares that no other square of the piece shares, as a path."""
    sides = []
    for row, column in sorted(squares):
        x, y = column * UNIT, row * UNIT
        around = ((-1, 0, f"M{x} {y}h{UNIT}"), (1, 0, f"M{x} {y + UNIT}h{UNIT}"))
        beside = ((0, -1, f"M{x} {y}v{UNIT}"), (0, 1, f"M{x + UNIT} {y}v{UNIT}"))
        sides += [side for down, right, side in around + beside if (row + down, column + right) not in squares]
    return "".join(sides)


def _tray(to: Drawing, seen: View, colour: str, say: Say) -> None:
    """Draws a colour's name, its squares left and its pieces, five-square pieces first."""
    lying = {piece.piece for piece in seen.pieces if piece.colour == colour}
    left = [name for name in reversed(in_game(seen)[1]) if name not in lying]
    ink = to.palette["ink" if seen.colour == colour and seen.to_act is not None else "muted"]
    words = f"{say(COLOURS[colour])} {sum(SIZES[name] for name in left)}"
    hand = seen.hands.get(colour)
    if isinstance(hand, list):
        words += f": {', '.join(say(KINDS[kind]) for kind in hand)}"
    to.text(0, 14, words, 15, font_weight=650, fill=ink)
    x, y = 0, 24
    for name in left:
        rows = DRAWN[name].split()
        wide = max(map(len, rows)) * SMALL
        if x + wide > TRAY:
            x, y = 0, y + 3 * SMALL + 8
        for row, signs in enumerate(rows):
            for column, sign in enumerate(signs):
                if sign == "#":
                    to.symbol(f"blokus-{colour}", x + column * SMALL, y + row * SMALL, SMALL)
        x += wide + 8
