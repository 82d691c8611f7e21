"""What happens when a move of Blokus Shuffle is played, as a seat sees it: for log, animation and bots."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from bordspil.core.game import Event, Seat
from bordspil.games.blokus_shuffle.rules import turns, view
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
    listed,
    piece_of,
)
from bordspil.games.blokus_shuffle.rules.pieces import PIECE_NAMES, squares_of
from bordspil.games.blokus_shuffle.rules.state import (
    CHOOSE,
    DRAW2,
    KIND_NAMES,
    NO_CARD,
    OVER,
    PLACE,
    REVERSE,
    SECOND,
    SHARED,
    SKIP,
    pile_of,
)


def tell(state: np.ndarray, move: Move, seat: Seat | None) -> list[Event]:
    """Returns the events of a legal move; cards that this seat may not see are only counted."""
    if isinstance(move, Shuffle):
        return [{"event": "shuffle"}]
    before, after = state[0], state.copy()
    turns.step(after, encode(move))
    g = after[0]
    by = {"seat": int(before["actor"]), "colour": COLOUR_NAMES[before["colour"]]}
    match move:
        case Card(kind):
            return [*_tell_card(before, g, kind, by, seat)]
        case Colour(colour):
            return [{"event": "colour", **by, "named": COLOUR_NAMES[colour]}]
        case Recycle(colour, piece):
            return [{"event": "recycle", **by, **_piece(before, colour, piece)}]
        case Warp(colour, place):
            moved = _piece(before, colour, piece_of(place))
            return [{"event": "warp", **by, **moved, "from": moved["squares"], "squares": listed(squares_of(place))}]
        case Place(place):
            placed = {"piece": PIECE_NAMES[piece_of(place)], "squares": listed(squares_of(place))}
            wild = {"as": COLOUR_NAMES[before["named"]]} if before["named"] >= 0 else {}
            return [{"event": "place", **by, **placed, **wild}, *_tell_end_of_turn(before, g, by, seat)]
        case Pass():
            return [{"event": "pass", **by}, *_tell_end_of_turn(before, g, by, seat)]


def _piece(g: Any, colour: int, piece: int) -> dict[str, Any]:
    squares = listed(squares_of(int(g["place"][colour, piece])))
    return {"of": COLOUR_NAMES[colour], "piece": PIECE_NAMES[piece], "squares": squares}


def _tell_card(before: Any, g: Any, kind: int, by: dict[str, Any], seat: Seat | None) -> Iterator[Event]:
    chosen = before["step"] == CHOOSE
    effect = kind == REVERSE or g["pending"] != NO_CARD
    yield {"event": "card", **by, "card": KIND_NAMES[kind], "drawn": bool(chosen), "effect": bool(effect)}
    if chosen and before["draws"] == 2:
        yield {"event": "under", **by}
    if kind == REVERSE:
        yield {"event": "reverse", **by, "direction": int(g["direction"])}
    if g["pending"] == DRAW2:
        cards = [KIND_NAMES[card] for card in g["drawn"][: g["draws"]].tolist()]
        yield {"event": "draw", **by, "count": len(cards)} | ({"cards": cards} if seat == by["seat"] else {})


def _tell_end_of_turn(before: Any, g: Any, by: dict[str, Any], seat: Seat | None) -> Iterator[Event]:
    if before["step"] == PLACE and g["step"] == SECOND:
        return
    pile = int(pile_of(g, int(before["colour"])))
    left, had = int(g["decked"][pile]), int(before["decked"][pile])
    if left < had:
        cards = [KIND_NAMES[card] for card in before["deck"][pile, left:had].tolist()[::-1]]
        own = seat == by["seat"] and not (g["seats"] == 3 and before["colour"] == SHARED)
        yield {"event": "draw", **by, "count": len(cards)} | ({"cards": cards} if own else {})
    if g["step"] == OVER:
        yield {"event": "over", "scores": view.scores(g), "winners": view.winners(g)}
    elif before["pending"] == SKIP:
        yield {"event": "skip", "colour": COLOUR_NAMES[turns.next_colour(g, int(before["colour"]))]}
