"""Bots: legal moves from a view everywhere, budgets kept, sense in positions where the best move is plain."""

from collections import deque
from copy import copy
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from bordspil import games
from bordspil.core.bot import LEVELS, Bot, Budget
from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest
from bordspil.core.kernel import generator
from bordspil.core.table import Table
from bordspil.games.azul.bots import levels as azul_bot
from bordspil.games.azul.game import game as azul
from bordspil.games.azul.rules.notation import DECODED, Take, Tile, encode
from bordspil.search.any_game import bots_of
from bordspil.search.determinization import SearchBot
from bordspil.search.result import Result
from bordspil.search.searcher import Searcher
from bordspil.search.simple_bots import GreedyBot, RandomBot
from games.azul.drawing_reader import set_up
from games.azul.positions import LOSES_AT_ONCE, MUST_BE_DENIED, WINS_AT_ONCE
from games.walks import kinds, table, walk

NAMES = ("random", "greedy", *LEVELS)
ENOUGH = Budget(simulations=8000)

# The last tile of the round; then chance deals.
LAST_TILE = "displays B"


def opening(seats: int = 2, seed: int = 1) -> Any:
    return Table(azul, {"first": 0}, seats, Chance.of(seed)).state


def choice(bot: Bot, state: Any, budget: Budget = ENOUGH) -> str:
    """Returns the text of a bot's move, chosen from the view of the seat to act."""
    return azul.notation.write(bot.choose(azul.view(state, azul.to_act(state)), budget))


def legal(state: Any) -> list[Take | Tile]:
    return [move for move in azul.moves(state) if isinstance(move, Take | Tile)]


def judged(state: Any) -> dict[str, float]:
    """Returns what every legal move looks worth."""
    moves = legal(state)
    return dict(zip(map(azul.notation.write, moves), azul_bot.scores(state, moves), strict=True))


def searching(seed: int = 1, **settings: Any) -> SearchBot:
    searcher, evaluator = Searcher(azul_bot.program()), azul_bot.evaluator()
    return SearchBot(azul, searcher, evaluator, DECODED.__getitem__, Random(seed), **settings)


def found(budget: Budget, searcher: Searcher | None = None) -> Result:
    """What the plain search finds at the opening."""
    searcher = searcher or Searcher(azul_bot.program())
    return searcher.search(opening(), azul_bot.evaluator(), budget, generator(1))


def simulations(bot: SearchBot, budget: Budget, state: Any = None) -> int:
    """Returns how many simulations a bot runs in all."""
    state = opening() if state is None else state
    return bot.search(azul.view(state, azul.to_act(state)), budget).simulations


@pytest.mark.parametrize("kind", kinds(), ids=str)
def test_every_bot_has_a_legal_move_at_every_table(kind: Any) -> None:
    at = table(kind, 5)
    bots = [bots_of(at.game).make(name, 3) for name in NAMES]
    for number, (state, moves, _) in enumerate(walk(at.game, at, 5)):
        if number % 7 == 0:
            before = msgspec.json.encode(at.game.position(state))
            for bot in bots:
                move = bot.choose(at.game.view(state, at.game.to_act(state)), Budget(simulations=8))
                assert move in moves or not at.game.complete(state)
                at.game.play(state, move)
            assert msgspec.json.encode(at.game.position(state)) == before


@pytest.mark.parametrize("name", games.names())
def test_the_levels_and_yardsticks_exist_in_every_game(name: str) -> None:
    part = bots_of(games.load(name))
    for level in NAMES:
        assert part.make(level, 0)
    with pytest.raises(BadRequest, match="level-unknown"):
        part.make("genius", 0)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_and_simulations_give_the_same_move(name: str) -> None:
    state = opening()
    chosen = [[choice(azul_bot.make(name, seed), state, Budget(simulations=60)) for seed in range(6)] for _ in range(2)]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("given", [1, 2, 40, 333])
def test_a_search_runs_the_simulations_it_is_given(given: int) -> None:
    assert simulations(searching(), Budget(simulations=given)) == given


def test_a_search_never_runs_more_than_its_cap() -> None:
    assert simulations(searching(cap=50), Budget(simulations=1000)) == 50
    assert simulations(searching(cap=50), Budget(seconds=30)) == 50
    assert simulations(searching(cap=50), Budget(simulations=20)) == 20


def test_a_search_uses_its_share_and_divides_it_among_determinizations() -> None:
    assert simulations(searching(share=0.5), Budget(simulations=200)) == 100
    assert simulations(searching(share=0.5, determinizations=4), Budget(simulations=200)) == 4 * 25


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("budget", [Budget(seconds=0), Budget(simulations=0)], ids=str)
def test_without_any_budget_there_is_a_legal_move(name: str, budget: Budget) -> None:
    state = opening()
    assert azul.notation.read(choice(azul_bot.make(name, 1), state, budget)) in azul.moves(state)


@pytest.mark.parametrize("cap", [None, 1500])
def test_without_simulations_a_search_runs_one(cap: int | None) -> None:
    assert simulations(searching(cap=cap), Budget(simulations=0)) == 1


@pytest.mark.parametrize("cap", [None, 100_000])
def test_without_time_a_search_stops_after_its_first_look_at_the_clock(cap: int | None) -> None:
    assert 1 <= simulations(searching(cap=cap), Budget(seconds=0)) < 100


