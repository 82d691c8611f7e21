"""The local network: this machine's addresses in it, and a page that only this machine reached opened to it."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from ipaddress import IPv4Address, ip_address

from bordspil.core.game import BadRequest
from bordspil.server import logs
from bordspil.server.settings import Settings

# Destinations in private networks and beyond: the system names the address it would send from, and sends nothing.
DESTINATIONS = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")

EVERYWHERE = ("", "0.0.0.0", "::")  # a host that stands for all addresses of the machine

Listen = Callable[[socket.socket], Awaitable[None]]


def own_addresses() -> list[str]:
    """Returns the addresses of this machine in its networks, the one of the default route first."""
    found: dict[str, None] = {}
    for destination in DESTINATIONS:
        with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
            probe.connect((destination, 9))
            address = IPv4Address(probe.getsockname()[0])
            if not (address.is_loopback or address.is_unspecified):
                found[str(address)] = None
    return list(found)


def page_address(host: str, port: int) -> str:
    """Returns the address of a page."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def is_loopback(host: str) -> bool:
    """Returns whether only this machine reaches a host that a server listens at."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


class LocalNetwork:
    """The addresses at which friends in the same network reach the page, and the listeners that open it to them."""

    def __init__(self, settings: Settings) -> None:
        self.host = settings.host
        self.port = settings.port
        self.is_hosted = bool(settings.address or settings.proxies)  # the page is reached by an address of its own
        self.is_open = not is_loopback(self.host)
        self.listen: Listen | None = None  # of the server; None where none is running
        self._lock = asyncio.Lock()
        self._opened: list[str] = []

    @property
    def may_be_opened(self) -> bool:
        """Returns whether the page is reached by this machine alone, and has no address of its own."""
        return not self.is_open and not self.is_hosted

    def addresses(self) -> list[str]:
        """Returns the addresses of the page for others in the network; none where they do not reach it."""
        if self.is_hosted or not self.is_open:
            return []
        hosts = self._opened or (own_addresses() if self.host in EVERYWHERE else [self.host])
        return [page_address(host, self.port) for host in hosts]

    async def open(self) -> None:
        """Listens at this machine's addresses as well, until the server ends."""
        async with self._lock:
            if self.is_open or self.listen is None:
                return
            for host in own_addresses():
                listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
                try:
                    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                    listener.bind((host, self.port))
                    await self.listen(listener)
                except OSError as error:
                    listener.close()
                    logs.warning("network-not-opened", error, host=host)
                else:
                    self._opened.append(host)
            if not self._opened:
                raise BadRequest("network-none")
            self.is_open = True
            logs.info("network-opened", addresses=self.addresses())
