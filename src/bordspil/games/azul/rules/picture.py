"""The position of Azul drawn as a picture: displays and centre, then the boards, two beside each other."""

from math import cos, pi, sin

from bordspil.core.game import Say
from bordspil.core.picture.palette import Theme
from bordspil.core.picture.svg import Drawing
from bordspil.core.picture.symbols import symbols
from bordspil.games.azul.rules.notation import COLOUR_NAMES
from bordspil.games.azul.rules.view import Board, Position, colours_of

TILE, STEP, EDGE = 40, 44, 15
LINES_RIGHT = EDGE + 5 * STEP
WALL_LEFT = LINES_RIGHT + 28
WIDTH = WALL_LEFT + 5 * STEP - (STEP - TILE) + EDGE
ROWS_TOP = 44
FLOOR_TOP = ROWS_TOP + 5 * STEP + 14
HEIGHT = FLOOR_TOP + TILE + EDGE
GAP = 24
PLATE = 66  # the radius of a display
ROUND = {5: 168, 7: 206, 9: 246}  # how far displays lie from the middle, by their number
PENALTIES = ("−1", "−1", "−2", "−2", "−2", "−3", "−3")


def draw(seen: Position, say: Say, theme: Theme) -> Drawing:
    """Returns the whole table as a drawing."""
    pieces = symbols(theme, "bordspil.games.azul", "tiles.svg", "tiles.css")
    away = ROUND.get(len(seen.displays), 246)
    top = 2 * (away + PLATE + GAP)
    across = min(2, len(seen.boards))
    down = -(-len(seen.boards) // 2)
    width = across * (WIDTH + GAP) + GAP
    to = Drawing(width, top + down * (HEIGHT + 24 + GAP), pieces)
    with to.at(width / 2, top / 2):
        _offer(to, seen, away)
    _stock(to, GAP, top - GAP, sum(seen.bag.values()), say("draw-bag"))
    for seat, board in enumerate(seen.boards):
        with to.at(GAP + seat % 2 * (WIDTH + GAP), top + seat // 2 * (HEIGHT + 24 + GAP)):
            _board(to, seen, seat, board, say)
    return to


def _offer(to: Drawing, seen: Position, away: float) -> None:
    """Draws the displays in a circle around the centre."""
    for number, tiles in enumerate(seen.displays):
        angle = 2 * pi * number / len(seen.displays)
        with to.at(away * sin(angle), -away * cos(angle)):
            to.circle(0, 3, PLATE, fill=to.palette["shade"])
            to.circle(0, 0, PLATE, fill=to.palette["raised"], stroke=to.palette["line"])
            for place, colour in enumerate(tiles):
                to.symbol(f"azul-{colour}", (place in (1, 2)) * 42 - 41, (place > 1) * 42 - 41, TILE)
    room = away - PLATE - 10
    to.circle(0, 0, room, fill="none", stroke=to.palette["line"], stroke_width=1.5, stroke_dasharray="1 6")
    pieces = ["marker"] * (seen.marker == "centre") + sorted(seen.centre, key=COLOUR_NAMES.index)
    wide = max(1, round(len(pieces) ** 0.5 + 0.3))
    rows = [pieces[start : start + wide] for start in range(0, len(pieces), wide)]
    scale = min(1.0, 1.5 * room / (STEP * max(wide, len(rows))))
    with to.at(0, 0, scale):
        for row, part in enumerate(rows):
            for column, piece in enumerate(part):
                x, y = column - len(part) / 2, row - len(rows) / 2
                to.symbol(f"azul-{piece}", x * STEP + 2, y * STEP + 2, TILE)


def _stock(to: Drawing, x: float, y: float, count: int, name: str) -> None:
    to.text(x, y, f"{name} {count}", 15, fill=to.palette["muted"])


def _board(to: Drawing, seen: Position, seat: int, board: Board, say: Say) -> None:
    active = seat == seen.to_act
    edge = to.palette["accent" if active else "line"]
    to.rect(0, 0, WIDTH, HEIGHT, rx=16, fill=to.palette["raised"], stroke=edge, stroke_width=3 if active else 1)
    name = say("draw-seat", seat=seat, points=board.score)
    to.text(EDGE, 27, name, 17, font_weight=650)
    if seen.marker == seat:
        to.symbol("azul-marker", WIDTH - EDGE - 24, 9, 24)
    colours = colours_of(seen)
    for row, line in enumerate(board.lines[:colours]):
        for index in range(row + 1):
            x, y = LINES_RIGHT - (index + 1) * STEP + 2, ROWS_TOP + row * STEP
            _space(to, x, y)
            if index < line.count:
                to.symbol(f"azul-{line.colour}", x, y, TILE)
        for column, colour in enumerate(board.wall[row][:colours]):
            _cell(to, seen, row, column, colour)
    for index, penalty in enumerate(PENALTIES):
        x = EDGE + index * STEP
        _space(to, x, FLOOR_TOP)
        if index < len(board.floor):
            to.symbol(f"azul-{board.floor[index]}", x, FLOOR_TOP, TILE)
        else:
            to.text(x + TILE / 2, FLOOR_TOP + TILE / 2 + 5, penalty, 14, "middle", fill=to.palette["muted"])


def _space(to: Drawing, x: float, y: float) -> None:
    to.rect(x, y, TILE, TILE, rx=6, fill=to.palette["sunken"], stroke=to.palette["line"])


def _cell(to: Drawing, seen: Position, row: int, column: int, colour: str | None) -> None:
    """Draws a cell of the wall: its tile, or what is printed there."""
    x, y = WALL_LEFT + column * STEP, ROWS_TOP + row * STEP
    if colour is not None:
        to.symbol(f"azul-{colour}", x, y, TILE)
        return
    _space(to, x, y)
    if seen.side == "coloured":
        printed = COLOUR_NAMES[(column - row) % colours_of(seen)]
        ground = to.palette.mix(f"azul-{printed}", "sunken", 0.2)
        to.rect(x, y, TILE, TILE, rx=6, fill=ground, stroke=to.palette["line"])
        to.symbol(f"azul-{printed}", x + 8, y + 8, TILE - 16, opacity=0.34)
