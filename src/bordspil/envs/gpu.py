"""Batches on a graphics card: the same kernels compiled for it, one thread a game (extra `gpu`)."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dis import get_instructions
from functools import cache
from importlib import import_module
from types import FunctionType
from typing import Any

import numpy as np

from bordspil import games
from bordspil.core.game import BadRequest, Game, agree
from bordspil.envs.planes import encode_all, encoder_of
from bordspil.envs.vector import checked, compiled, compiled_rules, seeds
from bordspil.extras import need

# NumPy has dropped these names; numba-cuda still asks for some of them when it is loaded.
for _old, _new in {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}.items():
    if not hasattr(np, _old) and hasattr(np, _new):
        setattr(np, _old, getattr(np, _new))

cuda: Any = need("numba.cuda", "gpu")
BLOCK = 128
DEVICE_FUNCTIONS = ("reset_all", "step_all", "mask_all", "choose_all", "may_play", "play_out", "count_wins")


@contextmanager
def tables_in_global_memory() -> Iterator[None]:
    """Makes Numba put tables into global memory; constant memory is small, and slow for scattered reads."""
    nvvm: Any = import_module("numba.cuda.cudadrv.nvvm")
    before = getattr(nvvm, "ADDRSPACE_CONSTANT", None)
    if before is None:  # the simulator, where memory is memory
        yield
        return
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
    try:
        yield
    finally:
        nvvm.ADDRSPACE_CONSTANT = before


def for_device(function: Any, made: dict[Any, Any]) -> Any:
    """Compiles a function for the card, with all functions it calls."""
    source: FunctionType = function.py_func
    if source not in made:
        scope = dict(source.__globals__)
        for name in {step.argval for step in get_instructions(source) if step.opname == "LOAD_GLOBAL"}:
            if hasattr(scope.get(name), "py_func"):
                scope[name] = for_device(scope[name], made)
        copy = FunctionType(source.__code__, scope, source.__name__, source.__defaults__)
        made[source] = cuda.jit(device=True)(copy)
    return made[source]


@cache
def kernels(game: Game) -> dict[str, Any]:
    """Returns the kernels of a game; each thread takes a slice of one game."""
    parts, made = compiled(game), {}  # type: tuple[dict[str, Any], dict[Any, Any]]
    device = {part: for_device(parts[part], made) for part in DEVICE_FUNCTIONS}
    device["encode_all"] = for_device(encode_all, made)
    found = (*_batch_kernels(device), _encoder(device), _playout_kernel(device, compiled_rules(game)[1].STATE))
    return {function.__name__: cuda.jit(function) for function in found}


def _batch_kernels(device: dict[str, Any]) -> tuple[Any, ...]:
    """Returns what steps batches, not yet compiled."""
    reset_all, step_all, mask_all = device["reset_all"], device["step_all"], device["mask_all"]
    choose_all, may_play = device["choose_all"], device["may_play"]

    def clear(masks: Any) -> None:
        for n in range(cuda.grid(1), len(masks), cuda.gridsize(1)):
            masks[n] = 0

    def reset(states: Any, dice: Any, kind: Any, to_act: Any, seen: Any, masks: Any, marked: Any, room: Any) -> None:
        n = cuda.grid(1)
        if n < len(states):
            marked[n] = 0
            reset_all(states, dice, kind, to_act, seen, n, n + 1)
            mask_all(states, masks, marked, room[:, n], n, n + 1)

    def find_illegal(states: Any, actions: Any, count: int, wrong: Any) -> None:
        n = cuda.grid(1)
        if n < len(states) and not (0 <= actions[n] < count and may_play(states[n], int(actions[n]))):
            cuda.atomic.min(wrong, 0, n)

    def step(
        states: Any,
        dice: Any,
        kind: Any,
        actions: Any,
        rewards: Any,
        ended: Any,
        endings: Any,
        to_act: Any,
        seen: Any,
        masks: Any,
        marked: Any,
        room: Any,
    ) -> None:
        n = cuda.grid(1)
        if n < len(states):
            marked[n] = 0
            step_all(states, dice, kind, actions, rewards, ended, endings, to_act, seen, n, n + 1)
            mask_all(states, masks, marked, room[:, n], n, n + 1)

    def choose(states: Any, luck: Any, actions: Any, room: Any) -> None:
        n = cuda.grid(1)
        if n < len(states):
            choose_all(states, luck, actions, room[:, n], n, n + 1)

    return clear, reset, find_illegal, step, choose


def _encoder(device: dict[str, Any]) -> Any:
    """Returns what encodes observations as planes, not yet compiled; those of a game in one thread."""
    encode_slice = device["encode_all"]

    def encode(
        seen: Any,
        which: Any,
        out: Any,
        own_sources: Any,
        own_values: Any,
        sources: Any,
        values: Any,
        tests: Any,
    ) -> None:
        n = cuda.grid(1)
        if n < len(seen):
            encode_slice(seen, which, out, own_sources, own_values, sources, values, tests, n, n + 1)

    return encode


def _playout_kernel(device: dict[str, Any], state: np.dtype[Any]) -> Any:
    """Returns what plays whole games, not yet compiled."""
    play_whole, count_wins = device["play_out"], device["count_wins"]

    def play_out(luck: Any, kind: Any, rounds: int, moves: Any, wins: Any, room: Any) -> None:
        n = cuda.grid(1)
        if n < len(luck):
            own = cuda.local.array(1, state)  # local memory lies interleaved, so that neighbours read side by side
            rng = cuda.local.array(1, np.uint64)
            rng[0] = luck[n, 0]
            played = 0
            for _ in range(rounds):
                played += play_whole(own[0], kind, rng, room[:, n])
                count_wins(own[0], wins[n])
            moves[n] = played
            luck[n, 0] = rng[0]

    return play_out


def find_card() -> None:
    """Refuses where there is no card."""
    if not cuda.is_available():
        raise BadRequest("no-gpu")


def most_games(game: str | Game, seats: int, options: Mapping[str, Any], most: int) -> int:
    """Returns as many games as fit into half of the card's free memory, and no more than `most`."""
    find_card()
    (tensor, rules), agreed = compiled_rules(game), agree(games.load(game), options, seats)
    seen = int(np.prod(tensor.shape(seats, agreed)))
    each: int = 4 * rules.longest(seats, agreed) + tensor.actions(seats, agreed) + 2 * seen + rules.STATE.itemsize
    free = int(cuda.current_context().get_memory_info()[0])
    return max(1, min(most, free // 2 // each))


class Playouts:
    """Whole random games of one kind on the card, with the same seeds the same as those of `vector.Batch`."""

    def __init__(
        self, game: str | Game, count: int, seats: int = 2, options: Mapping[str, Any] | None = None, seed: int = 0
    ) -> None:
        find_card()
        (self.tensor, self.rules), self.game = compiled_rules(game), games.load(game)
        self._kernels, self.count, self.seats = kernels(self.game), count, seats
        self.options = agree(self.game, {} if options is None else options, seats)
        if type(count) is not int or count < 1:
            raise BadRequest("field-wrong", field="count")
        self.kind = cuda.to_device(self.rules.kind(seats, self.options))
        # Neighbours write their lists side by side; what no list reaches costs nothing but addresses.
        self._room = cuda.device_array((self.rules.longest(seats, self.options), count), np.int32)
        self.luck = cuda.to_device(seeds(seed, "actions", count))

    def play_out(self, rounds: int) -> tuple[np.ndarray, np.ndarray]:
        """Plays `rounds` random games in every row; returns the moves played and the games won by each seat."""
        moves = cuda.to_device(np.zeros(self.count, np.int64))
        wins = cuda.to_device(np.zeros((self.count, self.seats), np.int64))
        self._launch("play_out", self.luck, self.kind, rounds, moves, wins, self._room)
        return moves.copy_to_host(), wins.copy_to_host()

    def _launch(self, name: str, *given: Any) -> None:
        kernel: Any = self._kernels[name]
        with tables_in_global_memory():
            kernel[(self.count + BLOCK - 1) // BLOCK, BLOCK](*given)


class Batch(Playouts):
    """Games of one kind stepped on the card; a game that ends restarts in the same step.

    All arrays are those of `vector.Batch`, but stay on the card: `copy_to_host()` fetches one.
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        observation: str = "flat",
    ) -> None:
        super().__init__(game, count, seats, options, seed)
        self.encoder = encoder_of(self.game, seats, self.options, observation)
        self.action_count: int = self.tensor.actions(seats, self.options)
        self.states = cuda.device_array(count, self.rules.STATE)
        self._seen = cuda.device_array((count, *self.tensor.shape(seats, self.options)), np.uint8)
        self._ends_seen = cuda.to_device(np.zeros(self._seen.shape, np.uint8))
        self.observations, self.endings = self._seen, self._ends_seen
        if self.encoder is not None:
            self.observations = cuda.device_array((count, *self.encoder.shape), np.uint8)
            self.endings = cuda.to_device(np.zeros(self.observations.shape, np.uint8))
            self._tables = tuple(map(cuda.to_device, self.encoder.tables))
            self._every = cuda.to_device(np.ones(count, np.bool_))
        self.masks = cuda.device_array((count, self.action_count), np.bool_)
        self.to_act = cuda.device_array(count, np.int32)
        self.rewards = cuda.to_device(np.zeros((count, seats), np.float32))
        self.ended = cuda.to_device(np.zeros(count, np.bool_))
        self._actions = cuda.device_array(count, np.int64)
        self._marked = cuda.device_array(count, np.int64)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Starts all games; the same seed and the same actions give the same games."""
        self.dice = cuda.to_device(seeds(seed, "chance", self.count))
        self.luck = cuda.to_device(seeds(seed, "actions", self.count))
        self._clear()
        self._launch("reset", self.states, self.dice, self.kind, *self._sights())
        self._encode(self._seen, self.observations)

    def step(self, actions: Any) -> None:
        """Plays one action in every game; refuses all of them, and changes nothing, if one is illegal.

        Actions of `random_actions` are not checked again, so that nothing waits for the card.
        """
        if actions is not self._actions:
            actions = self._check(actions)
        self._clear()
        written = (self.rewards, self.ended, self._ends_seen, *self._sights())
        self._launch("step", self.states, self.dice, self.kind, actions, *written)
        self._encode(self._seen, self.observations)
        self._encode(self._ends_seen, self.endings, ended=True)

    def random_actions(self) -> Any:
        """Returns a random legal action for every game, on the card; the next call writes into the same array."""
        self._launch("choose", self.states, self.luck, self._actions, self._room)
        return self._actions

    def _check(self, actions: Any) -> Any:
        if not hasattr(actions, "copy_to_host"):
            actions = cuda.to_device(checked(actions, self.count).astype(np.int64))
        wrong = cuda.to_device(np.array([self.count], np.int64))
        self._launch("find_illegal", self.states, actions, self.action_count, wrong)
        if (number := int(wrong.copy_to_host()[0])) < self.count:
            raise BadRequest("action-illegal", action=int(actions.copy_to_host()[number]), number=number)
        return actions

    def _sights(self) -> tuple[Any, ...]:
        return self.to_act, self._seen, self.masks, self._marked, self._room

    def _encode(self, seen: Any, out: Any, ended: bool = False) -> None:
        """Encodes observations as planes where they are wanted so, or of ended games alone what was seen at the end."""
        if self.encoder is not None:
            which = self.ended if ended else self._every
            self._launch("encode", seen, which, self.encoder.cells_of(out), *self._tables)

    def _clear(self) -> None:
        """Clears the masks with coalesced writes, which one thread a game would not do."""
        self._launch("clear", self.masks.reshape(self.count * self.action_count))
