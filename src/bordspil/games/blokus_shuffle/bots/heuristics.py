"""The immediate value of moves of Blokus Shuffle, and moves for rollouts, as kernels."""

from typing import Any

import numpy as np

from bordspil.core.kernel import below, kernel, table
from bordspil.games.blokus_shuffle.rules.cards import held
from bordspil.games.blokus_shuffle.rules.grid import (
    ALL,
    BOTTOM,
    CORNER,
    TOP,
    corners_of,
    free_in,
    lay,
    nth_here,
    wanted_in,
    word_at,
)
from bordspil.games.blokus_shuffle.rules.pieces import (
    ALL_PIECES,
    EDGE,
    LINES,
    PIECE_OF,
    PIECES,
    PLACES,
    SIDE,
    SIZE,
    SQUARES,
    TALL,
    WIDE,
    bit_of,
    bits_in,
)
from bordspil.games.blokus_shuffle.rules.placing import WARPS, can_name, how_to_place, is_warpable, pick_up
from bordspil.games.blokus_shuffle.rules.scoring import lead, victory_shares
from bordspil.games.blokus_shuffle.rules.state import CARD, CHOOSE, COLOURS, DRAW2, WARP, WILD, is_own, pile_of
from bordspil.games.blokus_shuffle.rules.turns import NAMES, PASS, PLAYS, RECYCLES

# The pieces by their size: those of five squares, of four, and the small ones.
FIVES = sum(1 << piece for piece in range(PIECES) if SIZE[piece] == 5)
FOURS = sum(1 << piece for piece in range(PIECES) if SIZE[piece] == 4)
CLASSES = table([FIVES, FOURS, ALL_PIECES & ~FIVES & ~FOURS])
MANY = 1 << 20
# What a card is worth to play now rather than later: skip, reverse, draw 2, wild, edge, recycle, warp, double.
CARD_SCORE = table([1.0, 0.8, 1.2, 1.0, 0.6, 0.0, 1.4, 3.0])


@kernel
def line_of(place: int, row: int) -> int:
    """Returns the squares of a row that a placement covers."""
    orientation, at = place // SQUARES, place % SQUARES
    line = row - EDGE - at // SIDE
    if line < 0 or line >= int(TALL[orientation]):
        return 0
    return int(LINES[orientation, line]) << (at % SIDE + EDGE)


