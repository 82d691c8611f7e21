"""Tunes the weights by which Cross Rummy's expert takes tiles; see src/bordspil/games/cross_rummy/weights/CARD.md.

    python train/cross_rummy_closed_groups.py --seconds 300 --out closed_groups.json

One player takes from the pool until all its tiles are connected, while another takes tiles at random. Weights are
changed a little at random, and kept when the same deals then need fewer turns. At the end the turns left are fitted to
the cost in such games.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numba
import numpy as np

from bordspil.core.kernel import generator
from bordspil.games.cross_rummy.bots.closed_groups import memory_of, weights
from bordspil.games.cross_rummy.bots.turns_to_finish import (
    HORIZON,
    WEIGHTS,
    best_take,
    cost,
    deal,
    draw_others,
    let_others_take,
    take,
    tiles_apart,
    update_chances,
)
from bordspil.games.cross_rummy.rules.tiles import NUMBERS, POOL

RACK = 15
TILES = 2 * NUMBERS
NEVER = 10  # turns that count for an empty bag
TUNED = 6  # weights that are changed; the others are fitted
STEPS = np.array([0.05, 0.04, 0.15, 0.4, 0.15, 0.1])  # how far they are changed
RECKONED = 40  # turns of a game that the fit uses


@numba.njit(error_model="numpy")  # not cached on disk, where a kernel is found by the module of a package
def alone(gs: Any, rng: Any, costs: Any) -> float:
    """Returns the turns of one game against a player who takes tiles at random; writes the cost after each turn."""
    g = gs[0]
    g.others, g.limit = 1, 1
    g.held[:] = 0
    g.pool[:] = -1
    g.unseen[:] = 2
    g.end = TILES
    deal(g, rng)
    for n in range(RACK):
        g.held[g.bag[n]] += 1
        g.unseen[g.bag[n]] -= 1
    at = RACK
    for place in range(POOL):
        g.pool[place] = g.bag[at]
        g.unseen[g.bag[at]] -= 1
        at += 1
    g.end = TILES - RACK  # the other's rack
    for turn in range(TILES):
        if tiles_apart(g) == 0:
            return float(turn)
        if at >= g.end:
            return float(turn + NEVER)
        at = take(g, best_take(g), at)
        update_chances(g)
        costs[turn] = cost(g)
        if turn % HORIZON == 0:
            draw_others(g, rng)
        at = let_others_take(g, turn % HORIZON, at)
    return float(TILES)


def turns(numbers: np.ndarray, games: int, seed: int) -> float:
    """Returns the mean turns with some weights, on the same deals for the same seed."""
    memory, costs = memory_of(tuple(numbers)), np.zeros(TILES)
    return float(np.mean([alone(memory, generator(seed * games + n), costs) for n in range(games)]))


def tune(numbers: np.ndarray, seconds: float, games: int, seed: int) -> np.ndarray:
    """Returns weights that need fewer turns, by random changes that get smaller; the deals change at intervals."""
    rng, began, best = np.random.default_rng(seed), time.monotonic(), turns(numbers, games, seed)
    while (spent := time.monotonic() - began) < seconds:
        change = STEPS * (1 - 0.8 * spent / seconds) * rng.normal(size=TUNED) * (rng.random(TUNED) < 0.4)
        tried = numbers.copy()
        tried[:TUNED] += change
        tried[:2] = tried[:2].clip(0.01, 0.9)
        if (needed := turns(tried, games, seed)) < best:
            numbers, best = tried, needed
            print(f"{spent:4.0f} s  {best:.2f} turns", flush=True)
        if rng.random() < 0.02:
            seed += 1
            best = turns(numbers, games, seed)
    return numbers


def fit(numbers: np.ndarray, games: int, seed: int) -> np.ndarray:
    """Returns the weights with the turns left as a function of the cost, fitted to games."""
    memory, costs = memory_of(tuple(numbers)), np.zeros(TILES)
    rows, left = [], []
    for n in range(games):
        needed = alone(memory, generator(seed * games + n), costs)
        for turn in range(min(int(needed), RECKONED)):
            rows.append((1.0, costs[turn], -(RACK + turn + 1)))
            left.append(needed - turn - 1)
    found, *_ = np.linalg.lstsq(np.array(rows), np.array(left))
    return np.concatenate([numbers[:TUNED], found])


def main() -> None:
    """Tunes the weights, fits the turns left, and writes both."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    before = np.array(weights())
    numbers = fit(tune(before, given.seconds, given.games, given.seed), given.games, given.seed)
    other = given.seed + 1_000_000
    print(f"{turns(before, given.games, other):.2f} turns before, {turns(numbers, given.games, other):.2f} after")
    held = {name: round(float(number), 4) for name, number in zip(WEIGHTS, numbers, strict=True)}
    given.out.write_text(json.dumps(held, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
