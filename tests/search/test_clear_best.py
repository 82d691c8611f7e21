"""One clearly best move: what a short search believes is asked again by a long one, of the move and its rivals."""

from bordspil.search.clear_best import CLEAR, Finder
from bordspil.search.result import Result

BEST, RIVALS = 0, (1, 2, 3, 4)


def finder(short: dict[int, float], long: dict[int, float], twin: int | None = None) -> Finder:
    """Returns a finder in a game of one move: what each is worth to a short search, and to a long one."""

    def search(state: int | None, simulations: int, seed: int) -> Result:
        worth = short if simulations == 10 else long
        order = sorted(worth, key=lambda move: -worth[move])
        visits = tuple(60 if move == order[0] else 10 for move in worth)
        return Result(tuple(worth), visits, tuple(worth.values()), (), 100)

    return Finder(
        search,
        chance=lambda state, seat, simulations, seed: long[state],
        step=lambda state, move: move,
        same=lambda state, move: BEST if move == twin else move,
        glance=10,
        look=1000,
    )


def find(asked: Finder) -> tuple[int, ...] | None:
    found, best = asked.at_first_sight(None, 0)
    if best is None:
        return None
    clear = asked.confirm(None, 0, found, [4], 1)
    return None if clear is None else (clear.best, *clear.same)


def test_a_move_far_ahead_of_all_others_is_found() -> None:
    worth = {BEST: 0.8} | dict.fromkeys(RIVALS, 0.5)
    assert find(finder(worth, worth)) == (BEST,)


def test_a_move_that_is_a_little_ahead_is_none() -> None:
    worth = {BEST: 0.8} | dict.fromkeys(RIVALS, 0.78)
    assert find(finder(worth, worth)) is None


def test_a_rival_that_the_long_search_likes_better_ends_it() -> None:
    short = {BEST: 0.8} | dict.fromkeys(RIVALS, 0.5)
    assert find(finder(short, short | {2: 0.8 - CLEAR + 0.01})) is None


def test_a_natural_move_that_the_short_search_overlooks_is_asked_too() -> None:
    short = {BEST: 0.8, 1: 0.5, 2: 0.5, 3: 0.5, 4: 0.1}
    assert find(finder(short, short | {4: 0.75})) is None


def test_who_is_lost_whatever_they_do_has_no_puzzle() -> None:
    worth = {BEST: 0.3} | dict.fromkeys(RIVALS, 0.05)
    assert find(finder(worth, worth)) is None


def test_the_same_take_from_another_display_is_right_as_well() -> None:
    worth = {BEST: 0.8, 1: 0.8, 2: 0.5, 3: 0.5, 4: 0.5, 5: 0.5}
    assert find(finder(worth, worth, twin=1)) == (BEST, 1)
