"""The interface of a table to the other servers at the same store."""

from typing import Protocol

from bordspil.server.session.wire.answers import Offer
from bordspil.server.store.rows import Statement
from bordspil.server.table.room import Room


class PeerServers(Protocol):
    """The other servers: they get hints of what this one writes, and share the leases of tables."""

    @property
    def free(self) -> str:
        """The condition of a query that leaves out tables whose lease another server holds."""

    @property
    def is_joined(self) -> bool:
        """Whether hints reach the other servers."""

    @property
    def lease_count(self) -> int:
        """The number of leases that this server holds."""

    def opened(self, room: Room) -> None:
        """Subscribes to the hints of a table, and asks who is at it elsewhere."""

    def closed(self, code: str) -> None:
        """Unsubscribes from the hints of a table, and returns its lease."""

    def note(self, room: Room) -> None:
        """Sends who is at a table to the other servers, if it has changed."""

    def wrote(self, room: Room) -> None:
        """Sends a hint that this server has written a table."""

    def offer(self, offers: list[Offer]) -> None:
        """Sends this server's public tables to the other servers."""

    def call(self, room: Room, owner: bytes) -> None:
        """Sends a hint that a turn has begun, for connections of its owner at other servers."""

    def publish_person(self, owner: bytes, browser: bytes = b"") -> None:
        """Sends a hint that an account or a browser has changed."""

    async def publish_positions(self, codes: list[str]) -> None:
        """Sends hints of tables that were written, and may be open at other servers only."""

    def want(self, code: str) -> None:
        """Asks for the lease of a table as soon as possible."""

    async def take(self, code: str) -> bool:
        """Takes the lease of a table; returns whether this server holds it."""

    def holds(self, code: str) -> bool:
        """Returns whether this server holds the lease of a table."""

    def invalidate(self, code: str) -> None:
        """Drops a lease after a failed write; it must be taken again before it is used."""

    def fence(self, code: str) -> list[Statement]:
        """Returns statements that make a write conflict if another server holds the lease."""

    async def close(self) -> None:
        """Returns all leases and leaves the bus."""
