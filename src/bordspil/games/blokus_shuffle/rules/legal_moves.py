"""The legal moves of Blokus Shuffle as kernels: listed, checked one by one, and drawn at random for whole games."""

from typing import Any

import numpy as np

from bordspil.core.kernel import below, kernel
from bordspil.games.blokus_shuffle.rules.grid import FINE, fault_of, list_placements
from bordspil.games.blokus_shuffle.rules.pieces import PIECE_OF, PIECES, PLACES, SQUARES
from bordspil.games.blokus_shuffle.rules.placing import (
    WARPS,
    can_name,
    can_place,
    fault_of_warp,
    how_to_place,
    list_warps,
)
from bordspil.games.blokus_shuffle.rules.state import (
    CARD,
    CHOOSE,
    COLOURS,
    DRAW2,
    KINDS,
    OVER,
    PLACE,
    RECYCLE,
    SECOND,
    SHUFFLE,
    WARP,
    WILD,
    is_own,
    pile_of,
)
from bordspil.games.blokus_shuffle.rules.turns import NAMES, PASS, PLAYS, RECYCLES, deal, play, set_up

# A piece lies on the board once, so three opponents have at most three times all 30,433 placements.
LONGEST_LIST = 3 * 30_433 + 1


@kernel
def list_choices(g: Any, out: Any) -> int:
    """Returns the answers to what the card in force asks for."""
    n = 0
    if g.pending == WARP:
        return list_warps(g, out)
    if g.pending == DRAW2:
        for number in range(int(g.draws)):
            if number == 0 or g.drawn[0] != g.drawn[1]:
                out[n] = PLAYS + int(g.drawn[number])
                n += 1
    for colour in range(COLOURS):
        if g.pending == WILD and can_name(g, colour):
            out[n] = NAMES + colour
            n += 1
        elif g.pending == RECYCLE and is_own(g, colour):
            for piece in range(PIECES):
                if not int(g.left[colour]) >> piece & 1:
                    out[n] = RECYCLES + PIECES * colour + piece
                    n += 1
    return n


@kernel
def legal(g: Any, out: Any) -> int:
    """Writes the legal moves and returns their number."""
    n = 0
    if g.step == CARD:
        for kind in range(KINDS):
            if g.hand[pile_of(g, int(g.colour)), kind]:
                out[n] = PLAYS + kind
                n += 1
    elif g.step == CHOOSE:
        n = list_choices(g, out)
    elif g.step in (PLACE, SECOND):
        shy, touch, near = how_to_place(g)
        n = list_placements(g, int(g.left[g.colour]), shy, touch, near, 0, out, 0)
        if n == 0:
            out[0] = PASS
            n = 1
    return n


@kernel
def is_legal_choice(g: Any, move: int) -> bool:
    """Returns whether a move answers what the card in force asks for."""
    if g.pending == WARP:
        return WARPS <= move < PLAYS and fault_of_warp(g, (move - WARPS) // PLACES, (move - WARPS) % PLACES) == FINE
    if g.pending == DRAW2:
        kind = move - PLAYS
        return PLAYS <= move < NAMES and (g.drawn[0] == kind or (g.draws == 2 and g.drawn[1] == kind))
    if g.pending == WILD:
        return NAMES <= move < RECYCLES and can_name(g, move - NAMES)
    colour, piece = (move - RECYCLES) // PIECES, (move - RECYCLES) % PIECES
    return RECYCLES <= move < PASS and is_own(g, colour) and not int(g.left[colour]) >> piece & 1


@kernel
def may_play(g: Any, move: int) -> bool:
    """Returns whether a move of a player is legal now, without a list."""
    if g.step == CARD:
        return PLAYS <= move < NAMES and g.hand[pile_of(g, int(g.colour)), move - PLAYS] > 0
    if g.step == CHOOSE:
        return is_legal_choice(g, move)
    if g.step != PLACE and g.step != SECOND:
        return False
    if move == PASS:
        return not can_place(g)
    if move >= WARPS or not int(g.left[g.colour]) >> int(PIECE_OF[move // SQUARES]) & 1:
        return False
    shy, touch, near = how_to_place(g)
    return fault_of(g, move, shy, touch, near) == FINE


@kernel
def is_legal(gs: Any, move: int) -> bool:
    """Calls `may_play` for callers outside the kernels."""
    return may_play(gs[0], move)


@kernel
def list_moves(gs: Any, out: Any) -> int:
    """Calls `legal` for callers outside the kernels."""
    return legal(gs[0], out)


@kernel
def playout(gs: Any, rng: Any, out: Any) -> int:
    """Plays uniformly random moves to the end of the game, each from the full list; counts them, but for passes."""
    g = gs[0]
    moves = 0
    while g.step != OVER:
        if g.step == SHUFFLE:
            deal(g, rng)
        else:
            move: Any = np.int64(out[below(rng, legal(g, out))])
            play(g, move)
            moves += move != PASS
    return moves


@kernel
def random_games(gs: Any, rng: Any, out: Any, games: int) -> int:
    """Plays whole random games one after another, for measuring; returns the moves played, without passes."""
    g = gs[0]
    moves = 0
    for _ in range(games):
        set_up(g, int(g.seats), int(g.cards), int(g.advanced), 0)
        moves += playout(gs, rng, out)
    return moves
