"""Speed figures of the environments, beside those of other libraries measured in the same run."""

from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from time import perf_counter, process_time
from typing import Any

import numpy as np

from bordspil import games
from bordspil.core.game import agree
from bordspil.envs.plain_batch import PlainBatch
from bordspil.envs.vector import Batch, compiled_rules
from bordspil.extras import need

SECONDS = 2.0
MASKS = 64 << 20  # bytes of masks in a batch that is measured
MOST = 16384
WARM_UP = 30  # steps after which games are no longer all at their beginning
LOOP_WARM_UP = 300
PLAIN = 16  # games in a batch whose rules are not compiled
FIGURE = Callable[[], float]


def best_rate(step: Callable[[], int], seconds: float, clock: Callable[[], float] = perf_counter) -> float:
    """Returns moves a second, best of three spells; `step` returns how many it has made."""
    best = 0.0
    for _ in range(3):
        moves, begin = 0, clock()
        while (gone := clock() - begin) < seconds / 3 or not moves:
            moves += step()
        best = max(best, moves / gone)
    return best


def _steps(name: str, seats: int, options: Any, threads: int | None = None) -> Callable[[], int]:
    """Returns what steps a batch once, with random moves, and counts them; the batch has made some steps already."""
    count = max(1, min(MOST, MASKS // compiled_rules(name)[0].actions(seats, agree(games.load(name), options, seats))))
    batch = Batch(name, count, seats, options, threads=threads)

    def step() -> int:
        batch.step(batch.random_actions())
        return count

    for _ in range(WARM_UP):
        step()
    return step


def stepped(name: str, seats: int, options: Any, seconds: float = SECONDS) -> float:
    """Returns random moves a second in a batch on all cores, with observations, masks and new games; passes counted."""
    return best_rate(_steps(name, seats, options), seconds)


def stepped_by_core(name: str, seats: int, options: Any, seconds: float = SECONDS) -> float:
    """Returns the same for a second of one core's time, whatever else the machine does."""
    return best_rate(_steps(name, seats, options, threads=1), seconds, process_time)


def plainly_stepped(name: str, seats: int, options: Any, seconds: float = SECONDS) -> float:
    """Returns the same where the rules are not compiled."""
    batch = PlainBatch(name, PLAIN, seats, options)

    def step() -> int:
        batch.step(batch.random_actions())
        return PLAIN

    return best_rate(step, seconds, process_time)


def on_card(name: str, seats: int, options: Any, seconds: float = SECONDS) -> float:
    """Returns random moves a second in whole games on a graphics card; passes counted."""
    from bordspil.envs.gpu import Playouts, most_games

    batch = Playouts(name, most_games(name, seats, options, 1 << 18), seats, options)
    batch.play_out(1)
    return best_rate(lambda: int(batch.play_out(4)[0].sum()), seconds)


def stepped_on_card(name: str, seats: int, options: Any, seconds: float = SECONDS) -> float:
    """Returns the same as `stepped`, on a graphics card."""
    from bordspil.envs.gpu import Batch as OnCard
    from bordspil.envs.gpu import most_games

    batch = OnCard(name, most_games(name, seats, options, 1 << 17), seats, options)

    def step() -> int:
        for _ in range(20):
            batch.step(batch.random_actions())
        batch.to_act.copy_to_host()  # waits for the card
        return 20 * batch.count

    step()
    return best_rate(step, seconds)


def openspiel_backgammon(seconds: float = SECONDS) -> float:
    """Returns random moves a second of OpenSpiel's backgammon, in C++ stepped from Python, with observations."""
    return best_rate(random_steps(need("pyspiel", "openspiel").load_game("backgammon")), seconds)


def random_steps(game: Any) -> Callable[[], int]:
    """Returns what plays one random step of a game of OpenSpiel after another; it returns 1 for a player's move."""
    state, rng = game.new_initial_state(), Random(1)

    def step() -> int:
        nonlocal state
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
            return 0
        legal = state.legal_actions()
        state.observation_tensor()
        state.apply_action(rng.choice(legal))
        return 1

    return step


def pettingzoo_connect_four(seconds: float = SECONDS) -> float:
    """Returns random moves a second of PettingZoo's connect_four."""
    env: Any = need("pettingzoo.classic.connect_four_v3", "research").env()
    rng = Random(1)
    env.reset(seed=1)

    def step() -> int:
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
            return 0
        mask = seen["action_mask"]
        env.step(rng.choice([number for number in range(len(mask)) if mask[number]]))
        return 1

    return best_rate(step, seconds)


def openspiel_moves(name: str, seats: int, options: Any, seconds: float = SECONDS) -> float:
    """Returns random moves a second of a game of ours in OpenSpiel, stepped from Python, observations included."""
    game = need("bordspil.envs.openspiel", "openspiel").load_game(name, seats, options)
    return best_rate(random_steps(game), seconds)


def pettingzoo_moves(
    name: str, seats: int, options: Any, seconds: float = SECONDS, clock: Callable[[], float] = perf_counter
) -> float:
    """Returns random moves a second of a game of ours in PettingZoo, with observations and masks."""
    from bordspil.envs.pettingzoo import env

    made, rng = env(name, seats, options), Random(1)
    made.reset(seed=1)

    def step() -> int:
        seen, _, ended, cut, _ = made.last()
        if ended or cut:
            made.reset()
            return 0
        made.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        return 1

    for _ in range(LOOP_WARM_UP):
        step()
    return best_rate(step, seconds, clock)


def pettingzoo_moves_by_core(name: str, seats: int, options: Any, seconds: float = SECONDS) -> float:
    """Returns the same for a second of one core's time, whatever else the machine does."""
    return pettingzoo_moves(name, seats, options, seconds, process_time)


def overhead(name: str, seats: int, options: Any) -> float:
    """Returns the microseconds a step that PettingZoo's interface adds to a game."""
    from bordspil.envs.pettingzoo import overhead_us

    return overhead_us(name, seats, options)


def _kinds() -> list[tuple[str, str, int, Any]]:
    """Returns the measured kinds of games: game, suffix of the figure, seats, options."""
    found = []
    for name in games.names():
        kernels = games.load(name).kernels
        measured = {} if kernels is None else kernels.MEASURED
        found += [(name, suffix, seats, options) for suffix, (seats, options) in measured.items()]
    return found


def _plain_kinds() -> list[tuple[str, str, int, Any]]:
    """Returns the games that are measured without compiled rules, likewise, with the usual options."""
    found = [games.load(name) for name in games.names()]
    return [(game.id, "", max(2, game.seats.start), {}) for game in found if game.tensor and not game.kernels]


def _figure(measure: Callable[..., float], *given: Any) -> FIGURE:
    return lambda: measure(*given)


def figures() -> dict[str, FIGURE]:
    """Returns the figures of batches on this machine's cores, and of other libraries where they are installed."""
    found = {f"{name}{suffix}_vector_moves_per_s": _figure(stepped, name, *kind) for name, suffix, *kind in _kinds()}
    for name, suffix, *kind in _kinds():
        found[f"{name}{suffix}_vector_moves_per_core_s"] = _figure(stepped_by_core, name, *kind)
    for name, _, *kind in _plain_kinds():
        found[f"{name}_vector_moves_per_core_s"] = _figure(plainly_stepped, name, *kind)
    if find_spec("pyspiel"):
        found["openspiel_backgammon_moves_per_s"] = openspiel_backgammon
    if find_spec("pettingzoo"):
        found |= {
            f"pettingzoo_{name}{suffix}_step_us": _figure(overhead, name, *kind) for name, suffix, *kind in _kinds()
        }
        for name, suffix, *kind in _kinds() + _plain_kinds():
            found[f"pettingzoo_{name}{suffix}_moves_per_core_s"] = _figure(pettingzoo_moves_by_core, name, *kind)
    if find_spec("pyspiel") and find_spec("pettingzoo"):
        for name in games.names():
            usual: Any = name, max(2, games.load(name).seats.start), {}
            found[f"openspiel_{name}_moves_per_s"] = _figure(openspiel_moves, *usual)
            found[f"pettingzoo_{name}_moves_per_s"] = _figure(pettingzoo_moves, *usual)
    if find_spec("pettingzoo") and find_spec("pygame"):  # which its own games draw with
        found["pettingzoo_connect_four_moves_per_s"] = pettingzoo_connect_four
    return found


def figures_of_card() -> dict[str, FIGURE]:
    """Returns the figures of random games and batches on a graphics card."""
    found = {f"{name}{suffix}_gpu_moves_per_s": _figure(on_card, name, *kind) for name, suffix, *kind in _kinds()}
    for name, suffix, *kind in _kinds():
        found[f"{name}{suffix}_gpu_vector_moves_per_s"] = _figure(stepped_on_card, name, *kind)
    return found
