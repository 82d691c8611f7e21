"""Uploads: charged, bounded in size and time, buffered on disk, and read in the sandbox."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from tempfile import SpooledTemporaryFile
from typing import IO, Any

from starlette.requests import ClientDisconnect, Request

from bordspil.core.game import BadRequest
from bordspil.jobs.sandbox import Found, Limits, Sandbox
from bordspil.server import logs
from bordspil.server.session.rate_limits import RateLimits
from bordspil.server.settings import Settings

IN_MEMORY = 65_536  # bytes; a longer file is buffered on disk
PATIENCE = 5.0  # seconds of grace for a slow sender
LEAST_PACE = 10_000  # bytes per second
ROW = 1_000  # bytes that are kept with every file


class Intake:
    """Receives uploads, a few at a time."""

    def __init__(self, settings: Settings, rate_limits: RateLimits) -> None:
        self.settings = settings
        self.rate_limits = rate_limits
        limits = Limits(settings.file_seconds, settings.file_memory)
        self.sandbox = Sandbox(settings.file_workers, limits, settings.uploads, _log_loss)

    async def take(
        self,
        request: Request,
        payer: str,
        task: Callable[..., Any],
        *arguments: str,
        prepare: Callable[..., None] | None = None,
    ) -> Found:
        """Receives a file and returns what a task of the sandbox finds in it; the bytes that are kept are charged.

        The announced length is charged first, so that no file over the limit is read.
        """
        paid = ROW + self._said_length(request)
        self.rate_limits.charge("files", payer)
        self.rate_limits.charge("kept_bytes", payer, amount=paid)
        kept = 0
        try:
            async with self._received(request, payer) as (file, size):
                with self.rate_limits.holding("uploads", payer):
                    found = await self.sandbox.read(payer, task, file, size, *arguments, prepare=prepare)
            if (more := ROW + sum(found.sizes) - paid) > 0:
                self.rate_limits.charge("kept_bytes", payer, amount=more)
                paid += more
            kept = ROW + sum(found.sizes)
        finally:
            self.rate_limits.refund("kept_bytes", payer, amount=paid - kept)
        return found

    async def close(self) -> None:
        """Ends the sandbox."""
        await self.sandbox.close()

    def _said_length(self, request: Request) -> int:
        """Returns the announced length of a file; refuses a file that is too long."""
        length = request.headers.get("content-length", "")
        if length.isdigit() and (len(length) > 15 or int(length) > self.settings.file_bytes):
            raise BadRequest("file-too-large", limit=self.settings.file_bytes)
        return int(length) if length.isdigit() else 0

    @asynccontextmanager
    async def _received(self, request: Request, payer: str) -> AsyncIterator[tuple[IO[bytes], int]]:
        """Receives a file into a temporary one; yields it and its size."""
        with self.rate_limits.holding("upload_bytes", payer, amount=0) as held, SpooledTemporaryFile(IN_MEMORY) as file:
            size = 0
            async for chunk in self._chunks(request):
                size += len(chunk)
                if size > self.settings.file_bytes:
                    raise BadRequest("file-too-large", limit=self.settings.file_bytes)
                while held.amount < size:
                    held.extend(IN_MEMORY)
                if size > IN_MEMORY:
                    await asyncio.to_thread(file.write, chunk)
                else:
                    file.write(chunk)
            yield file, size

    async def _chunks(self, request: Request) -> AsyncIterator[bytes]:
        """Yields the chunks of a body, as long as they come fast enough."""
        stream, began, size = request.stream(), time.monotonic(), 0
        while True:
            allowed = min(self.settings.upload_seconds, PATIENCE + size / LEAST_PACE)
            try:
                chunk = await asyncio.wait_for(anext(stream), began + allowed - time.monotonic())
            except StopAsyncIteration:
                return
            except TimeoutError:
                raise BadRequest("upload-too-slow") from None
            except ClientDisconnect:
                raise BadRequest("upload-cut-off") from None
            size += len(chunk)
            yield chunk


async def read_on(request: Request, most: int) -> None:
    """Reads on after a refusal, within bounds: many clients read no response before they have sent everything."""
    with suppress(TimeoutError, ClientDisconnect, RuntimeError):  # ends where nothing more comes
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                most -= len(chunk)
                if most < 0:
                    return


def _log_loss(reason: str) -> None:
    logs.warning("file-refused", reason=reason)
