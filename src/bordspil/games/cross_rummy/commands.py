"""The request of the line protocol that only Cross Rummy has: `solve`, the largest Lay of the seat to act."""

from typing import Any

from bordspil.core.bot import Budget
from bordspil.core.game import BadRequest, IllegalMove
from bordspil.games.cross_rummy.game import game
from bordspil.games.cross_rummy.rules.laying import problem_of, solves
from bordspil.games.cross_rummy.rules.notation import Lay, to_object
from bordspil.games.cross_rummy.rules.state import State
from bordspil.games.cross_rummy.solver import bound, largest_lay


def solve(state: State | None, request: dict[str, Any]) -> dict[str, Any]:
    """Returns the Lay with the most rack tiles found in `seconds`, their number, and a bound that no Lay exceeds.

    `proof` is the time that may go into a lower bound by the integer program.
    """
    if state is None:
        raise BadRequest("no-game")
    if (seat := game.to_act(state)) is None:
        raise IllegalMove("game-over", "CR-50")
    seconds, proof = _seconds(request, "seconds", 0.1), _seconds(request, "proof", 0.0)
    view = game.view(state, seat)
    if view.stage != "turn":
        return {"move": None, "tiles": 0, "bound": 0}
    problem = problem_of(view)
    found = largest_lay.solve(problem, seconds=seconds)
    if found is None:
        move, tiles = None, 0
    else:
        move, tiles = to_object(Lay.of(found.table)), len(solves(problem, found.table).added)
    most = bound.bound(problem, proof, tiles) if proof else largest_lay.layable(problem)
    return {"move": move, "tiles": tiles, "bound": most}


def _seconds(request: dict[str, Any], field: str, default: float) -> float:
    given = request.get(field, default)
    if type(given) not in (int, float):
        raise BadRequest("field-wrong", field=field)
    return Budget(given).seconds


COMMANDS = {"solve": solve}
