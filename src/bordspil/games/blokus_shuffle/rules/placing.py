"""Placing, recycling and warping pieces of Blokus Shuffle, as kernels over the record."""

from typing import Any

from bordspil.core.kernel import kernel
from bordspil.games.blokus_shuffle.rules.grid import (
    ALL,
    ALONG,
    APART,
    BOTTOM,
    CORNER,
    FIRST,
    NO_COLOUR,
    OCCUPIED,
    START,
    TOP,
    fault_of,
    fits,
    free_in,
    lay,
    lift,
    list_placements,
    starts_in,
)
from bordspil.games.blokus_shuffle.rules.pieces import ALL_PIECES, PIECE_OF, PIECES, PLACES, SQUARES
from bordspil.games.blokus_shuffle.rules.state import COLOURS, EDGE_TO_EDGE, SECOND, WILD, is_opponent

WARPS = PLACES  # as moves, warps come after the placements
NOWHERE = -1
NOT_WARPABLE, SAME_PLACE = APART + 1, APART + 2


@kernel
def has_placed(g: Any, colour: int) -> bool:
    """Returns whether a piece of the colour lies on the board."""
    return int(g.left[colour]) != int(g.supply)


@kernel
def starts(g: Any, colour: int) -> int:
    """BS-11, BS-35: returns the colour's own corner square where it is free, else every free one; a bit per colour."""
    free = 0
    for corner in range(COLOURS):
        for row in range(TOP, BOTTOM + 1):
            if starts_in(g, 1 << corner, row) & free_in(g, NO_COLOUR, row):
                free |= 1 << corner
    return free & 1 << colour if free >> colour & 1 else free


@kernel
def as_colour(g: Any, colour: int) -> tuple[int, int, int]:
    """BS-22, BS-33, BS-35: returns how a piece is placed that counts as a colour: beside nothing, touching what."""
    if has_placed(g, colour):
        return colour, CORNER, colour
    return NO_COLOUR, START, starts(g, colour) if colour == g.colour else 0


@kernel
def can_name(g: Any, colour: int) -> bool:
    """BS-33: returns whether Wild may name a colour."""
    shy, touch, near = as_colour(g, colour)
    return fits(g, int(g.left[g.colour]), shy, touch, near, NOWHERE)


@kernel
def can_touch_edge(g: Any) -> bool:
    """BS-34, BS-38: returns whether a piece can lie along an own one."""
    return fits(g, int(g.left[g.colour]), NO_COLOUR, ALONG, int(g.colour), NOWHERE)


@kernel
def how_to_place(g: Any) -> tuple[int, int, int]:
    """Returns how the next piece is placed, by the step and the card in force."""
    colour = int(g.colour)
    if g.step == SECOND:
        return colour, CORNER, FIRST
    if g.pending == EDGE_TO_EDGE and can_touch_edge(g):
        return NO_COLOUR, ALONG, colour
    if g.pending == WILD and g.named != NO_COLOUR:
        return as_colour(g, int(g.named))
    return as_colour(g, colour)


@kernel
def can_place(g: Any) -> bool:
    """BS-22, BS-37: returns whether there is any placement in this step."""
    shy, touch, near = how_to_place(g)
    return fits(g, int(g.left[g.colour]), shy, touch, near, NOWHERE)


@kernel
def put(g: Any, colour: int, place: int) -> None:
    """Moves a piece from the supply onto the board."""
    piece = int(PIECE_OF[place // SQUARES])
    lay(g, colour, place)
    lay(g, ALL, place)
    g.left[colour] &= ~(1 << piece)
    g.place[colour, piece] = place
    g.order[g.lying] = PIECES * colour + piece
    g.lying += 1
    g.passes = 0


@kernel
def pick_up(g: Any, colour: int, piece: int) -> None:
    """Frees the squares of a piece; it stays in the order of pieces."""
    place = int(g.place[colour, piece])
    lift(g, colour, place)
    lift(g, ALL, place)


@kernel
def recycle(g: Any, colour: int, piece: int) -> None:
    """BS-35: moves a piece back into the supply."""
    pick_up(g, colour, piece)
    g.left[colour] |= 1 << piece
    g.place[colour, piece] = 0
    found = 0
    for number in range(int(g.lying)):
        if found:
            g.order[number - 1] = g.order[number]
        elif g.order[number] == PIECES * colour + piece:
            found = 1
    g.lying -= 1
    g.order[g.lying] = 0


@kernel
def warp(g: Any, colour: int, place: int) -> None:
    """BS-36: moves a piece to another place."""
    piece = int(PIECE_OF[place // SQUARES])
    pick_up(g, colour, piece)
    lay(g, colour, place)
    lay(g, ALL, place)
    g.place[colour, piece] = place


@kernel
def is_warpable(g: Any, colour: int, piece: int) -> bool:
    """BS-36: returns whether a piece is an opponent's, on the board, and not the only one of its colour."""
    lying = ALL_PIECES & ~int(g.left[colour])
    return is_opponent(g, colour) and lying >> piece & 1 == 1 and lying & (lying - 1) != 0


@kernel
def can_warp_colour(g: Any, colour: int) -> bool:
    """BS-36: returns whether some piece of a colour has another legal place."""
    for piece in range(PIECES):
        if is_warpable(g, colour, piece):
            place = int(g.place[colour, piece])
            pick_up(g, colour, piece)
            found = fits(g, 1 << piece, colour, CORNER, colour, place)
            lay(g, colour, place)
            lay(g, ALL, place)
            if found:
                return True
    return False


@kernel
def can_warp(g: Any) -> bool:
    """BS-36: returns whether some piece has another legal place."""
    found = False
    for colour in range(COLOURS):
        found = found or can_warp_colour(g, colour)
    return found


@kernel
def list_warps_of(g: Any, colour: int, out: Any, n: int) -> int:
    """BS-36: lists every warpable piece of a colour with every other legal place, from n on; returns the end."""
    number = WARPS + colour * PLACES
    for piece in range(PIECES):
        if is_warpable(g, colour, piece):
            place = int(g.place[colour, piece])
            pick_up(g, colour, piece)
            end = list_placements(g, 1 << piece, colour, CORNER, colour, number, out, n)
            lay(g, colour, place)
            lay(g, ALL, place)
            for at in range(n, end):
                if out[at] != number + place:
                    out[n] = out[at]
                    n += 1
    return n


@kernel
def list_warps(g: Any, out: Any) -> int:
    """BS-36: lists every warpable piece with every other legal place."""
    n = 0
    for colour in range(COLOURS):
        n = list_warps_of(g, colour, out, n)
    return n


@kernel
def fault_of_warp(g: Any, colour: int, place: int) -> int:
    """Returns what is wrong with a warp: the fault of the new place, or NOT_WARPABLE, or SAME_PLACE."""
    piece = int(PIECE_OF[place // SQUARES])
    if not is_warpable(g, colour, piece):
        return NOT_WARPABLE
    old = int(g.place[colour, piece])
    if place == old:
        return SAME_PLACE
    pick_up(g, colour, piece)
    fault = fault_of(g, place, colour, CORNER, colour)
    lay(g, colour, old)
    lay(g, ALL, old)
    return fault


@kernel
def put_all(gs: Any, colours: Any, places: Any) -> int:
    """Puts pieces onto an empty board in turn; returns the number of the first that lies on another, or -1."""
    g = gs[0]
    for number in range(len(places)):
        if fault_of(g, int(places[number]), NO_COLOUR, START, 0) == OCCUPIED:
            return number
        put(g, int(colours[number]), int(places[number]))
    return -1
