"""Monte-Carlo tree search whose leaves are valued, not played out: a template, compiled anew for each game.

A simulation walks down the tree by the PUCT rule to a position not seen before, asks the game what each seat may
expect there, and adds that to every node on its way. Where the game is over, what is expected is final, and where all
moves of a position lead to something final, so is the best of them for who moves.

Where chance decides, the tree ends too for who does not look beyond. For who does it goes on through some deals, the
more the oftener it comes there, and the same ones wherever it does. What is found beyond a deal counts above it only
as far as it differs from what the deal itself promised: so luck does not blur what moves are worth.

What the game knows, such as weights, is handed through as `mind`, and the room it thinks in as `thought`.
"""

import math
from typing import Any

import numpy as np

from bordspil.core.kernel import template
from bordspil.search.playout import NATURE, OVER

PATIENCE = 8  # visits before a node of chance is looked beyond

FIELDS = np.dtype(
    [
        ("total", np.float64),  # what the mover may expect, added up
        ("visits", np.int32),
        ("first", np.int32),  # the children lie side by side, the most promising first
        ("prior", np.float32),
        ("move", np.int16),
        ("width", np.int16),
        ("mover", np.int8),
        ("final", np.int8),  # nothing more is to be found out; what is expected stands beside the tree
    ],
    align=True,
)
NODE = np.dtype((np.record, FIELDS))

# What a game supplies.
actor: Any = None  # (g) -> a seat, NATURE or OVER
legal: Any = None  # (g, out) -> count
play: Any = None  # (g, move)
deal: Any = None  # (g, rng)
promise: Any = None  # (g, mind, thought, moves, count, out): how promising moves look, in units of e-fold
value: Any = None  # (g, mind, thought, out): what each seat may expect, from 0 to 1, and whatever else is added up
reckon: Any = None  # (g, out): the same where the game is over


@template
def sort(moves: Any, promises: Any, count: int) -> None:
    """The most promising move first."""
    for i in range(1, count):
        move = moves[i]
        size = promises[i]
        j = i
        while j > 0 and promises[j - 1] < size:
            moves[j] = moves[j - 1]
            promises[j] = promises[j - 1]
            j -= 1
        moves[j] = move
        promises[j] = size


@template
def expand(tree: Any, used: Any, node: int, g: Any, mind: Any, thought: Any, moves: Any, promises: Any) -> None:
    """Gives a node all its children; the priors of a node sum to one."""
    count = int(legal(g, moves))
    first = used[0]
    if first + count > len(tree):
        return
    used[0] += count
    promise(g, mind, thought, moves, count, promises)
    sort(moves, promises, count)
    total = 0.0
    most = promises[0]
    for i in range(count):
        promises[i] = math.exp(promises[i] - most)
        total += promises[i]
    mover = actor(g)
    for i in range(count):
        child = tree[first + i]
        child.move = moves[i]
        child.mover = mover
        child.visits = 0
        child.width = 0
        child.final = 0
        child.total = 0.0
        child.prior = promises[i] / total
    tree[node].first = first
    tree[node].width = count


@template
def select(tree: Any, ends: Any, node: int, curiosity: float, doubt: float) -> int:
    """The child with the best hope; of those never tried only the most promising can be it, so the look ends there.

    One never tried is thought worse than what was found so far (with a negative doubt, better), the more so the more
    was tried. Of one that is final nothing more is hoped.
    """
    first = int(tree[node].first)
    end = first + int(tree[node].width)
    visits = int(tree[node].visits)
    breadth = curiosity * math.sqrt(visits + 1.0)
    best = first
    best_hope = -1.0e9
    total = 0.0
    tried = 0
    covered = 0.0
    for child in range(first, end):
        n = int(tree[child].visits)
        if n == 0:
            expected = total / tried if tried else 0.5
            hope = expected - doubt * math.sqrt(covered) + breadth * tree[child].prior
            return child if hope > best_hope else best
        total += tree[child].total
        tried += n
        covered += tree[child].prior
        if tree[child].final:
            hope = float(ends[child, tree[child].mover])
        else:
            hope = tree[child].total / n + breadth * tree[child].prior / (1.0 + n)
        if hope > best_hope:
            best_hope = hope
            best = child
    return best


@template
def settle(tree: Any, ends: Any, node: int) -> bool:
    """Makes a node final whose children all are; the seat to move there takes what is best for it."""
    first = int(tree[node].first)
    best = first
    for child in range(first, first + int(tree[node].width)):
        if not tree[child].final:
            return False
        mover = tree[child].mover
        if ends[child, mover] > ends[best, mover]:
            best = child
    tree[node].final = 1
    for i in range(ends.shape[1]):
        ends[node, i] = ends[best, i]
    return True


