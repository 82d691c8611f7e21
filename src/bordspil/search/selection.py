"""Selection: the PUCT rule over the children of a node, in the order in which they stand."""

import math
from typing import Any

from bordspil.core.kernel import template
from bordspil.search.slots import ORDERED, WIDENING


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

    One never tried is valued below the mean found so far (with a negative reduction, better), the more so the
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
    """Selects among children in any order; one never tried is valued a little below its tried siblings."""
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
