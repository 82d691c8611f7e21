"""The cards of Blokus Shuffle as kernels: decks, hands and discards, and where cards go."""

from typing import Any

from bordspil.core.kernel import below, kernel
from bordspil.games.blokus_shuffle.rules.state import COUNTS, DRAW2, HAND, KINDS, NO_CARD, pile_of, piles


@kernel
def stack(g: Any) -> None:
    """BS-10, BS-50: fills every pile with the cards of its colours, not yet shuffled."""
    colours = 2 if g.seats == 2 else 1
    for pile in range(piles(g)):
        g.decked[pile] = 0
        for kind in range(KINDS):
            for _ in range(colours * int(COUNTS[kind])):
                g.deck[pile, g.decked[pile]] = kind
                g.decked[pile] += 1


@kernel
def shuffle(g: Any, rng: Any) -> None:
    """Plays chance for playouts: brings every pile in some order."""
    for pile in range(piles(g)):
        for n in range(int(g.decked[pile]) - 1, 0, -1):
            other = below(rng, n + 1)
            card = int(g.deck[pile, n])
            g.deck[pile, n] = g.deck[pile, other]
            g.deck[pile, other] = card


@kernel
def held(g: Any, pile: int) -> int:
    """Returns how many cards a hand holds."""
    count = 0
    for kind in range(KINDS):
        count += int(g.hand[pile, kind])
    return count


@kernel
def take_top(g: Any, pile: int) -> int:
    """Returns the top card of a pile, or NO_CARD."""
    if g.decked[pile] == 0:
        return NO_CARD
    g.decked[pile] -= 1
    return int(g.deck[pile, g.decked[pile]])


@kernel
def put_under(g: Any, pile: int, kind: int) -> None:
    """Puts a card to the bottom of a pile."""
    for n in range(int(g.decked[pile]), 0, -1):
        g.deck[pile, n] = g.deck[pile, n - 1]
    g.deck[pile, 0] = kind
    g.decked[pile] += 1


@kernel
def discard(g: Any, pile: int, kind: int) -> None:
    """BS-21: lays a card face up onto the discards."""
    g.discard[pile, g.discarded[pile]] = kind
    g.discarded[pile] += 1


@kernel
def is_opening(g: Any, colour: int) -> bool:
    """BS-11: returns whether a colour has yet to place its first piece; after a card was played for it, it has."""
    return int(g.left[colour]) == int(g.supply) and g.discarded[pile_of(g, colour)] == 0


@kernel
def draw(g: Any, opening: bool) -> None:
    """BS-24: draws a card at the end of a turn; BS-11, BS-51: after a colour's first piece, up to a hand of two."""
    pile = pile_of(g, int(g.colour))
    wanted = max(HAND - held(g, pile), 0) if opening else 1
    for _ in range(wanted):
        kind = take_top(g, pile)
        if kind != NO_CARD:
            g.hand[pile, kind] += 1


@kernel
def draw_two(g: Any) -> None:
    """BS-32: draws two cards to choose from, or what is left of the pile."""
    pile = pile_of(g, int(g.colour))
    g.draws = 0
    for _ in range(2):
        kind = take_top(g, pile)
        if kind != NO_CARD:
            g.drawn[g.draws] = kind
            g.draws += 1
    g.pending = DRAW2 if g.draws else NO_CARD


@kernel
def choose_drawn(g: Any, kind: int) -> None:
    """BS-32: plays one of the drawn cards; the other goes to the bottom of the pile."""
    pile = pile_of(g, int(g.colour))
    if g.draws == 2:
        put_under(g, pile, int(g.drawn[1] if g.drawn[0] == kind else g.drawn[0]))
    g.draws = 0
    g.drawn[0] = g.drawn[1] = 0
    discard(g, pile, kind)
