"""The rules of Blokus Shuffle as kernels over one record: what moves and cards do, turns and the end."""

from typing import Any

import numpy as np

from bordspil.core.kernel import kernel
from bordspil.games.blokus_shuffle.rules.cards import (
    choose_drawn,
    discard,
    draw,
    draw_two,
    held,
    is_opening,
    shuffle,
    stack,
)
from bordspil.games.blokus_shuffle.rules.grid import FIRST, NO_COLOUR, lay, lift
from bordspil.games.blokus_shuffle.rules.pieces import PIECES, PLACES
from bordspil.games.blokus_shuffle.rules.placing import (
    WARPS,
    can_name,
    can_place,
    can_touch_edge,
    can_warp,
    has_placed,
    put,
    recycle,
    warp,
)
from bordspil.games.blokus_shuffle.rules.state import (
    CARD,
    CHOOSE,
    COLOURS,
    DOUBLE,
    DRAW2,
    EDGE_TO_EDGE,
    KINDS,
    NO_CARD,
    OVER,
    PLACE,
    RECYCLE,
    REVERSE,
    SECOND,
    SHARED,
    SKIP,
    WARP,
    WILD,
    empty,
    is_own,
    pile_of,
    seat_of,
)

# A move is one number: a placement; above those the warp of a colour's piece, a card, a colour, a piece to recycle,
# a pass.
PLAYS = WARPS + COLOURS * PLACES
NAMES = PLAYS + KINDS
RECYCLES = NAMES + COLOURS
PASS = RECYCLES + COLOURS * PIECES


@kernel
def set_up(g: Any, seats: int, cards: int, advanced: int, first: int) -> None:
    """BS-10: sets up an empty board and full piles; a colour begins."""
    empty(g, seats, cards, advanced)
    g.colour = first
    if cards:
        stack(g)
    else:
        begin_turn(g, first)


@kernel
def deal(g: Any, rng: Any) -> None:
    """Plays chance for playouts: shuffles the piles and begins the first turn."""
    shuffle(g, rng)
    begin_turn(g, int(g.colour))


@kernel
def begin_turn(g: Any, colour: int) -> None:
    """BS-11, BS-20, BS-21: begins with a card, unless the hand is empty or it is the colour's first piece."""
    g.colour = colour
    g.actor = seat_of(g, colour)
    plays_card = g.cards and held(g, pile_of(g, colour)) > 0 and not is_opening(g, colour)
    g.step = CARD if plays_card else PLACE


@kernel
def take_effect(g: Any, kind: int) -> None:
    """BS-21, BS-30 to BS-38: carries out a card just played; one that cannot be carried out does nothing."""
    g.step = PLACE
    g.pending = NO_CARD
    if kind == REVERSE:
        g.direction = -int(g.direction)
    elif kind in (SKIP, DOUBLE):
        g.pending = kind
    elif kind == EDGE_TO_EDGE:
        g.pending = kind if can_touch_edge(g) else NO_CARD
    else:
        if kind == DRAW2:
            draw_two(g)
        else:
            g.pending = kind
        g.step = CHOOSE
        pass_over(g)


@kernel
def has_choice(g: Any) -> bool:
    """Returns whether what the card asks for can be answered."""
    if g.pending == DRAW2:
        return bool(g.draws > 0)
    if g.pending == WARP:
        return can_warp(g)
    for colour in range(COLOURS):
        if g.pending == WILD and can_name(g, colour):
            return True
        if g.pending == RECYCLE and is_own(g, colour) and has_placed(g, colour):
            return True
    return False


@kernel
def pass_over(g: Any) -> None:
    """Passes over a step without any answer."""
    if g.step == CARD and held(g, pile_of(g, int(g.colour))) == 0:
        g.step = PLACE
    if g.step == CHOOSE and not has_choice(g):
        g.pending = NO_CARD
        g.step = PLACE
    if g.step == SECOND and not can_place(g):
        end_turn(g, False)


@kernel
def place(g: Any, place: int) -> None:
    """BS-22, BS-37: places a piece; after a Double Play's first one another may follow."""
    opening = is_opening(g, int(g.colour))
    put(g, int(g.colour), place)
    if g.step == PLACE and g.pending == DOUBLE:
        lay(g, FIRST, place)
        g.first = place
        g.step = SECOND
        pass_over(g)
    else:
        end_turn(g, opening)


@kernel
def pass_turn(g: Any) -> None:
    """BS-23: ends a turn in which nothing can be placed."""
    opening = is_opening(g, int(g.colour))
    g.passes |= 1 << int(g.colour)
    end_turn(g, opening)


@kernel
def is_over(g: Any) -> bool:
    """BS-40: returns whether every colour that still takes turns has had one since the last piece was placed."""
    waiting = 0
    for colour in range(COLOURS):
        waiting |= int(g.left[colour] != 0) << colour
    return waiting & ~int(g.passes) == 0


@kernel
def next_colour(g: Any, colour: int) -> int:
    """BS-25: returns the next colour in the direction of play that takes turns."""
    for _ in range(COLOURS):
        colour = (colour + int(g.direction)) % COLOURS
        if g.left[colour]:
            break
    return colour


@kernel
def end_turn(g: Any, opening: bool) -> None:
    """BS-24, BS-30, BS-40, BS-60: draws a card, then ends the game or begins the next turn."""
    skips = g.pending == SKIP
    if g.cards:
        draw(g, opening)
    if g.step == SECOND:
        lift(g, FIRST, int(g.first))
        g.first = 0
    g.pending = NO_CARD
    g.named = NO_COLOUR
    if g.seats == 3 and g.colour == SHARED:
        g.shared_next = (int(g.actor) + 1) % 3
    if is_over(g):
        g.step = OVER
        return
    colour = next_colour(g, int(g.colour))
    begin_turn(g, next_colour(g, colour) if skips else colour)


@kernel
def play(g: Any, move: Any) -> None:
    """Plays a legal move of a player, and all that follows from it without choice."""
    move = np.int64(move)  # lists hold shorter numbers; compiled once is enough
    if move < WARPS:
        place(g, move)
    elif move == PASS:
        pass_turn(g)
    elif move < PLAYS:
        warp(g, (move - WARPS) // PLACES, (move - WARPS) % PLACES)
        g.step = PLACE
        g.pending = NO_CARD
        g.named = NO_COLOUR
    elif move < NAMES:
        play_card(g, move - PLAYS)
    elif move < RECYCLES:
        g.named = move - NAMES
        g.step = PLACE
    else:
        recycle(g, (move - RECYCLES) // PIECES, (move - RECYCLES) % PIECES)
        g.step = PLACE
        g.pending = NO_CARD


@kernel
def play_card(g: Any, kind: int) -> None:
    """BS-21, BS-32: plays a card from the hand, or one of those drawn."""
    if g.step == CHOOSE:
        choose_drawn(g, kind)
    else:
        pile = pile_of(g, int(g.colour))
        g.hand[pile, kind] -= 1
        discard(g, pile, kind)
    take_effect(g, kind)


@kernel
def step(gs: Any, move: int) -> None:
    """Calls `play` for callers outside the kernels: an array is passed in a fifth of the time of a record."""
    play(gs[0], move)
