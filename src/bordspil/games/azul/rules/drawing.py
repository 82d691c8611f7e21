"""The position of Azul drawn as text, for the terminal, for golden playthroughs and for bug reports."""

from collections.abc import Sequence
from itertools import zip_longest

from bordspil.core.game import Paint, Say
from bordspil.games.azul.rules.notation import COLOUR_NAMES, LETTERS
from bordspil.games.azul.rules.view import Board, Position, colours_of

LETTER = {name: letter.upper() for name, letter in zip(COLOUR_NAMES, LETTERS, strict=True)}
WIDTH = 24
PENALTIES = ("-1", "-1", "-2", "-2", "-2", "-3", "-3")


def draw(seen: Position, paint: Paint, say: Say) -> str:
    """Draws displays and centre on top, then the boards, two beside each other."""
    tops = [f"{number} {_tiles(display, paint, 4)}" for number, display in enumerate(seen.displays)]
    marker = "1 " if seen.marker == "centre" else ""
    centre = _tiles(sorted(seen.centre, key=COLOUR_NAMES.index), paint, len(seen.centre))
    bag = " ".join(f"{paint(name, LETTER[name])}{seen.bag.get(name, 0)}" for name in COLOUR_NAMES)  # type: ignore[call-overload]
    lines = [
        f"{say('draw-round', round=seen.round)}   {say('draw-bag')} {bag}",
        "   ".join(tops),
        f"c {marker}{centre}".rstrip(),
        "",
    ]
    boards = [_board(seen, seat, board, paint, say) for seat, board in enumerate(seen.boards)]
    nothing: list[str] = []
    for left, right in zip_longest(boards[::2], boards[1::2], fillvalue=nothing):
        lines += [f"{one}    {other}".rstrip() for one, other in zip_longest(left, right, fillvalue="")]
        lines.append("")
    return "\n".join(lines)


def _tiles(colours: Sequence[str], paint: Paint, width: int) -> str:
    return "".join(paint(name, LETTER[name]) for name in colours) + "." * (width - len(colours))


def _board(seen: Position, seat: int, board: Board, paint: Paint, say: Say) -> list[str]:
    sign = ">" if seat == seen.to_act else " "
    marker = "  1" if seen.marker == seat else ""
    head = f"{sign}{say('draw-seat', seat=seat, points=board.score)}{marker}"
    rows = [
        f" {number + 1} {_line(board, number, paint)} | {_wall(seen, board, number, paint)}"
        for number in range(colours_of(seen))
    ]
    floor = [paint(name, LETTER.get(name, "1")) for name in board.floor]
    spaces = [f"{tile} " for tile in floor] + list(PENALTIES[len(floor) :])
    return [head.ljust(WIDTH), *(row + " " * 4 for row in rows), f" f {' '.join(spaces)} "]


def _line(board: Board, number: int, paint: Paint) -> str:
    line = board.lines[number]
    free = "." * (number + 1 - line.count)
    lying = "" if line.colour is None else paint(line.colour, LETTER[line.colour] * line.count)
    return " " * (4 - number) + free + lying


def _wall(seen: Position, board: Board, row: int, paint: Paint) -> str:
    cells = []
    colours = colours_of(seen)
    for column, name in enumerate(board.wall[row][:colours]):
        if name is not None:
            cells.append(paint(name, LETTER[name]))
        elif seen.side == "coloured":
            cells.append(LETTERS[(column - row) % colours])
        else:
            cells.append(".")
    return " ".join(cells)
