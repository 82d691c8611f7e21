"""Reads a drawing of an Azul table into a position, so that a lesson or a test shows the board it speaks of.

    displays  BBRY KKKK              the first displays; the others are empty
    centre    1 BY                   1 is the marker
    bag       BBY                    left out: the bag gets every tile that is nowhere else
    lid       WW                     left out: empty, or the rest where the bag is drawn

    seat 1, 5 points                 boards that are left out are empty
        . | b y r k w                a pattern line, then its wall row
       .B | . . Y . .                capital letters are tiles; small letters and dots are free
      ... | . . . . .
     .... | . . . . .
    ..... | . . . . .
    floor 1 B

The letters are B blue, Y yellow, R red, K black, W white. A semicolon ends a line too.
"""

import re
from collections import Counter
from typing import Any

COLOURS = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"}
NAMES = COLOURS | {"1": "marker"}


def position(drawing: str, seats: int = 2, **fields: Any) -> dict[str, Any]:
    """Returns the position in a drawing; `fields` replace what the drawing does not show (side, to_act, ...)."""
    table, boards = _split(drawing)
    shown: dict[str, Any] = {
        "side": "coloured",
        "round": 1,
        "phase": "offer",
        "to_act": 0,
        "displays": _displays(table.get("displays", ""), seats),
        "centre": [name for name in _tiles(table.get("centre", "")) if name != "marker"],
        "marker": "centre",
        "boards": [_board(boards.get(seat, [])) for seat in range(seats)],
        "started_by": 0,
    }
    for seat, board in enumerate(shown["boards"]):
        if "marker" in board["floor"]:
            shown["marker"] = seat
    return shown | _bag_and_lid(shown, table) | fields


def _split(drawing: str) -> tuple[dict[str, str], dict[int, list[str]]]:
    table: dict[str, str] = {}
    boards: dict[int, list[str]] = {}
    board: list[str] | None = None
    for line in filter(None, map(str.strip, drawing.replace(";", "\n").splitlines())):
        if found := re.match(r"seat (\d)", line):
            board = boards[int(found[1])] = []
        if board is not None:
            board.append(line)
        else:
            word, _, rest = line.partition(" ")
            table[word] = rest
    assert set(table) <= {"displays", "centre", "bag", "lid"}, table
    return table, boards


def _tiles(letters: str) -> list[str]:
    return [NAMES[letter] for letter in letters.replace(" ", "").replace(".", "")]


def _displays(drawn: str, seats: int) -> list[list[str]]:
    displays = [_tiles(letters) for letters in drawn.split()]
    return displays + [[] for _ in range(2 * seats + 1 - len(displays))]


def _board(drawn: list[str]) -> dict[str, Any]:
    score = re.search(r"\b(\d{1,3}) points", drawn[0]) if drawn else None
    rows = [line.split("|") for line in drawn if "|" in line] or [["", ". . . . ."]] * 5
    assert len(rows) == 5, drawn
    floors = [line.removeprefix("floor") for line in drawn if line.startswith("floor")]
    return {
        "score": int(score[1]) if score else 0,
        "lines": [_line(line) for line, _ in rows],
        "wall": [[COLOURS.get(letter) for letter in row.split()] for _, row in rows],
        "floor": _tiles("".join(floors)),
    }


def _line(letters: str) -> dict[str, Any]:
    tiles = _tiles(letters)
    return {"colour": tiles[0] if tiles else None, "count": len(tiles)}


def _bag_and_lid(shown: dict[str, Any], table: dict[str, str]) -> dict[str, dict[str, int]]:
    """Returns bag and lid: all tiles not drawn lie in the bag, or in the lid where the drawing has a bag."""
    drawn = {name: Counter(_tiles(table.get(name, ""))) for name in ("bag", "lid")}
    lying = drawn["bag"] + drawn["lid"] + Counter(shown["centre"])
    for display in shown["displays"]:
        lying.update(display)
    for board in shown["boards"]:
        lying.update(board["floor"])
        for line, row in zip(board["lines"], board["wall"], strict=True):
            lying.update([line["colour"]] * line["count"] + row)
    rest = Counter({colour: 20 - lying[colour] for colour in COLOURS.values()})
    assert min(rest.values()) >= 0, rest
    drawn["lid" if "bag" in table else "bag"] += rest
    return {name: {colour: counts[colour] for colour in COLOURS.values()} for name, counts in drawn.items()}
