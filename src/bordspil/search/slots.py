"""The slots of the search template: memory, the numbers of a plan, the options and kernels that a game supplies."""

from typing import Any, NamedTuple

import numpy as np

from bordspil.core.kernel import template

NATURE = -1  # an actor that is no seat: chance
OVER = -2  # no actor: the game is over
DEEPEST = 256  # moves of a path
DEALS = 32  # that the tree goes through at a chance node at most

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
                ("fpu_reduction", np.float64),  # how far below its tried siblings a move never tried is valued
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
