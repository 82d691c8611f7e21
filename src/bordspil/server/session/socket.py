"""The socket: one connection from handshake to close; messages are limited, decoded and handed to the service."""

import asyncio
import re
import time
from collections import Counter
from contextlib import suppress
from typing import Protocol
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope, Send

from bordspil.core.game import BadRequest
from bordspil.jobs import traces
from bordspil.server.session.address import Callers
from bordspil.server.session.connection import Connection
from bordspil.server.session.payers import network_of
from bordspil.server.session.quotas import Hold
from bordspil.server.session.rate_limits import Bucket, RateLimits
from bordspil.server.session.websocket import LINE, TRY_LATER
from bordspil.server.session.wire.requests import ClientMessage
from bordspil.server.settings import Settings

AGAINST_POLICY = 1008
GIVING_WAY = 20  # turns of the event loop until a socket that gives way is closed
FIELD = re.compile(r"`(\$[^`]*)`$")
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Service(Protocol):
    """The server behind a socket."""

    settings: Settings
    callers: Callers
    rate_limits: RateLimits
    connections: set[Connection]

    async def handle(self, who: Connection, message: ClientMessage) -> None:
        """Answers a message, or sends its refusal."""

    async def leave(self, who: Connection) -> None:
        """Removes a closed connection."""


class Tagged(Struct):
    """The tag of a malformed message."""

    type: str = ""


tag_decoder = msgspec.json.Decoder(Tagged)


def is_welcome(headers: Headers, settings: Settings) -> bool:
    """Returns whether the sender may open a socket: this server's page and programs may, other pages may not."""
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    try:
        host = urlsplit(origin).netloc.lower()
    except ValueError:  # a malformed IPv6 address
        return False
    return host == headers.get("host", "").lower() != ""


def decode(text: str | None) -> ClientMessage:
    """Decodes a message; refuses a malformed one, and names the wrong field."""
    try:
        return decoder.decode(text or "")
    except msgspec.ValidationError as error:
        found = FIELD.search(str(error))
        raise BadRequest("message-shape", field=found[1] if found else "$") from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise BadRequest("message-not-json") from None


def subject(text: str | None) -> str:
    """Returns the tag of a message that could not be decoded."""
    try:
        return tag_decoder.decode(text or "").type[:40]
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ""


async def run(service: Service, scope: Scope, receive: Receive, send: Send) -> None:
    """Serves one socket until it is closed."""
    await receive()
    headers = Headers(scope=scope)
    if not is_welcome(headers, service.settings):
        await send({"type": "websocket.close"})
        return
    await send({"type": "websocket.accept"})
    address, origin = service.callers.counted(scope), headers.get("origin", "")
    line = scope["extensions"][LINE]
    connection = Connection(line["write"], address, origin, line["end"])
    try:
        place = await _find_place(service, address)
    except BadRequest as refusal:
        connection.refuse(refusal, "")
        await _close(send, TRY_LATER)
        return
    service.connections.add(connection)
    try:
        await _listen(service, connection, receive, send)
    finally:
        place.release()
        service.connections.discard(connection)
        await service.leave(connection)


async def _find_place(service: Service, address: str) -> Hold:
    """Holds a place for a socket; where all are taken, the network with the most sockets loses one."""
    for attempt in range(GIVING_WAY):
        try:
            return service.rate_limits.hold("sockets", address)
        except BadRequest as refusal:
            if refusal.key != "server-full":
                raise
            if attempt == 0:
                if (other := _least(service, network_of(address))) is None:
                    raise
                other.end()
            await asyncio.sleep(0)  # until it is closed
    return service.rate_limits.hold("sockets", address)


def _least(service: Service, asking: str) -> Connection | None:
    """Returns a socket of the network with the most, and more than the asking one; sockets without a table first."""
    counts = Counter(network_of(one.address) for one in service.connections)
    network, count = max(counts.items(), key=lambda one: one[1] if one[0] else 0, default=("", 0))
    if not network or count <= counts[asking] + 1:
        return None
    theirs = [one for one in service.connections if network_of(one.address) == network]
    return min(theirs, key=lambda one: (one.is_greeted, one.table_code is not None, one.is_looking))


async def _listen(service: Service, connection: Connection, receive: Receive, send: Send) -> None:
    settings = service.settings
    hear = _hear_traced if traces.is_on() else _hear
    bucket = Bucket(settings.messages_per_second, settings.messages_at_once, time.monotonic())
    while not bucket.is_deep_in_debt:
        try:
            event = await (receive() if connection.is_greeted else asyncio.wait_for(receive(), settings.hello_seconds))
        except TimeoutError:
            break
        if event["type"] != "websocket.receive":
            return
        if bucket.take(time.monotonic()) and _is_allowed(service, connection):
            await hear(service, connection, event)
        else:
            connection.refuse(BadRequest("too-often"), "")
    await _close(send, AGAINST_POLICY)


def _is_allowed(service: Service, connection: Connection) -> bool:
    """Charges a message to its person and address; returns whether it is within their limits."""
    return service.rate_limits.allows("messages", connection.address, connection.owner)


async def _close(send: Send, code: int) -> None:
    with suppress(OSError, RuntimeError):  # it is closed already
        await send({"type": "websocket.close", "code": code})


async def _hear(service: Service, connection: Connection, event: Message) -> None:
    text = event.get("text")
    try:
        message = decode(text)
    except BadRequest as refusal:
        about = subject(text)
        is_token = about == "hello" and refusal.details.get("field") == "$.token"
        connection.refuse(BadRequest("token-wrong") if is_token else refusal, about)
    else:
        traces.lap("decode", str(type(message).__struct_config__.tag) if traces.is_on() else "")
        await service.handle(connection, message)


async def _hear_traced(service: Service, connection: Connection, event: Message) -> None:
    with traces.watching("message"):
        await _hear(service, connection, event)
