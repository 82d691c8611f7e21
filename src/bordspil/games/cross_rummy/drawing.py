"""The position of Cross Rummy drawn as text, for the terminal, for golden playthroughs and for bug reports."""

from bordspil.core.game import Paint, Say
from bordspil.games.cross_rummy.layout import groups
from bordspil.games.cross_rummy.tiles import COLOUR_NAMES, COLOURS, KIND_OF, NAMES, POINTS
from bordspil.games.cross_rummy.view import View

NAME_OF = dict(zip(COLOURS, COLOUR_NAMES, strict=True))
WIDTH = 4


def draw(seen: View, paint: Paint, say: Say) -> str:
    """Every group with its rows and columns, then pool and bag, then the racks, then what is to be done."""
    lines = [line for group in _groups(seen) for line in _draw_group(group, paint)]
    lines.append(say("draw-table", groups=seen.groups, limit=seen.limit))
    lines.append(say("draw-pool", tiles=_tiles(seen.pool, paint), bag=seen.bag))
    lines += [_seat(seen, seat, paint, say) for seat in range(seen.seats)]
    if seen.games > 1:
        lines.append(say("draw-game", game=seen.game, games=seen.games))
    if seen.to_act is not None:
        lines.append(say("draw-pass" if seen.stage == "passing" else "draw-turn", seat=seen.to_act))
    return "\n".join(lines) + "\n"


def _groups(seen: View) -> list[list[tuple[int, int, str]]]:
    table = [(row, column, KIND_OF[name]) for row, column, name in seen.table]
    return [[(row, column, NAMES[kind]) for row, column, kind in group] for group in groups(table)]


def _draw_group(group: list[tuple[int, int, str]], paint: Paint) -> list[str]:
    """A group between the numbers of its rows and columns."""
    there = {(row, column): name for row, column, name in group}
    columns = range(min(column for _, column in there), max(column for _, column in there) + 1)
    lines = [" " * WIDTH + "".join(f"{column:{WIDTH}}" for column in columns)]
    for row in range(group[0][0], group[-1][0] + 1):
        cells = [_cell(there.get((row, column), "."), paint) for column in columns]
        lines.append(f"{row:{WIDTH}}" + "".join(cells).rstrip(" ."))
    return lines


def _cell(name: str, paint: Paint) -> str:
    return " " * (WIDTH - len(name)) + _tile(name, paint)


def _tile(name: str, paint: Paint) -> str:
    return paint(NAME_OF[name[0]], name) if name[0] in NAME_OF else name


def _tiles(names: list[str], paint: Paint) -> str:
    return " ".join(_tile(name, paint) if name[1:].isdigit() else name for name in names) or "–"


def _seat(seen: View, seat: int, paint: Paint, say: Say) -> str:
    """A rack where it is seen, how many tiles where not, and the points of the finished games."""
    rack = seen.revealed[seat] if seen.revealed is not None else seen.rack if seat == seen.seat else None
    if rack is None:
        return say("draw-hidden", seat=seat, count=seen.racks[seat], total=seen.totals[seat])
    points = sum(POINTS[KIND_OF[name]] for name in rack)
    tiles = _tiles(rack, paint)
    return say("draw-rack", seat=seat, count=len(rack), tiles=tiles, points=points, total=seen.totals[seat])