@template
def open_deals(tree: Any, used: Any, node: int, count: int) -> None:
    """Gives a node of chance its deals; the move of such a child is the number of the deal."""
    first = used[0]
    if first + count > len(tree):
        return
    used[0] += count
    for i in range(count):
        child = tree[first + i]
        child.move = i
        child.mover = NATURE
        child.visits = 0
        child.width = 0
        child.final = 0
        child.total = 0.0
        child.prior = 0.0
    tree[node].first = first
    tree[node].width = count


@template
def next_deal(tree: Any, node: int) -> int:
    """The deal to look at: all that are open take turns, and every so many visits another one is opened."""
    visits = int(tree[node].visits)
    wide = min(int(tree[node].width), 1 + int(math.sqrt(visits) / 4.0))
    return int(tree[node].first) + visits % wide


@template
def judge(tree: Any, ends: Any, node: int, g: Any, mind: Any, thought: Any, rewards: Any, beyond: bool) -> None:
    """What may be expected of a node not seen before; it is kept beside the tree, and where it is final, marked so."""
    who = actor(g)
    if who == OVER:
        reckon(g, rewards)
    else:
        value(g, mind, thought, rewards)
    for i in range(len(rewards)):
        ends[node, i] = rewards[i]
    if who == OVER or (who == NATURE and not beyond):
        tree[node].final = 1


@template
def descend(
    tree: Any,
    used: Any,
    ends: Any,
    g: Any,
    mind: Any,
    thought: Any,
    moves: Any,
    promises: Any,
    path: Any,
    deals: Any,
    dice: Any,
    curiosity: float,
    doubt: float,
) -> int:
    """Walks down to a node that has not been seen, or cannot be seen beyond; returns how deep it lies."""
    node = 0
    depth = 0
    path[0] = 0
    while not tree[node].final and depth + 1 < len(path):
        who = actor(g)
        if who == OVER:
            break
        if tree[node].width == 0:
            if who == NATURE and tree[node].visits >= PATIENCE:
                open_deals(tree, used, node, len(deals))
            elif who >= 0 and (tree[node].visits > 0 or node == 0):
                expand(tree, used, node, g, mind, thought, moves, promises)
        if tree[node].width == 0:
            break
        node = next_deal(tree, node) if who == NATURE else select(tree, ends, node, curiosity, doubt)
        depth += 1
        path[depth] = node
        if who == NATURE:
            dice[0] = deals[int(tree[node].move)]
            deal(g, dice)
        elif not tree[node].final:
            play(g, int(tree[node].move))
    return depth


@template
def simulate(
    tree: Any,
    ends: Any,
    used: Any,
    g: Any,
    mind: Any,
    thought: Any,
    moves: Any,
    promises: Any,
    path: Any,
    rewards: Any,
    sums: Any,
    deals: Any,
    dice: Any,
    curiosity: float,
    doubt: float,
) -> None:
    """One walk down the tree, one value, and the way back."""
    depth = descend(tree, used, ends, g, mind, thought, moves, promises, path, deals, dice, curiosity, doubt)
    node = int(path[depth])
    if tree[node].visits == 0:
        judge(tree, ends, node, g, mind, thought, rewards, len(deals) > 0)
        above = depth - 1 if tree[node].final and tree[node].mover >= 0 else -1
        while above >= 0 and tree[path[above]].mover >= 0 and settle(tree, ends, path[above]):
            above -= 1  # up to a deal: what it promised must stand
    else:
        for i in range(len(rewards)):
            rewards[i] = ends[node, i]
    for i in range(depth, -1, -1):
        passed = tree[path[i]]
        passed.visits += 1
        if passed.mover >= 0:
            passed.total += rewards[passed.mover]
        else:
            for j in range(len(rewards)):
                rewards[j] += ends[path[i - 1], j] - ends[path[i], j]
    for i in range(len(rewards)):
        sums[i] += rewards[i]


@template
def grow(
    tree: Any,
    ends: Any,
    used: Any,
    root: Any,
    work: Any,
    minds: Any,
    thoughts: Any,
    moves: Any,
    promises: Any,
    path: Any,
    rewards: Any,
    sums: Any,
    deals: Any,
    dice: Any,
    curiosity: float,
    doubt: float,
    n: int,
) -> None:
    """Runs n simulations from the root state, or fewer where everything is found out."""
    g = work[0]
    mind = minds[0]
    thought = thoughts[0]
    for _ in range(n):
        if tree[0].final:
            return
        work[0] = root[0]
        simulate(
            tree, ends, used, g, mind, thought, moves, promises, path, rewards, sums, deals, dice, curiosity, doubt
        )
