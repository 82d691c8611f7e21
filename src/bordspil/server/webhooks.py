"""Webhooks: a turn told to a program elsewhere, by one request to an address that is looked at before it is called."""

import asyncio
import ssl
from ipaddress import ip_address
from socket import SOCK_STREAM
from typing import Any
from urllib.parse import urlsplit

import msgspec

from bordspil.core.game import BadRequest
from bordspil.server.settings import Settings

SECONDS = 10.0  # for everything: the name, the connection, the answer
LONGEST_ANSWER = 4096  # as much as is read of it; only the first line matters


class HookError(Exception):
    """The program could not be told."""


def check_name(settings: Settings, host: str) -> None:
    """Refuses a name that says itself that it is one of this network's."""
    try:
        is_fine = settings.webhooks_private or ip_address(host).is_global
    except ValueError:
        is_fine = host != "localhost" and not host.endswith((".localhost", ".local", ".internal"))
    if not is_fine:
        raise BadRequest("hook-private")


async def send(settings: Settings, url: str, message: dict[str, Any]) -> None:
    """Posts a message; raises HookError when it is not taken. Nothing is followed and nothing is tried twice here."""
    try:
        status = await asyncio.wait_for(_post(settings, url, msgspec.json.encode(message)), SECONDS)
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise HookError(type(error).__name__) from None
    if not 200 <= status < 300:
        raise HookError(f"status {status}")


async def _post(settings: Settings, url: str, body: bytes) -> int:
    parts = urlsplit(url)
    host, is_safe = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if is_safe else 80)
    number = await _look_up(settings, host, port)
    context = ssl.create_default_context() if is_safe else None
    # the number that was looked at is the one that is called: a name may mean something else a moment later
    reader, writer = await asyncio.open_connection(
        number, port, ssl=context, server_hostname=host if is_safe else None, limit=LONGEST_ANSWER
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        head = [
            f"POST {path} HTTP/1.1",
            f"Host: {parts.netloc}",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            "User-Agent: bordspil",
            "Connection: close",
        ]
        writer.write("\r\n".join([*head, "", ""]).encode() + body)
        await writer.drain()
        first = (await reader.readuntil(b"\r\n")).split(b" ", 2)
        if not first[0].startswith(b"HTTP/1."):
            raise ValueError("no answer of HTTP")
        return int(first[1])
    finally:
        writer.close()


async def _look_up(settings: Settings, host: str, port: int) -> str:
    """The number behind a name; none of this network's own unless the host allows it."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=SOCK_STREAM)
    numbers = [str(address[0]) for *_, address in found]
    if not settings.webhooks_private and not all(ip_address(number).is_global for number in numbers):
        raise ValueError("a private address")
    return numbers[0]
