"""Webhooks: notifies another program of a turn by one request, after its address was checked.

By hand: no client library connects to the very address that was checked, and a name may resolve to another later.
"""

import asyncio
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from socket import SOCK_STREAM, getaddrinfo
from typing import Any
from urllib.parse import urlsplit

import msgspec

from bordspil.core.game import BadRequest
from bordspil.server.settings import Settings

SECONDS = 10.0  # for the lookup, the connection and the answer together
LONGEST_ANSWER = 4096  # bytes that are read of an answer; only its first line matters
NAT64, LOCAL_NAT64 = ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48")
COMPATIBLE, GLOBAL_UNICAST = ip_network("::/96"), ip_network("2000::/3")
# special-purpose networks, some of which Python calls global
SPECIAL = tuple(
    map(ip_network, ("100.64.0.0/10", "192.0.0.0/24", "192.88.99.0/24", "198.18.0.0/15", "2001::/23", "3fff::/20"))
)
PRIVATE_NAMES = (".localhost", ".local", ".internal", ".lan", ".home", ".home.arpa", ".localdomain", ".fritz.box")
names = ThreadPoolExecutor(4, "names")  # a slow lookup delays no other work


class HookError(Exception):
    """The webhook did not take the message."""


def is_public(text: str) -> bool:
    """Returns whether an address is on the public internet.

    An IPv6 address that embeds an IPv4 address (mapped, 6to4, Teredo, NAT64) is as public as that one.
    """
    try:
        address = ip_address(text)
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        if address.scope_id is not None or address in LOCAL_NAT64:
            return False
        inner = _inside(address)
        if inner is not None:
            return all(map(_is_open, inner))
        return address in GLOBAL_UNICAST and _is_open(address)
    return _is_open(address)


def _inside(address: IPv6Address) -> tuple[IPv4Address, ...] | None:
    """Returns the IPv4 addresses that an IPv6 address embeds."""
    if address in NAT64 or address in COMPATIBLE:
        return (IPv4Address(int(address) & 0xFFFF_FFFF),)
    if address.ipv4_mapped is not None:
        return (address.ipv4_mapped,)
    if address.sixtofour is not None:
        return (address.sixtofour,)
    return address.teredo


def _is_open(address: IPv4Address | IPv6Address) -> bool:
    is_special = (
        address.is_multicast
        or address.is_reserved
        or address.is_unspecified
        or address.is_loopback
        or address.is_link_local
        or address.is_private
        or any(address in network for network in SPECIAL if network.version == address.version)
    )
    return address.is_global and not is_special


def check_name(settings: Settings, host: str) -> None:
    """Refuses a host name or address that is private by its form, so that no webhook reaches inside (SSRF)."""
    if settings.webhooks_private:
        return
    host = host.rstrip(".").lower()
    try:
        ip_address(host)
    except ValueError:
        is_fine = "." in host and not f".{host}".endswith(PRIVATE_NAMES)
    else:
        is_fine = is_public(host)
    if not is_fine:
        raise BadRequest("hook-private")


async def send(settings: Settings, url: str, message: dict[str, Any]) -> None:
    """Posts a message; raises HookError where it is not taken. Redirects are not followed."""
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
    loop = asyncio.get_running_loop()
    context = await loop.run_in_executor(names, tls_context) if is_safe else None
    # connects to the address that was checked: the name may resolve to another one a moment later
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


@cache
def tls_context() -> ssl.SSLContext:
    """Returns the certificates and rules of all connections, which take a while to read."""
    return ssl.create_default_context()


async def _look_up(settings: Settings, host: str, port: int) -> str:
    """Returns the address of a name; refuses private ones unless the settings allow them."""
    found = await asyncio.get_running_loop().run_in_executor(names, _ask, host, port)
    numbers = [str(address[0]) for *_, address in found]
    if not numbers or not (settings.webhooks_private or all(map(is_public, numbers))):
        raise ValueError("a private address")
    return numbers[0]


def _ask(host: str, port: int) -> list[Any]:
    return getaddrinfo(host, port, type=SOCK_STREAM)
