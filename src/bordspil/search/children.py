"""The children of a node: allocated from what a game proposes, widened by its visits, and chance drawn among them."""

import math
from typing import Any

from bordspil.core.kernel import template
from bordspil.search.leaves import evaluate
from bordspil.search.slots import NATURE, ORDERED, WIDENING, actor, deal, legal, logits, play, propose


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
    """Widens progressively: opens as many children as the visits of the node allow, and values each of them."""
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
