"""The record that holds a game of Blokus Shuffle, and what its numbers mean."""

from typing import Any

import numpy as np

from bordspil.core.kernel import kernel, table
from bordspil.games.blokus_shuffle.rules.grid import BOARDS, NO_COLOUR, block
from bordspil.games.blokus_shuffle.rules.pieces import ALL_PIECES, HEIGHT, PIECES, SIDE

COLOURS = 4
SHARED = 3  # the colour that three players share (BS-60)

# BS-3: how many cards of each kind a colour has. The one place to change it.
CARDS = {"skip": 1, "reverse": 1, "draw2": 2, "wild": 2, "edge": 2, "recycle": 2, "warp": 2, "double": 2}
KIND_NAMES = tuple(CARDS)
KINDS = len(CARDS)
SKIP, REVERSE, DRAW2, WILD, EDGE_TO_EDGE, RECYCLE, WARP, DOUBLE = range(KINDS)
COUNTS = table(list(CARDS.values()), np.int8)
NO_CARD = -1
PILE = 2 * sum(CARDS.values())  # the most cards in one pile: two colours' (BS-50)
HAND = 2

SHUFFLE, CARD, CHOOSE, PLACE, SECOND, OVER = range(6)

FIELDS = np.dtype(
    [
        ("rows", np.int32, (BOARDS, HEIGHT)),  # squares of each colour, of all, and of a Double Play's first piece
        ("left", np.int64, COLOURS),  # bit per piece not on the board
        ("place", np.int64, (COLOURS, PIECES)),  # where each piece on the board lies
        ("first", np.int64),  # the placement of a Double Play's first piece
        ("order", np.int8, COLOURS * PIECES),  # 21 * colour + piece of those on the board, in the order placed
        ("lying", np.int64),  # how many that are
        ("deck", np.int8, (COLOURS, PILE)),  # kinds of cards, the bottom one first
        ("decked", np.int64, COLOURS),  # how many
        ("discard", np.int8, (COLOURS, PILE)),  # the first discarded first
        ("discarded", np.int64, COLOURS),
        ("hand", np.int8, (COLOURS, KINDS)),  # cards of each kind
        ("drawn", np.int8, 2),  # by Draw 2, to choose from
        ("draws", np.int64),  # how many of those there are
        ("seats", np.int64),
        ("cards", np.int64),
        ("advanced", np.int64),
        ("step", np.int64),
        ("colour", np.int64),
        ("actor", np.int64),
        ("direction", np.int64),
        ("pending", np.int64),  # the card that is still to take effect this turn
        ("named", np.int64),  # the colour named for Wild
        ("passes", np.int64),  # bit per colour that had a turn and placed nothing since the last piece
        ("shared_next", np.int64),  # who plays the shared colour next, or now
        ("side", np.int64),  # BS-80: rows and columns of the board
        ("supply", np.int64),  # BS-82: bit per piece that a colour begins with
    ],
    align=True,
)
STATE = np.dtype((np.record, FIELDS))


@kernel
def piles(g: Any) -> int:
    """BS-10, BS-50, BS-61: returns the number of piles of cards: one for each colour, or for each of two players."""
    return 2 if g.seats == 2 else COLOURS


@kernel
def pile_of(g: Any, colour: int) -> int:
    """Returns the pile a colour's cards come from."""
    return colour % 2 if g.seats == 2 else colour


@kernel
def seat_of(g: Any, colour: int) -> int:
    """BS-10, BS-50, BS-60: returns the seat that plays a colour."""
    if g.seats == 2:
        return colour % 2
    return int(g.shared_next) if g.seats == 3 and colour == SHARED else colour


@kernel
def is_own(g: Any, colour: int) -> bool:
    """BS-51: returns whether a colour is the one to move, or with two players the other one of the same player."""
    return colour == int(g.colour) or (g.seats == 2 and colour % 2 == int(g.colour) % 2)


@kernel
def is_opponent(g: Any, colour: int) -> bool:
    """BS-36, BS-62: returns whether a colour belongs to an opponent of the player to act; the shared one to none."""
    if g.seats == 3 and colour == SHARED:
        return False
    return seat_of(g, colour) != int(g.actor)


@kernel
def empty(g: Any, seats: int, cards: int, advanced: int) -> None:
    """Returns an empty board without cards and without a player to act."""
    g.seats = seats
    g.cards = cards
    g.advanced = advanced
    for board in range(BOARDS):
        for row in range(HEIGHT):
            g.rows[board, row] = 0
    for colour in range(COLOURS):
        g.left[colour] = ALL_PIECES
        g.decked[colour] = 0
        g.discarded[colour] = 0
        for piece in range(PIECES):
            g.place[colour, piece] = 0
        for kind in range(KINDS):
            g.hand[colour, kind] = 0
        for card in range(PILE):
            g.deck[colour, card] = 0
            g.discard[colour, card] = 0
    for number in range(COLOURS * PIECES):
        g.order[number] = 0
    g.lying = 0
    g.first = 0
    g.drawn[0] = g.drawn[1] = 0
    g.draws = 0
    g.step = SHUFFLE
    g.colour = 0
    g.actor = 0
    g.direction = 1
    g.pending = NO_CARD
    g.named = NO_COLOUR
    g.passes = 0
    g.shared_next = 0
    g.side = SIDE
    g.supply = ALL_PIECES


@kernel
def shrink(g: Any, side: int, supply: int) -> None:
    """BS-80, BS-82: makes a small game of one just set up: a smaller board, two colours, fewer pieces."""
    if side != SIDE:
        block(g, side)
    g.supply = supply
    for colour in range(COLOURS):
        g.left[colour] = supply if side == SIDE or colour < 2 else 0
