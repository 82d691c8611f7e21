"""The solver of Cross Rummy: what it finds is legal and large, and no more than the bound allows."""

import os
import subprocess
import sys
from collections import Counter
from random import Random
from time import perf_counter

import pytest

import budgets
from bordspil.games.cross_rummy.rules.laying import FOUND, LAST, OPEN, OWN, Problem, solves
from bordspil.games.cross_rummy.rules.layout import Table, groups, inspect
from bordspil.games.cross_rummy.rules.tiles import ALL, KIND_OF, NUMBERS
from bordspil.games.cross_rummy.solver import bound, largest_lay
from bordspil.games.cross_rummy.solver.field import pushed_together

UNCOMPILED = """
from bordspil.games.cross_rummy.rules.laying import Problem
from bordspil.games.cross_rummy.solver import largest_lay
line = ((0, 0, 2), (0, 1, 3), (0, 2, 4), (0, 3, 5), (0, 4, 6))
table = (*line, (1, 4, 20), (2, 4, 48), (5, 0, 14), (5, 1, 15), (5, 2, 16))
rack = (17, 30, 31, 32, 34, 44, 46, 47, 49, 52)
for mode in ("open", "last"):
    print(largest_lay.solve(Problem(table, rack, mode, 3), iterations=40, seed=2))
"""

ENOUGH = 3000
MODES = (FOUND, OWN, LAST, OPEN)


def tiles(text: str) -> tuple[int, ...]:
    return tuple(sorted(KIND_OF[name] for name in text.split()))


def drawn(picture: str, row: int = 0, column: int = 0) -> Table:
    """Returns a table from a drawing."""
    return tuple(
        (row + down, column + right, KIND_OF[name])
        for down, line in enumerate(picture.strip().splitlines())
        for right, name in enumerate(line.split())
        if name != "."
    )


def opened(picture: str, rack: str, limit: int = 3) -> Problem:
    return Problem(drawn(picture), tiles(rack), OPEN, limit)


def found(problem: Problem, iterations: int = ENOUGH, seed: int = 0) -> int:
    layout = largest_lay.solve(problem, iterations=iterations, seed=seed)
    return layout.tiles if layout else 0


def problems() -> list[Problem]:
    """Returns positions of all modes as games bring them about: every player lays what is found, or draws."""
    collected = []
    for seed in range(4):
        rng = Random(seed)
        bag = list(ALL)
        rng.shuffle(bag)
        seats = 2 + seed % 3
        racks = [[bag.pop() for _ in range(15)] for _ in range(seats)]
        table: Table = ()
        owned: list[tuple[tuple[int, int], ...] | None] = [None] * seats
        for turn in range(10 * seats):
            seat = turn % seats
            waiting = sum(group is None for group in owned)
            mode = OPEN if not waiting else OWN if owned[seat] is not None else LAST if waiting == 1 else FOUND
            problem = Problem(table, tuple(sorted(racks[seat])), mode, 4 if seats == 4 else 3, owned[seat] or ())
            collected.append(problem)
            layout = largest_lay.solve(problem, iterations=60, seed=turn)
            if layout is None:
                racks[seat].append(bag.pop())
                continue
            laid = solves(problem, layout.table)
            table, owned[seat] = layout.table, laid.own
            racks[seat] = list((Counter(racks[seat]) - Counter(laid.added)).elements())
            if not racks[seat]:
                break
    return collected


@pytest.fixture(scope="module", name="met")
def met_in_games() -> list[Problem]:
    return problems()


def test_positions_of_all_modes_are_met(met: list[Problem]) -> None:
    assert {problem.mode for problem in met} == set(MODES)


@pytest.mark.parametrize("mode", MODES)
def test_every_table_is_legal_and_its_counts_are_true(met: list[Problem], mode: str) -> None:
    some = [problem for problem in met if problem.mode == mode][::2]
    for number, problem in enumerate(some):
        layout = largest_lay.solve(problem, iterations=200, seed=number)
        if layout is None:
            continue
        laid = solves(problem, layout.table)
        assert inspect(layout.table, problem.limit) is None
        assert layout.tiles == len(laid.added) == len(layout.table) - len(problem.table) > 0
        assert layout.moved == laid.moved
        assert layout.tiles <= largest_lay.layable(problem)


def test_more_time_is_never_worse_than_the_first_pass(met: list[Problem]) -> None:
    for number, problem in enumerate(met[::4]):
        assert found(problem, 200, number) >= found(problem, 0, number)


