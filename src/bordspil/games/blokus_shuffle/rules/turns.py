"""The rules of Blokus Shuffle as kernels over one record: what cards do, turns, the end, and the legal moves."""

from typing import Any

import numpy as np

from bordspil.core.kernel import below, kernel
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
from bordspil.games.blokus_shuffle.rules.grid import FINE, FIRST, NO_COLOUR, fault_of, lay, lift, list_placements
from bordspil.games.blokus_shuffle.rules.pieces import PIECE_OF, PIECES, PLACES, SQUARES
from bordspil.games.blokus_shuffle.rules.placing import (
    WARPS,
    can_name,
    can_place,
    can_touch_edge,
    can_warp,
    fault_of_warp,
    has_placed,
    how_to_place,
    list_warps,
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
    SHUFFLE,
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
# A piece lies on the board once, so three opponents have at most three times all 30,433 placements.
LONGEST_LIST = 3 * 30_433 + 1


@kernel
def set_up(g: Any, seats: int, cards: int, advanced: int, first: int) -> None:
    """BS-10: an empty board and full piles; a colour begins."""
    empty(g, seats, cards, advanced)
    g.colour = first
    if cards:
        stack(g)
    else:
        begin_turn(g, first)


@kernel
def deal(g: Any, rng: Any) -> None:
    """Chance for playouts: shuffles the piles, and the first turn begins."""
    shuffle(g, rng)
    begin_turn(g, int(g.colour))


@kernel
def begin_turn(g: Any, colour: int) -> None:
    """BS-11, BS-20, BS-21: a card first, unless the hand is empty or it is the colour's first piece."""
    g.colour = colour
    g.actor = seat_of(g, colour)
    plays_card = g.cards and held(g, pile_of(g, colour)) > 0 and not is_opening(g, colour)
    g.step = CARD if plays_card else PLACE


@kernel
def take_effect(g: Any, kind: int) -> None:
    """BS-21, BS-30 to BS-38: a card just played; one that cannot be carried out does nothing."""
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
    """A step without any answer is not asked."""
    if g.step == CARD and held(g, pile_of(g, int(g.colour))) == 0:
        g.step = PLACE
    if g.step == CHOOSE and not has_choice(g):
        g.pending = NO_CARD
        g.step = PLACE
    if g.step == SECOND and not can_place(g):
        end_turn(g, False)


@kernel
def place(g: Any, place: int) -> None:
    """BS-22, BS-37: a piece onto the board; after a Double Play's first one perhaps another."""
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
    """BS-23: nothing can be placed."""
    opening = is_opening(g, int(g.colour))
    g.passes |= 1 << int(g.colour)
    end_turn(g, opening)


@kernel
def is_over(g: Any) -> bool:
    """BS-40: since the last piece was placed, every colour that still takes turns has had one."""
    waiting = 0
    for colour in range(COLOURS):
        waiting |= int(g.left[colour] != 0) << colour
    return waiting & ~int(g.passes) == 0


@kernel
def next_colour(g: Any, colour: int) -> int:
    """BS-25: the next colour in the direction of play that takes turns."""
    for _ in range(COLOURS):
        colour = (colour + int(g.direction)) % COLOURS
        if g.left[colour]:
            break
    return colour


@kernel
def end_turn(g: Any, opening: bool) -> None:
    """BS-24, BS-30, BS-40, BS-60: a card is drawn; the end, or the next turn."""
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
    """A legal move of a player, and all that follows from it without choice."""
    move = np.int64(move)  # lists hold shorter numbers; compiled once is enough
    if move < WARPS:
        place(g, move)
    elif move == PASS:
        pass_turn(g)
    elif move < PLAYS:
        warp(g, (move - WARPS) // PLACES, (move - WARPS) % PLACES)
        g.step = PLACE
        g.pending = NO_CARD
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
    """BS-21, BS-32: a card from the hand, or one of those drawn."""
    if g.step == CHOOSE:
        choose_drawn(g, kind)
    else:
        pile = pile_of(g, int(g.colour))
        g.hand[pile, kind] -= 1
        discard(g, pile, kind)
    take_effect(g, kind)


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
    """`may_play` for callers outside the kernels."""
    return may_play(gs[0], move)


@kernel
def step(gs: Any, move: int) -> None:
    """`play` for callers outside the kernels: an array is passed in a fifth of the time of a record."""
    play(gs[0], move)


@kernel
def list_moves(gs: Any, out: Any) -> int:
    """`legal` for callers outside the kernels."""
    return legal(gs[0], out)


@kernel
def playout(gs: Any, rng: Any, out: Any) -> int:
    """Uniformly random moves to the end of the game, each from the full list; returns how many, passes not counted."""
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
    """Whole random games one after another, for measuring; returns the moves played, passes not counted."""
    g = gs[0]
    moves = 0
    for _ in range(games):
        set_up(g, int(g.seats), int(g.cards), int(g.advanced), 0)
        moves += playout(gs, rng, out)
    return moves
