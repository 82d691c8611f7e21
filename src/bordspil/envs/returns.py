"""Returns and advantages where seats alternate: each seat's own turns are its time steps."""

from typing import NamedTuple

import numpy as np


class Advantages(NamedTuple):
    """For every step and game the advantage of the action, the return, and whether what follows is known."""

    advantages: np.ndarray
    returns: np.ndarray
    is_known: np.ndarray


def own_turns(
    to_act: np.ndarray,
    values: np.ndarray,
    rewards: np.ndarray,
    ended: np.ndarray,
    discount: float = 1.0,
    trace: float = 0.95,
) -> Advantages:
    """Returns generalised advantages over each seat's own turns; all arrays have steps as rows and games as columns.

    `to_act` is the seat that acts in a step, `values` what it expects of its own result; `rewards` (steps, games,
    seats) and `ended` are what that step brings. What follows a seat's turn is its next turn, not that of the next
    seat: the rewards between are added up, and the next value is its own, with the same sign. The last turns before
    the arrays end have no next one: their advantage is 0 and `is_known` says so.
    """
    steps, games = to_act.shape
    rows, seats = np.arange(games), rewards.shape[2]
    next_value = np.zeros((games, seats))  # of each seat at its next turn; 0 after the end
    next_advantage = np.zeros((games, seats))
    due = np.zeros((games, seats))  # rewards since, up to that turn
    is_settled = np.zeros((games, seats), np.bool_)  # whether there is such a turn or an end
    advantages, is_known = np.zeros((steps, games)), np.zeros((steps, games), np.bool_)
    for step in reversed(range(steps)):
        over = ended[step]
        for later, after_end in ((next_value, 0.0), (next_advantage, 0.0), (due, 0.0), (is_settled, True)):
            later[over] = after_end
        due += rewards[step]
        seat, value = to_act[step], values[step]
        error = due[rows, seat] + discount * next_value[rows, seat] - value
        is_known[step] = is_settled[rows, seat]
        advantages[step] = np.where(is_known[step], error + discount * trace * next_advantage[rows, seat], 0.0)
        next_value[rows, seat], next_advantage[rows, seat] = value, advantages[step]
        due[rows, seat], is_settled[rows, seat] = 0.0, True
    return Advantages(advantages, advantages + values, is_known)
