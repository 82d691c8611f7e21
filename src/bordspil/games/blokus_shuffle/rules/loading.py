"""The way back from a position of Blokus Shuffle into a record; refuses one that breaks the counts or the rules."""

from collections import Counter
from typing import Any

import msgspec
import numpy as np

from bordspil.core.game import ImpossiblePosition
from bordspil.games.blokus_shuffle.rules import grid, turns
from bordspil.games.blokus_shuffle.rules.notation import COLOUR_NAMES, piece_of
from bordspil.games.blokus_shuffle.rules.pieces import PIECE_NAMES, PLACE_OF, SIDE, UP_TO, Cells
from bordspil.games.blokus_shuffle.rules.placing import can_name, put_all
from bordspil.games.blokus_shuffle.rules.state import (
    CARDS,
    DOUBLE,
    DRAW2,
    KIND_NAMES,
    OVER,
    RECYCLE,
    SHARED,
    STATE,
    WARP,
    WILD,
    empty,
    pile_of,
    seat_of,
    shrink,
)
from bordspil.games.blokus_shuffle.rules.view import (
    STEPS,
    Lying,
    Pending,
    Position,
    agreed_small,
    board_of,
    in_game,
    pile_names,
    small_of,
)

COLOUR = {name: number for number, name in enumerate(COLOUR_NAMES)}
KIND = {name: number for number, name in enumerate(KIND_NAMES)}
PIECE = {name: number for number, name in enumerate(PIECE_NAMES)}


def parse(given: Any) -> Position:
    """Returns a position from plain objects; names the field that is wrong."""
    try:
        position = msgspec.convert(given, Position)
    except msgspec.ValidationError as error:
        raise ImpossiblePosition("position-shape", problem=str(error)) from None
    if position.pending is not None and position.pending.card == "warp" and position.pending.colour:
        raise ImpossiblePosition("position-pending", "BS-20", card="warp")
    return position


def lay_out(position: Position, seats: int, cards: bool, advanced: bool, small: tuple[int, int]) -> np.ndarray:
    """Returns the record of a position; `small` are the rows of the board and the squares of the largest piece."""
    state = np.zeros(1, STATE)
    g = state[0]
    if small_of(position) != small:
        raise ImpossiblePosition("position-board", "BS-1" if small == agreed_small({}) else "BS-80")
    empty(g, seats, cards, advanced)
    shrink(g, small[0], UP_TO[small[1]])
    _lay_pieces(state, position)
    g["colour"] = COLOUR[position.colour]
    g["direction"] = position.direction
    g["step"] = STEPS.index(position.step)
    for colour in position.passes:
        g["passes"] |= 1 << COLOUR[colour]
    if len(set(position.passes)) != len(position.passes):
        raise ImpossiblePosition("position-passes", "BS-40")
    _lay_cards(g, position)
    if position.pending is not None:
        _lay_pending(g, position.pending)
    _check_seats(g, position)
    _check_end(g, position)
    _check_step(g, position)
    _check_cards(g, position)
    return state


def _lay_pieces(state: np.ndarray, position: Position) -> None:
    seen: set[tuple[str, str]] = set()
    colours, pieces = in_game(position)
    for lying in position.pieces:
        if COLOUR[lying.colour] >= colours or lying.piece not in pieces:
            raise ImpossiblePosition("position-not-that-piece", "BS-82", colour=lying.colour, piece=lying.piece)
        if (lying.colour, lying.piece) in seen:
            raise ImpossiblePosition("position-piece-twice", "BS-2", colour=lying.colour, piece=lying.piece)
        seen.add((lying.colour, lying.piece))
    numbers = np.array([COLOUR[lying.colour] for lying in position.pieces], np.int32)
    places = np.array([_place(lying) for lying in position.pieces], np.int32)
    if (wrong := put_all(state, numbers, places)) >= 0:
        lying = position.pieces[wrong]
        raise ImpossiblePosition("position-overlap", "BS-1", colour=lying.colour, piece=lying.piece)
    if board_of(position.pieces, len(position.board)) != position.board:
        raise ImpossiblePosition("position-board", "BS-1")


def _place(lying: Lying) -> int:
    squares = tuple(sorted(lying.squares))
    if any(not (0 <= row < SIDE and 0 <= column < SIDE) for row, column in squares):
        raise ImpossiblePosition("position-off-the-board", "BS-1", colour=lying.colour, piece=lying.piece)
    place = PLACE_OF.get(squares)
    if place is None or piece_of(place) != PIECE[lying.piece]:
        raise ImpossiblePosition("position-not-that-piece", "BS-2", colour=lying.colour, piece=lying.piece)
    return place


def _lay_cards(g: Any, position: Position) -> None:
    names = pile_names(int(g["seats"]), bool(g["cards"]))
    for field in (position.hands, position.decks, position.discards):
        if any(name not in names and (cards or g["cards"]) for name, cards in field.items()):
            rule = ("BS-50" if g["seats"] == 2 else "BS-10") if g["cards"] else "BS-70"
            raise ImpossiblePosition("position-piles", rule, piles=", ".join(names) or "–")
    for pile, name in enumerate(names):
        deck = [KIND[kind] for kind in reversed(position.decks.get(name, []))]
        discards = [KIND[kind] for kind in position.discards.get(name, [])]
        hand = [KIND[kind] for kind in position.hands.get(name, [])]
        if max(len(deck), len(discards), len(hand)) > g["deck"].shape[1]:
            raise ImpossiblePosition("position-cards", "BS-3", pile=name, card=KIND_NAMES[0])
        g["deck"][pile, : len(deck)], g["decked"][pile] = deck, len(deck)
        g["discard"][pile, : len(discards)], g["discarded"][pile] = discards, len(discards)
        for kind in hand:
            g["hand"][pile, kind] += 1


