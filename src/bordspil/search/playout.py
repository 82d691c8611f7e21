"""Playing a game out: what templates of tree search share, compiled anew with each of them."""

from typing import Any

from bordspil.core.kernel import template

NATURE = -1  # an actor that is no seat: chance
OVER = -2  # nobody: the game is over
LONGEST = 4000  # moves

actor: Any = None  # (g) -> a seat, NATURE or OVER
play: Any = None  # (g, move)
deal: Any = None  # (g, rng)
likely: Any = None  # (g, rng) -> a move for playouts


@template
def play_out(g: Any, rng: Any) -> None:
    """Likely moves to the end of the game."""
    for _ in range(LONGEST):
        who = actor(g)
        if who == OVER:
            return
        if who == NATURE:
            deal(g, rng)
        else:
            play(g, likely(g, rng))
