"""The bots of Cross Rummy: legal moves from views alone, budgets, and the style of each level."""

from functools import partial
from random import Random
from typing import Any

import pytest

import budgets
from bordspil import games
from bordspil.arena import outcomes
from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest, agree
from bordspil.core.table import Table
from bordspil.games.cross_rummy.bots import levels
from bordspil.games.cross_rummy.bots.analysis import Turn, partners
from bordspil.games.cross_rummy.bots.expert import Expert, rather_skips
from bordspil.games.cross_rummy.bots.threat import Threat
from bordspil.games.cross_rummy.rules.laying import problem_of
from bordspil.games.cross_rummy.rules.notation import Draw, Lay, Pass, PlayDraw3, PlayPass2, Skip, Take
from bordspil.games.cross_rummy.rules.tiles import ALL, KIND_OF, NAMES
from bordspil.games.cross_rummy.solver import largest_lay

game = games.load("cross_rummy")
FEW = Budget(simulations=60)
SOME = Budget(simulations=20_000)


def position(racks: list[str], pool: str = "", table: Any = (), **more: Any) -> Any:
    """Returns a state of an open table; the tiles not named are in the bag."""
    rest = [NAMES[kind] for kind in ALL]
    for name in [*(name for rack in racks for name in rack.split()), *pool.split(), *(tile[2] for tile in table)]:
        rest.remove(name)
    for name in more.get("removed", ()):
        rest.remove(name)
    Random(1).shuffle(rest)
    shown = {
        "to_act": 0,
        "racks": [rack.split() for rack in racks],
        "pool": pool.split(),
        "bag": rest,
        "table": list(table),
        "founded": [[] for _ in racks],
        "removed": [],
        "passing": None,
        "skips": 0,
    }
    return game.set_up({**shown, **more}, agree(game, {}, len(racks)), len(racks))


def choice(name: str, state: Any, budget: Budget = SOME) -> Any:
    return levels.make(name, 1).choose(game.view(state, game.to_act(state)), budget)


