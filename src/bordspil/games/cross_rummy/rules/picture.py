"""The position of Cross Rummy drawn as a picture: the tiles on the table, then pool and bag, then the racks."""

from bordspil.core.game import Say
from bordspil.core.picture.palette import Theme
from bordspil.core.picture.svg import Drawing
from bordspil.core.picture.symbols import symbols
from bordspil.games.cross_rummy.rules.drawing import NAME_OF
from bordspil.games.cross_rummy.rules.view import View

TILE, STEP, EDGE, NAME = 40, 43, 24, 150
LINE = 58  # from one rack to the next
LEAST = 14  # columns
BACK = "back"


def draw(seen: View, say: Say, theme: Theme) -> Drawing:
    """Returns the whole table as a drawing."""
    pieces = symbols(theme, "bordspil.games.cross_rummy", "tiles.svg", "colours.css")
    rows, columns = [row for row, _, _ in seen.table], [column for _, column, _ in seen.table]
    tall = max(rows) - min(rows) + 1 if rows else 3
    wide = max(max(columns) - min(columns) + 1 if columns else 0, LEAST)
    racks = [_rack(seen, seat) for seat in range(seen.seats)]
    width = max(wide * STEP, NAME + max(map(len, [*racks, seen.pool])) * STEP) + 2 * EDGE
    to = Drawing(width, tall * STEP + (seen.seats + 1) * LINE + 3 * EDGE, pieces)
    with to.at(EDGE, EDGE):
        for row, column, name in seen.table:
            _tile(to, (column - min(columns)) * STEP, (row - min(rows)) * STEP, name)
    with to.at(EDGE, tall * STEP + 2 * EDGE):
        _line(to, say("draw-bag", count=seen.bag), seen.pool, active=False)
        for seat, tiles in enumerate(racks):
            with to.at(0, (seat + 1) * LINE):
                name = say("draw-hidden", seat=seat, count=seen.racks[seat])
                _line(to, name, tiles, active=seat == seen.to_act)
    return to


def _rack(seen: View, seat: int) -> list[str]:
    """Returns the tiles of a seat, or the backs of them."""
    if seen.revealed is not None:
        return seen.revealed[seat]
    return seen.rack if seat == seen.seat else [BACK] * seen.racks[seat]


def _line(to: Drawing, name: str, tiles: list[str], active: bool) -> None:
    to.text(
        0, TILE / 2 + 5, name, 15, font_weight=650 if active else 400, fill=to.palette["ink" if active else "muted"]
    )
    for index, tile in enumerate(tiles):
        _tile(to, NAME + index * STEP, 0, tile)


def _tile(to: Drawing, x: float, y: float, name: str) -> None:
    colour = NAME_OF.get(name[0]) if name[1:].isdigit() else None
    to.symbol(f"rummy-{colour or name}", x, y, TILE)
    if colour is not None:
        mark = to.palette[f"rummy-{colour}-mark"]
        to.text(x + TILE / 2, y + 22.5, name[1:], 22, "middle", font_weight=720, fill=mark)
