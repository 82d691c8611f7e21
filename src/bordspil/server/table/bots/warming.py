"""Compiles the kernels of all games behind a server that answers already, and tells how far that is."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections.abc import Sequence

from bordspil import games
from bordspil.core.kernel_cache import has_kernels, is_kept, warm_mark
from bordspil.server import logs
from bordspil.server.table.bots.bot_workers import Workers

COMMAND = (sys.executable, "-m", "bordspil", "warmup", "--gentle")


class Warming:
    """What is compiled and what is not yet; `run` compiles in processes of the lowest priority."""

    def __init__(self, workers: Workers, command: Sequence[str] = COMMAND) -> None:
        self.workers, self.command = workers, command
        self.done = self.total = 0  # steps: the rules and the bots of each game
        self._rules: dict[str, asyncio.Event] = {}

    @property
    def is_under_way(self) -> bool:
        """Returns whether something is still to be compiled."""
        return self.done < self.total

    def begin(self) -> bool:
        """Returns whether there is anything to compile; games whose rules are to be wait from now on."""
        if not is_kept() or warm_mark().exists():
            self.workers.warm_up()
            return False
        self._rules = {name: asyncio.Event() for name in games.names() if has_kernels(games.folder_of(name) / "rules")}
        self.total = 2 * len(games.names())
        return True

    async def rules(self, game_id: str) -> None:
        """Waits until the rules of a game are compiled, so that no other table has to wait for that."""
        if game_id in self._rules:
            await self._rules[game_id].wait()

    async def run(self) -> None:
        """Compiles everything; what is done is loaded by the workers of bots."""
        process: asyncio.subprocess.Process | None = None
        try:
            process = await asyncio.create_subprocess_exec(*self.command, stdout=PIPE)
            assert process.stdout is not None
            async for line in process.stdout:
                self._note(*line.decode().split())
            if code := await process.wait():
                logs.warning("warm-up-failed", code=code)
        except OSError as error:
            logs.warning("warm-up-failed", error)
        finally:
            if process is not None and process.returncode is None:
                process.terminate()
                await process.wait()
            self.done = self.total
            for rules in self._rules.values():
                rules.set()

    def _note(self, what: str, game_id: str) -> None:
        self.done += 1
        if what == "bots":
            self.workers.warm_up([game_id])
        elif game_id in self._rules:
            self._rules[game_id].set()
