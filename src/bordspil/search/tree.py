"""PUCT tree search over kernels: a template, compiled anew for each game with the options that the game switches on.

A simulation walks down the tree by the PUCT rule, adds to the tree, values the position it came to and adds that value
to every node on its way. Every node adds up the value for the seat that moved into it, so any number of seats may play.

- Candidates: all legal moves; or the best that the game proposes, opened little by little (progressive widening).
- Leaf: a rollout; the game's value or a rollout, drawn anew each time; or a mixture of both, kept with the node.
- Chance nodes: the tree ends where chance decides; or it goes on through a few deals, the same ones wherever it does.
- Solved nodes: where a value is final, and where all moves lead to final values, nothing more is searched.
"""

from typing import Any

from bordspil.core.kernel import template
from bordspil.search.children import allocate_deals, expand, next_deal, play_deal, widen
from bordspil.search.leaves import draw_leaf, evaluate, mix_leaf, prove, roll_out
from bordspil.search.selection import select
from bordspil.search.slots import (
    DEEPEST,
    DRAWS_LEAF,
    KEEPS_VALUES,
    NATURE,
    OVER,
    WIDENING,
    actor,
    legal,
    play,
    terminal_value,
)

VISITS_BEFORE_DEALS = 8  # of a chance node, before the tree goes on through deals


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
