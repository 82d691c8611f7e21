"""Closed groups at Cross Rummy: connected tiles, takes from the pool, and the play of action tiles."""

from collections import Counter
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import pytest

from bordspil.core.bot import Budget
from bordspil.core.game import BadRequest
from bordspil.games.cross_rummy.bots import closed_groups, turns_to_finish, win_estimate
from bordspil.games.cross_rummy.bots.analysis import Turn
from bordspil.games.cross_rummy.bots.closed_groups import ClosedGroupExpert, ClosedGroupSearch, memory_of, weights
from bordspil.games.cross_rummy.bots.dead_tiles import DeadTileSearch, counted
from bordspil.games.cross_rummy.bots.expert import TurnSearch
from bordspil.games.cross_rummy.bots.turns_to_finish import WEIGHTS
from bordspil.games.cross_rummy.game import game
from bordspil.games.cross_rummy.rules.laying import problem_for
from bordspil.games.cross_rummy.rules.notation import Draw, PlayDraw3, PlayPass2, Take
from bordspil.games.cross_rummy.rules.tiles import ALL, KIND_OF, NUMBERS
from bordspil.games.cross_rummy.solver.largest_lay import Effort
from games.cross_rummy.bots.test_bots import RUN, position

SOME = Budget(simulations=3000)
CLOSED: dict[str, Any] = {"founded": [None, None]}


def kinds(names: str) -> list[int]:
    return [KIND_OF[name] for name in names.split()]


def turn(rack: str, pool: str, other: str = "g1 b1", **more: Any) -> Turn:
    return Turn(game.view(position([rack, other], pool, **{**CLOSED, **more}), 0), SOME, Random(1))


@pytest.mark.parametrize(
    ("held", "limit", "apart", "parts"),
    [
        ("r1 r2 r3", 1, 0, 1),
        ("r1 r2", 1, 2, 0),
        ("r1 r2 r3 b9 g9 y9", 1, 3, 2),  # two groups, and one is allowed
        ("r1 r2 r3 b9 g9 y9", 3, 0, 2),
        ("r5 r6 r7 g7 b7", 1, 0, 1),  # they cross at r7
        ("r5 r6 r7 r7", 1, 1, 1),  # the second r7 has no line
        ("r5 r6 r7 r7 g7 b7", 1, 0, 1),  # it has the row
        ("r5 r6 r7 r7 r8 r9", 1, 0, 1),  # one run ends where another begins
        ("r4 r4 y4 y4 g4", 1, 2, 1),  # two rows need six tiles
        ("r4 r4 y4 y4 g4 b4", 1, 0, 1),
        ("r13 r14 r1 y14 g14", 1, 2, 1),  # CR-30: 14 and 1 are no neighbours
    ],
)
def test_what_hangs_together(held: str, limit: int, apart: int, parts: int) -> None:
    memory = memory_of(weights())
    memory["held"], memory["limit"] = counted(kinds(held)), limit
    assert turns_to_finish.count_apart(memory) == apart
    assert memory["parts"][0] == parts


