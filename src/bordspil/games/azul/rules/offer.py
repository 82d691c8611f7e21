"""The factory offer of Azul: dealing the displays, taking tiles, the floor (AZ-10 to AZ-18)."""

from typing import Any

from bordspil.core.kernel import below, kernel
from bordspil.games.azul.rules.layout import (
    BYTES,
    CENTRE,
    CHOOSE_FIRST,
    COLOURS,
    DEAL,
    FLOOR,
    FLOOR_SPACES,
    MARKER,
    NOBODY,
    OFFER,
    ONE_LINE,
    ONE_SOURCE,
    TILING,
    displays,
    tiles,
)


@kernel
def choose_first(g: Any, seat: int) -> None:
    """AZ-10: sets the seat that begins, which chance has chosen."""
    g.actor = seat
    g.started_by = seat
    g.phase = DEAL


@kernel
def refill(g: Any) -> None:
    """AZ-30: fills an empty bag from the lid, before a tile is drawn."""
    if g.bag == 0:
        g.bag = g.lid
        g.lid = 0


@kernel
def draw_nth(bag: int, n: int) -> int:
    """Returns the colour of the n-th tile of a bag, counted blue first."""
    upto = int(bag) * BYTES
    return (n >= (upto & 255)) + (n >= (upto >> 8 & 255)) + (n >= (upto >> 16 & 255)) + (n >= (upto >> 24 & 255))


@kernel
def lay_on_display(g: Any, display: int, colour: int) -> None:
    """AZ-10: lays one drawn tile onto a display."""
    g.bag -= 1 << 8 * colour
    g.sources[display] += 1 << 8 * colour
    g.offered |= 1 << (12 * colour + display)


@kernel
def begin_round(g: Any) -> None:
    """AZ-10: begins a round with filled displays and the marker in the centre."""
    g.round_number += 1
    g.marker = NOBODY
    g.phase = OFFER


@kernel
def fill(gs: Any, tiles: Any) -> None:
    """AZ-10, AZ-31: fills one display after another with tiles drawn in this order."""
    g = gs[0]
    for number in range(len(tiles)):
        refill(g)
        lay_on_display(g, number // 4, int(tiles[number]))
    begin_round(g)


@kernel
def deal(g: Any, rng: Any) -> None:
    """Plays chance for playouts: chooses who begins if that is open, then fills the displays."""
    if g.phase == CHOOSE_FIRST:
        choose_first(g, below(rng, int(g.seats)))
    for display in range(displays(g)):
        for _ in range(4):
            refill(g)
            if g.bag == 0:
                break
            lay_on_display(g, display, draw_nth(g.bag, below(rng, tiles(g.bag))))
    begin_round(g)


@kernel
def fall(g: Any, seat: int, colour: int, count: int) -> None:
    """AZ-14, AZ-15: lays tiles onto the floor from the left, the rest into the lid."""
    fallen = int(g.fallen[seat])
    stay = min(count, FLOOR_SPACES - fallen)
    g.floor[seat] |= (0x1111111 * (colour + 1) & (1 << 4 * stay) - 1) << 4 * fallen
    g.fallen[seat] = fallen + stay
    g.lid += (count - stay) << 8 * colour


@kernel
def take_marker(g: Any, seat: int) -> None:
    """AZ-11, AZ-16: lays the marker onto the leftmost free floor space, or beside a full floor."""
    g.marker = seat
    fallen = int(g.fallen[seat])
    if fallen < FLOOR_SPACES:
        g.floor[seat] |= MARKER << 4 * fallen
        g.fallen[seat] = fallen + 1


@kernel
def lift(g: Any, source: int, colour: int) -> int:
    """AZ-11: takes all tiles of a colour from a source; the rest of a display goes to the centre."""
    held = g.sources[source]
    count = int(held >> 8 * colour & 255)
    rest = held - (count << 8 * colour)
    g.offered &= ~(ONE_SOURCE << source)
    if source == CENTRE:
        g.sources[CENTRE] = rest
    else:
        g.sources[source] = 0
        g.sources[CENTRE] += rest
    rest = g.sources[CENTRE]
    centre = 0
    for other in range(COLOURS):
        if rest >> 8 * other & 255:
            centre |= 1 << 12 * other
    g.offered = (g.offered & ~(ONE_SOURCE << CENTRE)) | centre << CENTRE
    return count


@kernel
def put(g: Any, seat: int, line: int, colour: int, count: int) -> None:
    """AZ-12, AZ-14: lays tiles onto a pattern line, what does not fit onto the floor."""
    before = int(g.count[seat, line])
    stay = min(count, line + 1 - before)
    lying = before + stay
    g.count[seat, line] = lying
    g.colour[seat, line] = colour
    g.open[seat] &= ~(ONE_LINE << line)
    if lying > line:
        g.full[seat] |= 1 << line
    else:
        g.open[seat] |= 1 << (6 * colour + line)
    if count > stay:
        fall(g, seat, colour, count - stay)


@kernel
def take_only(g: Any, source: int, colour: int, line: int) -> int:
    """AZ-11 to AZ-16: plays one turn of the offer, without what follows; returns how many tiles were taken."""
    seat = int(g.actor)
    count = lift(g, source, colour)
    if source == CENTRE and g.marker == NOBODY:
        take_marker(g, seat)
    if line == FLOOR:
        fall(g, seat, colour, count)
    else:
        put(g, seat, line, colour, count)
    g.actor = seat + 1 if seat + 1 < g.seats else 0
    return count


@kernel
def next_starter(g: Any) -> int:
    """AZ-18, AZ-23: returns the seat that starts the next round: the holder of the marker, else that of this round."""
    return int(g.started_by if g.marker == NOBODY else g.marker)


@kernel
def open_tiling(g: Any) -> None:
    """AZ-53: opens wall-tiling: boards are resolved in seat order from the player who starts the next round."""
    g.phase = TILING
    g.actor = next_starter(g)
