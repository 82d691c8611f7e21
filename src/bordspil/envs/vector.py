"""Thousands of games stepped at once for learners: compiled, on all cores, as plain NumPy arrays."""

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from itertools import pairwise
from typing import Any

import numpy as np

from bordspil import games
from bordspil.core.capabilities import Kernel, Kernels, Tensor
from bordspil.core.game import BadRequest, Game, agree
from bordspil.core.kernel import specialise
from bordspil.envs import batch
from bordspil.envs.planes import encode_all, encoder_of
from bordspil.envs.rows import Rows, SliceRows
from bordspil.sentences import sentences


def compiled(game: str | Game) -> dict[str, Any]:
    """Returns the batch kernels compiled for a game."""
    rules: Any = compiled_rules(game)[1]
    return _compiled(rules, games.load(game).id)


Seed = int | Sequence[int]
CHUNK = 1024  # games stepped before their masks are written: their records fit into the cache of a core


@cache
def _compiled(kernels: Kernels, name: str) -> dict[str, Any]:
    return specialise(batch, name, supplied(kernels))


def supplied(kernels: Kernels) -> dict[str, Kernel]:
    """Returns what the template of a batch takes from a game, by the names it has there."""
    return {
        "begin": kernels.begin,
        "has_chance": kernels.has_chance,
        "is_over": kernels.is_over,
        "actor": kernels.actor,
        "may_play": kernels.may_play,
        "play": kernels.play,
        "deal": kernels.deal,
        "place_of": kernels.place_of,
        "observe_into": kernels.observe_into,
        "list_into": kernels.list_into,
        "mask_into": kernels.mask_into,
        "choose": kernels.choose,
    }


def compiled_rules(game: str | Game) -> tuple[Tensor, Kernels]:
    """Returns the tensor and the kernels of a game; refuses a game without compiled rules."""
    with sentences():
        found = games.load(game)
        tensor, kernels = found.tensor, found.kernels
        if tensor is None or kernels is None:
            raise BadRequest("not-compiled", game=found.id)
    return tensor, kernels


