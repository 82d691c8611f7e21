"""Rollouts of Timeline: quick games to the end in which every seat errs as often as people do."""

from random import Random

from bordspil.core.bot import Budget
from bordspil.games.timeline.rules.view import View

GAMES = 600  # as many as tell chances apart by a few hundredths
FEW = 20  # rollouts that run even without time
ROUNDS = 60  # the seats still in the game then share the victory
HARDER = 10  # cards on the line that make half of all placements wrong, about what the medium level shows


def chances(view: View, budget: Budget) -> tuple[float, ...]:
    """Returns each seat's share of the victories."""
    rng, until = Random(0), budget.now() + budget.seconds
    wins = [0.0] * view.seats
    most = GAMES if budget.simulations is None else max(FEW, budget.simulations)
    played = 0
    while played < most and (played < FEW or budget.now() < until or budget.simulations is not None):
        winners = play_on(view, rng)
        for seat in winners:
            wins[seat] += 1 / len(winners)
        played += 1
    return tuple(won / played for won in wins)


def play_on(view: View, rng: Random) -> list[int]:
    """Plays one quick game and returns its winners: cards are only counted; a longer line makes a placement harder."""
    left, line = [len(hand) for hand in view.hands], len(view.timeline)
    order = sorted(view.playing, key=lambda seat: (seat - view.turn_started_by) % view.seats)
    turns = order[order.index(view.turn_started_by if view.to_act is None else view.to_act) :]
    for _ in range(ROUNDS):
        for seat in turns:
            if rng.random() < HARDER / (HARDER + line):
                left[seat] -= 1
                line += 1
        done = [seat for seat in order if left[seat] <= 0]
        if len(done) == 1:
            return done
        if done:  # TL-32: they go on alone, with a card each
            order = done
            left = [1] * view.seats
        turns = order
    return order
