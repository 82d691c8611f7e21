"""Whose address a request comes from: the caller's own, or what a proxy that is trusted says of whom it speaks for."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import Scope

from bordspil.server import logs

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
FORWARDED = ("x-forwarded-for", "forwarded")


def read(text: str) -> Address | None:
    """An address as its own kind of value; one of IPv4 in the clothes of IPv6 is undressed."""
    try:
        found = ip_address(text.strip().removeprefix("[").partition("]")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def key(address: Address | None) -> str:
    """What an address is counted by: a household has one address of IPv4, or 2^64 of IPv6."""
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return str(address or "")


class Callers:
    """Knows the proxies that are trusted; nobody else's word about addresses is taken."""

    def __init__(self, proxies: Iterable[str]) -> None:
        self.proxies = [ip_network(proxy, strict=False) for proxy in proxies]
        self.has_warned = False

    def address(self, scope: Scope) -> Address | None:
        """The address of whoever asks."""
        peer = read(scope["client"][0]) if scope.get("client") else None
        said = Headers(scope=scope).getlist("x-forwarded-for")
        if not self.trusts(peer):
            if said and not self.proxies and peer is not None and peer.is_loopback:
                self._warn()
            return peer
        found = peer
        for part in reversed(",".join(said).split(",")):
            if (address := read(part)) is None:
                break
            found = address
            if not self.trusts(address):
                break
        return found

    def is_here(self, scope: Scope) -> bool:
        """Whether somebody on this machine asks directly, and no proxy for somebody else."""
        peer = read(scope["client"][0]) if scope.get("client") else None
        headers = Headers(scope=scope)
        return peer is not None and peer.is_loopback and not any(name in headers for name in FORWARDED)

    def counted(self, scope: Scope) -> str:
        """What the caller's requests are counted by; empty for this machine itself, which is not limited."""
        address = self.address(scope)
        return "" if address is None or address.is_loopback else key(address)

    def trusts(self, address: Address | None) -> bool:
        """Whether an address is that of a proxy of ours."""
        return address is not None and any(address in network for network in self.proxies)

    def _warn(self) -> None:
        if not self.has_warned:
            self.has_warned = True
            logs.warn("proxy-not-trusted", hint="set `proxies`, so that limits count people and not the proxy")
