"""Everybody's windows: the connections of one person, wherever in the page they are."""

from collections.abc import Collection

from bordspil.server.session.connection import Connection


class People:
    """Connections by whose they are; whoever gives a connection another owner does it here."""

    def __init__(self) -> None:
        self.windows: dict[bytes, set[Connection]] = {}

    def move(self, who: Connection, owner: bytes) -> None:
        """A connection belongs to somebody from now on."""
        self.leave(who)
        who.owner = owner
        self.windows.setdefault(owner, set()).add(who)

    def leave(self, who: Connection) -> None:
        """A connection is closed, or belongs to nobody for a moment."""
        own = self.windows.get(who.owner, set())
        own.discard(who)
        if not own:
            self.windows.pop(who.owner, None)

    def of(self, owner: bytes | None) -> Collection[Connection]:
        """All windows of somebody."""
        return self.windows.get(owner, ()) if owner else ()