def test_seed_and_steps_give_the_same_table(met: list[Problem]) -> None:
    for problem in met[::9]:
        assert largest_lay.solve(problem, iterations=100, seed=3) == largest_lay.solve(problem, iterations=100, seed=3)


def test_a_rack_without_lines_lays_nothing() -> None:
    problem = opened("r1 r2 r3", "y5 y7 g9 pass2")
    assert largest_lay.layable(problem) == 0
    assert largest_lay.solve(problem, iterations=ENOUGH) is None
    assert largest_lay.solve(Problem((), (), FOUND, 3), iterations=ENOUGH) is None


def test_example_1_the_row_goes_where_it_touches_nothing_else() -> None:
    """EX-1.

    .  y5 .
    .  r5 .
    b4 b5 b6
    .  .  r6
    .  .  g6
    """
    assert found(opened("b4 b5 b6 \n . . r6 \n . . g6", "r5 y5")) == 2


def test_example_3_three_groups_become_two_and_a_new_one_is_founded() -> None:
    """EX-3."""
    before = """
        r5 r6 r7 .  .  .  .  .  .
        .  b6 .  .  .  .  .  .  .
        .  y6 .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        r3 g3 y3 .  .  .  b9 y9 r9
        .  .  y4 .  .  .  .  .  .
        .  .  y5 .  .  .  .  .  .
    """
    problem = opened(before, "r4 b3 r2 g9 g10 g11")
    layout = largest_lay.solve(problem, iterations=20_000)
    assert layout is not None
    assert layout.tiles == 6
    assert len(groups(layout.table)) <= 3


def test_a_ring_is_closed() -> None:
    """A tile between two lines that lie already:

    r12 r13 r14
    g12  .  y14
    b12 b13 b14
    """
    assert found(opened("r12 . r14 \n g12 . y14 \n b12 b13 b14", "r13")) == 1


def test_a_long_run_lends_its_end() -> None:
    # r7 leaves the run, for which r3 to r6 remain.
    assert found(opened("r3 r4 r5 r6 r7", "b7 y7")) == 2


def test_a_tile_that_would_leave_another_alone_stays_on_the_rack() -> None:
    # r5 can leave no run of two behind; there is a third group for nothing.
    assert found(opened("r3 r4 r5", "b5")) == 0


def test_groups_are_limited() -> None:
    three = "r1 r2 r3 \n . . . \n y5 y6 y7 \n . . . \n g9 g10 g11"
    assert found(opened(three, "b12 b13 b14", limit=3)) == 0
    assert found(opened(three, "b12 b13 b14", limit=4)) == 3


def test_only_a_group_of_its_own_is_founded() -> None:
    table = drawn("r1 r2 r3")
    layout = largest_lay.solve(Problem(table, tiles("r4 g7 g8 g9 b8 y8"), FOUND, 3), iterations=ENOUGH)
    assert layout is not None
    assert (layout.tiles, layout.moved, len(groups(layout.table))) == (5, 0, 2)


def test_two_lines_that_do_not_cross_are_no_founding() -> None:
    assert found(Problem((), tiles("r1 r2 r3 g7 g8 g9"), FOUND, 3)) == 3


def test_closed_groups_stay_and_the_own_one_grows_around_them() -> None:
    """The own run grows to the left, since the closed one lies two squares to its right."""
    table = drawn("r4 r5 r6 . g1 g2 g3")
    own = ((0, 0), (0, 1), (0, 2))
    layout = largest_lay.solve(Problem(table, tiles("r3 r7 g4"), OWN, 3, own), iterations=ENOUGH)
    assert layout is not None
    assert layout.tiles == 2
    closed = [(row, column, kind) for row, column, kind in table if column > 3]
    assert set(closed) <= set(layout.table)


def test_the_last_to_found_adds_to_others_too() -> None:
    """CR-36, EX-2: a group of rack tiles stands, and the rest goes anywhere."""
    table = drawn("y1 y2 y3 \n . . . \n b9 b10 b11")
    layout = largest_lay.solve(Problem(table, tiles("g5 g6 g7 g8 y4 y5"), LAST, 3), iterations=ENOUGH)
    assert layout is not None
    assert layout.tiles == 6
    assert any({kind for _, _, kind in group} == set(tiles("g5 g6 g7 g8")) for group in groups(layout.table))


