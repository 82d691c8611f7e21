"""What a seat of Blokus Shuffle observes, as numbers, from its view or from the record; and what each number means.

Colours are counted as the corners are, from the observer's own one: with two players from the one of its colours that
moves now or next, with three the shared one comes last. Piles of cards are counted likewise, with two players by seat.
"""

from typing import Any, Final

import numpy as np

from bordspil.core.kernel import kernel
from bordspil.core.tensor import Part
from bordspil.games.blokus_shuffle.rules.grid import FIRST
from bordspil.games.blokus_shuffle.rules.notation import COLOUR_NAMES
from bordspil.games.blokus_shuffle.rules.pieces import EDGE, PIECE_NAMES, PIECES, SIDE, SQUARES, bit_of
from bordspil.games.blokus_shuffle.rules.scoring import last_placed
from bordspil.games.blokus_shuffle.rules.state import (
    CARD,
    CHOOSE,
    COLOURS,
    KIND_NAMES,
    KINDS,
    OVER,
    PLACE,
    SECOND,
    SHARED,
    SHUFFLE,
    piles,
)
from bordspil.games.blokus_shuffle.rules.view import STEPS, View, in_game, pile_names

DTYPE: Final = np.uint8
LOW, HIGH = 0, 255  # no number of an observation is beyond these
LEFT: Final = SQUARES
MOVER: Final = LEFT + COLOURS * PIECES
PASSED: Final = MOVER + COLOURS
SINGLE: Final = PASSED + COLOURS
DIRECTION: Final = SINGLE + COLOURS
SHARER: Final = DIRECTION + 1
CORNER: Final = SHARER + 1
ADVANCED: Final = CORNER + 1
CLASSIC: Final = ADVANCED + 1  # numbers of a game without cards
STEP: Final = CLASSIC
PENDING: Final = STEP + 4
NAMED: Final = PENDING + KINDS
HANDS: Final = NAMED + COLOURS
HELD: Final = HANDS + COLOURS * KINDS
DECKS: Final = HELD + COLOURS
DISCARDS: Final = DECKS + COLOURS
DRAWN: Final = DISCARDS + COLOURS * KINDS
DRAWS: Final = DRAWN + KINDS
WITH_CARDS: Final = DRAWS + 1
DUO: Final = 0  # instead of the number of seats: two players of one colour each (BS-81)
FIRST_PIECE: Final = COLOURS + 1

PARTS: Final = (
    Part("board", 0, SQUARES, "by row, then column: colour + 1, 5 where a Double Play's first piece lies, or 0"),
    Part("left", LEFT, COLOURS * PIECES, "by colour, then piece: 1 if not on the board"),
    Part("colour", MOVER, COLOURS, "1 for the colour to move"),
    Part("passed", PASSED, COLOURS, "1 for a colour that had a turn and placed nothing since the last piece"),
    Part("single last", SINGLE, COLOURS, "1 for a colour whose last placed piece is the single square"),
    Part("direction", DIRECTION, 1, "1 in the order of the colours, 0 against it"),
    Part("sharer", SHARER, 1, "three players: 1 if the observer plays the shared colour next, 2 or 3 for the others"),
    Part("corner", CORNER, 1, "where colour 0 begins: 0 top left, 1 top right, 2 bottom right, 3 bottom left"),
    Part("advanced", ADVANCED, 1, "1 with advanced scoring"),
    Part("step", STEP, 4, "1 for the step: card, choose, place, second piece"),
    Part("pending", PENDING, KINDS, "1 for the card that is still to take effect"),
    Part("named", NAMED, COLOURS, "1 for the colour named for Wild, or for Warp while its placement is open"),
    Part("hands", HANDS, COLOURS * KINDS, "by pile, then kind: cards in a hand the observer may see"),
    Part("held", HELD, COLOURS, "by pile: cards in the hand"),
    Part("decks", DECKS, COLOURS, "by pile: cards in it"),
    Part("discards", DISCARDS, COLOURS * KINDS, "by pile, then kind: cards discarded"),
    Part("drawn", DRAWN, KINDS, "by kind: cards drawn by Draw 2, where the observer may see them"),
    Part("draws", DRAWS, 1, "how many were drawn"),
)


def shape(seats: int, options: Any) -> tuple[int, ...]:
    """Returns how many numbers an observation has."""
    return (WITH_CARDS if options["cards"] == "shuffle" else CLASSIC,)


def parts(seats: int, options: Any) -> tuple[Part, ...]:
    """Returns the meaning of each number of an observation."""
    (size,) = shape(seats, options)
    return tuple(part for part in PARTS if part.first < size)


def observe(view: View, seat: int) -> np.ndarray:
    """Returns the observation of a seat, as numbers."""
    out = np.zeros(WITH_CARDS if view.cards == "shuffle" else CLASSIC, np.uint8)
    mover = COLOUR_NAMES.index(view.colour)
    in_play, pieces = in_game(view)
    counting = view.seats if in_play == COLOURS else DUO
    own = anchor(counting, seat, mover, view.direction)
    at = {name: counted(counting, own, colour) for colour, name in enumerate(COLOUR_NAMES)}
    for name in COLOUR_NAMES[:in_play]:
        out[LEFT + PIECES * at[name] : LEFT + PIECES * at[name] + len(pieces)] = 1
    for lying in view.pieces:
        out[LEFT + PIECES * at[lying.colour] + PIECE_NAMES.index(lying.piece)] = 0
        out[SINGLE + at[lying.colour]] = lying.piece == "1"
        for row, column in lying.squares:
            out[SIDE * row + column] = at[lying.colour] + 1
    out[MOVER + at[view.colour]] = 1
    for name in view.passes:
        out[PASSED + at[name]] = 1
    sharer = 0 if view.shared_next is None else (view.shared_next - seat) % 3 + 1
    out[DIRECTION:CLASSIC] = [view.direction == 1, sharer, own, view.scoring == "advanced"]
    if view.cards == "shuffle":
        _observe_cards(view, seat, at, out)
    return out


