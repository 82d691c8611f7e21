"""The features of the value net of Blokus Shuffle, as kernels: how far every colour can still reach.

A colour goes on from its live points, the free squares at its corners where it has no side. What one more piece may
cover lies within four steps of a live point; from there a second piece goes on, and a third.
"""

from typing import Any

import numpy as np

from bordspil.core.kernel import kernel
from bordspil.games.blokus_shuffle.rules.grid import ALL, BOARD_ROW, BOTTOM, TOP, starts_in
from bordspil.games.blokus_shuffle.rules.pieces import (
    ALL_PIECES,
    HEIGHT,
    LEAF,
    NODE_BIT,
    NODE_LEAVES,
    NODE_NEXT,
    NODE_PIECE,
    NODE_PIECES,
    NODES,
    PIECES,
    SIZE,
    bit_of,
    bits_in,
)
from bordspil.games.blokus_shuffle.rules.placing import has_placed
from bordspil.games.blokus_shuffle.rules.state import COLOURS

WAVES = 3
STEPS = 4  # from a live point to the farthest square of a piece
PIECES_LEFT = 36  # a number for each piece
OTHERS = PIECES_LEFT + PIECES  # five for each of the others, in the order of play
FEATURES = OTHERS + 15

# The notes of a survey, fields of the scratch record.
NOTES: tuple[Any, ...] = (
    ("free", np.int32, (COLOURS, HEIGHT)),  # squares a colour may cover
    ("live", np.int32, (COLOURS, HEIGHT)),  # squares it may go on from
    ("wave", np.int32, (WAVES, COLOURS, HEIGHT)),  # squares it may reach with one, two or three pieces
    ("spare", np.int32, HEIGHT),
    ("numbers", np.float32, (COLOURS, FEATURES)),
)


@kernel
def find_live(g: Any, scratch: Any, colour: int) -> None:
    """Finds the squares a colour may cover and those it goes on from."""
    begun = has_placed(g, colour)
    for row in range(TOP, BOTTOM + 1):
        taken = int(g.rows[ALL, row])
        if begun:
            here = int(g.rows[colour, row])
            beside = int(g.rows[colour, row - 1]) | int(g.rows[colour, row + 1])
            free = BOARD_ROW & ~(taken | beside | here << 1 | here >> 1)
            live = (beside << 1 | beside >> 1) & free
        else:
            free = BOARD_ROW & ~taken
            live = starts_in(g, 1 << colour, row) & free
        scratch.free[colour, row] = free
        scratch.live[colour, row] = live


@kernel
def step_on(wave: Any, free: Any, spare: Any) -> None:
    """Goes two steps to all sides over free squares."""
    for row in range(TOP, BOTTOM + 1):
        here = wave[row]
        spare[row] = (here | here << 1 | here >> 1 | wave[row - 1] | wave[row + 1]) & free[row]
    for row in range(TOP, BOTTOM + 1):
        here = spare[row]
        wave[row] = (here | here << 1 | here >> 1 | spare[row - 1] | spare[row + 1]) & free[row]


