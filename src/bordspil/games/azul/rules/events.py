"""What happens when a move of Azul is played, step by step: for the log, the animation and bot authors."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from bordspil.core.game import Event
from bordspil.games.azul.rules import layout, offer, tiling, view
from bordspil.games.azul.rules.notation import COLOUR_NAMES, Deal, First, Move, Take, Tile, to_object


def tell(state: np.ndarray, move: Move) -> list[Event]:
    """Returns the events of a legal move, forced steps included."""
    match move:
        case First(seat):
            return [{"event": "first", "seat": seat}]
        case Deal(tiles):
            names = [COLOUR_NAMES[colour] for colour in tiles]
            return [{"event": "deal", "displays": [names[i : i + 4] for i in range(0, len(names), 4)]}]
        case Take():
            return _tell_take(state, move)
        case Tile(line, column):
            g = state.copy()[0]
            told = _tell_tile(g, line, column)
            return [told, *_tell_settling(g)]


def _tell_take(state: np.ndarray, move: Take) -> list[Event]:
    g = state.copy()[0]
    seat, fallen, marker, lid = int(g.actor), int(g.fallen[g.actor]), int(g.marker), int(g.lid)
    count = int(offer.take_only(g, move.source, move.colour, move.line))
    got_marker = int(g.marker) != marker
    overflow = sum(view.unpack(int(g.lid) - lid))
    told = {
        "event": "take",
        "seat": seat,
        **to_object(move),
        "count": count,
        "fallen": int(g.fallen[seat]) - fallen - (got_marker and fallen < layout.FLOOR_SPACES) + overflow,
        "marker": got_marker,
    }
    if g.offered:
        return [told]
    offer.open_tiling(g)
    return [told, *_tell_settling(g)]


def _tell_tile(g: Any, line: int, column: int) -> Event:
    seat, score = int(g.actor), int(g.score[g.actor])
    colour = COLOUR_NAMES[g.colour[seat, line]]
    tiling.place(g, seat, line, column)
    points = int(g.score[seat]) - score
    return {"event": "tile", "seat": seat, "line": line + 1, "column": column + 1, "colour": colour, "points": points}


def _tell_settling(g: Any) -> Iterator[Event]:
    while g.phase == layout.TILING:
        seat, score = int(g.actor), int(g.score[g.actor])
        if g.full[seat]:
            line = int(tiling.first_full(g))
            colour = int(g.colour[seat, line])
            free = int(tiling.free_columns(g, seat, line, colour))
            if layout.BITS[free] > 1:
                return
            if free:
                yield _tell_tile(g, line, int(layout.NTH[free, 0]))
            else:
                tiling.spill(g, seat, line)
                yield {
                    "event": "spill",
                    "seat": seat,
                    "line": line + 1,
                    "colour": COLOUR_NAMES[colour],
                    "count": line + 1,
                }
            continue
        fallen = int(g.fallen[seat])
        tiling.tile_step(g)
        if fallen:
            lost = min(score, int(layout.PENALTY[fallen]))
            yield {"event": "floor", "seat": seat, "spaces": fallen, "points": -lost}
        if g.phase == layout.OVER:
            yield from _tell_end(g)


def _tell_end(g: Any) -> Iterator[Event]:
    """AZ-41, AZ-42: tells the bonuses of every seat and the winners."""
    for seat in range(g.seats):
        yield {
            "event": "bonus",
            "seat": seat,
            "rows": int(tiling.complete_rows(g, seat)),
            "columns": int(tiling.complete_columns(g, seat)),
            "colours": int(tiling.complete_colours(g, seat)),
            "points": int(tiling.bonus(g, seat)),
        }
    yield {"event": "over", "winners": view.winners(g)}
