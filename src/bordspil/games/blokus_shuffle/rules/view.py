"""The position of Blokus Shuffle as the protocol shows it, what each seat may see of it, and its determinization."""

from collections import Counter
from functools import cache
from random import Random
from typing import Annotated, Any, Literal

import numpy as np
from msgspec import UNSET, Meta, Struct, UnsetType

from bordspil.core.game import BadRequest, Options, Seat
from bordspil.core.value import Value
from bordspil.games.blokus_shuffle.rules import scoring
from bordspil.games.blokus_shuffle.rules.notation import COLOUR_NAMES, piece_of
from bordspil.games.blokus_shuffle.rules.pieces import (
    ALL_PIECES,
    PIECE_NAMES,
    PIECES,
    SIDE,
    UP_TO,
    squares_of,
)
from bordspil.games.blokus_shuffle.rules.state import CARDS, CHOOSE, KIND_NAMES, NO_CARD, OVER, SECOND, SHARED, SHUFFLE

ColourName = Literal["blue", "yellow", "red", "green"]
Kind = Literal["skip", "reverse", "draw2", "wild", "edge", "recycle", "warp", "double"]
PieceName = Literal[
    "1", "2", "I3", "V3", "I4", "L4", "T4", "O", "S4", "F", "I5", "L5", "N", "P", "T5", "U", "V5", "W", "X", "Y", "Z5"
]
Step = Literal["shuffle", "card", "choose", "place", "second"]
# A game that is over asks for nothing more; the step it ended in is shown as `place`.
STEPS: tuple[Step, ...] = ("shuffle", "card", "choose", "place", "second", "place")
Square = tuple[int, int]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]


class Lying(Struct, frozen=True):
    """A piece on the board."""

    colour: ColourName
    piece: PieceName
    squares: list[Square]


class Pending(Struct, frozen=True):
    """A card that is still to take effect this turn; cards drawn for a choice are a number where they are not seen."""

    card: Kind
    drawn: list[Kind] | int | UnsetType | None = UNSET
    colour: ColourName | UnsetType | None = UNSET
    first: list[Square] | UnsetType | None = UNSET


class Position(Value, frozen=True):
    """All of a state, hidden parts included."""

    to_act: SeatNumber | None
    colour: ColourName
    step: Step
    direction: Literal[1, -1]
    board: list[str]
    pieces: list[Lying]
    hands: dict[str, list[Kind]]
    decks: dict[str, list[Kind]]
    discards: dict[str, list[Kind]]
    pending: Pending | None
    passes: list[ColourName]
    shared_next: SeatNumber | None
    winners: list[int] | UnsetType = UNSET
    largest: Annotated[int, Meta(ge=1, le=5)] | UnsetType = UNSET  # BS-82


class View(Value, frozen=True):
    """The view of one seat: a hand is a list where it is seen, else a number; a deck is always a number."""

    seats: int
    cards: Literal["shuffle", "none"]
    scoring: Literal["basic", "advanced"]
    to_act: int | None
    colour: ColourName
    step: Step
    direction: Literal[1, -1]
    board: list[str]
    pieces: list[Lying]
    hands: dict[str, list[Kind] | int]
    decks: dict[str, int]
    discards: dict[str, list[Kind]]
    pending: Pending | None
    passes: list[ColourName]
    shared_next: int | None
    winners: list[int] | UnsetType = UNSET
    largest: int | UnsetType = UNSET


def scores(g: Any) -> list[int]:
    """Returns the scores of all seats so far."""
    out = np.zeros(4, np.int64)
    scoring.scores(np.asarray(g).reshape(1), out)
    found: list[int] = out[: g["seats"]].tolist()
    return found


def winners(g: Any) -> list[int]:
    """BS-41, BS-42: returns the seats with the fewest squares left, or the most points; equals share the victory."""
    if g["step"] != OVER:
        return []
    found = scores(g)
    best = max(found) if g["advanced"] else min(found)
    return [seat for seat, score in enumerate(found) if score == best]


