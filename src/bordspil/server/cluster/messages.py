"""The messages between servers over the bus; each is a hint, and none has to arrive."""

import msgspec
from msgspec import Struct

from bordspil.server.session.wire.answers import Offer
from bordspil.server.store.cluster import Position


class PositionHint(Struct, frozen=True, tag="hint", array_like=True):
    """How far a table is."""

    server: str
    position: Position


class PeopleHere(Struct, frozen=True, tag="here", array_like=True):
    """The owners at a server's side of a table, and whether they look at it."""

    server: str
    people: dict[str, bool]
    asks: bool = False  # whether the others are to answer with theirs, and with the position of the table


class LeaseReturned(Struct, frozen=True, tag="free", array_like=True):
    """A server has returned the lease of a table."""

    server: str


class PublicTables(Struct, frozen=True, tag="offered", array_like=True):
    """The public tables of a server."""

    server: str
    offers: list[Offer]


class TurnHint(Struct, frozen=True, tag="called", array_like=True):
    """The turn of an owner has begun."""

    server: str
    code: str
    game: str
    owner: bytes


class OwnerChanged(Struct, frozen=True, tag="person", array_like=True):
    """An account, or the owner of a browser, has changed."""

    server: str
    owner: bytes
    browser: bytes


PeerMessage = PositionHint | PeopleHere | LeaseReturned | PublicTables | TurnHint | OwnerChanged
_decoder: msgspec.msgpack.Decoder[PeerMessage] = msgspec.msgpack.Decoder(PeerMessage)
encode = msgspec.msgpack.Encoder().encode
decode = _decoder.decode