@pytest.mark.parametrize("budget", [{"seconds": -1}, {"seconds": float("nan")}, {"seconds": 1e9}, {"simulations": -1}])
def test_a_budget_that_cannot_be_spent_is_refused(budget: dict[str, Any]) -> None:
    with pytest.raises(BadRequest, match="budget-wrong"):
        Budget(**budget)


def test_a_bot_with_one_move_does_not_search() -> None:
    state = set_up(
        "displays B; seat 0; Y | . . . . .; .Y | . . . . .; ..Y | . . . . .; ...Y | . . . . .; ....Y | . . . . ."
    )
    bot = searching()
    del bot.searcher
    assert choice(bot, state) == "0bf"


@pytest.mark.parametrize("seed", range(3))
def test_search_takes_the_move_that_wins_at_once(seed: int) -> None:
    assert choice(searching(seed), set_up(WINS_AT_ONCE)) == "0w1"


@pytest.mark.parametrize("seed", range(3))
def test_search_leaves_the_move_that_loses_at_once(seed: int) -> None:
    state = set_up(LOSES_AT_ONCE)
    assert choice(azul_bot.make("greedy", seed), state) == "0w1"
    assert choice(searching(seed), state) == "0wf"


@pytest.mark.parametrize("seed", range(3))
def test_search_takes_the_tiles_with_which_the_other_seat_would_win(seed: int) -> None:
    state = set_up(MUST_BE_DENIED)
    assert choice(azul_bot.make("greedy", seed), state) == "1y1"
    assert choice(searching(seed), state).startswith("0w")


@pytest.mark.parametrize("seats", [3, 4])
def test_search_takes_the_move_that_wins_at_once_among_more_seats(seats: int) -> None:
    assert choice(searching(), set_up(WINS_AT_ONCE, seats=seats)) == "0w1"


def test_visits_count_every_simulation_once() -> None:
    result = found(Budget(simulations=500))
    assert sum(result.visits) == 500
    assert sorted(result.moves) == sorted(map(encode, legal(opening())))


def test_a_tree_that_is_full_stops_growing_and_the_search_goes_on() -> None:
    program = azul_bot.program()
    small = copy(program)
    small.shape = program.shape._replace(capacity=len(azul.moves(opening())) + 20)
    small._free = deque()
    result = found(Budget(simulations=2000), Searcher(small))
    assert sum(result.visits) == result.simulations == 2000


def test_memory_is_lent_again_and_as_much_as_the_budget_needs() -> None:
    program = copy(azul_bot.program())
    program._free = deque()
    for simulations, sizes in ((10, 1), (100_000, 2), (20, 2)):
        found(Budget(simulations=simulations), Searcher(program))
        [memory] = program._free
        assert (len(memory.tree) > 1 << 16) == (sizes == 2)
    with program.memory(1) as one, program.memory(1) as other:
        assert not np.shares_memory(one.tree, other.tree)
    assert len(program._free) == 2


def test_a_search_leaves_its_root_alone() -> None:
    state = opening()
    before = state.tobytes()
    Searcher(azul_bot.program()).search(state, azul_bot.evaluator(), Budget(simulations=50), generator(1))
    azul_bot.perft(state, 2)
    assert state.tobytes() == before


def test_perft_does_not_count_across_a_deal() -> None:
    state = set_up(LAST_TILE)
    assert [azul_bot.perft(state, depth) for depth in range(4)] == [1, 6, -1, -1]


def test_perft_counts_nothing_after_the_end() -> None:
    at = table(kinds()[0], 1)
    for _ in walk(at.game, at, 1):
        pass
    assert [azul_bot.perft(at.state, depth) for depth in range(3)] == [1, 0, 0]


@pytest.mark.parametrize(
    ("better", "worse"),
    [("0b1", "0bf"), ("0b2", "0b3"), ("1k3", "1k2"), ("1k3", "1kf"), ("0b2", "0bf")],
)
def test_completing_a_line_looks_better_than_dropping_tiles(better: str, worse: str) -> None:
    """Two blue complete line 2, three black complete line 3; what does not fit falls."""
    state = set_up("displays BBYR KKKW")
    values = judged(state)
    assert values[better] > values[worse]
    moves, logits = np.array([encode(move) for move in legal(state)], np.int32), np.zeros(len(values))
    azul_bot.logits(state[0], None, None, moves, len(moves), logits)
    found = dict(zip(map(azul.notation.write, legal(state)), logits, strict=True))
    assert found[better] > found[worse]


def test_the_greedy_bot_plays_the_move_of_the_highest_score() -> None:
    state = opening()
    values = judged(state)
    assert values[choice(azul_bot.make("greedy", 1), state)] == max(values.values())


def test_a_greedy_bot_that_slips_stays_in_the_better_half() -> None:
    state = opening()
    values = judged(state)
    half = sorted(values.values(), reverse=True)[(len(values) + 1) // 2 - 1]
    chosen = {choice(GreedyBot(azul, azul_bot.scores, seed, slips=1.0), state) for seed in range(40)}
    assert len(chosen) > 10
    assert min(values[move] for move in chosen) >= half


def test_the_random_bot_plays_everything() -> None:
    state = set_up(LAST_TILE)
    bot = RandomBot(azul, 1)
    assert {choice(bot, state) for _ in range(100)} == set(map(azul.notation.write, azul.moves(state)))