def pile_names(seats: int, cards: bool) -> tuple[str, ...]:
    """Returns what piles, hands and discards are called: by colour, or with two players by seat."""
    if not cards:
        return ()
    return ("0", "1") if seats == 2 else COLOUR_NAMES


def agreed_small(options: Options) -> tuple[int, int]:
    """Returns the rows of the board and the squares of the largest piece by options."""
    return options.get("board", SIDE), options.get("largest", len(UP_TO) - 1)


def small_of(seen: Position | View) -> tuple[int, int]:
    """BS-80, BS-82: returns the rows of the board, and the squares of the largest piece."""
    return len(seen.board), seen.largest or 5


def in_game(seen: Position | View) -> tuple[int, tuple[str, ...]]:
    """BS-81, BS-82: returns how many colours are in the game, and their pieces."""
    side, largest = small_of(seen)
    names = tuple(name for piece, name in enumerate(PIECE_NAMES) if UP_TO[largest] >> piece & 1)
    return (4 if side == SIDE else 2), names


def _kinds(numbers: Any) -> list[Any]:
    return [KIND_NAMES[number] for number in numbers]


def decks(g: Any) -> list[list[int]]:
    """Returns the cards of every pile, its top card first."""
    names = pile_names(int(g["seats"]), bool(g["cards"]))
    return [g["deck"][pile][: g["decked"][pile]].tolist()[::-1] for pile in range(len(names))]


def _hand(g: Any, pile: int) -> list[Any]:
    return [name for name, count in zip(KIND_NAMES, g["hand"][pile].tolist(), strict=True) for _ in range(count)]


@cache
def lying(colour: int, place: int) -> Lying:
    """Returns a colour's piece by its placement."""
    return Lying(COLOUR_NAMES[colour], PIECE_NAMES[piece_of(place)], list(squares_of(place)))  # type: ignore[arg-type]


def _pieces(g: Any) -> list[Lying]:
    places = g["place"].tolist()
    pairs = (divmod(number, PIECES) for number in g["order"][: g["lying"]].tolist())
    return [lying(colour, places[colour][piece]) for colour, piece in pairs]


def numbers_of(options: Options, seats: int) -> tuple[int, int, int, int, int, int]:
    """Returns what a game is set up with: seats, cards, scoring, the colour that begins, rows, pieces."""
    cards, (side, largest) = options["cards"] == "shuffle", agreed_small(options)
    if side != SIDE and (cards or seats != 2):
        raise BadRequest("board-for-two", "BS-81")
    first = COLOUR_NAMES.index(options["first"])
    advanced, pieces = options["scoring"] == "advanced", UP_TO[largest]
    return seats, int(cards), int(advanced), first if side == SIDE else first % 2, side, pieces


def board_of(pieces: list[Lying], side: int) -> list[str]:
    """Returns the board as strings of letters, one for each row."""
    cells = [["."] * side for _ in range(side)]
    for piece in pieces:
        for row, column in piece.squares:
            cells[row][column] = piece.colour[0]
    return ["".join(row) for row in cells]


def _pending(g: Any, seen: bool) -> Pending | None:
    if g["pending"] == NO_CARD:
        return None
    drawn = _kinds(g["drawn"][: g["draws"]].tolist())
    return Pending(
        card=KIND_NAMES[g["pending"]],
        drawn=UNSET if not drawn else drawn if seen else len(drawn),
        colour=UNSET if g["named"] < 0 else COLOUR_NAMES[g["named"]],  # type: ignore[arg-type]
        first=list(squares_of(int(g["first"]))) if g["step"] == SECOND else UNSET,
    )


