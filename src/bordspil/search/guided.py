"""Tree search guided by a game's own judgement: a template, compiled anew for each game.

Unlike the plain template it tries only the moves that a game proposes, the most promising first and more of them the
more often a node is visited. Every move is valued at once by the position it leads to, and that value counts, as
though it had been visited a few times already, with what simulations find. A simulation ends in that judgement or in a
playout, by a toss: both together would cost a playout each time, even where it hardly counts.
"""

import math
from typing import Any

import numpy as np

from bordspil.core.kernel import below, template
from bordspil.search.playout import OVER, play_out

FIELDS = np.dtype(
    [
        ("total", np.float64),  # rewards of the mover
        ("visits", np.int32),
        ("first", np.int32),  # the children lie side by side
        ("width", np.int32),
        ("open", np.int32),  # how many of them are tried so far, from the first on
        ("move", np.int32),
        ("worth", np.float32),  # how promising the move looks, in units of e-fold
        ("prior", np.float32),  # the same, so that those of open siblings sum to one
        ("guess", np.float32),  # what the position looks worth to the mover
        ("mover", np.int32),
    ],
    align=True,
)
NODE = np.dtype((np.record, FIELDS))
TOSSES = 1 << 20  # outcomes of a toss

# How a search goes about it.
PLAN = np.dtype(
    [
        ("curiosity", np.float64),
        ("trust", np.float64),  # visits that the first judgement of a move counts for
        ("sharpness", np.float64),  # how much the judgement of the position after a move adds to its prior
        ("patience", np.int64),  # visits before a node gets children
        ("breadth", np.int64),  # the most moves tried at the root
        ("narrow", np.int64),  # and below it
        ("start", np.int64),  # moves tried at first below the root
        ("pace", np.int64),  # visits for which one more is tried
    ],
    align=True,
)

# What a game supplies. `mind` is a record of its own: weights and room for notes.
actor: Any = None  # (g) -> a seat, NATURE or OVER
play: Any = None  # (g, move)
deal: Any = None  # (g, rng)
propose: Any = None  # (g, mind, moves, worths, most) -> count: the best moves with how promising each looks
evaluate: Any = None  # (g, mind, out): fills in the reward that each seat may expect
sureness: Any = None  # (g, mind) -> from 0 to 1: how often the judgement of a position is preferred to a playout
likely: Any = None  # (g, rng) -> a move for playouts
reward: Any = None  # (g, out): fills in a reward from 0 to 1 per seat
# After the rewards of the seats, `evaluate` and `reward` may fill in more that is to be averaged at the root.


@template
def expand(tree: Any, used: Any, node: int, states: Any, mind: Any, moves: Any, worths: Any, most: int) -> None:
    """Gives a node the children that the game proposes, the most promising first, none of them open yet."""
    count = propose(states[0], mind, moves, worths, most)
    first = used[0]
    if first + count > len(tree):
        return
    used[0] += count
    mover = actor(states[0])
    for i in range(count):
        child = tree[first + i]
        child.move = moves[i]
        child.mover = mover
        child.visits = 0
        child.width = 0
        child.open = 0
        child.total = 0.0
        child.worth = worths[i]
    tree[node].first = first
    tree[node].width = count
    tree[node].open = 0


@template
def widen(
    tree: Any, judged: Any, node: int, states: Any, mind: Any, values: Any, wanted: int, sharpness: float
) -> None:
    """Opens children until so many are: each is judged by the position it leads to, and all get their priors anew."""
    first = int(tree[node].first)
    wanted = min(wanted, int(tree[node].width))
    for i in range(int(tree[node].open), wanted):
        child = tree[first + i]
        states[1] = states[0]
        play(states[1], child.move)
        settle(states[1], mind, values)
        for number in range(len(values)):
            judged[first + i, number] = values[number]
        child.guess = values[child.mover]
        child.worth += sharpness * child.guess
    tree[node].open = wanted
    best = -1.0e9
    for i in range(wanted):
        best = max(best, tree[first + i].worth)
    total = 0.0
    for i in range(wanted):
        tree[first + i].prior = math.exp(tree[first + i].worth - best)
        total += tree[first + i].prior
    for i in range(wanted):
        tree[first + i].prior /= total


@template
def settle(g: Any, mind: Any, values: Any) -> None:
    """The reward that each seat has, or may expect."""
    if actor(g) == OVER:
        reward(g, values)
    else:
        evaluate(g, mind, values)


@template
def select(tree: Any, node: int, plan: Any) -> int:
    """The child with the best promise."""
    first = int(tree[node].first)
    end = first + int(tree[node].open)
    breadth = plan.curiosity * math.sqrt(tree[node].visits + 1.0)
    trust = plan.trust
    best = first
    best_promise = -1.0e9
    for child in range(first, end):
        one = tree[child]
        promise = (one.total + trust * one.guess) / (one.visits + trust) + breadth * one.prior / (1.0 + one.visits)
        if promise > best_promise:
            best_promise = promise
            best = child
    return best


@template
def finish(g: Any, judgement: Any, mind: Any, rng: Any, rewards: Any) -> None:
    """What a simulation finds: the judgement of the position it came to, or how a playout from there ends."""
    sure = 0.0 if actor(g) == OVER else sureness(g, mind)
    if sure > 0 and below(rng, TOSSES) < sure * TOSSES:
        for number in range(len(rewards)):
            rewards[number] = judgement[number]
        return
    play_out(g, rng)
    reward(g, rewards)


@template
def simulate(
    tree: Any,
    judged: Any,
    used: Any,
    states: Any,
    mind: Any,
    rng: Any,
    moves: Any,
    worths: Any,
    path: Any,
    rewards: Any,
    values: Any,
    plan: Any,
) -> None:
    """One walk down the tree, a judgement or a playout, and the way back."""
    g = states[0]
    node = 0
    depth = 0
    path[0] = 0
    while actor(g) >= 0 and depth + 1 < len(path):
        if tree[node].width == 0 and (tree[node].visits >= plan.patience or node == 0):
            expand(tree, used, node, states, mind, moves, worths, plan.breadth if node == 0 else plan.narrow)
        if tree[node].width == 0:
            break
        wanted = plan.breadth if node == 0 else plan.start + tree[node].visits // plan.pace
        if tree[node].open < min(wanted, tree[node].width):
            widen(tree, judged, node, states, mind, values, wanted, plan.sharpness)
        node = select(tree, node, plan)
        play(g, tree[node].move)
        depth += 1
        path[depth] = node
    finish(g, judged[node], mind, rng, rewards)
    for i in range(depth + 1):
        passed = tree[path[i]]
        passed.visits += 1
        passed.total += rewards[passed.mover]


@template
def grow(
    tree: Any,
    judged: Any,
    used: Any,
    root: Any,
    states: Any,
    minds: Any,
    rng: Any,
    moves: Any,
    worths: Any,
    path: Any,
    rewards: Any,
    values: Any,
    sums: Any,
    plans: Any,
    n: int,
) -> None:
    """Runs n simulations from the root state and adds up what they find."""
    settle(root[0], minds[0], values)
    for number in range(len(values)):
        judged[0, number] = values[number]
    for _ in range(n):
        states[0] = root[0]
        simulate(tree, judged, used, states, minds[0], rng, moves, worths, path, rewards, values, plans[0])
        for number in range(len(sums)):
            sums[number] += rewards[number]