def test_what_hangs_together_can_nearly_always_be_laid() -> None:
    rng, exact = Random(1), 0
    problem = problem_for(position(["r1 r2 r3", "g1 b1"], **CLOSED), 0)
    memory = memory_of(weights())
    memory["limit"] = 1
    for n in range(60):
        held = rng.sample([kind for kind in ALL if kind < NUMBERS], 12 + n // 2)
        memory["held"] = counted(held)
        look = DeadTileSearch(problem, Effort(0.0, 1_000_000, perf_counter), n)
        dead = look.dead(look.unplaced(held), (), 3000)
        assert abs(dead - turns_to_finish.count_apart(memory)) <= 2
        exact += dead == turns_to_finish.count_apart(memory)
    assert exact >= 45


def test_the_tile_that_joins_everything_is_taken() -> None:
    # With g3 the row r3 b3 g3 hangs together with the run; the others are far from everything.
    now = turn("r1 r2 r3 b3 b4 b5", "g3 y9 g12 y14")
    ahead = ClosedGroupSearch(now, Counter(), 1)
    before = ahead.memory.copy()
    ahead.look_ahead()
    assert ahead.g["futures"] == closed_groups.SLICE
    for name in ("held", "unseen", "pool", "first"):
        assert (ahead.memory[name] == before[name]).all()
    assert ahead.tiles_apart(KIND_OF["g3"]) == 0
    assert ahead.tiles_apart(KIND_OF["y9"]) == 4
    least = min(range(4), key=ahead.turns().__getitem__)
    assert ahead.kinds[least] == KIND_OF["g3"]
    assert ClosedGroupExpert(1).choose(now.view, SOME) == Take(KIND_OF["g3"])


def test_without_a_number_in_the_pool_it_draws() -> None:
    now = turn("r1 r2 b7 b9", "draw3 pass2")
    assert ClosedGroupExpert(1).choose(now.view, SOME) == Draw()


def test_the_groups_of_others_count_once_they_may_be_used() -> None:
    # The other one has founded, this is the last to do so (CR-36): r8 goes on from r5 r6 r7.
    founded = [None, [[0, 0], [0, 1], [0, 2]]]
    last = Turn(game.view(position(["r8 b2 y9", "g1"], "y7 g13", RUN, founded=founded), 0), SOME, Random(1))
    ahead = ClosedGroupSearch(last, Counter(), 1)
    assert ahead.g["held"].sum() == 6
    assert ahead.g["limit"] == 3
    assert ahead.tiles_apart(KIND_OF["y7"]) == 3  # b2, y9 and y7 itself


def test_what_others_take_is_remembered_for_the_game() -> None:
    player = ClosedGroupExpert(1)
    first = turn("r1 r2 r3 b3 b4 b5", "g3 y9 g12 y14")
    assert player.choose(first.view, SOME) == Take(KIND_OF["g3"])
    later = turn("r1 r2 r3 b3 b4 b5 g3", "y9 g12 b8", "g1 y14 b1")
    player.watch(later)
    assert player.gone == Counter([KIND_OF["y14"]])
    assert ClosedGroupSearch(later, player.gone, 1).g["unseen"][KIND_OF["y14"]] == 1
    assert ClosedGroupSearch(later, Counter(), 1).g["unseen"][KIND_OF["y14"]] == 2
    player.watch(turn("r1 r2", "y9", "g1"))  # a fuller bag: another game has begun
    assert not player.gone


def test_action_tiles_are_played_where_they_do_least_harm() -> None:
    def act(rack: str) -> Any:
        return ClosedGroupExpert(1).act(TurnSearch(turn(rack, "y9 g12")))

    assert act("r1 r2 r3 b7 b9 pass2") == PlayPass2()  # two dead tiles go with it
    assert act("r1 r2 r3 b7 pass2") is None
    assert act("r1 r2 r3 b7 draw3") is None
    assert act("r1 r2 r3 draw3") == PlayDraw3(1)  # it alone stands in the way
    rack = "r1 r2 r3 b7 draw3"
    rest = Counter(ALL) - Counter(kinds(f"{rack} y9 g12 g1 b1"))
    names = {kind: name for name, kind in KIND_OF.items()}
    removed = tuple(names[kind] for kind in rest.elements() if kind >= NUMBERS)
    other = " ".join(["g1 b1", *(names[kind] for kind in list(rest.elements())[: -6 - len(removed)] if kind < NUMBERS)])
    low = turn(rack, "y9 g12", other, removed=removed)
    assert low.view.bag <= 6
    assert ClosedGroupExpert(1).act(TurnSearch(low)) == PlayDraw3(1)  # it could not be played any more


def test_the_weights_are_all_there(tmp_path: Path) -> None:
    assert len(weights()) == len(WEIGHTS)
    (tmp_path / "broken.json").write_text('{"pool_chance": 1}')
    with pytest.raises(BadRequest, match="file-unreadable"):
        win_estimate.read(tmp_path / "broken.json", WEIGHTS)