RUN: list[Any] = [[0, 0, "r5"], [0, 1, "r6"], [0, 2, "r7"]]
TWO_RUNS: list[Any] = [*RUN, [2, 0, "y1"], [2, 1, "y2"], [2, 2, "y3"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_all_levels_end_by_legal_moves(seats: int) -> None:
    table = Table(game, agree(game, {}, seats), seats, Chance.of(seats))
    bots = [levels.make(name, seat) for seat, name in enumerate(("expert", "easy", "skilled", "medium")[:seats])]
    while (seat := table.to_act()) is not None:
        table.play(seat, bots[seat].choose(game.view(table.state, seat), FEW))
        assert table.seq < 600
    assert game.winners(table.state)


@pytest.mark.parametrize("name", levels.NAMES)
def test_every_bot_answers_at_every_point_of_a_game(name: str) -> None:
    table = Table(game, agree(game, {}, 3), 3, Chance.of(8))
    walker, asked = Random(5), levels.make(name, 2)
    while (seat := table.to_act()) is not None and table.seq < 150:
        if table.seq % 6 == 0 or table.state.stage == "passing":
            game.play(table.state, asked.choose(game.view(table.state, seat), Budget(simulations=10)))
        table.play(seat, walker.choice(list(game.moves(table.state))))


@pytest.mark.parametrize("name", levels.NAMES)
def test_the_same_seed_gives_the_same_move(name: str) -> None:
    state = position(["r8 b7 y7 g7 r1 y9 b2", "g1 g2"], "r9 b1 g8 y4 y5 r12", TWO_RUNS)
    assert choice(name, state, FEW) == choice(name, state, FEW)


@pytest.mark.parametrize("name", levels.NAMES)
@pytest.mark.parametrize("seconds", [0.0, 0.1])
def test_budgets_are_kept(name: str, seconds: float) -> None:
    state = position(["r8 b7 y7 g7 r1 y9 b2 b4 g13 y13", "g1 g2"], "r9 b1 g8 y4 y5 r12", TWO_RUNS)
    player, view = levels.make(name, 1), game.view(state, 0)
    player.choose(view, Budget(0.0))
    assert budgets.is_kept(seconds, lambda: player.choose(view, Budget(seconds)))


def test_unknown_levels_are_refused() -> None:
    with pytest.raises(BadRequest):
        levels.make("grandmaster", 1, {})


@pytest.mark.parametrize("name", ["greedy", "medium", "strong", "expert"])
def test_who_can_go_out_goes_out(name: str) -> None:
    state = position(["r8 r4 b7 y7", "g1 g2 g3"], "r9", RUN)
    after = game.play(state, choice(name, state))
    assert game.winners(after) == (0,)


def test_easy_adds_to_lines_and_rearranges_nothing() -> None:
    state = position(["r8 b7 y7 g13", "g1 g2"], "r9", TWO_RUNS)
    moves = [levels.make("easy", seed).choose(game.view(state, 0), FEW) for seed in range(20)]
    lays = [move for move in moves if isinstance(move, Lay)]
    lying = {(row, column, KIND_OF[name]) for row, column, name in TWO_RUNS}
    assert lays
    assert all(lying <= set(move.tiles) for move in lays)


def test_casual_lays_now_and_the_expert_waits_for_the_tile_in_the_pool() -> None:
    # With g9 nothing is left on the rack: g8 g9 g10.
    state = position(["r8 g8 g10", "g1 g2 y9 y10 b11 b12 b13"], "g9 y6 b1", TWO_RUNS)
    assert isinstance(choice("casual", state), Lay)
    assert choice("expert", state) == Take(KIND_OF["g9"])


def test_skilled_founds_at_once_and_the_expert_keeps_the_table_closed() -> None:
    # The other one may not touch r9 r10 r11 as long as nothing is founded (CR-35), and so cannot lay b9 and b10.
    rack = "r9 r10 r11 g2 y4 y6 b2 b13 g13"
    table = [[0, 0, "y1"], [0, 1, "y2"], [0, 2, "y3"]]
    founded = [None, [[0, 0], [0, 1], [0, 2]]]
    state = position([rack, "g1 g3 b9 b10"], "r1 r3 b5 b7 y13 g7", table, founded=founded)
    assert isinstance(choice("skilled", state), Lay)
    assert not isinstance(choice("expert", state), Lay)


def test_who_is_hasty_founds_because_it_can() -> None:
    state = position(["r9 r10 r11 g2", "g1 g3", "b3 b4"], "r1 r3", founded=[None] * 3)
    turn = Turn(game.view(state, 0), FEW, Random(0))
    for haste in (0.0, 1.0):
        assert Expert(1, haste=haste).is_hasty(turn) == bool(haste)
        assert isinstance(Expert(1, haste=haste).choose(turn.view, SOME), Lay) == bool(haste)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_level_is_played_as_the_number_of_seats_asks_for(seats: int) -> None:
    state = position(["r9 r10 r11 g2", "g1 g3", "b3 b4", "r5 r6"][:seats], "r1 r3", founded=[None] * seats)
    view = game.view(state, 0)
    for name, makers in levels.PLAYERS.items():
        same = makers[seats - 2](7)
        assert levels.make(name, 7).choose(view, FEW) == same.choose(view, FEW)
    calm, hasty = Expert, partial(Expert, haste=1.0)
    here = (hasty if seats == 2 else calm, hasty if seats == 3 else calm, hasty if seats == 4 else calm)
    assert isinstance(levels.Level(here, 1).choose(view, SOME), Lay)


def test_a_player_with_a_founded_group_is_in_no_haste() -> None:
    table = [[0, 0, "y1"], [0, 1, "y2"], [0, 2, "y3"]]
    founded = [[[0, 0], [0, 1], [0, 2]], None]
    turn = Turn(game.view(position(["r9 r10 r11 g2", "g1 g3"], "r1", table, founded=founded), 0), FEW, Random(0))
    assert not Expert(1, haste=1.0).is_hasty(turn)


def test_the_expert_lays_when_there_is_nothing_to_draw() -> None:
    rest = [NAMES[kind] for kind in ALL]
    for name in ["r8", "g1", "b9", *(tile[2] for tile in TWO_RUNS)]:
        rest.remove(name)
    state = position(["r8 g1", "b9 " + " ".join(rest)], "", TWO_RUNS)
    assert isinstance(choice("expert", state), Lay)
    nothing = position(["g1", "r8 b9 " + " ".join(rest)], "", TWO_RUNS)
    assert choice("expert", nothing) == Skip()


def test_a_lay_that_lets_others_out_is_not_made_if_a_blocked_game_is_won() -> None:
    safe, lost = Threat(0.0, 0.0, 3.0), Threat(1.0, 1.0, 0.0)
    assert rather_skips(safe, lost, 10, 12)
    assert not rather_skips(safe, safe, 10, 12)
    assert not rather_skips(lost, lost, 10, 12)
    assert not rather_skips(safe, lost, 12, 10)


def test_draw_three_goes_to_the_player_closest_to_going_out() -> None:
    state = position(["draw3 r1 g9 b12", "g1 g2 g3 g4 g5", "y9 y11", "b1 b3 b5 b7"], "r9", TWO_RUNS)
    assert choice("expert", state) == PlayDraw3(2)


def test_pass_two_is_played_while_there_is_something_to_get_rid_of() -> None:
    state = position(["pass2 r1 g9 b12 y14", "g1 g2 g3 g4 g5 b5 b6"], "r9", TWO_RUNS)
    assert choice("expert", state) == PlayPass2()


def test_the_expert_passes_tiles_that_it_cannot_use() -> None:
    state = position(
        ["r8 y4 g12 b14", "g1 g2 g3 g4 g5 b5 b6"], "r9", TWO_RUNS, passing={"by": 0, "chosen": {}}, removed=["pass2"]
    )
    assert choice("expert", state) == Pass((KIND_OF["g12"], KIND_OF["b14"]))


def test_the_casual_bot_takes_a_tile_near_to_a_line() -> None:
    state = position(["g9 g10 b1", "g1 g2 g3 g4 g5 b5 b6"], "g11 b13 y9", TWO_RUNS)
    assert choice("casual", state) == Take(KIND_OF["g11"])


def test_hints_tell_how_many_tiles_and_which() -> None:
    state = position(["r8 b7 y7 g13", "g1 g2"], "r9", TWO_RUNS)
    hint = levels.hint(game.view(state, 0), SOME)
    assert hint["tiles"] == 3
    assert game.play(state, game.notation.from_object(hint["move"])).racks[0] == (KIND_OF["g13"],)
    assert levels.hint(game.view(position(["g13", "g1"], "r9", RUN), 0), FEW) == {"tiles": 0, "move": None}


def test_the_partners_of_a_tile() -> None:
    names = {tuple(NAMES[kind] for kind in pair) for pair in partners(KIND_OF["r1"])}
    assert names == {("y1", "g1"), ("y1", "b1"), ("g1", "b1"), ("r2", "r3")}


def test_perft_counts_where_everything_is_listed() -> None:
    state = position(["r8 r9", "g1 g2"], "r9", RUN)
    assert [game.perft(state, depth) for depth in range(2)] == [1, -1]
    passing = position(["r8 r9 b1", "g1 g2"], "y9", RUN, passing={"by": 0, "chosen": {}}, removed=["pass2"])
    assert [game.perft(passing, depth) for depth in range(3)] == [1, 3, 3]


def test_the_expert_beats_the_easy_bot() -> None:
    won = 0
    for deal in range(3):
        bots = [levels.make("expert", deal), levels.make("easy", deal)]
        table, _ = outcomes.play_game(game, agree(game, {}, 2), bots, f"bots {deal}", Budget(simulations=1000))
        won += game.winners(table.state) == (0,)
    assert won >= 2


def test_what_a_bot_counts_as_dead_cannot_be_laid() -> None:
    state = position(["r8 b7 y7 g13 y9", "g1 g2"], "r9", TWO_RUNS)
    problem = problem_of(game.view(state, 0))
    assert len(problem.rack) - largest_lay.count_tiles(problem, iterations=2000) == 2
    assert isinstance(choice("greedy", position(["g13", "g1"], "", RUN)), Draw)