def _observe_cards(view: View, seat: int, at: dict[str, int], out: np.ndarray) -> None:
    if view.step != "shuffle":
        out[STEP + STEPS.index(view.step) - CARD] = 1
    if (pending := view.pending) is not None:
        out[PENDING + KIND_NAMES.index(pending.card)] = 1
        if pending.colour:
            out[NAMED + at[pending.colour]] = 1
        for row, column in pending.first or []:
            out[SIDE * row + column] = FIRST_PIECE
        drawn = pending.drawn or []
        out[DRAWS] = drawn if isinstance(drawn, int) else len(drawn)
        for kind in [] if isinstance(drawn, int) else drawn:
            out[DRAWN + KIND_NAMES.index(kind)] += 1
    for number, name in enumerate(pile_names(view.seats, True)):
        pile = (number - seat) % 2 if view.seats == 2 else at[name]
        hand = view.hands[name]
        out[HELD + pile] = hand if isinstance(hand, int) else len(hand)
        for kind in [] if isinstance(hand, int) else hand:
            out[HANDS + KINDS * pile + KIND_NAMES.index(kind)] += 1
        for kind in view.discards[name]:
            out[DISCARDS + KINDS * pile + KIND_NAMES.index(kind)] += 1
        out[DECKS + pile] = view.decks[name]


@kernel
def anchor(seats: int, seat: int, mover: int, direction: int) -> int:
    """Returns the observer's colour from which colours are counted."""
    if seats != 2:
        return seat
    return mover if mover % 2 == seat else (mover + direction) % COLOURS


@kernel
def counted(seats: int, own: int, colour: int) -> int:
    """Returns a colour's number, counted from the observer's own."""
    if seats == DUO:
        return (colour - own) % 2 if colour < 2 else colour
    if seats == 3:
        return SHARED if colour == SHARED else (colour - own) % 3
    return (colour - own) % COLOURS


@kernel
def mark_squares(g: Any, board: int, value: int, out: Any) -> None:
    """Writes a value on every square of a board."""
    for row in range(SIDE):
        squares = int(g.rows[board, row + EDGE]) >> EDGE
        while squares:
            one = squares & -squares
            out[SIDE * row + bit_of(one)] = value
            squares ^= one


@kernel
def observe_into(g: Any, seat: int, out: Any) -> None:
    """Writes what `observe` returns, from the record."""
    for number in range(len(out)):
        out[number] = 0
    seats, mover = int(g.seats), int(g.colour)
    if g.side != SIDE:
        seats = DUO
    own = anchor(seats, seat, mover, int(g.direction))
    for colour in range(COLOURS):
        at = counted(seats, own, colour)
        mark_squares(g, colour, at + 1, out)
        for piece in range(PIECES):
            out[LEFT + PIECES * at + piece] = int(g.left[colour]) >> piece & 1
        out[PASSED + at] = int(g.passes) >> colour & 1
        out[SINGLE + at] = last_placed(g, colour) == 0
    if g.step == SECOND:
        mark_squares(g, FIRST, FIRST_PIECE, out)
    out[MOVER + counted(seats, own, mover)] = 1
    out[DIRECTION] = g.direction == 1
    if seats == 3:
        out[SHARER] = (int(g.shared_next) - seat) % 3 + 1
    out[CORNER] = own
    out[ADVANCED] = g.advanced
    if g.cards:
        observe_cards_into(g, seat, own, out)


@kernel
def may_look(g: Any, pile: int, seat: int) -> bool:
    """BS-11, BS-61: returns whether a seat sees a hand: its own, or the shared one while it plays that colour."""
    if g.seats == 3 and pile == SHARED:
        return bool(g.colour == SHARED and g.step != OVER and g.actor == seat)
    return pile == seat


@kernel
def observe_cards_into(g: Any, seat: int, own: int, out: Any) -> None:
    """Writes what a seat sees of steps and cards."""
    if g.step != SHUFFLE:
        out[STEP + (PLACE if g.step == OVER else int(g.step)) - CARD] = 1
    if g.pending >= 0:
        out[PENDING + int(g.pending)] = 1
    if g.named >= 0:
        out[NAMED + counted(int(g.seats), own, int(g.named))] = 1
    for number in range(piles(g)):
        pile = (number - seat) % 2 if g.seats == 2 else counted(int(g.seats), own, number)
        for kind in range(KINDS):
            out[HELD + pile] += g.hand[number, kind]
            if may_look(g, number, seat):
                out[HANDS + KINDS * pile + kind] = g.hand[number, kind]
        for card in range(int(g.discarded[number])):
            out[DISCARDS + KINDS * pile + int(g.discard[number, card])] += 1
        out[DECKS + pile] = g.decked[number]
    out[DRAWS] = g.draws
    if g.actor == seat and g.step == CHOOSE:
        for card in range(int(g.draws)):
            out[DRAWN + int(g.drawn[card])] += 1
