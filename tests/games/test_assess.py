"""Assessments of every game follow from the view alone, whatever the process has searched before."""

import math
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

from bordspil import games
from bordspil.core.bot import Assessment, Budget
from games.walks import Kind, kinds, table, walk

FEW = Budget(simulations=24)
EACH = 4  # positions of a game, spread over all of it


def seen(game_id: str) -> list[tuple[Kind, Any]]:
    """Returns views of a game for each number of seats and other options, with forced moves and last turns."""
    views: list[tuple[Kind, Any]] = []
    for number, kind in enumerate(kind for kind in kinds() if kind[0] == game_id and kind[1] > 1):
        at = table(kind, number)
        states = [(state, len(moves)) for state, moves, _ in walk(at.game, at, number)]
        forced = [state for state, count in states if count == 1 and at.game.complete(state)]
        some = [state for state, _ in states[:: max(1, len(states) // EACH)]] + forced[:1] + forced[-1:]
        views += [(kind, at.game.view(state, at.game.to_act(state))) for state in [*some, states[-1][0]]]
    return views


def assess(game_id: str, views: list[tuple[Kind, Any]]) -> list[Assessment]:
    """Assesses views in turn, as a worker does for an analysis."""
    assessor = games.load(game_id).assessor
    assert assessor is not None
    return [assessor.assess(view, FEW) for _, view in views]


@pytest.mark.parametrize("game_id", games.names())
def test_an_assessment_follows_from_the_view_alone(game_id: str) -> None:
    """The same in a fresh process, in another order, and after any other table was assessed."""
    views = seen(game_id)
    found = assess(game_id, views)
    with ProcessPoolExecutor(1, get_context("spawn")) as fresh:
        elsewhere = fresh.submit(assess, game_id, views[::-1]).result()[::-1]
    assert found == elsewhere
    assert assess(game_id, views[::7]) == found[::7]


@pytest.mark.parametrize("game_id", games.names())
def test_chances_are_shares_of_one_victory(game_id: str) -> None:
    views = seen(game_id)
    for (kind, _), found in zip(views, assess(game_id, views), strict=True):
        assert len(found.chances) == kind[1]
        assert all(math.isfinite(chance) and 0 <= chance <= 1 for chance in found.chances)
        assert sum(found.chances) == pytest.approx(1)
        game, move = games.load(game_id), found.move
        assert game.notation.read(game.notation.write(move)) == move
