"""The store as everybody else sees it: what it offers on every engine, and the clear answers when it cannot."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from bordspil.core.game import BadRequest
from bordspil.server.store.hours import Hours
from bordspil.server.store.rows import Statement

T = TypeVar("T")


class Store(Protocol):
    """What has been written here is on disk: `write` returns after the commit."""

    clock: str  # the time of day by the store, in seconds, as it is written in SQL
    hours: Hours

    async def write(self, statements: Sequence[Statement]) -> None:
        """Writes all of it or nothing; raises StoreDown or Conflict."""

    async def read(self, query: Callable[..., T], *arguments: Any) -> T:
        """Runs a query, given a `Reading` and the arguments, beside the event loop."""

    async def is_well(self) -> bool:
        """Whether something could be written now; found out by writing something and taking it back."""

    async def size(self) -> int:
        """How many bytes it takes."""

    async def close(self) -> None:
        """Commits what is waiting and lets go of everything."""


class StoreError(Exception):
    """This cannot be used as a store; the text is one line for an operator."""


class StoreDown(BadRequest):
    """Nothing could be written just now; nothing has changed."""

    def __init__(self, reason: str) -> None:
        super().__init__("store-down", reason=reason)


class Unsure(StoreDown):
    """The answer to a commit was lost: what was to be written is there or not, and must be looked up."""


class Conflict(BadRequest):
    """Another server has written this entry, or this code is taken."""

    def __init__(self) -> None:
        super().__init__("overtaken")
