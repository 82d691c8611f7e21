"""The position of Blokus Shuffle drawn as text, for the terminal, for golden playthroughs and for bug reports."""

from bordspil.core.game import Paint, Say
from bordspil.games.blokus_shuffle.rules.notation import COLOUR_NAMES, COLUMNS
from bordspil.games.blokus_shuffle.rules.pieces import PIECE_NAMES, SIZE
from bordspil.games.blokus_shuffle.rules.view import View, in_game

NAME_OF = {name[0]: name for name in COLOUR_NAMES}
COLOURS = {"blue": "colour-blue", "yellow": "colour-yellow", "red": "colour-red", "green": "colour-green"}
STEPS = {"card": "draw-card", "choose": "draw-choose", "place": "draw-place", "second": "draw-second"}
KINDS = {
    "skip": "kind-skip",
    "reverse": "kind-reverse",
    "draw2": "kind-draw2",
    "wild": "kind-wild",
    "edge": "kind-edge",
    "recycle": "kind-recycle",
    "warp": "kind-warp",
    "double": "kind-double",
}
SIZES = dict(zip(PIECE_NAMES, SIZE.tolist(), strict=True))


def draw(seen: View, paint: Paint, say: Say) -> str:
    """Returns the board, then what every colour and every hand has left, then what is to be done."""
    colours, _ = in_game(seen)
    lines = ["   " + " ".join(COLUMNS[: len(seen.board)])]
    lines += [f"{number:2} {_row(row, paint)}" for number, row in enumerate(seen.board, start=1)]
    lines += [_colour(seen, name, paint, say) for name in COLOUR_NAMES[:colours]]
    lines += [_cards(seen, pile, say) for pile in seen.hands]
    if seen.to_act is not None:
        lines.append(_task(seen, paint, say))
    return "\n".join(lines) + "\n"


def _row(row: str, paint: Paint) -> str:
    """Draws a row; squares of one colour side by side are one strip."""
    text = ""
    start = 0
    for end in range(1, len(row) + 1):
        if end == len(row) or row[end] != row[start]:
            strip = " ".join(row[start:end])
            text += paint(NAME_OF[row[start]], strip) if row[start] in NAME_OF else strip
            text += " " if end < len(row) else ""
            start = end
    return text


def _colour(seen: View, name: str, paint: Paint, say: Say) -> str:
    lying = {piece.piece for piece in seen.pieces if piece.colour == name}
    left = [piece for piece in in_game(seen)[1] if piece not in lying]
    squares = sum(SIZES[piece] for piece in left)
    return f"{paint(name, say(COLOURS[name]))} {squares}: {' '.join(left)}".rstrip()


def _cards(seen: View, pile: str, say: Say) -> str:
    """Returns the hand where it is seen, how many where not, and how many cards are left to draw."""
    owners = [name for number, name in enumerate(COLOUR_NAMES) if pile in (name, str(number % 2))]
    hand = seen.hands[pile]
    shown = ", ".join(say(KINDS[kind]) for kind in hand) if isinstance(hand, list) else hand
    whose = " ".join(say(COLOURS[name]) for name in owners)
    return f"{whose}: {say('draw-hand', hand=shown or '–')}, {say('draw-deck', deck=seen.decks[pile])}"


def _task(seen: View, paint: Paint, say: Say) -> str:
    arrow = "↻" if seen.direction == 1 else "↺"
    task = f"{arrow} {paint(seen.colour, say(COLOURS[seen.colour]))}: {say(STEPS[seen.step])}"
    card = seen.pending
    if card is None:
        return task
    task += f", {say(KINDS[card.card])}"
    if isinstance(card.drawn, list):
        task += f" ({', '.join(say(KINDS[kind]) for kind in card.drawn)})"
    if card.colour:
        task += f" ({say(COLOURS[card.colour])})"
    return task
