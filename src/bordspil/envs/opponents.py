"""The opponents in an environment, who play the other seats: bots, and policies of observations and masks."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np

from bordspil.core.bot import Bot, Budget
from bordspil.core.game import BadRequest, Seat
from bordspil.envs.action_ids import ActionIdGame
from bordspil.search.own_bots import as_bot, make_bot
from bordspil.sentences import sentences

Policy = Callable[[np.ndarray, np.ndarray], Any]  # of an observation and an action mask; returns an action


class Opponent(Protocol):
    """A player of another seat."""

    def answer(self, by_id: ActionIdGame, state: Any, seat: Seat, dice: Any) -> tuple[Any, Seat | None]:
        """Plays the seat's move and the chance after it; returns the new state and the seat to act."""


class BotOpponent:
    """A bot: it sees its view, and may play moves that have no action id."""

    def __init__(self, bot: Bot, budget: Budget) -> None:
        self.bot, self.budget = bot, budget

    def answer(self, by_id: ActionIdGame, state: Any, seat: Seat, dice: Any) -> tuple[Any, Seat | None]:
        move = self.bot.choose(by_id.game.view(state, seat), self.budget)
        return by_id.play_move(state, move, dice)


class PolicyOpponent:
    """A policy, such as an earlier stage of the learner."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def answer(self, by_id: ActionIdGame, state: Any, seat: Seat, dice: Any) -> tuple[Any, Seat | None]:
        action = self.policy(by_id.observe(state, seat), by_id.mask(state))
        return by_id.play(state, int(action), dice)


def seated(given: Any, seats: int) -> list[Any]:
    """Returns an opponent for every seat but the learner's; the last that is given fills what is left."""
    named = [given] if isinstance(given, str) or not isinstance(given, Sequence) else list(given)
    if len(named) > seats - 1 or (seats > 1 and not named):
        with sentences():
            raise BadRequest("field-wrong", field="opponents")
    return named + named[-1:] * (seats - 1 - len(named))


def made(given: Any, by_id: ActionIdGame, seed: int, budget: Budget) -> Opponent:
    """Returns an opponent for one game; a bot is made anew where only its name is given."""
    game = by_id.game
    with sentences(game):
        if isinstance(given, str):
            return BotOpponent(make_bot(game, given, seed, by_id.options), budget)
        if callable(given) and not hasattr(given, "choose"):
            return PolicyOpponent(given)
        return BotOpponent(as_bot(game, given), budget)
