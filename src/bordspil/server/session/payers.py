"""The payers of rate limits and quotas: addresses and owners of seats, and the networks that an address lies in."""

from functools import lru_cache
from ipaddress import IPv6Network

from bordspil.server.session.resources import Resource
from bordspil.server.settings import Settings

Payer = str | bytes  # an address or an owner of seats; an empty one (this machine, or not known yet) has no limit
WHOLE_SERVER = "*"
WIDER = ((56, 2), (48, 4))  # prefix length of an IPv6 network, and how many households' worth it may use


def counted(payers: tuple[Payer, ...]) -> list[tuple[Payer, int]]:
    """Returns everything a use counts towards, each with how many payers' worth it may use; the whole server last."""
    own = [(payer, 1) for payer in payers if payer]
    wider = [network for payer in payers if isinstance(payer, str) for network in wider_networks(payer)]
    return [*own, *wider, (WHOLE_SERVER, 1)]


def limit_of(settings: Settings, resource: Resource, payer: Payer) -> float | None:
    """Returns the limit of a payer, per period or at once; None where there is none."""
    own = resource.address if isinstance(payer, str) else resource.person
    name = resource.server if payer == WHOLE_SERVER else own
    return float(getattr(settings, name)) if name else None


@lru_cache(maxsize=4096)
def wider_networks(address: str) -> tuple[tuple[str, int], ...]:
    """Returns the networks around a household's IPv6 network, each with how many payers' worth it may use."""
    try:
        own = IPv6Network(address)
    except ValueError:
        return ()
    return tuple((str(own.supernet(new_prefix=length)), times) for length, times in WIDER if length < own.prefixlen)


def network_of(payer: str) -> str:
    """Returns the widest network around an address: addresses of one network give way together."""
    wider = wider_networks(payer)
    return wider[-1][0] if wider else payer