def _shown(g: Any, seen: bool) -> dict[str, Any]:
    """Returns what position and view have in common; `seen` shows the cards drawn for a choice."""
    names = pile_names(int(g["seats"]), bool(g["cards"]))
    pieces = _pieces(g)
    discards = (g["discard"][pile][: g["discarded"][pile]].tolist() for pile in range(len(names)))
    return {
        "to_act": None if g["step"] in (SHUFFLE, OVER) else int(g["actor"]),
        "colour": COLOUR_NAMES[g["colour"]],
        "step": STEPS[g["step"]],
        "direction": int(g["direction"]),
        "board": board_of(pieces, int(g["side"])),
        "largest": UNSET if g["supply"] == ALL_PIECES else UP_TO.index(int(g["supply"])),
        "pieces": pieces,
        "discards": dict(zip(names, map(_kinds, discards), strict=True)),
        "pending": _pending(g, seen),
        "passes": [name for colour, name in enumerate(COLOUR_NAMES) if g["passes"] >> colour & 1],
        "shared_next": int(g["shared_next"]) if g["seats"] == 3 else None,
        "winners": winners(g) if g["step"] == OVER else UNSET,
    }


def show(state: np.ndarray) -> Position:
    """Returns the position in a record."""
    g = state[0]
    names = pile_names(int(g["seats"]), bool(g["cards"]))
    return Position(
        hands={name: _hand(g, pile) for pile, name in enumerate(names)},
        decks=dict(zip(names, map(_kinds, decks(g)), strict=True)),
        **_shown(g, seen=True),
    )


def may_look(g: Any, pile: int, seat: Seat | None) -> bool:
    """BS-11, BS-61: returns whether a seat sees a hand: its own, or the shared one while it plays that colour."""
    if g["seats"] == 3 and pile == SHARED:
        return bool(g["colour"] == SHARED and g["step"] != OVER and g["actor"] == seat)
    return pile == seat


def see(state: np.ndarray, seat: Seat | None) -> View:
    """Returns the view of a seat."""
    g = state[0]
    names = pile_names(int(g["seats"]), bool(g["cards"]))
    return View(
        seats=int(g["seats"]),
        cards="shuffle" if g["cards"] else "none",
        scoring="advanced" if g["advanced"] else "basic",
        hands={
            name: _hand(g, pile) if may_look(g, pile, seat) else int(g["hand"][pile].sum())
            for pile, name in enumerate(names)
        },
        decks={name: int(g["decked"][pile]) for pile, name in enumerate(names)},
        **_shown(g, seen=seat is not None and g["actor"] == seat and g["step"] == CHOOSE),
    )


def determinize(seen: View, rng: Random) -> Position:
    """Returns a random position with this view: unseen cards of a pile are dealt again."""
    hands: dict[str, list[Kind]] = {}
    piles: dict[str, list[Kind]] = {}
    pending = seen.pending
    for name, hand in seen.hands.items():
        drawn = pending.drawn if pending is not None and pending.drawn and name == _acting(seen) else []
        unseen = _unseen(seen, name, hand, drawn)
        if seen.step != "shuffle":
            rng.shuffle(unseen)
        if isinstance(drawn, int) and pending is not None:
            pending = Pending(pending.card, [unseen.pop() for _ in range(drawn)], pending.colour, pending.first)
        hands[name] = [unseen.pop() for _ in range(hand)] if isinstance(hand, int) else hand
        piles[name] = unseen
    return Position(
        **{
            field: getattr(seen, field)
            for field in Position.__struct_fields__
            if field not in ("hands", "decks", "pending")
        },
        hands=hands,
        decks=piles,
        pending=pending,
    )


def _acting(seen: View) -> str:
    """Returns the name of the pile of the colour to move."""
    return str(COLOUR_NAMES.index(seen.colour) % 2) if seen.seats == 2 else seen.colour


def _unseen(seen: View, name: str, hand: list[Kind] | int, drawn: Any) -> list[Any]:
    """Returns the cards of a pile that this seat has not in sight, by kind."""
    whole = Counter({kind: count * (2 if seen.seats == 2 else 1) for kind, count in CARDS.items()})
    whole.subtract(seen.discards[name])
    whole.subtract(hand if isinstance(hand, list) else [])
    whole.subtract(drawn if isinstance(drawn, list) else [])
    return list(whole.elements())
