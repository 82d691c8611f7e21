"""Wall-tiling and what follows it in Azul: scoring, the next round, the end, the bonuses (AZ-20 to AZ-53)."""

from typing import Any

from bordspil.core.kernel import kernel
from bordspil.games.azul.rules.layout import (
    BITS,
    CHAIN,
    COLOURS,
    DEAL,
    LINES,
    MARKER,
    NTH,
    ONE_IN_FIVE,
    ONE_LINE,
    OVER,
    PENALTY,
    SPREAD,
    TILING,
)
from bordspil.games.azul.rules.offer import fall, next_starter


@kernel
def settle(g: Any) -> None:
    """Carries out all that is forced; stops at a choice, at a deal or at the end."""
    while g.phase == TILING and tile_step(g):
        pass


@kernel
def first_full(g: Any) -> int:
    """Returns the topmost complete line of the seat whose board is being resolved."""
    return int(NTH[g.full[g.actor], 0])


@kernel
def whole_row(g: Any) -> int:
    """AZ-60: returns a bit for each cell of a row, which are as many as colours."""
    return (1 << int(g.colours)) - 1


@kernel
def free_columns(g: Any, seat: int, row: int, colour: int) -> int:
    """Returns where a colour that the row does not show may go in it, a bit per column (AZ-4, AZ-50, AZ-51)."""
    if not g.grey:
        if g.colours == COLOURS:
            return 1 << (colour + row) % 5
        return 1 << (colour + row) % int(g.colours)
    free = int(~(g.rows[seat] >> 5 * row) & whole_row(g))
    for column in range(5):
        if g.column_colours[seat] >> (5 * column + colour) & 1:
            free &= ~(1 << column)
    return free


@kernel
def tile_step(g: Any) -> bool:
    """Returns one forced step of wall-tiling; False when the player must choose."""
    seat = int(g.actor)
    if g.full[seat] == 0:
        clear_floor(g, seat)
        following = seat + 1 if seat + 1 < g.seats else 0
        if following == next_starter(g):
            end_round(g)
        else:
            g.actor = following
        return True
    line = first_full(g)
    free = free_columns(g, seat, line, int(g.colour[seat, line]))
    if BITS[free] > 1:
        return False
    if free == 0:
        spill(g, seat, line)
    else:
        place(g, seat, line, int(NTH[free, 0]))
    return True


@kernel
def empty_line(g: Any, seat: int, line: int) -> None:
    """Empties a resolved line, which takes again every colour that its wall row does not show (AZ-13)."""
    g.full[seat] &= ~(1 << line)
    g.count[seat, line] = 0
    g.open[seat] = g.open[seat] & ~(ONE_LINE << line) | SPREAD[~(g.row_colours[seat] >> 5 * line) & 31] << line


@kernel
def points(g: Any, seat: int, row: int, column: int) -> int:
    """AZ-21: returns what a tile on this wall cell scores."""
    across = int(CHAIN[g.rows[seat] >> 5 * row & 31, column])
    down = int(CHAIN[g.columns[seat] >> 5 * column & 31, row])
    return max(across + down, 1)


@kernel
def cover(g: Any, seat: int, row: int, column: int, colour: int) -> None:
    """Lays a tile onto a wall cell."""
    g.rows[seat] |= 1 << (5 * row + column)
    g.columns[seat] |= 1 << (5 * column + row)
    g.row_colours[seat] |= 1 << (5 * row + colour)
    g.column_colours[seat] |= 1 << (5 * column + colour)
    g.wall[seat, 5 * row + column] = colour + 1


@kernel
def place(g: Any, seat: int, line: int, column: int) -> None:
    """AZ-20, AZ-21: moves a tile to the wall and scores it; the others of its line go to the lid."""
    colour = int(g.colour[seat, line])
    g.score[seat] += points(g, seat, line, column)
    cover(g, seat, line, column, colour)
    g.lid += line << 8 * colour
    empty_line(g, seat, line)


@kernel
def spill(g: Any, seat: int, line: int) -> None:
    """AZ-52: drops a complete line whose tile has no place to the floor."""
    fall(g, seat, int(g.colour[seat, line]), line + 1)
    empty_line(g, seat, line)


