"""Chances at Cross Rummy: who can go out is nearly there, in a series the points before count, and moves are legal."""

from time import perf_counter

import pytest
from msgspec.structs import replace

from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest, agree
from bordspil.core.table import Table
from bordspil.games.cross_rummy import bot
from bordspil.games.cross_rummy.game import game
from bordspil.games.cross_rummy.notation import Draw, Lay
from bordspil.games.cross_rummy.outlook import chances
from bordspil.search.bot import Budget
from games.cross_rummy.test_bots import RUN, position

FEW = Budget(simulations=200)


def test_who_can_go_out_has_nearly_won_and_is_shown_how() -> None:
    state = position(["r8", "b1 b2 y9 y10 g1"], table=RUN)
    view = game.view(state, 0)
    found = bot.assess(view, FEW)
    assert found.chances[0] > 0.85
    assert sum(found.chances) == pytest.approx(1)
    assert isinstance(found.move, Lay)
    hint = bot.hint_of(view, found.move)
    assert hint is not None
    assert hint["tiles"] == 1
    assert hint["move"] == game.to_object(found.move)
    assert bot.hint_of(view, Draw()) is None


def test_fewer_tiles_that_cannot_be_laid_are_better_and_so_are_fewer_of_others() -> None:
    view = game.view(position(["r8 b1 b2", "b4 g1 g2"], table=RUN), 0)
    own = [chances(view, dead)[0] for dead in (0, 1, 2, 5)]
    assert own == sorted(own, reverse=True)
    assert len(set(own)) == 4
    assert chances(view, 2)[0] > chances(replace(view, racks=[3, 1]), 2)[0]


def test_in_a_series_the_points_before_count() -> None:
    view = replace(game.view(position(["r8 b1 b2", "b4 g1 g2"], table=RUN), 0), games=3, game=3)
    ahead, behind = (chances(replace(view, totals=totals), 2)[0] for totals in ([0, 90], [90, 0]))
    assert ahead > 0.9
    assert behind < 0.15
    assert sum(chances(view, 2)) == pytest.approx(1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_is_judged_with_a_legal_move_in_time(seats: int) -> None:
    table = Table(game, agree(game, {}, seats), seats, Chance.of(seats))
    for _ in range(6):
        view = game.view(table.state, table.to_act())
        began = perf_counter()
        found = bot.assess(view, Budget(seconds=0.0))
        assert perf_counter() - began < 1.0  # the machine may be busy
        assert len(found.chances) == seats
        assert sum(found.chances) == pytest.approx(1)
        table.play(None, bot.assess(view, FEW).move)


def test_a_game_that_is_over_has_no_chances_left() -> None:
    view = replace(game.view(position(["r8 b1", "b4"]), 0), to_act=None)
    with pytest.raises(BadRequest, match="game-over"):
        bot.assess(view, FEW)
