"""Many games of one kind side by side as PyTorch's tensors, stepped on the card or the cores by the same kernels."""

from functools import cache
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import torch

BLOCK = 128


@cache
def for_cores(board: Any) -> SimpleNamespace:
    """Returns the kernels of a board as loops over all rows."""
    begin_row, play_row, look_row = board.begin_row, board.play_row, board.look_row
    see_row, tell_row, end_row, seats, height = board.see_row, board.tell_row, board.end_row, board.SEATS, board.HEIGHT

    def begin(states: Any) -> None:
        for n in range(len(states)):
            begin_row(states, n)

    def play(states: Any, actions: Any, place_at: Any) -> None:
        for n in range(len(states)):
            play_row(states, n, actions[n], place_at)

    def look(
        states: Any,
        action_to: Any,
        room: Any,
        reach: Any,
        numbers: Any,
        listed: Any,
        counts: Any,
        mover: Any,
        view: Any,
        over: Any,
        results: Any,
    ) -> None:
        for n in range(len(states)):
            tell_row(states, n, mover, view, over, results)
            for k in range(seats):
                found = look_row(states, n, k, action_to, room[:, 0], reach, numbers, listed)
                if k == 0:
                    counts[n] = found

    def see(states: Any, square_to: Any, reach: Any, squares: Any) -> None:
        for n in range(len(states)):
            for row in range(height):
                see_row(states, n, row, square_to, reach, squares)

    def end(states: Any, owners: Any, fates: Any) -> None:
        for n in range(len(states)):
            end_row(states, n, owners, fates)

    made = {function.__name__: numba.njit(function) for function in (begin, play, look, see, end)}
    return SimpleNamespace(**{name: lambda threads, *given, f=f: f(*given) for name, f in made.items()})


@cache
def for_card(board: Any) -> SimpleNamespace:
    """Returns the kernels of a board for the card: a thread for each game, each of its colours, or each of its rows."""
    from bordspil.envs.gpu import cuda, for_device

    known: dict[Any, Any] = {}
    begin_row, play_row, look_row, see_row, tell_row, end_row = (
        for_device(getattr(board, f"{name}_row"), known) for name in ("begin", "play", "look", "see", "tell", "end")
    )
    seats, height = board.SEATS, board.HEIGHT

    def begin(states: Any) -> None:
        n = cuda.grid(1)
        if n < len(states):
            begin_row(states, n)

    def play(states: Any, actions: Any, place_at: Any) -> None:
        n = cuda.grid(1)
        if n < len(states):
            play_row(states, n, actions[n], place_at)

    def look(
        states: Any,
        action_to: Any,
        room: Any,
        reach: Any,
        numbers: Any,
        listed: Any,
        counts: Any,
        mover: Any,
        view: Any,
        over: Any,
        results: Any,
    ) -> None:
        thread = cuda.grid(1)
        n, k = thread % len(states), thread // len(states)
        if k < seats:
            found = look_row(states, n, k, action_to, room[:, thread], reach, numbers, listed)
            if k == 0:
                counts[n] = found
                tell_row(states, n, mover, view, over, results)

    def see(states: Any, square_to: Any, reach: Any, squares: Any) -> None:
        thread = cuda.grid(1)
        n, row = thread // height, thread % height
        if n < len(states):
            see_row(states, n, row, square_to, reach, squares)

    def end(states: Any, owners: Any, fates: Any) -> None:
        n = cuda.grid(1)
        if n < len(states):
            end_row(states, n, owners, fates)

    return SimpleNamespace(**{function.__name__: launched(function) for function in (begin, play, look, see, end)})


