"""Many games of a kind stepped at once, compiled: a template compiled once per game, for processors and graphics cards.

Row n of every array belongs to game n: its record, its generators, its rewards, observations and action masks.
"""

from typing import Any

from bordspil.core.kernel import template

# What a game supplies, in its tensor.py.
begin: Any = None  # (g, kind): a new game
has_chance: Any = None  # (g) -> whether chance is to act
is_over: Any = None  # (g)
actor: Any = None  # (g) -> the seat to act
may_play: Any = None  # (g, number) -> whether the move is legal
play: Any = None  # (g, number)
deal: Any = None  # (g, rng)
place_of: Any = None  # (g, seat) -> the higher, the better the place at the end
observe_into: Any = None  # (g, seat, out)
list_into: Any = None  # (g, scratch, out, at) -> where the legal moves end, written from a place on
mask_into: Any = None  # (g, scratch, out, marked) -> marks the legal moves; nothing beyond `marked` was marked before
choose: Any = None  # (g, rng, scratch) -> a random legal move


@template
def open_game(g: Any, kind: Any, rng: Any) -> None:
    """Begins a game and lets chance act until a seat is to act."""
    begin(g, kind)
    settle(g, rng)


@template
def settle(g: Any, rng: Any) -> None:
    """Lets chance act until a seat is to act."""
    while has_chance(g):
        deal(g, rng)


@template
def best_place(g: Any, seats: int) -> int:
    """Returns the place of the winners."""
    best = int(place_of(g, 0))
    for seat in range(1, seats):
        best = max(best, int(place_of(g, seat)))
    return best


@template
def reward(g: Any, out: Any) -> None:
    """Writes the rewards: 1 for a victory, shared if tied; the losers share the loss, so that all sum to zero."""
    seats = len(out)
    best = best_place(g, seats)
    winners = 0
    for seat in range(seats):
        winners += place_of(g, seat) == best
    for seat in range(seats):
        share = 1.0 / winners if place_of(g, seat) == best else 0.0
        out[seat] = (share * seats - 1.0) / (seats - 1.0)


@template
def count_wins(g: Any, wins: Any) -> None:
    """Adds 1 for every seat that has won."""
    best = best_place(g, len(wins))
    for seat in range(len(wins)):
        wins[seat] += place_of(g, seat) == best


@template
def close_game(g: Any, seat: int, kind: Any, rng: Any, rewards: Any, ending: Any) -> None:
    """Rewards a finished game, writes what the last mover sees of its end, and begins the next game."""
    reward(g, rewards)
    observe_into(g, seat, ending)
    open_game(g, kind, rng)


@template
def reset_all(states: Any, dice: Any, kind: Any, to_act: Any, seen: Any, first: int, last: int) -> None:
    """Begins every game of a slice."""
    for n in range(first, last):
        g = states[n]
        open_game(g, kind, dice[n])
        to_act[n] = actor(g)
        observe_into(g, actor(g), seen[n])


@template
def mask_all(states: Any, masks: Any, marked: Any, scratch: Any, first: int, last: int) -> None:
    """Marks the legal moves of every game of a slice, each in a mask that holds those of a step ago."""
    for n in range(first, last):
        marked[n] = mask_into(states[n], scratch, masks[n], int(marked[n]))


@template
def list_all(states: Any, rows: Any, ends: Any, begin: int, longest: int, scratch: Any, first: int, last: int) -> int:
    """Lists the legal moves of a slice one game after another, from `begin` on; writes where each list ends.

    Returns the first game for which there may be too little room, or `last`.
    """
    at = begin
    for n in range(first, last):
        if at + longest > len(rows):
            return n
        at = list_into(states[n], scratch, rows, at)
        ends[n] = at
    return last


@template
def find_illegal(states: Any, actions: Any, count: int, first: int, last: int) -> int:
    """Returns the first game of a slice whose action is illegal or not one of `count`, or -1."""
    for n in range(first, last):
        action = int(actions[n])
        if action < 0 or action >= count or not may_play(states[n], action):
            return n
    return -1


@template
def step_all(
    states: Any,
    dice: Any,
    kind: Any,
    actions: Any,
    rewards: Any,
    ended: Any,
    endings: Any,
    to_act: Any,
    seen: Any,
    first: int,
    last: int,
) -> None:
    """Plays one legal action in every game of a slice; a game that ends restarts in the same step.

    Written in one piece: Numba counts references whenever an array is cut or passed on, and that would take longer
    than a move.
    """
    for n in range(first, last):
        g = states[n]
        seat = actor(g)
        play(g, int(actions[n]))
        if has_chance(g):
            settle(g, dice[n])
        ended[n] = is_over(g)
        for other in range(rewards.shape[1]):
            rewards[n, other] = 0.0
        if ended[n]:
            close_game(g, seat, kind, dice[n], rewards[n], endings[n])
        to_act[n] = actor(g)
        observe_into(g, actor(g), seen[n])


@template
def choose_all(states: Any, luck: Any, actions: Any, scratch: Any, first: int, last: int) -> None:
    """Chooses a random legal action for every game of a slice."""
    for n in range(first, last):
        actions[n] = choose(states[n], luck[n], scratch)


@template
def play_out(g: Any, kind: Any, rng: Any, scratch: Any) -> int:
    """Plays a whole game of random moves; returns how many there were."""
    open_game(g, kind, rng)
    moves = 0
    while not is_over(g):
        play(g, choose(g, rng, scratch))
        settle(g, rng)
        moves += 1
    return moves


@template
def play_out_all(
    states: Any, dice: Any, kind: Any, games: int, moves: Any, wins: Any, scratch: Any, first: int, last: int
) -> None:
    """Plays whole random games one after another in every row of a slice; adds up moves and victories."""
    for n in range(first, last):
        for _ in range(games):
            moves[n] += play_out(states[n], kind, dice[n], scratch)
            count_wins(states[n], wins[n])
