"""Monte-Carlo tree search whose leaves are valued, not played out: a template, compiled anew for each game.

A simulation walks down the tree by the PUCT rule to a position not seen before, asks the game what each seat may
expect there, and adds that to every node on its way. Where the game is over, what is expected is final, and where all
moves of a position lead to something final, so is the best of them for who moves.

Where chance decides, the tree ends too for who does not look beyond. For who does it goes on through some deals, the
more the oftener it comes there, and the same ones wherever it does. What is found beyond a deal counts above it only
as far as it differs from what the deal itself promised: so luck does not blur what moves are worth.

Where what the game expects is not trusted fully, each position seen for the first time is also played out once, and
what comes of that counts for the rest.

What the game knows, such as weights, is handed through as `mind`, and the room it thinks in as `thought`.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from bordspil.core.kernel import template
from bordspil.search.playout import NATURE, OVER, play_out

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


class Room(NamedTuple):
    """What a search works with; it is made once."""

    tree: np.ndarray
    ends: np.ndarray  # of each node, what was expected at first sight or is final
    used: np.ndarray  # so many nodes are in use
    moves: np.ndarray
    promises: np.ndarray
    path: np.ndarray
    rewards: np.ndarray
    sums: np.ndarray  # of all that was valued
    deals: np.ndarray  # the dice of each deal that may be looked at; none for who does not look beyond
    dice: np.ndarray
    luck: np.ndarray  # the dice of playouts
    trial: np.ndarray  # what came of one


# What a game supplies.
actor: Any = None  # (g) -> a seat, NATURE or OVER
legal: Any = None  # (g, out) -> count
play: Any = None  # (g, move)
deal: Any = None  # (g, rng)
likely: Any = None  # (g, rng) -> a move for playouts
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
def bear(room: Any, node: int, count: int, mover: int) -> bool:
    """Gives a node children nobody has seen; says no where there is no room left for them."""
    first = room.used[0]
    if first + count > len(room.tree):
        return False
    room.used[0] += count
    for i in range(count):
        child = room.tree[first + i]
        child.move = i
        child.mover = mover
        child.visits = 0
        child.width = 0
        child.final = 0
        child.total = 0.0
        child.prior = 0.0
    room.tree[node].first = first
    room.tree[node].width = count
    return True


@template
def expand(room: Any, node: int, g: Any, mind: Any, thought: Any) -> None:
    """Gives a node all its children; the priors of a node sum to one."""
    moves, promises = room.moves, room.promises
    count = int(legal(g, moves))
    if not bear(room, node, count, actor(g)):
        return
    promise(g, mind, thought, moves, count, promises)
    sort(moves, promises, count)
    total = 0.0
    most = promises[0]
    for i in range(count):
        promises[i] = math.exp(promises[i] - most)
        total += promises[i]
    first = int(room.tree[node].first)
    for i in range(count):
        room.tree[first + i].move = moves[i]
        room.tree[first + i].prior = promises[i] / total


@template
def select(room: Any, node: int, curiosity: float, doubt: float) -> int:
    """The child with the best hope; of those never tried only the most promising can be it, so the look ends there.

    One never tried is thought worse than what was found so far (with a negative doubt, better), the more so the more
    was tried. Of one that is final nothing more is hoped.
    """
    tree = room.tree
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
            hope = float(room.ends[child, tree[child].mover])
        else:
            hope = tree[child].total / n + breadth * tree[child].prior / (1.0 + n)
        if hope > best_hope:
            best_hope = hope
            best = child
    return best


@template
def settle(room: Any, node: int) -> bool:
    """Makes a node final whose children all are; the seat to move there takes what is best for it."""
    tree, ends = room.tree, room.ends
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
def next_deal(room: Any, node: int) -> int:
    """The deal to look at: all that are open take turns, and every so many visits another one is opened."""
    passed = room.tree[node]
    wide = min(int(passed.width), 1 + int(math.sqrt(passed.visits) / 4.0))
    return int(passed.first) + int(passed.visits) % wide


@template
def judge(room: Any, node: int, g: Any, mind: Any, thought: Any, trust: float) -> None:
    """What may be expected of a node not seen before; it is kept beside the tree, and where it is final, marked so.

    The state may be another one afterwards.
    """
    who = actor(g)
    if who == OVER:
        reckon(g, room.rewards)
    else:
        value(g, mind, thought, room.rewards)
    for i in range(len(room.rewards)):
        room.ends[node, i] = room.rewards[i]
    if who == OVER or (who == NATURE and len(room.deals) == 0):
        room.tree[node].final = 1
    if who >= 0 and trust < 1.0 and room.tree[node].mover >= 0:  # what a deal promises is for the game to say
        play_out(g, room.luck)
        reckon(g, room.trial)
        for i in range(len(room.rewards)):
            room.rewards[i] += (1.0 - trust) * (room.trial[i] - room.rewards[i])


@template
def descend(room: Any, g: Any, mind: Any, thought: Any, curiosity: float, doubt: float) -> int:
    """Walks down to a node that has not been seen, or cannot be seen beyond; returns how deep it lies."""
    tree = room.tree
    node = 0
    depth = 0
    room.path[0] = 0
    while not tree[node].final and depth + 1 < len(room.path):
        who = actor(g)
        if who == OVER:
            break
        if tree[node].width == 0:
            if who == NATURE and tree[node].visits >= PATIENCE:
                bear(room, node, len(room.deals), NATURE)  # the move of such a child is the number of the deal
            elif who >= 0 and (tree[node].visits > 0 or node == 0):
                expand(room, node, g, mind, thought)
        if tree[node].width == 0:
            break
        node = next_deal(room, node) if who == NATURE else select(room, node, curiosity, doubt)
        depth += 1
        room.path[depth] = node
        if who == NATURE:
            room.dice[0] = room.deals[int(tree[node].move)]
            deal(g, room.dice)
        elif not tree[node].final:
            play(g, int(tree[node].move))
    return depth


@template
def simulate(room: Any, g: Any, mind: Any, thought: Any, curiosity: float, doubt: float, trust: float) -> None:
    """One walk down the tree, one value, and the way back."""
    tree, ends, path, rewards = room.tree, room.ends, room.path, room.rewards
    depth = descend(room, g, mind, thought, curiosity, doubt)
    node = int(path[depth])
    if tree[node].visits == 0:
        judge(room, node, g, mind, thought, trust)
        above = depth - 1 if tree[node].final and tree[node].mover >= 0 else -1
        while above >= 0 and tree[path[above]].mover >= 0 and settle(room, path[above]):
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
        room.sums[i] += rewards[i]


@template
def grow(
    room: Any, root: Any, work: Any, minds: Any, thoughts: Any, curiosity: float, doubt: float, trust: float, n: int
) -> None:
    """Runs n simulations from the root state, or fewer where everything is found out."""
    for _ in range(n):
        if room.tree[0].final:
            return
        work[0] = root[0]
        simulate(room, work[0], minds[0], thoughts[0], curiosity, doubt, trust)
