"""Learns the estimate of Cross Rummy from games of bots; see src/bordspil/games/cross_rummy/weights/CARD.md.

    python train/cross_rummy.py --games 400 --simulations 3000 --out win_estimate.json

The expert plays the games with its present weights, and sometimes explores another move of nearly the same chance. A
sample is the features of the position after a move and whether the mover won. The new weights are a logistic
regression with a penalty on the distance from the present ones, so that few games cannot undo what many have shown.
"""

import argparse
import json
import multiprocessing
import os
import time
from pathlib import Path
from random import Random

import numpy as np

from bordspil.arena import outcomes
from bordspil.core.bot import Bot, Budget
from bordspil.core.game import agree
from bordspil.games.cross_rummy.bots import levels, win_estimate
from bordspil.games.cross_rummy.bots.expert import Expert, Option
from bordspil.games.cross_rummy.game import game
from bordspil.games.cross_rummy.rules.notation import Choice

EXPLORE = 0.25  # the share of moves that explore
NEARLY = 0.15  # how much lower the chance of an explored move may be
GUESTS = ("medium", "skilled")
VISITS = 0.3  # how often one of them sits at the table
HELD = 20.0  # the strength of the penalty
ROUNDS = 30  # of Newton's method


class Explorer(Expert):
    """An expert that explores other moves too, and records its choices."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rows: list[tuple[float, ...]] = []

    def pick(self, options: list[Option]) -> Choice:
        best = max(options, key=lambda one: one.chance)
        if self.rng.random() < EXPLORE:
            best = self.rng.choice([one for one in options if one.chance > best.chance - NEARLY])
        self.rows.append(best.features)
        return best.move


def play(task: tuple[int, int, int]) -> tuple[np.ndarray, np.ndarray]:
    """Plays one game; returns the features of its moves, and whether each mover won."""
    seed, seats, simulations = task
    rng = Random(seed)
    explorers = [Explorer(rng.getrandbits(32)) for _ in range(seats)]
    players: list[Bot] = list(explorers)
    if rng.random() < VISITS:
        players[rng.randrange(seats)] = levels.make(rng.choice(GUESTS), rng.getrandbits(32))
    table, _ = outcomes.play_game(
        game, agree(game, {}, seats), players, f"train {seed}", Budget(simulations=simulations)
    )
    winners = game.winners(table.state)
    rows = [(numbers, seat in winners) for seat, one in enumerate(explorers) for numbers in one.rows]
    features = np.array([numbers for numbers, _ in rows], np.float64).reshape(-1, len(win_estimate.FEATURES))
    return features, np.array([won for _, won in rows], np.float64)


def fit(features: np.ndarray, won: np.ndarray, before: np.ndarray, held: float = HELD) -> np.ndarray:
    """Returns the weights of a logistic regression, penalised by the distance from `before`, by Newton's method."""
    weights = before.copy()
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-features @ weights))
        slope = features.T @ (won - chance) - held * (weights - before)
        bend = (features * (chance * (1 - chance))[:, None]).T @ features + held * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return weights


def loss(features: np.ndarray, won: np.ndarray, weights: np.ndarray) -> float:
    """Returns the log loss of the outcomes under some weights."""
    chance = 1 / (1 + np.exp(-features @ weights))
    return float(-np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance)))


def main() -> None:
    """Plays games, fits the weights and writes them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    began = time.monotonic()
    tasks = [(given.seed * 1_000_000 + number, given.seats, given.simulations) for number in range(given.games)]
    with multiprocessing.Pool(os.cpu_count()) as pool:
        rows = pool.map(play, tasks, chunksize=1)
    features, won = np.concatenate([one for one, _ in rows]), np.concatenate([one for _, one in rows])
    before = np.array(win_estimate.weights())
    weights = fit(features, won, before)
    print(f"{given.games} games, {len(won)} moves, {time.monotonic() - began:.0f} s")
    print(f"loss {loss(features, won, before):.4f} before, {loss(features, won, weights):.4f} after")
    held = {name: round(float(weight), 4) for name, weight in zip(win_estimate.FEATURES, weights, strict=True)}
    given.out.write_text(json.dumps(held, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
