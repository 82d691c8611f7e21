"""The figures of the server: what a move costs besides the rules, and how long people wait for one under load."""

import asyncio
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.game import Event, Game, Option, Options, Paint, Say, Seat
from bordspil.core.notation import Notation
from bordspil.server.loadtest import crowd
from bordspil.server.serve import address_of, listen, make_server, run_until_signal
from bordspil.server.settings import Settings
from bordspil.server.store.store_url import parse_store_url

TABLES = 200
WORDS = ("blue", "yellow", "red", "black", "white")
LISTED = tuple({"take": WORDS[n % 5], "from": n % 9, "to": n % 6} for n in range(60))


class Sheet(Struct, frozen=True):
    """A view of the size of a board with four players."""

    to_act: int
    groups: list[list[str]]
    boards: list[list[list[str | None]]]


class SameNotation:
    """A notation in which all moves look alike."""

    def write(self, move: Any) -> str:
        """Returns a text of the usual length."""
        return "3r2"

    def read(self, text: str) -> Any:
        """Returns some move."""
        return LISTED[0]

    def to_object(self, move: Any) -> dict[str, Any]:
        """Returns the move: it is plain."""
        return dict(move)

    def from_object(self, given: Any) -> Any:
        """Returns what is given."""
        return given


class Blank(Game[int, Any, Sheet]):
    """A game whose rules cost nothing, so that what is left is the server."""

    id = "blank"
    rules_version = 1
    seats = range(1, 5)
    options: tuple[Option, ...] = ()
    sheets = tuple(
        Sheet(seat, [list(WORDS[:4]) for _ in range(9)], [[[*WORDS[:4], None] for _ in range(9)] for _ in range(4)])
        for seat in range(4)
    )
    notation: Notation[Any] = SameNotation()
    listed = LISTED
    told: tuple[Event, ...] = ({"event": "take", "seat": 0, "take": "red", "from": 3, "to": 2, "count": 2},)

    def start(self, options: Options, seats: int) -> int:
        return 0

    def to_act(self, state: int) -> Seat | None:
        return state % 4

    def moves(self, state: int) -> tuple[dict[str, Any], ...]:
        return self.listed

    def sample(self, state: int, chance: Chance) -> str:
        return ""

    def play(self, state: int, move: Any) -> int:
        return state + 1

    def reveals(self, state: int, move: Any) -> bool:
        return True

    def events(self, state: int, move: Any, seat: Seat | None) -> list[Event]:
        return list(self.told)

    def scores(self, state: int) -> tuple[int, ...]:
        return (0, 0, 0, 0)

    def winners(self, state: int) -> tuple[Seat, ...]:
        return ()

    def view(self, state: int, seat: Seat | None) -> Sheet:
        return self.sheets[state % 4]

    def most_entries(self, options: Options, seats: int) -> int:
        return 100_000

    def determinize(self, view: Sheet, rng: Random) -> int:
        return 0

    def position(self, state: int) -> dict[str, Any]:
        return {}

    def set_up(self, position: Any, options: Options, seats: int) -> int:
        return 0

    def draw(self, view: Any, paint: Paint, say: Say) -> str:
        return ""


blank: Game = Blank()


def find_game(name: str) -> Game:
    """Returns a shipped game, or the blank one."""
    return blank if name == Blank.id else games.load(name)


class Served:
    """A server in a process of its own, which says how much processor time it has used."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.address = self._line()

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def processor_seconds(self) -> float:
        """Returns the processor time of all threads since the start."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return float(self._line())


@contextmanager
def serving() -> Iterator[Served]:
    """Runs a server with an empty store on a free port for a `with` block."""
    with tempfile.TemporaryDirectory(prefix="bordspil-bench-") as folder:
        command = [sys.executable, "-m", "bordspil.server.loadtest.bench", str(Path(folder) / "tables.sqlite")]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            try:
                yield Served(process)
            finally:
                process.terminate()


def server_move_us() -> float:
    """Returns the processor microseconds of a move, from its message to four deliveries; the rules cost nothing."""
    with serving() as served:
        return asyncio.run(_measure_moves(served))


async def _measure_moves(served: Served, tables: int = 40, moves: int = 40) -> float:
    best = float("inf")
    async with crowd.seated(served.address, Blank.id, tables) as crowd_tables:
        await crowd.play_saturated(crowd_tables, 10)
        for _ in range(5):
            before = served.processor_seconds()
            await crowd.play_saturated(crowd_tables, moves)
            best = min(best, (served.processor_seconds() - before) / (tables * moves))
    return 1e6 * best


def server_p99_ms() -> float:
    """Returns the milliseconds in which 99 of 100 deliveries arrive: 200 tables of four, a move a second each."""
    with serving() as served:
        times = sorted(asyncio.run(_measure_waits(served)))
    return 1e3 * times[int(0.99 * len(times))]


async def _measure_waits(served: Served) -> list[float]:
    async with crowd.seated(served.address, games.names()[0], TABLES) as crowd_tables:
        await crowd.play_paced(crowd_tables, 2)
        return await crowd.play_paced(crowd_tables, 10)


FIGURES: dict[str, Callable[[], float]] = {"server_move_us": server_move_us, "server_p99_ms": server_p99_ms}


def _report_processor_time() -> None:
    for _ in sys.stdin:
        print(time.process_time(), flush=True)


def main(store: str, port: int = 0, tables: int = TABLES) -> None:
    """Runs the server to be measured, with limits that the crowd does not reach."""
    free: dict[str, Any] = {"messages_per_second": 1e6, "messages_at_once": 1_000_000, "messages_per_person": 1e6}
    sockets = crowd.SEATS * tables + 400
    room: dict[str, Any] = {"open_tables": 2 * tables + 100, "sockets": sockets, "tcp_connections": 2 * sockets}
    settings = Settings(store=parse_store_url(store), port=port, workers=1, warm_up=False, **free, **room)
    listener = listen(settings)
    print(address_of(listener), flush=True)
    threading.Thread(target=_report_processor_time, daemon=True).start()
    run_until_signal(make_server(settings, find_game), listener)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
