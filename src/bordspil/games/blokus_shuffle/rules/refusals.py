"""Refusals of Blokus Shuffle: the key of the text and the rule that a move breaks."""

from typing import Any

import numpy as np

from bordspil.core.game import IllegalMove
from bordspil.games.blokus_shuffle.rules import grid, legal_moves
from bordspil.games.blokus_shuffle.rules.cards import is_opening
from bordspil.games.blokus_shuffle.rules.notation import (
    COLOUR_NAMES,
    Card,
    Colour,
    Move,
    Pass,
    Place,
    Recycle,
    Shuffle,
    Warp,
    encode,
    piece_of,
)
from bordspil.games.blokus_shuffle.rules.pieces import ALL_PIECES, PIECE_NAMES
from bordspil.games.blokus_shuffle.rules.placing import SAME_PLACE, can_name, can_place, fault_of_warp, how_to_place
from bordspil.games.blokus_shuffle.rules.state import (
    CARD,
    CHOOSE,
    COUNTS,
    DRAW2,
    KIND_NAMES,
    OVER,
    PLACE,
    RECYCLE,
    SECOND,
    SHARED,
    SHUFFLE,
    WARP,
    WILD,
    is_opponent,
    is_own,
    pile_of,
    piles,
)

ASKED = {
    CARD: ("card-first", "BS-21"),
    CHOOSE: ("choice-first", "BS-21"),
    PLACE: ("piece-first", "BS-20"),
    SECOND: ("second-first", "BS-37"),
}
WARP_FAULTS = {
    grid.OCCUPIED: "occupied",
    grid.BESIDE: "touches-side",
    grid.APART: "no-corner",
    SAME_PLACE: "warp-same-place",
}


def check(state: np.ndarray, move: Move) -> None:
    """Refuses an illegal move with the rule it breaks."""
    if isinstance(move, Shuffle) or not legal_moves.is_legal(state.copy(), encode(move)):
        explain(state.copy()[0], move)


def explain(g: Any, move: Move) -> None:
    """Finds the rule that a move breaks."""
    step, card = g["step"], g["pending"]
    match move:
        case _ if step == OVER:
            raise IllegalMove("game-over", "BS-40")
        case Shuffle() if step == SHUFFLE:
            _check_shuffle(g, move)
        case _ if step == SHUFFLE or isinstance(move, Shuffle):
            raise IllegalMove("chance-decides", "BS-10")
        case Place() if step in (PLACE, SECOND):
            _check_place(g, move)
        case Pass() if step in (PLACE, SECOND):
            if can_place(g):
                raise IllegalMove("pass-forbidden", "BS-37" if step == SECOND else "BS-22")
        case Card() if step == CARD or (step == CHOOSE and card == DRAW2):
            _check_card(g, move)
        case Colour() if step == CHOOSE and card == WILD:
            if not can_name(g, move.colour):
                raise IllegalMove("colour-no-place", "BS-33", colour=COLOUR_NAMES[move.colour])
        case Recycle() if step == CHOOSE and card == RECYCLE:
            _check_recycle(g, move)
        case Warp() if step == CHOOSE and card == WARP:
            _check_warp(g, move)
        case Card() if not g["cards"]:
            raise IllegalMove("no-cards", "BS-70")
        case Card() if step == PLACE and is_opening(g, int(g["colour"])):
            raise IllegalMove("no-card-yet", "BS-11")
        case _:
            key, rule = ASKED[int(step)]
            raise IllegalMove(key, rule, **({"card": KIND_NAMES[card]} if step == CHOOSE else {}))


def _check_shuffle(g: Any, move: Shuffle) -> None:
    colours = 2 if g["seats"] == 2 else 1
    whole = [kind for kind, count in enumerate(COUNTS.tolist()) for _ in range(colours * count)]
    if len(move.piles) != piles(g) or any(sorted(pile) != whole for pile in move.piles):
        raise IllegalMove("shuffle-wrong", "BS-3")


def _check_card(g: Any, move: Card) -> None:
    if g["step"] == CHOOSE:
        if move.kind not in g["drawn"][: g["draws"]]:
            raise IllegalMove("card-not-drawn", "BS-32", card=KIND_NAMES[move.kind])
    elif not g["hand"][pile_of(g, int(g["colour"])), move.kind]:
        raise IllegalMove("card-not-in-hand", "BS-21", card=KIND_NAMES[move.kind])


def _check_recycle(g: Any, move: Recycle) -> None:
    if not is_own(g, move.colour):
        raise IllegalMove("recycle-not-own", "BS-51" if g["seats"] == 2 else "BS-35", colour=COLOUR_NAMES[move.colour])
    if g["left"][move.colour] >> move.piece & 1:
        raise IllegalMove("piece-not-on-board", "BS-35", piece=PIECE_NAMES[move.piece])


def _check_place(g: Any, move: Place) -> None:
    piece = piece_of(move.place)
    if not g["left"][g["colour"]] >> piece & 1:
        raise IllegalMove("piece-used", "BS-2", piece=PIECE_NAMES[piece])
    shy, touch, near = (int(number) for number in how_to_place(g))
    fault = grid.fault_of(g, move.place, shy, touch, near)
    wild = g["step"] == PLACE and g["named"] >= 0
    if fault == grid.OCCUPIED:
        raise IllegalMove("occupied", "BS-22")
    if fault == grid.BESIDE:
        raise IllegalMove("touches-side", "BS-33" if wild else "BS-22", colour=COLOUR_NAMES[shy])
    if fault == grid.APART:
        raise IllegalMove(*_apart(g, touch, wild), colour=COLOUR_NAMES[g["named"] if wild else g["colour"]])


def _apart(g: Any, touch: int, wild: bool) -> tuple[str, str]:
    """Returns the key and the rule for a piece that does not touch what it must."""
    if touch == grid.ALONG:
        return "not-edge-to-edge", "BS-34"
    if touch == grid.START:
        return "not-the-corner", "BS-11" if is_opening(g, int(g["colour"])) else "BS-35"
    if g["step"] == SECOND:
        return "second-apart", "BS-37"
    return "no-corner", "BS-33" if wild else "BS-22"


def _check_warp(g: Any, move: Warp) -> None:
    colour, piece = move.colour, piece_of(move.place)
    named = {"colour": COLOUR_NAMES[colour], "piece": PIECE_NAMES[piece]}
    if not is_opponent(g, colour):
        shared = g["seats"] == 3 and colour == SHARED
        raise IllegalMove("warp-not-opponent", "BS-62" if shared else "BS-36", **named)
    lying = ALL_PIECES & ~int(g["left"][colour])
    if not lying >> piece & 1:
        raise IllegalMove("piece-not-on-board", "BS-36", **named)
    if not lying & (lying - 1):
        raise IllegalMove("warp-lone", "BS-36", **named)
    fault = int(fault_of_warp(g, colour, move.place))
    if fault:
        raise IllegalMove(WARP_FAULTS[fault], "BS-36", **named)
