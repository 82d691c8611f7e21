"""What the tables of one server need of the other servers at the same store."""

from typing import Protocol

from bordspil.server.session.wire.answers import Offer
from bordspil.server.store.rows import Statement
from bordspil.server.table.room import Room


class PeerServers(Protocol):
    """The other servers: told what is new here, and asked whose turn it is to do what one server does for all."""

    @property
    def free(self) -> str:
        """The condition of a query that leaves out the tables other servers look after."""

    @property
    def is_joined(self) -> bool:
        """Whether the other servers can be told of anything."""

    @property
    def lease_count(self) -> int:
        """How many tables this server looks after."""

    def opened(self, room: Room) -> None:
        """Listens to what others say of a table, and asks who is there."""

    def closed(self, code: str) -> None:
        """Nobody is at a table here any more: others may look after it."""

    def note(self, room: Room) -> None:
        """People may have come or gone."""

    def wrote(self, room: Room) -> None:
        """This server has written something at a table."""

    def offer(self, offers: list[Offer]) -> None:
        """The public tables here have changed."""

    def call(self, room: Room, owner: bytes) -> None:
        """It is an owner's turn, whose windows may be elsewhere."""

    def publish_person(self, owner: bytes, browser: bytes = b"") -> None:
        """Something about an account or a browser has changed."""

    async def publish_positions(self, codes: list[str]) -> None:
        """Something has been written at tables that may be open at other servers only."""

    def want(self, code: str) -> None:
        """Takes a table over as soon as possible."""

    async def take(self, code: str) -> bool:
        """Takes a table over; whether it worked."""

    def holds(self, code: str) -> bool:
        """Whether this server looks after a table."""

    def invalidate(self, code: str) -> None:
        """Drops a lease after a failed write; it must be taken again before it is used."""

    def fence(self, code: str) -> list[Statement]:
        """What is written with everything that only one server may do; refused where another one does it now."""

    async def close(self) -> None:
        """Gives everything back."""
