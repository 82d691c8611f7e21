"""Many games of a kind stepped at once, compiled: a template made anew for each game."""

from typing import Any

from bordspil.core.kernel import template

# What a game supplies, in its tensor.py.
begin: Any = None  # (g): the same kind of game anew
has_chance: Any = None  # (g) -> whether chance is to act
is_over: Any = None  # (g)
actor: Any = None  # (g) -> the seat to act
is_legal: Any = None  # (g, number)
play: Any = None  # (g, number)
deal: Any = None  # (g, rng)
place_of: Any = None  # (g, seat) -> the higher, the better the place at the end
observe_into: Any = None  # (g, seat, out)
mask_into: Any = None  # (g, scratch, out): marks the legal moves
pick: Any = None  # (g, rng, scratch) -> a random legal move


@template
def settle(g: Any, rng: Any) -> None:
    """Lets chance act until a seat is to."""
    while has_chance(g):
        deal(g, rng)


@template
def reward(g: Any, seats: int, out: Any) -> None:
    """1 for a victory, split when shared; what is lost is split between the others, so that all sums to nothing."""
    best = place_of(g, 0)
    for seat in range(1, seats):
        best = max(best, place_of(g, seat))
    winners = 0
    for seat in range(seats):
        winners += place_of(g, seat) == best
    for seat in range(seats):
        share = 1.0 / winners if place_of(g, seat) == best else 0.0
        out[seat] = (share * seats - 1.0) / (seats - 1.0)


@template
def reset_all(states: Any, dice: Any, first: int, last: int) -> None:
    """Begins every game of a slice."""
    for n in range(first, last):
        begin(states[n])
        settle(states[n], dice[n])


@template
def find_illegal(states: Any, actions: Any, first: int, last: int) -> int:
    """The first game of a slice whose action is illegal, or -1."""
    for n in range(first, last):
        if not is_legal(states[n], actions[n]):
            return n
    return -1


@template
def advance(states: Any, dice: Any, actions: Any, rewards: Any, ended: Any, seats: int, first: int, last: int) -> None:
    """Plays one action in every game of a slice; a game that ends is rewarded and begun anew in the same step."""
    for n in range(first, last):
        g, rng = states[n], dice[n]
        play(g, actions[n])
        settle(g, rng)
        ended[n] = is_over(g)
        if ended[n]:
            reward(g, seats, rewards[n])
            begin(g)
            settle(g, rng)
        else:
            for seat in range(seats):
                rewards[n, seat] = 0.0


@template
def look(states: Any, seen: Any, masks: Any, to_act: Any, scratch: Any, first: int, last: int) -> None:
    """What the seat to act sees and may do, in every game of a slice."""
    for n in range(first, last):
        seat = actor(states[n])
        to_act[n] = seat
        observe_into(states[n], seat, seen[n])
        mask_into(states[n], scratch, masks[n])


@template
def pick_all(states: Any, dice: Any, actions: Any, scratch: Any, first: int, last: int) -> None:
    """A random legal action for every game of a slice."""
    for n in range(first, last):
        actions[n] = pick(states[n], dice[n], scratch)
