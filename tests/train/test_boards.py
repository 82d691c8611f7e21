"""The inputs and actions of the trainer's net against the rules; all views show the same game."""

from typing import Any

import numpy as np
import pytest

from bordspil.games.blokus_shuffle.rules import legal_moves, turns
from bordspil.games.blokus_shuffle.rules.pieces import PIECE_OF, PLACEMENTS, SIDE, SQUARES, squares_of
from bordspil.games.blokus_shuffle.rules.scoring import squares_left
from bordspil.games.blokus_shuffle.rules.state import OVER, STATE
from train.scripts import part


@pytest.fixture(scope="module")
def board() -> Any:
    return part("boards.blokus_classic")


def positions(count: int, seed: int) -> list[np.ndarray]:
    """Returns positions of one random game, the last one over."""
    state, listed = np.zeros(1, STATE), np.zeros(legal_moves.LONGEST_LIST, np.int32)
    turns.set_up(state[0], 4, 0, 0, 0)
    rng = np.random.default_rng(seed)
    found = [state.copy()]
    while state["step"][0] != OVER:
        turns.step(state, int(rng.choice(listed[: legal_moves.list_moves(state, listed)])))
        found.append(state.copy())
    return [*found[: -1 : max(1, len(found) // count)], found[-1]]


def look(board: Any, states: np.ndarray) -> dict[str, np.ndarray]:
    """Returns the inputs of the net for some states."""
    count = len(states)
    room, reach = np.zeros(board.LONGEST, np.int32), np.zeros((count, 4, SIDE), np.int32)
    seen = {
        "squares": np.full((count, SQUARES), -1, np.int32),
        "numbers": np.zeros((count, board.NUMBERS), np.uint8),
        "listed": np.full((count, board.LISTED), -1, np.int32),
        "counts": np.zeros(count, np.int32),
        "mover": np.zeros(count, np.int64),
        "view": np.zeros(count, np.int64),
        "over": np.zeros(count, np.bool_),
        "results": np.zeros((count, 8), np.float32),
    }
    for n in range(count):
        board.tell_row(states, n, seen["mover"], seen["view"], seen["over"], seen["results"])
        for k in range(4):
            found = board.look_row(states, n, k, board.ACTION_TO, room, reach, seen["numbers"], seen["listed"])
            if k == 0:
                seen["counts"][n] = found
        for row in range(SIDE):
            board.see_row(states, n, row, board.SQUARE_TO, reach, seen["squares"])
    return seen


def legal(state: np.ndarray) -> list[int]:
    listed = np.zeros(legal_moves.LONGEST_LIST, np.int32)
    found: list[int] = listed[: legal_moves.list_moves(state, listed)].tolist()
    return found


def test_a_view_is_a_symmetry_that_brings_the_own_corner_to_the_top_left(board: Any) -> None:
    corners = [0, SIDE - 1, SQUARES - 1, SQUARES - SIDE]
    for view in range(8):
        squares = board.SQUARE_TO[view]
        assert sorted(squares) == list(range(SQUARES))
        assert squares[corners[view % 4]] == 0
        following = (view + 1 if view < 4 else view - 1) % 4  # who plays next, in either direction of play
        assert squares[corners[following]] == SIDE - 1
        for code in PLACEMENTS[:: len(PLACEMENTS) // 300]:
            moved = int(board.ACTION_TO[view, code])
            covered = {int(squares[row * SIDE + column]) for row, column in squares_of(code)}
            assert {row * SIDE + column for row, column in squares_of(moved)} == covered
            assert PIECE_OF[moved // SQUARES] == PIECE_OF[code // SQUARES]
            assert board.PLACE_AT[view, moved] == code
        known = board.ACTION_TO[view][list(PLACEMENTS)]
        assert len(set(known.tolist())) == len(PLACEMENTS)


def test_listed_actions_are_the_legal_moves(board: Any) -> None:
    states = np.concatenate(positions(40, 1))
    seen = look(board, states)
    for n, state in enumerate(states[:-1]):
        assert not seen["over"][n]
        listed = seen["listed"][n, : seen["counts"][n]].tolist()
        moves = legal(states[n : n + 1])
        if moves == [turns.PASS]:
            assert listed == [board.PASSED]
        else:
            assert [int(board.PLACE_AT[seen["view"][n], action]) for action in listed] == moves
        assert seen["mover"][n] == state["colour"]
    assert seen["over"][-1]
    assert seen["counts"][-1] == 1


def test_planes_show_squares_corners_free_squares_and_reach(board: Any) -> None:
    for state in positions(12, 2):
        seen = look(board, state)
        mover, back = int(state["colour"][0]), board.SQUARE_TO[seen["view"][0]]
        planes = seen["squares"][0][back].reshape(SIDE, SIDE)[:, :, None] >> np.arange(16) & 1  # as the rules see it
        for k in range(4):
            colour = (mover + k) % 4
            own = state["rows"][0, colour, 4:24][:, None] >> np.arange(4, 24) & 1
            taken = state["rows"][0, 4, 4:24][:, None] >> np.arange(4, 24) & 1
            wide = np.pad(own, 1)
            beside = wide[:-2, 1:-1] | wide[2:, 1:-1] | wide[1:-1, :-2] | wide[1:-1, 2:]
            diagonal = wide[:-2, :-2] | wide[2:, 2:] | wide[:-2, 2:] | wide[2:, :-2]
            free = 1 - (taken | beside)
            corners = diagonal & free
            if not own.any():
                corners = np.zeros_like(own)
                corners[[0, 0, SIDE - 1, SIDE - 1][colour], [0, SIDE - 1, SIDE - 1, 0][colour]] = 1
                corners &= free
            for begin, wanted in ((0, own), (4, corners), (8, free)):
                np.testing.assert_array_equal(planes[:, :, begin + k], wanted)
            if k == 0 and state["step"][0] != OVER:
                reach = np.zeros((SIDE, SIDE), int)
                for code in legal(state):
                    for row, column in squares_of(code) if code != turns.PASS else ():
                        reach[row, column] = 1
                np.testing.assert_array_equal(planes[:, :, 12], reach)


def test_numbers_are_the_pieces_left_and_those_that_fit(board: Any) -> None:
    for state in positions(12, 3)[:-1]:
        seen = look(board, state)
        numbers = seen["numbers"][0].reshape(4, board.FACTS)
        for k in range(4):
            colour = (int(state["colour"][0]) + k) % 4
            left = [int(state["left"][0, colour]) >> piece & 1 for piece in range(21)]
            assert numbers[k, :21].tolist() == left
            assert numbers[k, 42] == squares_left(state[0], colour)
            assert numbers[k, 44] == (not numbers[k, 21:42].any())
            assert (numbers[k, 21:42] <= numbers[k, :21]).all()
        pieces = {int(PIECE_OF[code // SQUARES]) for code in legal(state) if code != turns.PASS}
        assert set(np.flatnonzero(numbers[0, 21:42])) == pieces


def test_an_action_of_the_net_plays_its_move(board: Any) -> None:
    states = np.concatenate(positions(20, 4))
    seen, after = look(board, states), states.copy()
    for n in range(len(states)):
        action = int(seen["listed"][n, seen["counts"][n] - 1])
        board.play_row(after, n, action, board.PLACE_AT)
        wanted = states[n : n + 1].copy()
        if wanted["step"][0] != OVER:
            turns.step(wanted, legal(wanted)[-1])
        for field in STATE.names or ():  # what lies between fields to align them does not count
            np.testing.assert_array_equal(after[field][n], wanted[field][0], field)


def test_the_end_tells_shares_of_victory_owners_and_fates(board: Any) -> None:
    state = positions(1, 5)[-1]
    seen = look(board, state)
    left = [squares_left(state[0], colour) for colour in range(4)]
    winners = [number == min(left) for number in left]
    assert seen["results"][0, :4] == pytest.approx(np.array(winners) / sum(winners))
    assert seen["results"][0, 4:] * board.LEFT_UNIT == pytest.approx(np.array(left))
    owners, fates = np.zeros((1, SQUARES), np.uint8), np.zeros((1, board.FATES), np.uint8)
    board.end_row(state, 0, owners, fates)
    assert [int((owners == colour + 1).sum()) for colour in range(4)] == [89 - number for number in left]
    assert fates[0].reshape(4, 21)[0].tolist() == [1 - (int(state["left"][0, 0]) >> piece & 1) for piece in range(21)]
