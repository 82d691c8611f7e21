"""Reads drawings of parts of a Blokus Shuffle board into positions, so that a test shows the squares it speaks of.

top left                   a corner of the board, drawn below; what is not drawn is empty
bbb..1                     b blue, y yellow, r red, g green: connected squares are a piece,
..Br.1                     and capital letters keep it apart from one that it touches
.BB.22                     digits are free squares that the test points to
hand blue wild skip        left out: no cards
deck blue warp edge        top first; left out: all cards of the colour that are nowhere else
discards blue draw2        left out: none, or the rest where the deck is drawn; of two players "0" and "1"
"""

from collections import Counter
from typing import Any

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from games.blokus_shuffle.slow import CARDS, COLOURS
from games.blokus_shuffle.slow_pieces import SHAPES, Square, drawn, orientations, to_corner
from games.playing import Playing

game = games.load("blokus_shuffle")
playing = Playing.by_object(game)
play, moves, shown = playing.play, playing.moves, playing.shown

LETTERS = {colour[0]: colour for colour in COLOURS}
NAMES = {shape: name for name, drawing in SHAPES.items() for shape in orientations(drawn(drawing))}
CORNERS = {"top left": (0, 0), "top right": (0, 1), "bottom left": (1, 0), "bottom right": (1, 1)}

# All pieces of a colour in a quarter of the board: letter n of the alphabet is piece n.
QUARTER = """
    ppmuullllt
    apm.ujj.lt
    ppmmuujjtt
    obbmnnjkft
    ooosnnnkf.
    oqsssrrkff
    eq.srrikhh
    eqqqriikhh
    egggdiccc.
    e.gdd.....
"""
QUARTERS = {"blue": (0, 0), "yellow": (0, 10), "red": (10, 10), "green": (10, 0)}


def position(drawing: str, seats: int = 4, cards: str = "shuffle", **fields: Any) -> dict[str, Any]:
    """Returns the position in a drawing; `fields` replace what the drawing does not show (colour, step, ...)."""
    shown: dict[str, Any] = {
        "colour": "blue",
        "step": "place",
        "direction": 1,
        "pieces": _pieces(marks(drawing)),
        "pending": None,
        "passes": [],
        "shared_next": 0 if seats == 3 else None,
    }
    shown |= _cards(drawing, seats) if cards == "shuffle" else {"hands": {}, "decks": {}, "discards": {}}
    shown |= fields
    shown["pieces"] = shown["pieces"] + shown.pop("more", [])
    shown |= {"board": board(shown["pieces"])}
    owner = str(COLOURS.index(shown["colour"]) % 2) if seats == 2 else shown["colour"]
    if "step" not in fields and shown["hands"].get(owner):
        shown["step"] = "card"
    shared = seats == 3 and shown["colour"] == "green"
    return {"to_act": shown["shared_next"] if shared else COLOURS.index(shown["colour"]) % seats} | shown


def set_up(drawing: str, seats: int = 4, cards: str = "shuffle", scoring: str = "basic", **fields: Any) -> Any:
    """Returns the state of a drawing."""
    options = {"cards": cards, "scoring": scoring, "first": "blue"}
    return game.set_up(position(drawing, seats, cards, **fields), options, seats)


def new_game(seats: int = 4, seed: int = 1, **options: Any) -> Any:
    """Returns the state of a new game after the cards were shuffled."""
    return Table(game, options, seats, Chance.of(seed)).state


def quarter(colour: str, without: str = "", last: str = "") -> list[dict[str, Any]]:
    """Returns all pieces of a colour, packed into its quarter, without some of them; one can be the last placed."""
    top, left = QUARTERS[colour]
    squares: dict[str, list[list[int]]] = {}
    for row, line in enumerate(QUARTER.split()):
        for column, letter in enumerate(line):
            squares.setdefault(letter, []).append([top + row, left + column])
    placed = [
        {"colour": colour, "piece": name, "squares": squares[letter]}
        for name, letter in zip(SHAPES, "abcdefghijklmnopqrstu", strict=True)
        if name not in without.split()
    ]
    return sorted(placed, key=lambda piece: piece["piece"] == last)


def board(pieces: list[dict[str, Any]]) -> list[str]:
    """Returns the squares of these pieces as twenty strings."""
    letters = {tuple(square): piece["colour"][0] for piece in pieces for square in piece["squares"]}
    return ["".join(letters.get((row, column), ".") for column in range(20)) for row in range(20)]


def marks(drawing: str) -> dict[Square, str]:
    """Returns every drawn square with its letter or digit."""
    found: dict[Square, str] = {}
    for where, lines in _parts(drawing).items():
        down, right = CORNERS[where]
        for row, line in enumerate(lines):
            for column, mark in enumerate(line):
                if mark != ".":
                    found[row + down * (20 - len(lines)), column + right * (20 - len(line))] = mark
    return found


def squares(drawing: str, digit: str) -> list[list[int]]:
    """Returns the squares under a digit."""
    return [list(square) for square, mark in sorted(marks(drawing).items()) if mark == digit]


def place(drawing: str, digit: str) -> dict[str, Any]:
    """Returns the move that places a piece on the squares under a digit."""
    there = squares(drawing, digit)
    return {"place": NAMES[to_corner([(row, column) for row, column in there])], "squares": there}


def refusal(state: Any, move: dict[str, Any]) -> str | None:
    """Returns the rule with which a move is refused."""
    return playing.refusal(state, move).rule


def _parts(drawing: str) -> dict[str, list[str]]:
    parts: dict[str, list[str]] = {}
    part: list[str] | None = None
    for line in filter(None, map(str.strip, drawing.splitlines())):
        if line in CORNERS:
            part = parts[line] = []
        elif line.split()[0] in ("hand", "deck", "discards"):
            part = None
        else:
            assert part is not None, line
            part.append(line)
    return parts


def _pieces(drawn: dict[Square, str]) -> list[dict[str, Any]]:
    """Connected squares with the same letter, in the order of their first squares."""
    pieces = []
    left = {square: mark for square, mark in sorted(drawn.items()) if mark.lower() in LETTERS}
    while left:
        first, mark = next(iter(left.items()))
        piece, reached = set(), [first]
        while reached:
            row, column = reached.pop()
            if left.get((row, column)) == mark:
                del left[row, column]
                piece.add((row, column))
                reached += [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
        name, colour = NAMES[to_corner(piece)], LETTERS[mark.lower()]
        pieces.append({"colour": colour, "piece": name, "squares": [list(square) for square in sorted(piece)]})
    return pieces


def _cards(drawing: str, seats: int) -> dict[str, dict[str, list[str]]]:
    """All cards are somewhere: the rest goes to the deck, or to the discards where the deck is drawn."""
    owners = ["0", "1"] if seats == 2 else COLOURS
    piles: dict[str, dict[str, list[str]]] = {"hand": {}, "deck": {}, "discards": {}}
    for words in map(str.split, drawing.splitlines()):
        if words and words[0] in piles:
            piles[words[0]][words[1]] = words[2:]
    for owner in owners:
        rest = Counter(CARDS * (2 if seats == 2 else 1))
        rest.subtract(card for pile in piles.values() for card in pile.get(owner, []))
        assert min(rest.values()) >= 0, rest
        target = "discards" if owner in piles["deck"] else "deck"
        piles[target][owner] = piles[target].get(owner, []) + sorted(rest.elements())
    named = {"hands": piles["hand"], "decks": piles["deck"], "discards": piles["discards"]}
    return {name: {owner: pile.get(owner, []) for owner in owners} for name, pile in named.items()}
