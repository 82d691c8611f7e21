"""The features of Azul's net: a position as a short list of facts, seen from the seat to act.

A fact is a number below FACTS; it holds or not. Measures, such as scores, are numbers of their own. Complete lines
are counted as if they lay on the wall already and the floor as if it was paid, so that nothing of what is forced has
to be learned. Seats are counted from the one to act.
"""

from itertools import combinations_with_replacement
from typing import Any, Final

import numpy as np

from bordspil.core.kernel import kernel, table
from bordspil.games.azul.rules.layout import (
    BITS,
    CENTRE,
    CHAIN,
    COLOURS,
    DEAL,
    FLOOR_SPACES,
    LINES,
    NOBODY,
    NTH,
    PENALTY,
    displays,
)

# The fields that `observe` writes; the fields after the measures are the foreseen board of one seat.
SEEN: Final = (
    ("fact", np.int32, 512),
    ("facts", np.int32),
    ("measure", np.float32, 14),
    ("sizes", np.int32, 5),  # of each colour, a bit per number of tiles that can be taken together
    ("rows", np.int32),
    ("columns", np.int32),
    ("row_colours", np.int32),
    ("column_colours", np.int32),
    ("score", np.int32),
    ("fallen", np.int32),
)

# Where each kind of fact begins; first those of a seat, then those of the table.
CELL: Final = 0
ROW_COLOUR: Final = CELL + 25
COLUMN_COLOUR: Final = ROW_COLOUR + 25
LINE: Final = COLUMN_COLOUR + 25  # 5 x (n + 1) + 1 states of line n: empty, or a colour and a count
LINE_POINTS: Final = LINE + 80
ROW_COUNT: Final = LINE_POINTS + 55
COLUMN_COUNT: Final = ROW_COUNT + 30
COLOUR_COUNT: Final = COLUMN_COUNT + 30
FALLEN: Final = COLOUR_COUNT + 30
SEAT: Final = FALLEN + 8

DISPLAY: Final = 4 * SEAT
CENTRE_COUNT: Final = DISPLAY + 126
HOLDER: Final = CENTRE_COUNT + 5 * 16
ROUND: Final = HOLDER + 5
PHASE: Final = ROUND + 11
OFFERED: Final = PHASE + 3
GROUPS: Final = OFFERED + 5 * 13
AHEAD: Final = GROUPS + 32
NEED: Final = AHEAD + 3 * 33
FACTS: Final = NEED + 4 * 200
MEASURES: Final = 14

LINE_START = table([LINE, LINE + 6, LINE + 17, LINE + 33, LINE + 54], np.int32)


def _contents() -> np.ndarray:
    """Returns a number for everything that can lie on a display; counts of a colour are its digits in base five."""
    table = np.full(5**5, -1, np.int16)
    found = [held for size in range(5) for held in combinations_with_replacement(range(5), size)]
    for number, held in enumerate(found):
        table[sum(5**colour for colour in held)] = number
    return table


CONTENTS = table(_contents())


@kernel
def add_fact(seen: Any, fact: int) -> None:
    """Notes one more fact that holds."""
    seen.fact[seen.facts] = fact
    seen.facts += 1


@kernel
def cell_points(seen: Any, row: int, column: int) -> int:
    """Returns the points of a tile on a wall cell, complete lines lying on the wall already (AZ-21)."""
    across = int(CHAIN[seen.rows >> 5 * row & 31, column])
    down = int(CHAIN[seen.columns >> 5 * column & 31, row])
    return max(across + down, 1)


@kernel
def open_columns(g: Any, seen: Any, row: int, colour: int) -> int:
    """Returns where a colour may go in a row, complete lines lying on the wall already."""
    if not g.grey:
        return 1 << (colour + row) % 5
    free = int(~(seen.rows >> 5 * row) & 31)
    for column in range(5):
        if seen.column_colours >> (5 * column + colour) & 1:
            free &= ~(1 << column)
    return free


@kernel
def best_column(g: Any, seen: Any, row: int, colour: int) -> int:
    """Returns the free cell of a row that scores most for a colour; -1 where there is none."""
    free = open_columns(g, seen, row, colour)
    best = -1
    most = 0
    for i in range(int(BITS[free])):
        column = int(NTH[free, i])
        points = cell_points(seen, row, column)
        if points > most:
            most = points
            best = column
    return best


@kernel
def foresee(g: Any, seen: Any, seat: int) -> None:
    """Writes the wall and the score of a seat after wall-tiling, were the offer over now."""
    seen.rows = g.rows[seat]
    seen.columns = g.columns[seat]
    seen.row_colours = g.row_colours[seat]
    seen.column_colours = g.column_colours[seat]
    seen.score = g.score[seat]
    seen.fallen = g.fallen[seat]
    full = int(g.full[seat])
    for row in range(LINES):
        if full >> row & 1:
            colour = int(g.colour[seat, row])
            column = best_column(g, seen, row, colour)
            if column < 0:
                seen.fallen = min(int(seen.fallen) + row + 1, FLOOR_SPACES)
                continue
            seen.score += cell_points(seen, row, column)
            seen.rows |= 1 << (5 * row + column)
            seen.columns |= 1 << (5 * column + row)
            seen.row_colours |= 1 << (5 * row + colour)
            seen.column_colours |= 1 << (5 * column + colour)
    seen.score = max(int(seen.score) - int(PENALTY[seen.fallen]), 0)


