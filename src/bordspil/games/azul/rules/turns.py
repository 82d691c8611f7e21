"""Moves of Azul as numbers: carried out with all that is forced, listed, checked, picked at random, played out."""

from typing import Any

from bordspil.core.kernel import below, kernel
from bordspil.games.azul.rules.layout import (
    BITS,
    COLOURS,
    DEAL,
    NOBODY,
    NTH,
    OFFER,
    OVER,
    SOURCES,
    TAKES,
    TILING,
    set_up,
)
from bordspil.games.azul.rules.offer import deal, open_tiling, take_only
from bordspil.games.azul.rules.tiling import complete_rows, first_full, free_columns, place, settle


@kernel
def take(g: Any, source: int, colour: int, line: int) -> None:
    """Plays one turn of the offer; carries on through wall-tiling when it was the last (AZ-17)."""
    take_only(g, source, colour, line)
    if g.offered == 0:
        open_tiling(g)
        settle(g)


@kernel
def tile(g: Any, column: int) -> None:
    """AZ-50: plays the player's choice of a wall cell; carries on with what is forced."""
    place(g, g.actor, first_full(g), column)
    settle(g)


@kernel
def play(g: Any, move: int) -> None:
    """Plays a legal move of a player, and all that follows from it without chance or choice."""
    if move < TAKES:
        take(g, move // 30, move // 6 % 5, move % 6)
    else:
        tile(g, move % 5)


@kernel
def legal(g: Any, out: Any) -> int:
    """Writes the legal moves in ascending order and returns their number."""
    n = 0
    if g.phase == OFFER:
        for source in range(SOURCES):
            if g.sources[source]:
                for colour in range(COLOURS):
                    if g.sources[source] >> 8 * colour & 255:
                        lines = g.open[g.actor] >> 6 * colour & 63
                        for i in range(BITS[lines]):
                            out[n] = source * 30 + colour * 6 + int(NTH[lines, i])
                            n += 1
    elif g.phase == TILING:
        line = first_full(g)
        free = free_columns(g, int(g.actor), line, int(g.colour[g.actor, line]))
        for i in range(BITS[free]):
            out[n] = TAKES + line * 5 + int(NTH[free, i])
            n += 1
    return n


@kernel
def may_play(g: Any, move: int) -> bool:
    """Returns whether a move of a player is legal now, without a list."""
    if g.phase == OFFER and move < TAKES:
        source, colour, line = move // 30, move // 6 % 5, move % 6
        return bool(g.offered >> (12 * colour + source) & g.open[g.actor] >> (6 * colour + line) & 1)
    if g.phase == TILING and move >= TAKES:
        line = first_full(g)
        free = free_columns(g, int(g.actor), line, int(g.colour[g.actor, line]))
        return (move - TAKES) // 5 == line and free >> move % 5 & 1 == 1
    return False


@kernel
def is_legal(gs: Any, move: int) -> bool:
    """Calls `may_play` for callers outside the kernels: an array is passed in a fifth of the time of a record."""
    return may_play(gs[0], move)


@kernel
def place_of(g: Any, seat: int) -> int:
    """AZ-42: returns what seats are ranked by at the end, points first and then complete rows."""
    return 8 * int(g.score[seat]) + complete_rows(g, seat)


@kernel
def victory_shares(g: Any, out: Any) -> None:
    """AZ-42: writes each seat's share of the victory at the end."""
    best = -1
    for seat in range(int(g.seats)):
        best = max(best, place_of(g, seat))
    winners = 0
    for seat in range(int(g.seats)):
        winners += place_of(g, seat) == best
    for seat in range(int(g.seats)):
        out[seat] = 1.0 / winners if place_of(g, seat) == best else 0.0


@kernel
def pick(g: Any, rng: Any, closed: int) -> int:
    """Returns a uniformly random legal move; takes onto the targets in `closed` are left out (0: none are)."""
    if g.phase == TILING:
        line = first_full(g)
        free = free_columns(g, int(g.actor), line, int(g.colour[g.actor, line]))
        return TAKES + line * 5 + int(NTH[free, below(rng, int(BITS[free]))])
    open_lines = int(g.open[g.actor]) & ~closed
    offered = int(g.offered)
    total = 0
    for colour in range(COLOURS):
        total += int(BITS[offered >> 12 * colour & 1023]) * int(BITS[open_lines >> 6 * colour & 63])
    n = below(rng, total)
    for colour in range(COLOURS):
        lines = open_lines >> 6 * colour & 63
        sources = offered >> 12 * colour & 1023
        width = int(BITS[lines])
        here = int(BITS[sources]) * width
        if n < here:
            return int(NTH[sources, n // width]) * 30 + colour * 6 + int(NTH[lines, n % width])
        n -= here
    return -1


@kernel
def step(gs: Any, move: int) -> None:
    """Calls `play` for callers outside the kernels."""
    play(gs[0], move)


@kernel
def list_moves(gs: Any, out: Any) -> int:
    """Calls `legal` for callers outside the kernels."""
    return legal(gs[0], out)


@kernel
def playout(gs: Any, rng: Any) -> int:
    """Plays uniformly random moves to the end of the game; returns how many."""
    g = gs[0]
    moves = 0
    while g.phase != OVER:
        if g.phase <= DEAL:
            deal(g, rng)
        else:
            play(g, pick(g, rng, 0))
            moves += 1
    return moves


@kernel
def random_games(gs: Any, rng: Any, games: int) -> int:
    """Plays whole random games one after another, for measuring; returns the moves played."""
    g = gs[0]
    seats = int(g.seats)
    grey = int(g.grey)
    moves = 0
    for _ in range(games):
        set_up(g, seats, grey, NOBODY)
        moves += playout(gs, rng)
    return moves
