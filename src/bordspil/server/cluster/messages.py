"""What servers tell each other over the bus: every word there is, and none that anybody has to hear."""

import msgspec
from msgspec import Struct

from bordspil.server.session.wire.answers import Offer
from bordspil.server.store.cluster import Position


class Hint(Struct, frozen=True, tag="hint", array_like=True):
    """A table is so far."""

    server: str
    position: Position


class Here(Struct, frozen=True, tag="here", array_like=True):
    """Who is at a server's end of a table, and whether they look at it."""

    server: str
    people: dict[str, bool]
    asks: bool = False  # whether the others are to say the same of theirs, and how far the table is


class Free(Struct, frozen=True, tag="free", array_like=True):
    """A server does not look after a table any more."""

    server: str


class Offered(Struct, frozen=True, tag="offered", array_like=True):
    """The public tables at a server."""

    server: str
    offers: list[Offer]


class Called(Struct, frozen=True, tag="called", array_like=True):
    """It has become somebody's turn."""

    server: str
    code: str
    game: str
    owner: bytes


class Person(Struct, frozen=True, tag="person", array_like=True):
    """Somebody's account or browser is to be looked up again."""

    server: str
    owner: bytes
    browser: bytes


Word = Hint | Here | Free | Offered | Called | Person
_decoder: msgspec.msgpack.Decoder[Word] = msgspec.msgpack.Decoder(Word)
encode = msgspec.msgpack.Encoder().encode
decode = _decoder.decode
