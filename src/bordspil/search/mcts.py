"""Monte-Carlo tree search over kernels: a template, compiled anew for each game.

A simulation walks down the tree of moves by the PUCT rule, adds a node, plays the game out and
adds the outcome to every node on its way. The tree ends where chance decides; playouts go on
through it, so that a move is judged over many deals. Every node counts the reward of the seat
that moved into it, so any number of seats may play.
"""

import math
from typing import Any

import numpy as np

from bordspil.core.kernel import template
from bordspil.search.playout import NATURE, play_out

FIELDS = np.dtype(
    [
        ("total", np.float64),  # rewards of the mover
        ("visits", np.int32),
        ("first", np.int32),  # the children lie side by side
        ("width", np.int32),
        ("move", np.int32),
        ("prior", np.float32),
        ("mover", np.int32),
    ],
    align=True,
)
NODE = np.dtype((np.record, FIELDS))

# What a game supplies.
actor: Any = None  # (g) -> a seat, NATURE or OVER
legal: Any = None  # (g, out) -> count
play: Any = None  # (g, move)
deal: Any = None  # (g, rng)
prior: Any = None  # (g, move) -> how promising the move looks, in units of e-fold
likely: Any = None  # (g, rng) -> a move for playouts
reward: Any = None  # (g, out): fills in a reward from 0 to 1 per seat


@template
def expand(tree: Any, used: Any, node: int, g: Any, moves: Any) -> None:
    """Gives a node all its children; the priors of a node sum to one."""
    count = legal(g, moves)
    first = used[0]
    if first + count > len(tree):
        return
    used[0] += count
    total = 0.0
    for i in range(count):
        child = tree[first + i]
        child.move = moves[i]
        child.mover = actor(g)
        child.visits = 0
        child.width = 0
        child.total = 0.0
        child.prior = math.exp(prior(g, moves[i]))
        total += child.prior
    for i in range(count):
        tree[first + i].prior /= total
    tree[node].first = first
    tree[node].width = count


@template
def select(tree: Any, node: int, curiosity: float) -> int:
    """The child with the best promise; one never tried is thought a little worse than its tried siblings."""
    first = int(tree[node].first)
    end = first + int(tree[node].width)
    total = 0.0
    visits = 0
    for child in range(first, end):
        total += tree[child].total
        visits += tree[child].visits
    untried = total / visits - 0.1 if visits else 0.5
    breadth = curiosity * math.sqrt(visits + 1.0)
    best = first
    best_promise = -1.0e9
    for child in range(first, end):
        tried = tree[child].visits
        value = tree[child].total / tried if tried else untried
        promise = value + breadth * tree[child].prior / (1.0 + tried)
        if promise > best_promise:
            best_promise = promise
            best = child
    return best


@template
def simulate(tree: Any, used: Any, g: Any, rng: Any, moves: Any, path: Any, rewards: Any, curiosity: float) -> None:
    """One walk down the tree, one playout, and the way back."""
    node = 0
    depth = 0
    path[0] = 0
    while actor(g) >= 0 and depth + 1 < len(path):
        if tree[node].width == 0 and (tree[node].visits > 0 or node == 0):
            expand(tree, used, node, g, moves)
        if tree[node].width == 0:
            break
        node = select(tree, node, curiosity)
        play(g, tree[node].move)
        depth += 1
        path[depth] = node
    play_out(g, rng)
    reward(g, rewards)
    for i in range(depth + 1):
        passed = tree[path[i]]
        passed.visits += 1
        passed.total += rewards[passed.mover]


@template
def grow(
    tree: Any,
    used: Any,
    root: Any,
    work: Any,
    rng: Any,
    moves: Any,
    path: Any,
    rewards: Any,
    sums: Any,
    curiosity: float,
    n: int,
) -> None:
    """Runs n simulations from the root state and adds up what they find."""
    for _ in range(n):
        work[0] = root[0]
        simulate(tree, used, work[0], rng, moves, path, rewards, curiosity)
        for seat in range(len(sums)):
            sums[seat] += rewards[seat]


@template
def count_sequences(states: Any, depth: int, lists: Any) -> int:
    """The number of move sequences of a length (perft); -1 where chance would come in between.

    `states` and `lists` hold a state and a move list for every ply.
    """
    g = states[0]
    if depth == 0:
        return 1
    if actor(g) == NATURE:
        return -1
    count = int(legal(g, lists[0]))
    if depth == 1:
        return count
    total = 0
    for i in range(count):
        states[1] = states[0]
        play(states[1], lists[0, i])
        below = count_sequences(states[1:], depth - 1, lists[1:])
        if below < 0:
            return -1
        total += below
    return total