@kernel
def note_wall(g: Any, seen: Any, base: int) -> None:
    """Notes the wall of a seat: cells, and how far rows, columns and colours are."""
    for cell in range(25):
        if seen.rows >> cell & 1:
            add_fact(seen, base + CELL + cell)
    if g.grey:
        for pair in range(25):
            if seen.row_colours >> pair & 1:
                add_fact(seen, base + ROW_COLOUR + pair)
            if seen.column_colours >> pair & 1:
                add_fact(seen, base + COLUMN_COLOUR + pair)
    for row in range(5):
        add_fact(seen, base + ROW_COUNT + 6 * row + int(BITS[seen.rows >> 5 * row & 31]))
        add_fact(seen, base + COLUMN_COUNT + 6 * row + int(BITS[seen.columns >> 5 * row & 31]))
        alike = 0
        for other in range(5):
            alike += seen.row_colours >> (5 * other + row) & 1
        add_fact(seen, base + COLOUR_COUNT + 6 * row + alike)


@kernel
def note_need(g: Any, seen: Any, seat: int, place: int) -> None:
    """Notes for each line that is not complete whether just what it needs is on offer, and less, and more."""
    for line in range(LINES):
        need = line + 1 - int(g.count[seat, line])
        if need == 0:
            continue
        sizes = 0
        for colour in range(COLOURS):
            if g.open[seat] >> (6 * colour + line) & 1:
                sizes |= seen.sizes[colour]
        less = 1 if sizes & ((1 << need) - 1) else 0
        more = 1 if sizes >> (need + 1) else 0
        just = sizes >> need & 1
        add_fact(seen, NEED + 200 * place + 40 * line + 8 * (need - 1) + 4 * less + 2 * just + more)


@kernel
def note_lines(g: Any, seen: Any, seat: int, base: int) -> None:
    """Notes the pattern lines of a seat, what those begun will score, and the floor."""
    for line in range(LINES):
        count = int(g.count[seat, line])
        start = base + int(LINE_START[line])
        if count == 0:
            add_fact(seen, start)
            continue
        colour = int(g.colour[seat, line])
        add_fact(seen, start + 1 + colour * (line + 1) + count - 1)
        if count <= line:
            column = best_column(g, seen, line, colour)
            points = 0 if column < 0 else cell_points(seen, line, column)
            add_fact(seen, base + LINE_POINTS + 11 * line + points)
    add_fact(seen, base + FALLEN + int(seen.fallen))


@kernel
def note_offer(g: Any, seen: Any) -> None:
    """Notes the displays, the centre, and how much of each colour is on offer."""
    lying = int(g.sources[CENTRE])
    groups = 0
    for colour in range(COLOURS):
        here = lying >> 8 * colour & 255
        seen.sizes[colour] = 1 << min(here, 7) if here else 0
    for display in range(displays(g)):
        held = int(g.sources[display])
        if held:
            number = 0
            for colour in range(COLOURS):
                number = 5 * number + (held >> 8 * (COLOURS - 1 - colour) & 255)
                here = held >> 8 * colour & 255
                if here:
                    groups += 1
                    seen.sizes[colour] |= 1 << here
            add_fact(seen, DISPLAY + int(CONTENTS[number]))
            lying += held
    for colour in range(COLOURS):
        here = int(g.sources[CENTRE]) >> 8 * colour & 255
        groups += here != 0
        add_fact(seen, CENTRE_COUNT + 16 * colour + min(here, 15))
        add_fact(seen, OFFERED + 13 * colour + min(lying >> 8 * colour & 255, 12))
    add_fact(seen, GROUPS + min(groups, 31))


@kernel
def note_table(g: Any, seen: Any, actor: int) -> None:
    """Notes the marker, the round, the phase, bag and lid."""
    seats = int(g.seats)
    holder = int(g.marker)
    add_fact(seen, HOLDER + (4 if holder == NOBODY else (holder - actor + seats) % seats))
    add_fact(seen, ROUND + min(int(g.round_number), 10))
    add_fact(seen, PHASE + max(int(g.phase) - DEAL, 0))
    for colour in range(COLOURS):
        seen.measure[4 + colour] = (int(g.bag) >> 8 * colour & 255) * 0.1
        seen.measure[9 + colour] = (int(g.lid) >> 8 * colour & 255) * 0.1


@kernel
def observe(g: Any, seen: Any) -> None:
    """Writes all facts and measures of a position that is not over."""
    seen.facts = 0
    seats = int(g.seats)
    actor = int(g.actor)
    mine = 0
    for place in range(4):
        seen.measure[place] = 0.0
    note_offer(g, seen)
    for place in range(seats):
        seat = (actor + place) % seats
        base = place * SEAT
        foresee(g, seen, seat)
        note_wall(g, seen, base)
        note_lines(g, seen, seat, base)
        note_need(g, seen, seat, place)
        seen.measure[place] = seen.score * 0.03
        if place == 0:
            mine = int(seen.score)
        else:
            ahead = min(max(mine - int(seen.score), -32), 32)
            add_fact(seen, AHEAD + 33 * (place - 1) + (ahead + 32) // 2)
    note_table(g, seen, actor)
