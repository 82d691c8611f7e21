"""An untrusted program asked line by line, each answer against a deadline; closing kills all it has started."""

import os
import select
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from time import monotonic

from bordspil.core.bot import NoMove

LONGEST_ANSWER = 1_000_000
LAST_WORDS = 4000  # bytes of standard error that are kept
CHUNK = 1 << 16
PATIENCE = 0.3  # seconds to leave in when the input ends
MARK = "BORDSPIL_EXTERNAL_BOT"  # in the environment of a program, and so of all it starts

_marks: dict[int, str] = {}  # of the process groups that run


class SubprocessLine:
    """A running program with pipes to its standard input, output and error, in a process group of its own."""

    def __init__(self, words: Sequence[str]) -> None:
        pipe, mark = subprocess.PIPE, token_hex(16)
        try:
            self.process = subprocess.Popen(
                words,
                stdin=pipe,
                stdout=pipe,
                stderr=pipe,
                bufsize=0,
                start_new_session=True,
                env=os.environ | {MARK: mark},
            )
        except OSError as error:
            raise NoMove("external-bot-not-started", reason=error.strerror or str(error)) from None
        _marks[self.process.pid] = mark
        pipes = (self.process.stdin, self.process.stdout, self.process.stderr)
        self._in, self._out, self._error = (pipe.fileno() for pipe in pipes if pipe is not None)
        for pipe in (self._in, self._out, self._error):
            os.set_blocking(pipe, False)
        self._open = {self._out, self._error}
        self._heard = bytearray()
        self._last_words = bytearray()

    def ask(self, line: bytes, end: float, seconds: float) -> bytes:
        """Returns the line with which the program answers before `end`, `seconds` after the question."""
        self._exchange(b"", 0)
        if self._heard:
            raise NoMove("external-bot-unasked", text=shown(self._heard))
        left = line
        while b"\n" not in self._heard:
            if len(self._heard) > LONGEST_ANSWER:
                raise NoMove("external-bot-endless", limit=LONGEST_ANSWER)
            if self._out not in self._open:
                raise NoMove("external-bot-ended", code=self._code(), text=self._reason())
            if (rest := end - monotonic()) <= 0:
                raise NoMove("external-bot-late", seconds=round(seconds, 3))
            left = self._exchange(left, rest)
        answer, _, rest_of_it = bytes(self._heard).partition(b"\n")
        self._heard = bytearray(rest_of_it)
        return answer

    def close(self) -> None:
        """Gives the program a moment to exit, then kills it and its children; closes the pipes."""
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)
        _kill(self.process.pid, _marks.pop(self.process.pid))
        self.process.wait()

    def _exchange(self, left: bytes, seconds: float) -> bytes:
        """Waits until something can be written or read, does it, and returns what is left to write."""
        poll = select.poll()
        for pipe in self._open:
            poll.register(pipe, select.POLLIN)
        if left:
            poll.register(self._in, select.POLLOUT)
        for pipe, _ in poll.poll(1000 * seconds):
            if pipe == self._in:
                left = self._write(left)
            else:
                self._read(pipe)
        return left

    def _write(self, left: bytes) -> bytes:
        try:
            return left[os.write(self._in, left) :]
        except BrokenPipeError:  # it does not listen any more; what it said before still counts
            return b""

    def _read(self, pipe: int) -> None:
        read = os.read(pipe, CHUNK)
        if not read:
            self._open.discard(pipe)
        elif pipe == self._out:
            self._heard += read
        else:
            self._last_words = (self._last_words + read)[-LAST_WORDS:]

    def _code(self) -> int | str:
        """Returns the exit code; a program may live on with its output closed."""
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            return "–"

    def _reason(self) -> str:
        """Returns the last line the program wrote to standard error."""
        with suppress(BlockingIOError):
            for _ in range(16):
                if self._error in self._open:
                    self._read(self._error)
        lines = self._last_words.strip().splitlines()
        return shown(lines[-1]) if lines else "–"


def end_all() -> None:
    """Kills every program that still runs; for a process that is about to end itself."""
    for group, mark in list(_marks.items()):
        _kill(group, mark)


def _kill(group: int, mark: str) -> None:
    """Kills a process group and, where the system lists processes, what left the group as a daemon does."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)
    for _ in range(8):  # one that is killed may have started another just before
        found = list(_marked(f"{MARK}={mark}".encode()))
        for process in found:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        if not found:
            return


def _marked(mark: bytes) -> Iterator[int]:
    """Yields the running processes with this mark in their environment; a dead one has none."""
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if mark in (entry / "environ").read_bytes():
                yield int(entry.name)


def shown(said: bytes | bytearray) -> str:
    """Returns the beginning of what a program wrote, fit for a terminal."""
    text = bytes(said[:400]).decode(errors="replace")
    kept = "".join(letter if letter.isprintable() else " " for letter in text).strip()
    return kept if len(kept) <= 100 else kept[:99] + "…"
