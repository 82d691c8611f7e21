"""Sets up drawn tables of Azul (rules/drawing_reader.py), and plays and draws what comes of them."""

from typing import Any

from bordspil.games.azul.game import game
from bordspil.games.azul.rules.drawing_reader import COLOURS, NAMES
from bordspil.games.azul.rules.drawing_reader import position as position
from games.playing import Playing

playing = Playing.by_text(game)
play = playing.play


def set_up(drawing: str, seats: int = 2, **fields: Any) -> Any:
    """Returns the state of a drawing."""
    drawn = position(drawing, seats, **fields)
    return game.set_up(drawn, {"side": drawn["side"], "first": 0}, seats)


def moves(state: Any) -> set[str]:
    """Returns the legal moves as text."""
    return set(playing.moves(state))


def refusal(state: Any, text: str) -> tuple[str, str | None]:
    """Returns the key and the rule with which a move is refused."""
    return playing.refusal(state, text)[:2]


def told(state: Any, text: str, event: str) -> list[dict[str, Any]]:
    """Returns the events of a move that are of this kind."""
    return [
        happening for happening in game.events(state, game.notation.read(text), None) if happening["event"] == event
    ]


def lines(state: Any, seat: int) -> list[str]:
    """Returns the pattern lines of a board as they are drawn, without the blanks in front."""
    board = game.position(state)["boards"][seat]
    return [
        "." * (number - line["count"]) + _letter(line["colour"]) * line["count"]
        for number, line in enumerate(board["lines"], start=1)
    ]


def wall(state: Any, seat: int) -> list[str]:
    """Returns the wall of a board as it is drawn."""
    return [" ".join(map(_letter, row)) for row in game.position(state)["boards"][seat]["wall"]]


def floor(state: Any, seat: int) -> str:
    """Returns the floor line of a board as it is drawn."""
    return "".join(map(_letter, game.position(state)["boards"][seat]["floor"]))


def pile(state: Any, name: str) -> str:
    """Returns the tiles of bag or lid, by colour."""
    counts: dict[str, int] = game.position(state)[name]
    return "".join(letter * counts[colour] for letter, colour in COLOURS.items())


def _letter(name: str | None) -> str:
    return next((letter for letter, known in NAMES.items() if known == name), ".")
