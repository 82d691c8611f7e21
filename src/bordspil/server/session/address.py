"""Whose address a request comes from, and which host it asks for: the caller's own, or what a trusted proxy says."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import Scope

from bordspil.server import logs

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
PROXIED = ("forwarded", "via", "x-real-ip", "cf-connecting-ip")  # headers that proxies add, besides X-Forwarded-…
UNNAMED_PROXY = "127.0.0.1"  # what all are counted by for whom a proxy on this machine asks that is not in `proxies`


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


def is_proxied(scope: Scope) -> bool:
    """Whether a proxy has passed a request on, by its headers."""
    names = [name.decode("latin-1").lower() for name, _ in scope["headers"]]
    return any(name in PROXIED or name.startswith("x-forwarded-") for name in names)


class Callers:
    """Knows the proxies that are trusted; nobody else's word about addresses is taken."""

    def __init__(self, proxies: Iterable[str], metrics_networks: Iterable[str] = ()) -> None:
        self.proxies = [ip_network(proxy, strict=False) for proxy in proxies]
        self.metrics_networks = [ip_network(network, strict=False) for network in metrics_networks]
        self.has_warned = False

    def address(self, scope: Scope) -> Address | None:
        """The address of whoever asks."""
        found = peer = self.peer(scope)
        if not self.trusts(peer):
            return peer
        said = Headers(scope=scope).getlist("x-forwarded-for")
        for part in reversed(",".join(said).split(",")):
            if (address := read(part)) is None:
                break
            found = address
            if not self.trusts(address):
                break
        return found

    def peer(self, scope: Scope) -> Address | None:
        """The address at the other end of the connection, which may be a proxy's."""
        return read(scope["client"][0]) if scope.get("client") else None

    def may_measure(self, scope: Scope) -> bool:
        """Whether this machine, or a network named for it, asks for the metrics, directly and for nobody else."""
        peer = self.peer(scope)
        if peer is None or is_proxied(scope):
            return False
        return peer.is_loopback or any(peer in network for network in self.metrics_networks)

    def counted(self, scope: Scope) -> str:
        """What the caller's requests are counted by; empty for this machine itself, which is not limited."""
        address = self.address(scope)
        if address is not None and not address.is_loopback:
            return key(address)
        if not is_proxied(scope):
            return ""
        if not self.proxies:
            self._warn()
        return UNNAMED_PROXY

    def counted_peer(self, client: tuple[str, int] | None) -> str:
        """What a connection is counted by before anything was asked; empty for this machine and for proxies."""
        peer = read(client[0]) if client else None
        return "" if peer is None or peer.is_loopback or self.trusts(peer) else key(peer)

    def trusts(self, address: Address | None) -> bool:
        """Whether an address is that of a proxy of ours."""
        return address is not None and any(address in network for network in self.proxies)

    def _warn(self) -> None:
        if not self.has_warned:
            self.has_warned = True
            logs.warn("proxy-not-trusted", hint="set `proxies`, so that limits count people and not the proxy")
