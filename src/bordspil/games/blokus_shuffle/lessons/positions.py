"""Positions of Blokus Shuffle for two, as the protocol writes them: pieces by squares, and all cards somewhere."""

from collections import Counter
from typing import Any

from bordspil.games.blokus_shuffle.rules.notation import SQUARE, piece_of
from bordspil.games.blokus_shuffle.rules.pieces import PIECE_NAMES, PLACE_OF
from bordspil.games.blokus_shuffle.rules.state import CARDS

# Every colour in its corner; then blue and yellow have gone on.
CORNERS = ("blue a1b1c1a2a3", "yellow t1s1r1t2t3", "red t20s20r20t19t18", "green a20b20c20a19a18")
MIDDLE = (*CORNERS, "blue d2d3d4e4", "yellow q2q3q4p4")


def squares_of(text: str) -> list[tuple[int, int]]:
    """Returns squares by row and column, sorted."""
    return sorted((int(row) - 1, ord(column) - ord("a")) for column, row in SQUARE.findall(text))


def position(pieces: tuple[str, ...], hand: str = "", pending: Any = None, step: str = "", top: str = "") -> Any:
    """Returns the position in which blue is to act, with these cards in hand and on top of the pile."""
    lying = [_lying(*piece.split()) for piece in pieces]
    board = [["."] * 20 for _ in range(20)]
    for piece in lying:
        for row, column in piece["squares"]:
            board[row][column] = piece["colour"][0]
    drawn = [] if pending is None else pending.get("drawn", [])
    held, named = hand.split(), top.split()
    rest = Counter({kind: 2 * count for kind, count in CARDS.items()})
    pile = named + sorted((rest - Counter([*held, *named, *drawn])).elements())
    return {
        "to_act": 0,
        "colour": "blue",
        "step": step or ("card" if held else "place"),
        "direction": 1,
        "board": ["".join(row) for row in board],
        "pieces": lying,
        "hands": {"0": held, "1": []},
        "decks": {"0": pile, "1": sorted(rest.elements())},
        "discards": {"0": [], "1": []},
        "pending": pending,
        "passes": [],
        "shared_next": None,
    }


def _lying(colour: str, squares: str) -> dict[str, Any]:
    there = squares_of(squares)
    piece = PIECE_NAMES[piece_of(PLACE_OF[tuple(there)])]
    return {"colour": colour, "piece": piece, "squares": [list(square) for square in there]}
