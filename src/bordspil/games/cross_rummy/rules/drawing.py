"""The position of Cross Rummy drawn as text, for the terminal, for golden playthroughs and for bug reports."""

from bordspil.core.game import Paint, Say
from bordspil.games.cross_rummy.rules.layout import groups
from bordspil.games.cross_rummy.rules.tiles import COLOUR_NAMES, COLOURS, KIND_OF, NAMES, POINTS
from bordspil.games.cross_rummy.rules.view import View

NAME_OF = dict(zip(COLOURS, COLOUR_NAMES, strict=True))
WIDTH, LABEL = 4, 3
Group = list[tuple[int, int, str]]


def draw(seen: View, paint: Paint, say: Say) -> str:
    """Draws every group with its rows and columns, pool and bag, then the racks; an arrow marks the seat to act."""
    lines = []
    for number, group in enumerate(_groups(seen), start=1):
        lines += [_title(seen, number, group, say), *_draw_group(group, paint), ""]
    lines.append(say("draw-groups", groups=seen.groups, limit=seen.limit))
    lines.append(say("draw-bag", count=seen.bag))
    lines.append(say("draw-pool", tiles=_tiles(seen.pool, paint)))
    lines += [_seat(seen, seat, paint, say) for seat in range(seen.seats)]
    if seen.games > 1:
        lines.append(say("draw-series", game=seen.game, games=seen.games, totals=" ".join(map(str, seen.totals))))
    if seen.stage == "passing":
        lines.append(say("draw-passing"))
    return "\n".join(lines) + "\n"


def _groups(seen: View) -> list[Group]:
    table = [(row, column, KIND_OF[name]) for row, column, name in seen.table]
    return [[(row, column, NAMES[kind]) for row, column, kind in group] for group in groups(table)]


def _title(seen: View, number: int, group: Group, say: Say) -> str:
    """Returns the number of a group and, while it is closed, the name of its owner."""
    for seat, squares in enumerate(seen.founded):
        if squares and group[0][:2] in squares:
            return say("draw-closed", number=number, seat=seat)
    return say("draw-group", number=number)


def _draw_group(group: Group, paint: Paint) -> list[str]:
    """Returns a group beside and below the numbers of its rows and columns."""
    there = {(row, column): name for row, column, name in group}
    columns = range(min(column for _, column in there), max(column for _, column in there) + 1)
    lines = [" " * LABEL + "".join(f"{column:{WIDTH}}" for column in columns)]
    for row in range(group[0][0], group[-1][0] + 1):
        cells = [_cell(there.get((row, column), "."), paint) for column in columns]
        lines.append(f"{row:{LABEL}}" + "".join(cells).rstrip(" ."))
    return lines


def _cell(name: str, paint: Paint) -> str:
    return " " * (WIDTH - len(name)) + _tile(name, paint)


def _tile(name: str, paint: Paint) -> str:
    return paint(NAME_OF[name[0]], name) if name[0] in NAME_OF else name


def _tiles(names: list[str], paint: Paint) -> str:
    return " ".join(_tile(name, paint) if name[1:].isdigit() else name for name in names) or "–"


def _seat(seen: View, seat: int, paint: Paint, say: Say) -> str:
    """Returns a rack that is seen, or the number of its tiles."""
    rack = seen.revealed[seat] if seen.revealed is not None else seen.rack if seat == seen.seat else None
    arrow = "→ " if seat == seen.to_act else "  "
    if rack is None:
        return arrow + say("draw-hidden", seat=seat, count=seen.racks[seat])
    points = sum(POINTS[KIND_OF[name]] for name in rack)
    return arrow + say("draw-rack", seat=seat, tiles=_tiles(rack, paint), count=len(rack), points=points)