def _lay_pending(g: Any, pending: Pending) -> None:
    """BS-30 to BS-37: writes what a card leaves to be done, in the step in which it does."""
    g["pending"] = kind = KIND[pending.card]
    drawn, first, step = pending.drawn or [], pending.first or [], STEPS[g["step"]]
    asks = kind in (DRAW2, WILD, RECYCLE, WARP)
    fits = {"choose": asks, "place": kind != DRAW2, "second": kind == DOUBLE}.get(step, False)
    drawing = kind == DRAW2 and step == "choose"
    begun = kind == WARP and step == "choose" and bool(pending.colour)  # half a decision of a learner
    naming = (kind == WILD and step == "place") or begun
    if not isinstance(drawn, list) or not fits or bool(drawn) != drawing or bool(first) != (step == "second"):
        raise ImpossiblePosition("position-pending", "BS-20", card=pending.card)
    if bool(pending.colour) != naming or len(drawn) > 2 or not g["cards"]:
        raise ImpossiblePosition("position-pending", "BS-20", card=pending.card)
    for number, card in enumerate(drawn):
        g["drawn"][number] = KIND[card]
    g["draws"] = len(drawn)
    if pending.colour:
        g["named"] = COLOUR[pending.colour]
    if first:
        _lay_first(g, tuple(sorted(first)))


def _lay_first(g: Any, squares: Cells) -> None:
    """BS-37: lays the first piece of a Double Play, which is of the colour to move."""
    place, colour = PLACE_OF.get(squares), int(g["colour"])
    if place is None or g["place"][colour, piece_of(place)] != place or g["left"][colour] >> piece_of(place) & 1:
        raise ImpossiblePosition("position-first", "BS-37")
    g["first"] = place
    grid.lay(g, grid.FIRST, place)


def _check_seats(g: Any, position: Position) -> None:
    """BS-10, BS-50, BS-60: refuses a seat to act that does not play the colour to move."""
    seats = int(g["seats"])
    if (position.shared_next is None) != (seats != 3) or (position.shared_next or 0) >= seats:
        raise ImpossiblePosition("position-shared-next", "BS-60")
    g["shared_next"] = position.shared_next or 0
    if position.to_act is None:
        g["actor"] = seat_of(g, int(g["colour"]))
        return
    g["actor"] = position.to_act
    players = {int(seat_of(g, int(g["colour"])))}
    if seats == 3 and g["colour"] == SHARED:
        players.add((int(g["shared_next"]) - 1) % 3)  # where "next" is said to be the one after the current turn
    if position.to_act not in players:
        rule = {2: "BS-50", 3: "BS-60", 4: "BS-10"}[seats]
        raise ImpossiblePosition("position-to-act", rule, colour=position.colour)


def _check_end(g: Any, position: Position) -> None:
    """BS-40: refuses a position without a seat to act that is not over, and the other way round."""
    if position.step == "shuffle":
        return
    over = bool(turns.is_over(g))
    if over != (position.to_act is None):
        raise ImpossiblePosition("position-end", "BS-40")
    if over:
        g["step"] = OVER
    elif not g["left"][g["colour"]]:
        raise ImpossiblePosition("position-colour-done", "BS-25", colour=position.colour)


def _check_step(g: Any, position: Position) -> None:
    """BS-20: refuses a step that lacks what it needs; passes over a choice or a second piece without any answer."""
    step = position.step
    needs, over = step in ("choose", "second"), g["step"] == OVER
    if (position.pending is not None) if over else (needs and position.pending is None):
        raise ImpossiblePosition("position-step", "BS-20", step=step)
    if step == "shuffle" and (not g["cards"] or position.to_act is not None or g["lying"]):
        raise ImpossiblePosition("position-step", "BS-10", step=step)
    if step == "card" and not g["cards"]:
        raise ImpossiblePosition("position-step", "BS-70", step=step)
    if g["named"] >= 0 and g["pending"] == WILD and not can_name(g, int(g["named"])):
        raise ImpossiblePosition("position-named", "BS-33", colour=COLOUR_NAMES[g["named"]])


def _check_cards(g: Any, position: Position) -> None:
    """BS-3, BS-50: refuses piles that do not have all their cards, wherever they are."""
    names = pile_names(int(g["seats"]), bool(g["cards"]))
    for pile, name in enumerate(names):
        found = Counter([*position.decks.get(name, []), *position.discards.get(name, [])])
        found.update(position.hands.get(name, []))
        if pile == pile_of(g, int(g["colour"])):
            found.update(KIND_NAMES[kind] for kind in g["drawn"][: g["draws"]].tolist())
        for kind, count in CARDS.items():
            if found[kind] != count * (2 if g["seats"] == 2 else 1):  # type: ignore[index]
                raise ImpossiblePosition("position-cards", "BS-3", pile=name, card=kind)
