"""Sets up drawn tables of Cross Rummy (rules/drawing_reader.py), and plays and shows what comes of them."""

from collections.abc import Iterable
from typing import Any

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from bordspil.games.cross_rummy.rules.drawing_reader import position as position
from bordspil.games.cross_rummy.rules.drawing_reader import table as table
from games.playing import Playing

game = games.load("cross_rummy")
playing = Playing.by_object(game)
play, moves, shown, refusal = playing.play, playing.moves, playing.shown, playing.refusal

OPTIONS = {"first": 0, "open_on_last_founding": True, "games": 1}


def set_up(drawing: str, seats: int = 2, opens: bool = True, games: int = 1, **fields: Any) -> Any:
    """Returns the state of a drawing."""
    options = {"first": 0, "open_on_last_founding": opens, "games": games}
    return game.set_up(position(drawing, seats, **fields), options, seats)


def new_game(seats: int = 2, seed: int = 1, **options: Any) -> Any:
    """Returns the state of a new game after the deal."""
    return Table(game, {"first": 0} | options, seats, Chance.of(seed)).state


def lay(drawing: str, down: int = 0, right: int = 0) -> dict[str, Any]:
    """Returns the Lay after which the table looks like a drawing, shifted as a whole."""
    return {"lay": {"table": [[row + down, column + right, name] for row, column, name in table(drawing)]}}


def rack(state: Any, seat: int) -> list[str]:
    """Returns the tiles of a seat, sorted."""
    return sorted(shown(state, "racks")[seat])


def corner(squares: Iterable[Any]) -> tuple[int, int]:
    """Returns the top and the left of what lies somewhere."""
    there = [(square[0], square[1]) for square in squares]
    return min((row for row, _ in there), default=0), min((column for _, column in there), default=0)


def same_place(given: dict[str, Any]) -> dict[str, Any]:
    """Returns a position whose table is shifted to the top left; piles without an order are sorted."""
    top, left = corner(given["table"])
    placed = dict(given)
    placed["table"] = sorted([row - top, column - left, name] for row, column, name in given["table"])
    placed["founded"] = [
        squares if squares is None else sorted([row - top, column - left] for row, column in squares)
        for squares in given["founded"]
    ]
    placed["racks"] = [sorted(names) for names in given["racks"]]
    placed["pool"], placed["removed"] = sorted(given["pool"]), sorted(given["removed"])
    if given["passing"] is not None:
        chosen = {seat: sorted(names) for seat, names in given["passing"]["chosen"].items()}
        placed["passing"] = given["passing"] | {"chosen": chosen}
    return placed


def refused_by(state: Any, move: dict[str, Any]) -> str | None:
    """Returns the rule with which a move is refused."""
    return refusal(state, move).rule