def test_the_last_to_found_needs_a_group_of_its_own() -> None:
    table = drawn("y1 y2 y3 \n . . . \n b9 b10 b11")
    assert found(Problem(table, tiles("y4 y5 b12"), LAST, 3)) == 0


def test_going_out() -> None:
    problem = opened("r5 r6 r7", "r8 r4 b7 y7")
    layout = largest_lay.solve(problem, iterations=ENOUGH)
    assert layout is not None
    assert layout.tiles == len(problem.rack)
    for rack, tiles in (("r8 g1", 1), ("r8 pass2", 1), ("", 0)):
        layout = largest_lay.solve(opened("r5 r6 r7", rack), iterations=ENOUGH)
        assert (0 if layout is None else layout.tiles) == tiles


def test_what_need_not_move_stays() -> None:
    table = "r5 r6 r7 . . \n . . y7 . . \n . . g7 . . \n . . . . . \n b1 b2 b3 b4 ."
    layout = largest_lay.solve(opened(table, "r8 b5"), iterations=ENOUGH)
    assert layout is not None
    assert (layout.tiles, layout.moved) == (2, 0)


def test_tables_far_apart_and_at_the_edge() -> None:
    far = (*drawn("r5 r6 r7", -1000, -1000), *drawn("b1 b2 b3", 1000, 998))
    assert len({tile[:2] for tile in pushed_together(far)}) == 6
    assert found(Problem(far, tiles("r8 b4"), OPEN, 3)) == 2
    assert found(Problem(drawn("r5 r6 r7", 1000, 998), tiles("r8 b7 y7"), OPEN, 3)) == 3


def test_no_bound_is_below_the_largest_lay_found(met: list[Problem]) -> None:
    pytest.importorskip("ortools")
    proven = 0
    for problem in [problem for problem in met if problem.mode == OPEN][::9]:
        tiles_laid = found(problem, 2000)
        known = max(0, tiles_laid - 1)
        assert bound.bound(problem, 0.7, known) >= tiles_laid
        proven += bound.bound(problem, 0.7, tiles_laid) == tiles_laid
    assert proven >= 3


def test_the_bound_sees_the_limit_of_groups() -> None:
    pytest.importorskip("ortools")
    three = "r1 r2 r3 \n . . . \n y5 y6 y7 \n . . . \n g9 g10 g11"
    assert bound.bound(opened(three, "b12 b13 b14", limit=3)) == 0
    assert bound.bound(opened(three, "b12 b13 b14", limit=4)) == 3
    assert bound.bound(opened("r3 r4 r5", "b5")) == 0


def test_without_the_integer_program_the_bound_is_the_tiles_that_have_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ortools.sat.python", None)
    three = "r1 r2 r3 \n . . . \n y5 y6 y7 \n . . . \n g9 g10 g11"
    assert bound.bound(opened(three, "b12 b13 b14 r9")) == 3


def test_all_lines_are_known_to_the_bound() -> None:
    # 14 values with four rows of three and one of four; four colours with 12 + 11 + ... + 1 runs.
    assert len(bound.lines()) == len(set(bound.lines())) == 14 * 5 + 4 * 78


@pytest.mark.parametrize("seconds", [0.0, 0.05, 0.2])
def test_time_is_kept(seconds: float) -> None:
    hopeless = opened("r1 r2 r3 \n . . . \n y5 y6 y7 \n . . . \n g9 g10 g11", "b12 b13 b14")
    largest_lay.solve(hopeless, iterations=10)
    begin = perf_counter()
    assert largest_lay.solve(hopeless, seconds) is None
    assert perf_counter() - begin >= seconds
    assert budgets.is_kept(seconds, lambda: largest_lay.solve(hopeless, seconds))


def test_all_the_number_tiles_make_one_legal_table() -> None:
    everything = tuple(kind for kind in ALL if kind < NUMBERS)
    layout = largest_lay.solve(Problem((), everything, OPEN, 3), iterations=4000)
    assert layout is not None
    assert layout.tiles >= 100


def test_uncompiled_it_finds_the_same() -> None:
    def run(**settings: str) -> str:
        command = [sys.executable, "-c", UNCOMPILED]
        return subprocess.run(command, capture_output=True, check=True, text=True, env=os.environ | settings).stdout

    assert "tiles=" in run()
    assert run(NUMBA_DISABLE_JIT="1") == run()