@kernel
def clear_floor(g: Any, seat: int) -> None:
    """AZ-22, AZ-23: takes off the penalties, then moves the floor tiles into the lid."""
    fallen = int(g.fallen[seat])
    g.score[seat] = max(g.score[seat] - PENALTY[fallen], 0)
    for space in range(fallen):
        tile = int(g.floor[seat]) >> 4 * space & 15
        if tile != MARKER:
            g.lid += 1 << 8 * (tile - 1)
    g.floor[seat] = 0
    g.fallen[seat] = 0


@kernel
def complete_rows(g: Any, seat: int) -> int:
    """Returns how many rows of the wall are complete."""
    rows = 0
    for row in range(5):
        rows += (g.rows[seat] >> 5 * row & 31) == whole_row(g)
    return rows


@kernel
def complete_columns(g: Any, seat: int) -> int:
    """Returns how many columns of the wall are complete."""
    columns = 0
    for column in range(5):
        columns += (g.columns[seat] >> 5 * column & 31) == whole_row(g)
    return columns


@kernel
def complete_colours(g: Any, seat: int) -> int:
    """Returns how many colours have all their tiles on the wall, one in each row."""
    in_each = ONE_IN_FIVE & (1 << 5 * int(g.colours)) - 1
    colours = 0
    for colour in range(COLOURS):
        colours += (g.row_colours[seat] >> colour & ONE_IN_FIVE) == in_each
    return colours


@kernel
def bonus(g: Any, seat: int) -> int:
    """AZ-41: returns 2 points for each row, 7 for each column, 10 for each colour."""
    return 2 * complete_rows(g, seat) + 7 * complete_columns(g, seat) + 10 * complete_colours(g, seat)


@kernel
def line_can_grow(g: Any, seat: int, line: int, loose: int, spilt: bool) -> bool:
    """Returns whether loose tiles can complete this line (empty again, if spilt) with a tile that has a wall cell."""
    lying = 0 if spilt else int(g.count[seat, line])
    for colour in range(COLOURS):
        takes = ~g.row_colours[seat] >> (5 * line + colour) if spilt else g.open[seat] >> (6 * colour + line)
        enough = (loose >> 8 * colour & 255) + lying > line
        if takes & 1 and enough and free_columns(g, seat, line, colour):
            return True
    return False


@kernel
def spillable(g: Any, seat: int, line: int, loose: int) -> int:
    """Returns the tiles, packed, that come loose when this line is completed and spilt (AZ-52)."""
    lying = int(g.count[seat, line])
    colour = int(g.colour[seat, line])
    if lying and (loose >> 8 * colour & 255) + lying > line and not free_columns(g, seat, line, colour):
        return lying << 8 * colour
    return 0


@kernel
def walls_can_grow(g: Any) -> bool:
    """AZ-33: returns whether any tile can still reach a wall, however the players play.

    Between rounds the loose tiles are those in bag and lid, and those of lines that can only spill.
    """
    loose = g.bag + g.lid
    spilt = 0
    found = True
    while found:
        found = False
        for seat in range(g.seats):
            for line in range(LINES):
                emptied = bool(spilt >> (5 * seat + line) & 1)
                if line_can_grow(g, seat, line, loose, emptied):
                    return True
                more = spillable(g, seat, line, loose)
                if more and not emptied:
                    spilt |= 1 << (5 * seat + line)
                    loose += more
                    found = True
    return False


@kernel
def end_round(g: Any) -> None:
    """AZ-30, AZ-32, AZ-33, AZ-40, AZ-62: ends the game, or begins the next deal."""
    over = g.round_number == g.last_round or g.bag + g.lid == 0 or not walls_can_grow(g)
    for seat in range(g.seats):
        if complete_rows(g, seat):
            over = True
    starter = next_starter(g)
    g.actor = starter
    if over:
        g.phase = OVER
        for seat in range(g.seats):
            g.score[seat] += bonus(g, seat)
    else:
        g.started_by = starter
        g.phase = DEAL