def launched(function: Any) -> Any:
    """Returns a function that compiles a kernel for the card and starts so many threads of it."""
    from bordspil.envs.gpu import cuda, tables_in_global_memory

    made = cuda.jit(function)

    def launch(threads: int, *given: Any) -> None:
        with tables_in_global_memory():
            made[(threads + BLOCK - 1) // BLOCK, BLOCK](*given)

    return launch


class Tables:
    """Games of one kind; every call writes into the same tensors, so copy those you keep.

    `squares` and `numbers` are the inputs of the net as the mover sees them, `listed` and `counts` its legal actions;
    `mover`, `view` and `over` are the seat to act, its view and whether the game is over; `results` are filled at the
    end of a game.
    """

    def __init__(self, board: Any, count: int, device: str) -> None:
        self.board, self.count, self.device = board, count, device
        self.card = device != "cpu"
        self.kernels = for_card(board) if self.card else for_cores(board)
        self.states, self.words = self._records()
        cells = board.HEIGHT * board.WIDTH
        self.squares = self._zeros(torch.int32, cells)
        self.numbers = self._zeros(torch.uint8, board.NUMBERS)
        self.listed = self._zeros(torch.int32, board.LISTED)
        self.counts = self._zeros(torch.int32)
        self.mover, self.view = self._zeros(torch.int64), self._zeros(torch.int64)
        self.over = self._zeros(torch.bool)
        self.results = self._zeros(torch.float32, 2 * board.SEATS)
        self.actions = self._zeros(torch.int64)
        self.owners = self._zeros(torch.uint8, cells)
        self.fates = self._zeros(torch.uint8, board.FATES)
        reach = self._zeros(torch.int32, board.SEATS, board.HEIGHT)
        room = torch.empty((board.LONGEST, count * board.SEATS if self.card else 1), dtype=torch.int32, device=device)
        tables = [torch.as_tensor(table).to(device) for table in (board.PLACE_AT, board.ACTION_TO, board.SQUARE_TO)]
        self._place_at, self._action_to, self._square_to = map(self._seen, tables)
        told = tuple(map(self._seen, (self.mover, self.view, self.over, self.results)))
        seen = [self._seen(one) for one in (room, reach, self.numbers, self.listed, self.counts)]
        self._looked, self._reach, self._squares = (*seen, *told), seen[1], self._seen(self.squares)
        self._ends = self._seen(self.owners), self._seen(self.fates)
        self._acts = self._seen(self.actions)
        self._kept = (*tables, room, reach)  # what the kernels write into lives as long as this
        self.begin()

    def begin(self) -> None:
        """Begins all games anew."""
        self.kernels.begin(self.count, self.states)
        self.look()

    def play(self, actions: torch.Tensor) -> None:
        """Plays one action in every game that is not over, and updates the inputs."""
        self.actions.copy_(actions)
        self.kernels.play(self.count, self.states, self._acts, self._place_at)
        self.look()

    def look(self) -> None:
        """Writes the inputs for the present states."""
        self.kernels.look(self.count * self.board.SEATS, self.states, self._action_to, *self._looked)
        self.kernels.see(self.count * self.board.HEIGHT, self.states, self._square_to, self._reach, self._squares)

    def end(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Returns the owners of squares and which pieces lie on the board, by seat."""
        self.kernels.end(self.count, self.states, *self._ends)
        return self.owners, self.fates

    def _zeros(self, dtype: torch.dtype, *shape: int) -> torch.Tensor:
        return torch.zeros((self.count, *shape), dtype=dtype, device=self.device)

    def _seen(self, tensor: torch.Tensor) -> Any:
        """Returns a tensor as the kernels take it, without a copy."""
        if not self.card:
            return tensor.numpy()
        from bordspil.envs.gpu import cuda

        return cuda.as_cuda_array(tensor)

    def _records(self) -> tuple[Any, torch.Tensor]:
        """Returns the records of all games, and the same memory as rows of words."""
        record = self.board.RECORD
        width = record.itemsize // 8
        if not self.card:
            states = np.zeros(self.count, record)
            return states, torch.from_numpy(states.view(np.int64).reshape(self.count, width))
        from bordspil.envs.gpu import cuda

        states = cuda.to_device(np.zeros(self.count, record))
        pointer = states.__cuda_array_interface__["data"]
        shared = {"shape": (self.count, width), "typestr": "<i8", "data": pointer, "version": 2}
        return states, torch.as_tensor(SimpleNamespace(__cuda_array_interface__=shared), device=self.device)
