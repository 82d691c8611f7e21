"""PUCT tree search over kernels: a template, compiled anew for each game with the options that the game switches on.

A simulation walks down the tree by the PUCT rule, adds to the tree, values the position it came to and adds that value
to every node on its way. Every node adds up the value for the seat that moved into it, so any number of seats may play.

- Candidates: all legal moves; or the best that the game proposes, opened little by little (progressive widening).
- Leaf: a rollout; the game's value or a rollout, drawn anew each time; or a mixture of both, kept with the node.
- Chance nodes: the tree ends where chance decides; or it goes on through a few deals, the same ones wherever it does.
- Solved nodes: where a value is final, and where all moves lead to final values, nothing more is searched.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from bordspil.core.kernel import below, template

NATURE = -1  # an actor that is no seat: chance
OVER = -2  # no actor: the game is over
LONGEST = 4000  # moves of a rollout
DRAWS = 1 << 20  # outcomes of a draw between a value and a rollout
DEEPEST = 256  # moves of a path
DEALS = 32  # that the tree goes through at a chance node at most
VISITS_BEFORE_DEALS = 8  # of a chance node, before the tree goes on through deals

# What a new node has at zero lies side by side.
FIELDS = np.dtype(
    [
        ("total", np.float64),  # values for the mover, added up
        ("visits", np.int32),
        ("width", np.int32),  # so many children
        ("first", np.int32),  # they lie side by side from this one on
        ("move", np.int32),
        ("prior", np.float32),  # those of siblings sum to one
        ("open", np.int16),  # with progressive widening: how many children are tried so far, from the first on
        ("solved", np.int8),
        ("mover", np.int8),
    ],
    align=True,
)
NODE = np.dtype((np.record, FIELDS))

# The numbers of a search; each is used where its option is switched on.
PLAN = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("c_puct", np.float64),
                ("fpu_reduction", np.float64),  # what a move never tried is thought worse than its tried siblings
                ("value_weight", np.float64),  # of the game's value in a mixture with a rollout
                ("virtual_visits", np.float64),  # visits that the value after a move counts for in its mean
                ("value_logit", np.float64),  # how much the value after a move adds to its logit
                ("expand_at", np.int64),  # visits before a node gets children
                ("root_width", np.int64),  # the most moves tried at the root
                ("width", np.int64),  # and below it
                ("first_width", np.int64),  # moves tried at first below the root
                ("widen_every", np.int64),  # visits for which one more is tried
            ],
            align=True,
        ),
    )
)


class Memory(NamedTuple):
    """What one search works with. Kernels hand on arrays one by one, since each costs a count of its references."""

    tree: np.ndarray
    values: np.ndarray  # of each node: the game's value at first sight, or the final one
    node_logits: np.ndarray  # with progressive widening
    states: np.ndarray  # the one that walks down, and one more
    scratch: np.ndarray  # notes of the game's kernels
    notes: np.ndarray  # a record of `notes_type`


def notes_type(moves: int, rewards: int, logit: type[np.floating[Any]]) -> np.dtype[Any]:
    """Returns the type of a search's own notes: everything that is small."""
    fields = [
        ("used", np.int64),  # so many nodes are in use
        ("path", np.int32, DEEPEST),
        ("moves", np.int32, max(moves, DEALS)),
        ("logits", logit, max(moves, DEALS)),
        ("rewards", np.float64, rewards),
        ("rollout", np.float64, rewards),  # rewards of one
        ("sums", np.float64, rewards),  # of the rewards of all simulations
        ("rng", np.uint64, 1),
        ("deals", np.uint64, DEALS),  # the seed of each deal that the tree goes through
        ("deal_count", np.int64),  # none where the tree ends at chance
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


# What a game switches on.
WIDENING = False  # moves are proposed, and opened little by little
ORDERED = False  # all moves, the highest prior first
DRAWS_LEAF = False  # a leaf is the game's value or a rollout, by a draw
KEEPS_VALUES = False  # a leaf is a mixture of the game's value and a rollout; final values are remembered

# What a game supplies. Rewards and values are numbers from 0 to 1 for each seat, and whatever the game adds to them.
actor: Any = None  # (g) -> a seat, NATURE or OVER
play: Any = None  # (g, move)
deal: Any = None  # (g, rng)
rollout_move: Any = None  # (g, rng) -> a move for rollouts
terminal_value: Any = None  # (g, out): the rewards of a game that is over


@template
def legal(g: Any, out: Any) -> int:
    """Writes all legal moves and returns their number."""
    return 0


@template
def logits(g: Any, weights: Any, scratch: Any, moves: Any, count: int, out: Any) -> None:
    """Writes the logit of each legal move; their softmax is the prior."""


@template
def propose(g: Any, weights: Any, scratch: Any, moves: Any, out: Any, most: int) -> int:
    """Writes the best moves, the best first, with their logits, and returns their number."""
    return 0


@template
def value(g: Any, weights: Any, scratch: Any, out: Any) -> None:
    """Writes what each seat may expect."""


@template
def value_weight(g: Any, weights: Any, scratch: Any) -> float:
    """Returns how often the value of a leaf is taken rather than a rollout, from 0 to 1."""
    return 0.0


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
def allocate_children(tree: Any, notes: Any, node: int, count: int, mover: int) -> int:
    """Gives a node children for the listed moves, none of them visited; returns the first, or 0 if there is no room."""
    first = int(notes.used)
    if first + count > len(tree):
        return 0
    notes.used += count
    for i in range(count):
        child = tree[first + i]
        child.total = 0.0
        child.visits = 0
        child.width = 0
        child.move = notes.moves[i]
        child.open = 0
        child.solved = 0
        child.mover = mover
    tree[node].first = first
    tree[node].width = count
    return first


@template
def allocate_deals(tree: Any, notes: Any, node: int) -> None:
    """Gives a chance node a child for each deal; the move of such a child is the number of the deal."""
    for i in range(notes.deal_count):
        notes.moves[i] = i
    allocate_children(tree, notes, node, int(notes.deal_count), NATURE)


@template
def expand(tree: Any, node_logits: Any, g: Any, notes: Any, scratch: Any, weights: Any, plan: Any, node: int) -> None:
    """Gives a node the children that its position has."""
    moves, found = notes.moves[:], notes.logits[:]
    if WIDENING:
        most = plan.root_width if node == 0 else plan.width
        count = int(propose(g, weights, scratch, moves, found, most))
    else:
        count = int(legal(g, moves))
        logits(g, weights, scratch, moves, count, found)
    if ORDERED:
        sort(moves, found, count)
    first = allocate_children(tree, notes, node, count, actor(g))
    if first == 0:
        return
    if WIDENING:
        for i in range(count):
            node_logits[first + i] = found[i]
    elif ORDERED:
        softmax(tree, first, count, found, 0, found[0])
    else:
        softmax(tree, first, count, found, 0, 0.0)


@template
def sort(moves: Any, found: Any, count: int) -> None:
    """Brings the move with the highest logit to the front, and so on."""
    for i in range(1, count):
        move = moves[i]
        logit = found[i]
        j = i
        while j > 0 and found[j - 1] < logit:
            moves[j] = moves[j - 1]
            found[j] = found[j - 1]
            j -= 1
        moves[j] = move
        found[j] = logit


@template
def softmax(tree: Any, first: int, count: int, found: Any, begin: int, highest: float) -> None:
    """Sets the priors of siblings from their logits, of which `highest` is taken away first."""
    total = 0.0
    for i in range(count):
        tree[first + i].prior = math.exp(found[begin + i] - highest)
        total += tree[first + i].prior
    for i in range(count):
        tree[first + i].prior /= total


@template
def widen(
    tree: Any,
    values: Any,
    node_logits: Any,
    states: Any,
    notes: Any,
    scratch: Any,
    weights: Any,
    plan: Any,
    node: int,
) -> None:
    """Progressive widening: opens as many children as the visits of the node allow, and values each of them."""
    wanted = plan.root_width if node == 0 else plan.first_width + tree[node].visits // plan.widen_every
    wanted = min(wanted, int(tree[node].width))
    if tree[node].open >= wanted:
        return
    first = int(tree[node].first)
    value_of = notes.rollout[:]
    for child in range(first + int(tree[node].open), first + wanted):
        states[1] = states[0]
        play(states[1], int(tree[child].move))
        evaluate(states[1], weights, scratch, value_of)
        for i in range(len(value_of)):
            values[child, i] = value_of[i]
        node_logits[child] += plan.value_logit * values[child, tree[child].mover]
    tree[node].open = wanted
    highest = -1.0e9
    for child in range(first, first + wanted):
        highest = max(highest, node_logits[child])
    softmax(tree, first, wanted, node_logits, first, highest)


@template
def select(tree: Any, values: Any, plan: Any, node: int) -> int:
    """Returns the child with the highest PUCT score."""
    if WIDENING:
        return select_valued(tree, values, plan, node)
    if ORDERED:
        return select_ordered(tree, values, plan, node)
    return select_listed(tree, plan, node)


@template
def select_valued(tree: Any, values: Any, plan: Any, node: int) -> int:
    """Selects among open children; the value of each counts in its mean like some visits."""
    first = int(tree[node].first)
    end = first + int(tree[node].open)
    explore = plan.c_puct * math.sqrt(tree[node].visits + 1.0)
    virtual = plan.virtual_visits
    best = first
    best_score = -1.0e9
    for child in range(first, end):
        one = tree[child]
        mean = (one.total + virtual * values[child, one.mover]) / (one.visits + virtual)
        score = mean + explore * one.prior / (1.0 + one.visits)
        if score > best_score:
            best_score = score
            best = child
    return best


@template
def select_ordered(tree: Any, values: Any, plan: Any, node: int) -> int:
    """Selects among children in order of their priors; of those never tried only the first can be it.

    One never tried is thought worse than what was found so far (with a negative reduction, better), the more so the
    more prior was tried. The score of a solved child is its value.
    """
    first = int(tree[node].first)
    end = first + int(tree[node].width)
    explore = plan.c_puct * math.sqrt(int(tree[node].visits) + 1.0)
    best = first
    best_score = -1.0e9
    total = 0.0
    tried = 0
    covered = 0.0
    for child in range(first, end):
        n = int(tree[child].visits)
        if n == 0:
            expected = total / tried if tried else 0.5
            score = expected - plan.fpu_reduction * math.sqrt(covered) + explore * tree[child].prior
            return child if score > best_score else best
        total += tree[child].total
        tried += n
        covered += tree[child].prior
        if tree[child].solved:
            score = float(values[child, tree[child].mover])
        else:
            score = tree[child].total / n + explore * tree[child].prior / (1.0 + n)
        if score > best_score:
            best_score = score
            best = child
    return best


@template
def select_listed(tree: Any, plan: Any, node: int) -> int:
    """Selects among children in any order; one never tried is thought a little worse than its tried siblings."""
    first = int(tree[node].first)
    end = first + int(tree[node].width)
    total = 0.0
    visits = 0
    for child in range(first, end):
        total += tree[child].total
        visits += tree[child].visits
    untried = total / visits - plan.fpu_reduction if visits else 0.5
    explore = plan.c_puct * math.sqrt(visits + 1.0)
    best = first
    best_score = -1.0e9
    for child in range(first, end):
        tried = tree[child].visits
        mean = tree[child].total / tried if tried else untried
        score = mean + explore * tree[child].prior / (1.0 + tried)
        if score > best_score:
            best_score = score
            best = child
    return best


@template
def next_deal(tree: Any, node: int) -> int:
    """Returns the deal to go through: all that are open take turns, and every so many visits another one is opened."""
    passed = tree[node]
    wide = min(int(passed.width), 1 + int(math.sqrt(passed.visits) / 4.0))
    return int(passed.first) + int(passed.visits) % wide


@template
def play_deal(g: Any, notes: Any, number: int) -> None:
    """Plays the deal of a number: the same one wherever the tree goes through it."""
    kept = notes.rng[0]
    notes.rng[0] = notes.deals[number]
    deal(g, notes.rng[:])
    notes.rng[0] = kept


@template
def descend(
    tree: Any, values: Any, node_logits: Any, states: Any, notes: Any, scratch: Any, weights: Any, plan: Any
) -> int:
    """Walks down to a node that has no children, or is solved; returns its depth."""
    g = states[0]
    node = 0
    depth = 0
    notes.path[0] = 0
    while not tree[node].solved and depth + 1 < DEEPEST:
        who = actor(g)
        if who == OVER:
            break
        if tree[node].width == 0:
            if who == NATURE:
                if notes.deal_count and tree[node].visits >= VISITS_BEFORE_DEALS:
                    allocate_deals(tree, notes, node)
            elif tree[node].visits >= plan.expand_at or node == 0:
                expand(tree, node_logits, g, notes, scratch, weights, plan, node)
        if tree[node].width == 0:
            break
        if who == NATURE:
            node = next_deal(tree, node)
            play_deal(g, notes, int(tree[node].move))
        else:
            if WIDENING:
                widen(tree, values, node_logits, states, notes, scratch, weights, plan, node)
            node = select(tree, values, plan, node)
            if not tree[node].solved:
                play(g, int(tree[node].move))
        depth += 1
        notes.path[depth] = node
    return depth


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


@template
def visit(tree: Any, values: Any, g: Any, notes: Any, scratch: Any, weights: Any, plan: Any, depth: int) -> None:
    """Finds the rewards of a simulation that came to the end of the path."""
    node = int(notes.path[depth])
    if DRAWS_LEAF:
        draw_leaf(values, g, notes, scratch, weights, node)
    elif not KEEPS_VALUES:
        roll_out(g, notes.rng[:])
        terminal_value(g, notes.rewards[:])
    elif tree[node].visits == 0:
        mix_leaf(tree, values, g, notes, scratch, weights, plan, node)
        above = depth - 1 if tree[node].solved and tree[node].mover >= 0 else -1
        while above >= 0 and tree[notes.path[above]].mover >= 0 and prove(tree, values, int(notes.path[above])):
            above -= 1  # up to a deal: the value before it must stand
    else:
        for i in range(len(notes.rewards)):
            notes.rewards[i] = values[node, i]


@template
def back_up(tree: Any, values: Any, notes: Any, depth: int) -> None:
    """Adds the rewards to every node of the path.

    Above a deal they count only as far as they differ from the deal's own value: so luck does not blur what moves are
    worth.
    """
    for i in range(depth, -1, -1):
        node = int(notes.path[i])
        passed = tree[node]
        passed.visits += 1
        if passed.mover >= 0:
            passed.total += notes.rewards[passed.mover]
        else:
            for j in range(len(notes.rewards)):
                notes.rewards[j] += values[notes.path[i - 1], j] - values[node, j]
    for i in range(len(notes.rewards)):
        notes.sums[i] += notes.rewards[i]


@template
def grow(memory: Any, root: Any, all_weights: Any, plans: Any, n: int) -> None:
    """Runs n simulations from the root state, or fewer where the root is solved."""
    tree, values, node_logits, states = memory.tree, memory.values, memory.node_logits, memory.states
    notes, scratch, weights, plan = memory.notes[0], memory.scratch[0], all_weights[0], plans[0]
    if WIDENING and tree[0].visits == 0:
        evaluate(root[0], weights, scratch, notes.rollout[:])
        for i in range(len(notes.rollout)):
            values[0, i] = notes.rollout[i]
    for _ in range(n):
        if tree[0].solved:
            return
        states[0] = root[0]
        depth = descend(tree, values, node_logits, states, notes, scratch, weights, plan)
        visit(tree, values, states[0], notes, scratch, weights, plan, depth)
        back_up(tree, values, notes, depth)


@template
def count_sequences(states: Any, depth: int, lists: Any) -> int:
    """Returns the number of move sequences of a length (perft); -1 where chance would come in between.

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
        below_here = count_sequences(states[1:], depth - 1, lists[1:])
        if below_here < 0:
            return -1
        total += below_here
    return total