@kernel
def spread(scratch: Any, colour: int) -> None:
    """Spreads the waves of a colour."""
    for number in range(WAVES):
        wave = scratch.wave[number, colour]
        for row in range(TOP, BOTTOM + 1):
            if number == 0:
                wave[row] = scratch.live[colour, row]
            else:
                last = scratch.wave[number - 1, colour]
                beside = last[row - 1] | last[row + 1]
                wave[row] = (last[row] | beside << 1 | beside >> 1) & scratch.free[colour, row]
        for _ in range(STEPS // 2):
            step_on(wave, scratch.free[colour], scratch.spare)


@kernel
def word_of(free: Any, row: int, x: int) -> int:
    """Returns the free squares of the diamond around one square."""
    return (
        (int(free[row - 4]) >> x & 1)
        | (int(free[row - 3]) >> (x - 1) & 7) << 1
        | (int(free[row - 2]) >> (x - 2) & 31) << 4
        | (int(free[row - 1]) >> (x - 3) & 127) << 9
        | (int(free[row]) >> (x - 4) & 511) << 16
        | (int(free[row + 1]) >> (x - 3) & 127) << 25
        | (int(free[row + 2]) >> (x - 2) & 31) << 32
        | (int(free[row + 3]) >> (x - 1) & 7) << 37
        | (int(free[row + 4]) >> x & 1) << 40
    )


@kernel
def pieces_here(word: int, have: int) -> int:
    """Returns which of the pieces in `have` fit on the free squares around a square."""
    found = 0
    node = 0
    while node < NODES:
        wanted = have & ~found
        if word >> int(NODE_BIT[node]) & 1 == 0 or wanted & int(NODE_PIECES[node]) == 0:
            node = int(NODE_NEXT[node])
            continue
        found |= 1 << int(NODE_PIECE[node]) & have
        leaves = word & int(NODE_LEAVES[node])
        while leaves:
            found |= 1 << (int(LEAF[node, bit_of(leaves & -leaves)]) & 31) & have
            leaves &= leaves - 1
        node += 1
    return found


@kernel
def placeable(g: Any, scratch: Any, colour: int) -> int:
    """Returns the pieces of a colour that can be placed somewhere, were it its turn."""
    have = int(g.left[colour])
    found = 0
    free = scratch.free[colour]
    for row in range(TOP, BOTTOM + 1):
        live = int(scratch.live[colour, row])
        while live and found != have:
            one = live & -live
            live ^= one
            found |= pieces_here(word_of(free, row, bit_of(one)), have & ~found)
    return found


@kernel
def survey(g: Any, scratch: Any) -> None:
    """Fills in the numbers of all colours."""
    for colour in range(COLOURS):
        if int(g.left[colour]) == 0:
            for row in range(TOP, BOTTOM + 1):
                scratch.live[colour, row] = 0
                for number in range(WAVES):
                    scratch.wave[number, colour, row] = 0
        else:
            find_live(g, scratch, colour)
            spread(scratch, colour)
    for colour in range(COLOURS):
        describe(g, scratch, colour)
    compare(g, scratch)


@kernel
def describe(g: Any, scratch: Any, colour: int) -> None:
    """Writes the numbers of one colour: its pieces, its live points, its waves, and how far others cross them."""
    numbers = scratch.numbers[colour]
    for i in range(FEATURES):
        numbers[i] = 0
    for piece in range(PIECES):
        if int(g.left[colour]) >> piece & 1:
            size = int(SIZE[piece])
            numbers[0] += size / 89.0
            numbers[PIECES_LEFT + piece] = 1.0
            numbers[size] += 0.25 if size > 3 else 1.0
    placing = placeable(g, scratch, colour)
    for piece in range(PIECES):
        if placing >> piece & 1:
            size = int(SIZE[piece])
            numbers[31] += size / 89.0
            numbers[32 if size == 5 else 33] += 0.1
    numbers[34] = numbers[0] - numbers[31]
    one, two, three = (colour + 1) % COLOURS, (colour + 2) % COLOURS, (colour + 3) % COLOURS
    lives = safe = nears = fars = outs = own = sole = far_own = far_sole = out_sole = 0
    crossed_by_one = crossed_by_two = crossed_by_three = 0
    for row in range(TOP, BOTTOM + 1):
        live = int(scratch.live[colour, row])
        near, far, out = (
            int(scratch.wave[0, colour, row]),
            int(scratch.wave[1, colour, row]),
            int(scratch.wave[2, colour, row]),
        )
        first, second, third = (
            int(scratch.wave[0, one, row]),
            int(scratch.wave[0, two, row]),
            int(scratch.wave[0, three, row]),
        )
        others = first | second | third
        far_others = int(scratch.wave[1, one, row]) | int(scratch.wave[1, two, row]) | int(scratch.wave[1, three, row])
        out_others = int(scratch.wave[2, one, row]) | int(scratch.wave[2, two, row]) | int(scratch.wave[2, three, row])
        lives += bits_in(live)
        safe += bits_in(live & ~others)
        nears += bits_in(near)
        fars += bits_in(far)
        outs += bits_in(out)
        own += bits_in(near & ~others)
        sole += bits_in(near & ~far_others)
        far_own += bits_in(far & ~others)
        far_sole += bits_in(far & ~far_others)
        out_sole += bits_in(out & ~out_others)
        crossed_by_one += bits_in(near & first)
        crossed_by_two += bits_in(near & second)
        crossed_by_three += bits_in(near & third)
    numbers[6], numbers[7] = lives / 20.0, safe / 20.0
    numbers[8], numbers[9], numbers[10] = nears / 100.0, fars / 100.0, outs / 100.0
    numbers[11], numbers[12] = own / 100.0, sole / 100.0
    numbers[13], numbers[14], numbers[15] = far_own / 100.0, far_sole / 100.0, out_sole / 100.0
    numbers[16], numbers[17], numbers[18] = crossed_by_one / 100.0, crossed_by_two / 100.0, crossed_by_three / 100.0
    numbers[19 + (colour - int(g.colour)) % COLOURS] = 1.0
    numbers[23] = g.lying / 84.0
    numbers[24] = 1.0 if int(g.left[colour]) == ALL_PIECES else 0.0
    numbers[25] = 1.0 if numbers[6] == 0 else 0.0


@kernel
def compare(g: Any, scratch: Any) -> None:
    """Writes what the others have left and can reach."""
    for colour in range(COLOURS):
        numbers = scratch.numbers[colour]
        least = 1.0
        for turn in range(1, COLOURS):
            other = scratch.numbers[(colour + turn) % COLOURS]
            least = min(least, other[0])
            numbers[27] += other[0] / 3
            numbers[28] += other[8] / 3
            numbers[29] += other[9] / 3
            numbers[30] += other[6] / 3
            numbers[35] += other[34] / 3
            at = OTHERS + 5 * (turn - 1)
            numbers[at] = other[0]
            numbers[at + 1] = other[6]
            numbers[at + 2] = other[8]
            numbers[at + 3] = other[9]
            numbers[at + 4] = other[31]
        numbers[26] = least


@kernel
def survey_all(states: Any, scratches: Any, out: Any) -> None:
    """Writes the numbers of many positions, for learning."""
    for i in range(len(states)):
        survey(states[i], scratches[0])
        for colour in range(COLOURS):
            for k in range(FEATURES):
                out[i, colour, k] = scratches[0].numbers[colour, k]