@kernel
def score_placement(g: Any, colour: int, place: int) -> float:
    """Scores a placement by its squares, the ways to go on that it opens and closes, and its reach."""
    orientation, at = place // SQUARES, place % SQUARES
    top = at // SIDE + EDGE
    opened = closed = blocked = 0
    for row in range(top - 1, top + int(TALL[orientation]) + 1):
        here, over, under = line_of(place, row), line_of(place, row - 1), line_of(place, row + 1)
        beside = over | under | here << 1 | here >> 1
        free = free_in(g, colour, row)
        before = corners_of(g, colour, row) & free
        opened += bits_in(((over | under) << 1 | (over | under) >> 1) & free & ~here & ~beside & ~before)
        closed += bits_in(before & (here | beside))
        if here:
            for other in range(COLOURS):
                if other != colour and not is_own(g, other):
                    blocked += bits_in(here & corners_of(g, other, row) & free_in(g, other, row))
    middle = abs(2 * (at // SIDE) + int(TALL[orientation]) - SIDE) + abs(
        2 * (at % SIDE) + int(WIDE[orientation]) - SIDE
    )
    early = bits_in(int(g.left[colour])) / PIECES
    size = int(SIZE[PIECE_OF[orientation]])
    return 2.0 * size + 0.5 * opened - 0.35 * closed + 0.6 * blocked - 0.12 * middle * early


@kernel
def score_warp(g: Any, colour: int, place: int) -> float:
    """Scores a warp by what the piece did where it lay, less what it does where it goes; leaders' pieces count more."""
    piece = int(PIECE_OF[place // SQUARES])
    old = int(g.place[colour, piece])
    pick_up(g, colour, piece)
    change = score_placement(g, colour, old) - score_placement(g, colour, place)
    lay(g, colour, old)
    lay(g, ALL, old)
    return change + 0.1 * (PIECES - bits_in(int(g.left[colour])))


@kernel
def score_move(g: Any, move: Any) -> float:
    """Returns what a move looks worth at once to the seat to act, about two for a square."""
    move = np.int64(move)
    if move < WARPS:
        return score_placement(g, int(g.colour), move)
    if move == PASS:
        return 0.0
    if move < PLAYS:
        return score_warp(g, (move - WARPS) // PLACES, (move - WARPS) % PLACES)
    if move < NAMES:
        return float(CARD_SCORE[move - PLAYS])
    if move < RECYCLES:
        return 0.5 * bits_in(int(ALL_PIECES & ~g.left[move - NAMES]))
    return -2.0 * int(SIZE[(move - RECYCLES) % PIECES])


@kernel
def score_moves(gs: Any, moves: Any, out: Any) -> None:
    """Writes the score of every move of a list."""
    for i in range(len(moves)):
        out[i] = score_move(gs[0], moves[i])


@kernel
def logit(g: Any, move: int) -> float:
    """Returns the logit of a move: what it looks worth at once."""
    return 0.5 * score_move(g, move)


@kernel
def logits(g: Any, weights: Any, scratch: Any, moves: Any, count: int, out: Any) -> None:
    """Writes the logit of each move."""
    for i in range(count):
        out[i] = logit(g, int(moves[i]))


@kernel
def any_placement(g: Any, have: int, shy: int, touch: int, near: int, rng: Any) -> int:
    """Returns some placement of one of the largest pieces in `have` that fit, or -1, from a random square on."""
    total = 0
    for row in range(TOP, BOTTOM + 1):
        total += bits_in(wanted_in(g, touch, near, row) & free_in(g, shy, row))
    if total == 0 or have == 0:
        return -1
    begin = below(rng, total)
    largest = 0
    while have & CLASSES[largest] == 0:
        largest += 1
    found, best = len(CLASSES), -1
    for lap in range(2):
        number = 0
        for row in range(TOP, BOTTOM + 1):
            wanted = wanted_in(g, touch, near, row) & free_in(g, shy, row)
            while wanted:
                one = wanted & -wanted
                wanted ^= one
                if (number >= begin) == (lap == 0):
                    x = bit_of(one)
                    word = word_at(g, shy, row, x)
                    square = (row - EDGE) * SIDE + x - EDGE
                    room = 5 - max(bits_in(word), 3)  # no class of larger pieces has squares enough here
                    for size in range(max(largest, room), found):
                        pieces = have & int(CLASSES[size])
                        count = -1 - nth_here(word, pieces, square, MANY)
                        if count:
                            found, best = size, nth_here(word, pieces, square, below(rng, count))
                            break
                    if found == largest:
                        return best
                number += 1
    return best


@kernel
def rollout_placement(g: Any, rng: Any) -> int:
    """Returns a placement of a large piece if there is one, or a pass."""
    shy, touch, near = how_to_place(g)
    move = any_placement(g, int(g.left[g.colour]), shy, touch, near, rng)
    return PASS if move < 0 else move


@kernel
def rollout_warp(g: Any, rng: Any) -> int:
    """Returns a warp of some piece of some opponent to some other place."""
    begin = below(rng, COLOURS * PIECES)
    for n in range(COLOURS * PIECES):
        colour, piece = (begin + n) % (COLOURS * PIECES) // PIECES, (begin + n) % PIECES
        if is_warpable(g, colour, piece):
            old = int(g.place[colour, piece])
            pick_up(g, colour, piece)
            place = old
            for _ in range(8):
                if place == old:
                    place = any_placement(g, 1 << piece, colour, CORNER, colour, rng)
            lay(g, colour, old)
            lay(g, ALL, old)
            if place >= 0 and place != old:
                return WARPS + colour * PLACES + place
    return -1


@kernel
def rollout_choice(g: Any, rng: Any) -> int:
    """Returns an answer to Draw 2, Wild or Recycle: any card, any colour, the smallest piece."""
    if g.pending == DRAW2:
        return PLAYS + int(g.drawn[below(rng, int(g.draws))])
    if g.pending == WILD:
        begin = below(rng, COLOURS)
        for n in range(COLOURS):
            if can_name(g, (begin + n) % COLOURS):
                return NAMES + (begin + n) % COLOURS
    for piece in range(PIECES):
        for colour in range(COLOURS):
            if is_own(g, colour) and not int(g.left[colour]) >> piece & 1:
                return RECYCLES + PIECES * colour + piece
    return PASS


@kernel
def rollout_card(g: Any, rng: Any) -> int:
    """Returns any card of the hand."""
    pile = pile_of(g, int(g.colour))
    n = below(rng, held(g, pile))
    kind = 0
    while n >= int(g.hand[pile, kind]):
        n -= int(g.hand[pile, kind])
        kind += 1
    return PLAYS + kind


@kernel
def rollout_move(g: Any, rng: Any) -> int:
    """Returns a move for rollouts."""
    if g.step == CARD:
        return rollout_card(g, rng)
    if g.step != CHOOSE:
        return rollout_placement(g, rng)
    if g.pending == WARP:
        return rollout_warp(g, rng)
    return rollout_choice(g, rng)


@kernel
def reward(chance: float, ahead: float) -> float:
    """Returns what a seat may expect: mostly whether it wins; a little by how much, so that a lead is kept."""
    return 0.6 * chance + 0.4 * (0.5 + min(max(ahead / 60.0, -0.5), 0.5))


@kernel
def terminal_value(g: Any, out: Any) -> None:
    """Writes the reward of each seat when the game is over."""
    victory_shares(g, out)
    for seat in range(int(g.seats)):
        out[seat] = reward(out[seat], float(lead(g, seat)))
