"""The win estimate of Cross Rummy: near 1 for a player that can go out; in a series earlier points count."""

from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

import budgets
from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest, agree
from bordspil.core.table import Table
from bordspil.games.cross_rummy.bots import levels
from bordspil.games.cross_rummy.bots.draw_potential import Forecast
from bordspil.games.cross_rummy.bots.threat import Threat
from bordspil.games.cross_rummy.bots.win_estimate import (
    FEATURES,
    PublicState,
    chances,
    estimate,
    features,
    read,
    weights,
)
from bordspil.games.cross_rummy.game import game
from bordspil.games.cross_rummy.rules.notation import Draw, Lay, Pass
from games.cross_rummy.bots.test_bots import RUN, position

FEW = Budget(simulations=200)


def test_who_can_go_out_has_nearly_won_and_is_shown_how() -> None:
    state = position(["r8", "b1 b2 y9 y10 g1"], table=RUN)
    view = game.view(state, 0)
    found = levels.assess(view, FEW)
    assert found.chances[0] > 0.85
    assert sum(found.chances) == pytest.approx(1)
    assert isinstance(found.move, Lay)
    hint = levels.hint_of(view, found.move)
    assert hint is not None
    assert hint["tiles"] == 1
    assert hint["move"] == game.notation.to_object(found.move)
    assert levels.hint_of(view, Draw()) is None


def forecast(dead: int, soon: float | None = None, none: float = 0.0) -> Forecast:
    return Forecast(dead, dead if soon is None else soon, none, float(dead < 2))


SEEN = PublicState(rack=12, actions=0, open=True, mine=True, theirs=True, bag=40)
SAFE = Threat(0.0, 0.0, 5.0)


def test_fewer_tiles_that_cannot_be_laid_are_better_now_and_soon() -> None:
    now = [estimate(features(SEEN, forecast(dead), SAFE)) for dead in (0, 1, 2, 5)]
    assert now == sorted(now, reverse=True)
    assert len(set(now)) == 4
    soon = [
        estimate(features(SEEN, forecast(2, soon, none), SAFE)) for soon, none in ((0.5, 0.6), (1.0, 0.3), (2.0, 0.0))
    ]
    assert soon == sorted(soon, reverse=True)
    assert len(set(soon)) == 3


def test_the_estimate_falls_with_threats_and_with_an_own_group_that_others_wait_behind() -> None:
    assert estimate(features(SEEN, forecast(2), SAFE)) > estimate(features(SEEN, forecast(2), Threat(1.0, 1.0, 0.0)))
    waiting = replace(SEEN, open=False, mine=False, theirs=True)
    waited_for = replace(SEEN, open=False, mine=True, theirs=False)
    assert estimate(features(waiting, forecast(5), SAFE)) > estimate(features(waited_for, forecast(5), SAFE))


def test_every_measure_has_a_name_and_a_weight(tmp_path: Path) -> None:
    assert len(features(SEEN, forecast(2), SAFE)) == len(FEATURES) == len(weights())
    with pytest.raises(BadRequest, match="file-unreadable"):
        read(tmp_path / "none.json")
    for text in ("{}", "[]", "{", '{"always": "much"}'):
        (tmp_path / "broken.json").write_text(text)
        with pytest.raises(BadRequest, match="file-unreadable"):
            read(tmp_path / "broken.json")


def test_among_more_players_the_same_position_is_worth_less() -> None:
    view = game.view(position(["r8 b1 b2", "b4 g1 g2"], table=RUN), 0)
    assert chances(view, 0.6) == pytest.approx((0.6, 0.4))
    four = replace(view, seats=4)
    assert chances(four, 0.5) == pytest.approx((0.25,) * 4)
    assert chances(four, 1.0) == (1.0, 0.0, 0.0, 0.0)


def test_in_a_series_the_points_before_count() -> None:
    view = replace(game.view(position(["r8 b1 b2", "b4 g1 g2"], table=RUN), 0), games=3, game=3)
    ahead, behind = (chances(replace(view, totals=totals), 0.5)[0] for totals in ([0, 90], [90, 0]))
    assert ahead > 0.9
    assert behind < 0.15
    assert sum(chances(view, 0.5)) == pytest.approx(1)


def test_while_tiles_are_passed_on_there_are_chances_too() -> None:
    passing = {"by": 0, "chosen": {}}
    state = position(["r8 y4 g12 b14", "g1 g2 g3 g4 g5"], "r9", RUN, passing=passing, removed=["pass2"])
    found = levels.assess(game.view(state, 0), FEW)
    assert isinstance(found.move, Pass)
    assert 0 < found.chances[0] < 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_is_judged_with_a_legal_move_in_time(seats: int) -> None:
    table = Table(game, agree(game, {}, seats), seats, Chance.of(seats))
    for _ in range(6):
        view = game.view(table.state, table.to_act())
        assert budgets.is_kept(0.0, partial(levels.assess, view, Budget(seconds=0.0)))
        found = levels.assess(view, Budget(seconds=0.0))
        assert len(found.chances) == seats
        assert sum(found.chances) == pytest.approx(1)
        table.play(None, levels.assess(view, FEW).move)


def test_a_game_that_is_over_has_no_chances_left() -> None:
    view = replace(game.view(position(["r8 b1", "b4"]), 0), to_act=None)
    with pytest.raises(BadRequest, match="game-over"):
        levels.assess(view, FEW)
