"""The address of a client: that of its connection, or the one that a trusted proxy reports."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import Scope

from bordspil.server import logs

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
PROXIED = ("forwarded", "via", "x-real-ip", "cf-connecting-ip")  # headers of proxies, besides X-Forwarded-…
UNNAMED_PROXY = "127.0.0.1"  # the address of all clients of a proxy on this machine that is not in `proxies`


def read(text: str) -> Address | None:
    """Parses an address; an IPv4-mapped IPv6 address becomes IPv4."""
    try:
        found = ip_address(text.strip().removeprefix("[").partition("]")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def key(address: Address | None) -> str:
    """Returns the payer of an address: a household has one IPv4 address, or an IPv6 /64."""
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return str(address or "")


def is_proxied(scope: Scope) -> bool:
    """Returns whether a request has the headers of a proxy."""
    names = [name.decode("latin-1").lower() for name, _ in scope["headers"]]
    return any(name in PROXIED or name.startswith("x-forwarded-") for name in names)


class Callers:
    """Finds the addresses of clients; only trusted proxies may report one."""

    def __init__(self, proxies: Iterable[str], metrics_networks: Iterable[str] = ()) -> None:
        self.proxies = [ip_network(proxy, strict=False) for proxy in proxies]
        self.metrics_networks = [ip_network(network, strict=False) for network in metrics_networks]
        self.has_warned = False

    def address(self, scope: Scope) -> Address | None:
        """Returns the address of the client."""
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
        """Returns the address at the other end of the connection, which may be a proxy's."""
        return read(scope["client"][0]) if scope.get("client") else None

    def may_measure(self, scope: Scope) -> bool:
        """Returns whether a request comes directly from this machine or a network that may read the metrics."""
        peer = self.peer(scope)
        if peer is None or is_proxied(scope):
            return False
        return peer.is_loopback or any(peer in network for network in self.metrics_networks)

    def counted(self, scope: Scope) -> str:
        """Returns the payer of a request; empty for this machine itself, which has no limits."""
        address = self.address(scope)
        if address is not None and not address.is_loopback:
            return key(address)
        if not is_proxied(scope):
            return ""
        if not self.proxies:
            self._warn()
        return UNNAMED_PROXY

    def counted_peer(self, client: tuple[str, int] | None) -> str:
        """Returns the payer of a connection before its first request; empty for this machine and for proxies."""
        peer = read(client[0]) if client else None
        return "" if peer is None or peer.is_loopback or self.trusts(peer) else key(peer)

    def trusts(self, address: Address | None) -> bool:
        """Returns whether an address is that of a trusted proxy."""
        return address is not None and any(address in network for network in self.proxies)

    def _warn(self) -> None:
        if not self.has_warned:
            self.has_warned = True
            logs.warning("proxy-not-trusted", hint="set `proxies`, so that limits count clients and not the proxy")
