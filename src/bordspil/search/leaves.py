"""Leaves: rollouts, values of the game and mixtures of both; nodes whose value is final are solved."""

from typing import Any

from bordspil.core.kernel import below, template
from bordspil.search.slots import NATURE, OVER, actor, deal, play, rollout_move, terminal_value, value, value_weight

LONGEST = 4000  # moves of a rollout
DRAWS = 1 << 20  # outcomes of a draw between a value and a rollout


@template
def roll_out(g: Any, rng: Any) -> None:
    """Plays likely moves to the end of the game."""
    for _ in range(LONGEST):
        who = actor(g)
        if who == OVER:
            return
        if who == NATURE:
            deal(g, rng)
        else:
            play(g, rollout_move(g, rng))


@template
def evaluate(g: Any, weights: Any, scratch: Any, out: Any) -> None:
    """Writes the rewards of a game that is over, or else the game's value."""
    if actor(g) == OVER:
        terminal_value(g, out)
    else:
        value(g, weights, scratch, out)


@template
def draw_leaf(values: Any, g: Any, notes: Any, scratch: Any, weights: Any, node: int) -> None:
    """Rewards a simulation with the value of its leaf, or with how a rollout from there ends."""
    weight = 0.0 if actor(g) == OVER else value_weight(g, weights, scratch)
    if weight > 0 and below(notes.rng[:], DRAWS) < weight * DRAWS:
        for i in range(len(notes.rewards)):
            notes.rewards[i] = values[node, i]
        return
    roll_out(g, notes.rng[:])
    terminal_value(g, notes.rewards[:])


@template
def mix_leaf(tree: Any, values: Any, g: Any, notes: Any, scratch: Any, weights: Any, plan: Any, node: int) -> None:
    """Rewards a simulation with a mixture of the game's value and a rollout; keeps the value, and whether it is final.

    The value of a position reached by a deal stands alone, since what is found there counts above it as a difference.
    """
    who = actor(g)
    evaluate(g, weights, scratch, notes.rewards[:])
    for i in range(len(notes.rewards)):
        values[node, i] = notes.rewards[i]
    if who == OVER or (who == NATURE and notes.deal_count == 0):
        tree[node].solved = 1
    if who >= 0 and plan.value_weight < 1.0 and tree[node].mover >= 0:
        roll_out(g, notes.rng[:])
        terminal_value(g, notes.rollout[:])
        for i in range(len(notes.rewards)):
            notes.rewards[i] += (1.0 - plan.value_weight) * (notes.rollout[i] - notes.rewards[i])


@template
def prove(tree: Any, values: Any, node: int) -> bool:
    """Solves a node whose children all are: the seat to move there takes what is best for it."""
    first = int(tree[node].first)
    best = first
    for child in range(first, first + int(tree[node].width)):
        if not tree[child].solved:
            return False
        mover = tree[child].mover
        if values[child, mover] > values[best, mover]:
            best = child
    tree[node].solved = 1
    for i in range(values.shape[1]):
        values[node, i] = values[best, i]
    return True
