"""The hosts this server answers for: a defence against DNS rebinding.

A browser sends the name it has looked up in the header Host. By DNS rebinding the name of an attacker's page may point
to this machine or network, and the page then sends requests as if it were this server's. Such a page cannot have a bare
address, so requests for addresses are always answered, those for names only where the name is this server's.
"""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.types import Scope

from bordspil.server.session.address import Callers, is_proxied
from bordspil.server.settings import Settings

LOOPBACK = ("localhost", "localhost.localdomain", "ip6-localhost")
# top-level domains of local networks, which cannot be registered
SUFFIXES = ("local", "localdomain", "lan", "home", "home.arpa", "internal", "fritz.box")
LONGEST = 255


def name_of(host: str) -> str:
    """Returns the name or address in a Host header, without its port; empty where it is malformed."""
    host = host.strip().lower()
    if len(host) > LONGEST:
        return ""
    if host.startswith("["):
        name, bracket, port = host[1:].partition("]")
        port = port.removeprefix(":") if port.startswith(":") or not port else "no port"
        return name if bracket and (not port or is_port(port)) and is_address(name) else ""
    name, colon, port = host.partition(":")
    if (colon and not is_port(port)) or not name.replace("-", "").replace(".", "").replace("_", "").isalnum():
        return ""
    return name.removesuffix(".") if name.isascii() else ""


def is_port(text: str) -> bool:
    """Returns whether a text is a port."""
    return len(text) <= 5 and text.isascii() and (text.isdigit() or not text)


def is_address(name: str) -> bool:
    """Returns whether a host is a bare address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Hosts:
    """The host names of this server."""

    def __init__(self, settings: Settings, callers: Callers) -> None:
        self.callers = callers
        named = [*settings.hosts, *([settings.address] if settings.address else [])]
        self.are_named = bool(named)
        self.names = {_own(name) for name in (*named, *settings.origins)} - {""}
        if not settings.hosts:
            self.names |= _of_machine(settings.host)

    def knows(self, scope: Scope) -> bool:
        """Returns whether a request is for one of this server's names, or for a bare address."""
        given = [value for name, value in scope["headers"] if name == b"host"]
        if not given:
            return True  # every browser sends it
        name = name_of(given[0].decode("latin-1")) if len(given) == 1 else ""
        if not name:
            return False
        if name in self.names or name in LOOPBACK or name.endswith(".localhost") or is_address(name):
            return True
        return not self.are_named and self._is_by_proxy(scope)

    def _is_by_proxy(self, scope: Scope) -> bool:
        """Returns whether a trusted proxy sent the request, which vouches for names where the settings give none."""
        peer = self.callers.peer(scope)
        return peer is not None and self.callers.trusts(peer) and (is_proxied(scope) or not peer.is_loopback)


def _own(place: str) -> str:
    """Returns the name in a host or in the address of a page."""
    if "//" in place:
        try:
            place = urlsplit(place).netloc
        except ValueError:
            return ""
    return name_of(place.rpartition("@")[2])


def _of_machine(listens_at: str) -> set[str]:
    """Returns the names of this machine, where it listens to a network."""
    names = {name_of(listens_at)} - {""}
    if listens_at in LOOPBACK or (is_address(listens_at) and ip_address(listens_at).is_loopback):
        return names
    own = name_of(socket.gethostname())
    first = own.partition(".")[0]
    if not first:
        return names
    return names | {own, first} | {f"{first}.{suffix}" for suffix in SUFFIXES}