def seeds(seed: Seed, purpose: str, count: int) -> np.ndarray:
    """Returns a generator for each game: the same for any number of threads, and never zero.

    Of a list each game has its own seed, with the generator of a batch of that game alone.
    """
    if not isinstance(seed, int | np.integer):
        return np.concatenate([seeds(one, purpose, 1) for one in checked_seeds(seed, count)])
    first = int.from_bytes(sha256(f"{seed} {purpose}".encode()).digest()[:8])
    mixed = (np.arange(count, dtype=np.uint64) + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(first)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return ((mixed ^ (mixed >> np.uint64(31))) | np.uint64(1)).reshape(count, 1)


def checked_seeds(given: Any, count: int) -> list[int]:
    """Returns a list of seeds, one per game; refuses any other."""
    found = list(given) if isinstance(given, Sequence | np.ndarray) else []
    if len(found) != count or not all(isinstance(seed, int | np.integer) for seed in found):
        raise BadRequest("field-wrong", field="seed")
    return list(map(int, found))


def checked(actions: Any, count: int) -> np.ndarray:
    """Returns the actions as an integer array with one entry per game; refuses any other shape."""
    given = np.asarray(actions)
    if given.shape != (count,) or given.dtype.kind not in "iu":
        raise BadRequest("field-wrong", field="actions")
    return given


def unpacked(marked: np.ndarray, shape: tuple[int, ...]) -> np.ndarray:
    """Returns the masks of all games from the numbers of those cells that are set; few of them are."""
    masks = np.zeros(shape, np.bool_)
    masks.flat[marked] = True
    return masks


class Batch:
    """Games of one kind, all stepped by one call; a game that ends restarts in the same step.

    `observations`, `masks`, `to_act`, `rewards`, `ended` and `endings` are arrays over the games, written by every
    step: copy what you keep, and write nothing into them. Row n of `endings` is what the seat that moved last saw of
    the end of game n, where `ended[n]` is set. Generators belong to games, so threads change nothing but the time.
    Without `masks` that array has no columns; `legal_rows` is there in any case.
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        seed: Seed = 0,
        threads: int | None = None,
        observation: str = "flat",
        masks: bool = True,
    ) -> None:
        (self.tensor, self.rules), self.kernels = compiled_rules(game), compiled(game)
        self.game, self.count, self.seats = games.load(game), count, seats
        with sentences(self.game):
            self.options = agree(self.game, {} if options is None else options, seats)
            for field, value in (("count", count), ("threads", 1 if threads is None else threads)):
                if type(value) is not int or value < 1:
                    raise BadRequest("field-wrong", field=field)
            self.encoder = encoder_of(self.game, seats, self.options, observation)
        self.kind = self.rules.kind(seats, self.options)
        self.action_count: int = self.tensor.actions(seats, self.options)
        self.low, self.high = self.tensor.LOW, self.tensor.HIGH
        self.states = np.zeros(count, self.rules.STATE)
        self._seen = np.zeros((count, *self.tensor.shape(seats, self.options)), np.uint8)
        self._ends_seen = np.zeros_like(self._seen)
        self.observations, self.endings = self._seen, self._ends_seen
        if self.encoder is not None:
            self.observations = np.zeros((count, *self.encoder.shape), np.uint8)
            self.endings = np.zeros_like(self.observations)
        self.masks = np.zeros((count, self.action_count if masks else 0), np.bool_)
        self.to_act = np.zeros(count, np.int32)
        self.rewards = np.zeros((count, seats), np.float32)
        self.ended = np.zeros(count, np.bool_)
        self._actions, self._marked = np.zeros(count, np.int64), np.zeros(count, np.int64)
        threads = min(threads or os.cpu_count() or 1, count)
        bounds = np.linspace(0, count, threads + 1).astype(int).tolist()
        self._slices = list(pairwise(bounds))
        self._make_room()
        self._pool: ThreadPoolExecutor | None = None
        self._pool_process = -1
        self.reset(seed)

    def reset(self, seed: Seed = 0) -> None:
        """Starts all games; the same seed and the same actions give the same games. A list has one for each game."""
        with sentences():
            self.dice, self.luck = seeds(seed, "chance", self.count), seeds(seed, "actions", self.count)
        self.rewards[:], self.ended[:] = 0, False
        self._run("reset_all", self.states, self.dice, self.kind, self.to_act, self._seen)
        self._each(self._begin_slice)

    def step(self, actions: Any) -> None:
        """Plays one action in every game; refuses all of them, and changes nothing, if one is illegal."""
        given = self._actions
        with sentences():
            if actions is not given:
                given[:] = checked(actions, self.count)
            illegal = [n for n in self._run("find_illegal", self.states, given, self.action_count) if n >= 0]
            if illegal:
                raise BadRequest("action-illegal", action=int(given[illegal[0]]), number=illegal[0])
        self._each(self._step_slice)

    def random_actions(self) -> np.ndarray:
        """Returns a random legal action for every game; the next call writes into the same array."""
        if self.rules.LISTED:
            self._each(lambda part: self._rows[part].choose(self.luck, self._actions))
        else:
            self._run("choose_all", self.states, self.luck, self._actions, scratch=True)
        return self._actions

    def legal_rows(self) -> Rows:
        """Returns the legal actions of all games as sparse rows, in arrays of their own."""
        if not self.rules.LISTED:
            self._each(self._list)
        offsets = np.cumsum([0, *np.concatenate([rows.lengths() for rows in self._rows])])
        return Rows(offsets, np.concatenate([rows.used() for rows in self._rows]))

    def play_out(self, rounds: int) -> tuple[np.ndarray, np.ndarray]:
        """Plays `rounds` random games in every row; returns the moves played and the games won by each seat."""
        moves, wins = np.zeros(self.count, np.int64), np.zeros((self.count, self.seats), np.int64)
        states = np.zeros(self.count, self.rules.STATE)
        self._run("play_out_all", states, self.luck, self.kind, rounds, moves, wins, scratch=True)
        return moves, wins

    def _make_room(self) -> None:
        """Makes what every thread writes lists of moves into."""
        longest, ends = self.rules.longest(self.seats, self.options), np.zeros(self.count, np.int64)
        self._scratch = np.zeros((len(self._slices), longest), np.int32)
        self._rows = [
            SliceRows(longest, ends, room, *part) for room, part in zip(self._scratch, self._slices, strict=True)
        ]

    def _begin_slice(self, part: int) -> None:
        self._mask(part, *self._slices[part])
        self._show_slice(part)

    def _step_slice(self, part: int) -> None:
        """Steps the games of a slice, some at a time, so that their records are still at hand to be masked."""
        first, last = self._slices[part]
        written = (self.rewards, self.ended, self._ends_seen, self.to_act, self._seen)
        for begin in range(first, last, CHUNK):
            chunk = begin, min(begin + CHUNK, last)
            self.kernels["step_all"](self.states, self.dice, self.kind, self._actions, *written, *chunk)
            self._mask(part, *chunk)
        self._show_slice(part)

    def _mask(self, part: int, first: int, last: int) -> None:
        """Marks legal moves where a list of them is not made anyway."""
        if self.masks.size and not self.rules.LISTED:
            self.kernels["mask_all"](self.states, self.masks, self._marked, self._scratch[part], first, last)

    def _show_slice(self, part: int) -> None:
        """Writes what is to be seen and done in the games of a slice."""
        first, last = self._slices[part]
        if self.rules.LISTED:
            if self.masks.size:
                self._rows[part].mark(self.masks, False)
            self._list(part)
            if self.masks.size:
                self._rows[part].mark(self.masks, True)
        if (encoder := self.encoder) is not None:
            every = np.ones(self.count, np.bool_)
            pairs = ((self._seen, every, self.observations), (self._ends_seen, self.ended, self.endings))
            for seen, which, out in pairs:
                encode_all(seen, which, encoder.cells_of(out), *encoder.tables, first, last)

    def _list(self, part: int) -> None:
        self._rows[part].list(self.kernels["list_all"], self.states)

    def _run(self, name: str, *given: Any, scratch: bool = False) -> list[Any]:
        """Runs one kernel over all slices, each in a thread of its own; returns the results in order of the games."""
        kernel: Callable[..., Any] = self.kernels[name]
        return self._each(lambda part: kernel(*given, *self._scratch[part : part + scratch], *self._slices[part]))

    def _each(self, work: Callable[[int], Any]) -> list[Any]:
        """Does some work for all slices, each in a thread of its own; returns the results in order of the games."""
        if len(self._slices) == 1:
            return [work(0)]
        pool = self._threads()
        return [task.result() for task in [pool.submit(work, part) for part in range(len(self._slices))]]

    def close(self) -> None:
        """Ends the threads; the next step starts others."""
        if self._pool is not None and self._pool_process == os.getpid():
            self._pool.shutdown()
        self._pool = None

    def __getstate__(self) -> dict[str, Any]:
        """Returns what the batch is made of again, here or in another process: neither kernels nor threads."""
        made_again = ("tensor", "rules", "kernels", "_scratch", "_rows")
        kept = {name: value for name, value in vars(self).items() if name not in made_again}
        if self.encoder is None:  # else the same arrays twice, which a copy must not part
            kept |= {"observations": None, "endings": None}
        return kept | {"masks": (np.flatnonzero(self.masks), self.masks.shape), "_pool": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        (self.tensor, self.rules), self.kernels = compiled_rules(self.game), compiled(self.game)
        if self.encoder is None:
            self.observations, self.endings = self._seen, self._ends_seen
        self.masks = unpacked(*self.masks)
        self._make_room()
        if self.rules.LISTED:
            self._each(self._list)

    def _threads(self) -> ThreadPoolExecutor:
        """Returns the thread pool of this process: threads do not live on in a forked child, so it starts its own."""
        if self._pool is None or self._pool_process != os.getpid():
            self._pool, self._pool_process = ThreadPoolExecutor(len(self._slices)), os.getpid()
        return self._pool
