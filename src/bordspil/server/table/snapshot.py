"""The snapshot of a table: its state at one moment, as a value that commands read."""

from functools import cached_property
from hmac import compare_digest
from typing import Any, NamedTuple

from msgspec import Struct

from bordspil.core.game import BadRequest, Game, Seat
from bordspil.core.table import LOG_FACTOR, Table
from bordspil.server.session.wire.answers import ChatLine
from bordspil.server.session.wire.tables import UndoInfo
from bordspil.server.settings import Settings
from bordspil.server.store.rows import SeatRow, TableRow
from bordspil.server.table import outcomes


class Now(NamedTuple):
    """The time at which a command runs: of the service clock, for thinking time, and of the day."""

    service: float
    wall: int


class Who(NamedTuple):
    """The owner who sends a command, and the owners who have a connection at the table."""

    owner: bytes
    here: frozenset[bytes] = frozenset()


class Snapshot(Struct, frozen=True, eq=False, dict=True):
    """A table: its row with seats, terms and clock, its game with state and log, and its chat as far as it was read."""

    game: Game
    settings: Settings
    row: TableRow
    play: Table | None = None  # never changed: a command plays on a fork of it
    lines: tuple[ChatLine, ...] | None = None  # of chat; None before they are read
    late: Seat | None = None  # a bot makes one move for this seat, whose time is up

    @cached_property
    def seats_of(self) -> dict[bytes, tuple[Seat, ...]]:
        """The seats of every owner."""
        own: dict[bytes, tuple[Seat, ...]] = {}
        for number, seat in enumerate(self.row.seats):
            if seat.owner is not None:
                own[seat.owner] = (*own.get(seat.owner, ()), number)
        return own

    def own(self, owner: bytes) -> tuple[Seat, ...]:
        """Returns the seats of an owner."""
        return self.seats_of.get(owner, ())

    @property
    def to_act(self) -> Seat | None:
        """The seat to act; None before the start and after the end."""
        return outcomes.to_act(self.play, self.row.seats) if self.play else None

    @property
    def asking(self) -> UndoInfo | None:
        """The undo that waits for consent; it is void after the next move."""
        asking = self.row.asking
        return asking if asking is not None and self.play is not None and asking.seq == self.play.seq else None

    @property
    def length(self) -> int:
        """The number of entries in the log."""
        return len(self.play.log) if self.play else 0

    @property
    def is_too_long(self) -> bool:
        """Returns whether so much has been played that no more can be: no game takes as many moves to its end."""
        play = self.play
        return play is not None and len(play.log) >= LOG_FACTOR * self.game.most_entries(play.options, play.seats)

    @property
    def state(self) -> Any:
        """The state of the game; None before the start."""
        return self.play.state if self.play else None

    def playing(self) -> Table:
        """Returns the game; refuses before its start."""
        if self.play is None:
            raise BadRequest("not-started")
        return self.play

    def seat(self, number: Seat) -> SeatRow:
        """Returns a seat; refuses a number without one."""
        if number >= len(self.row.seats):
            raise BadRequest("seat-not-there", seat=number)
        return self.row.seats[number]

    def check_own(self, owner: bytes, number: Seat) -> SeatRow:
        """Returns a seat; refuses if it belongs to another owner."""
        seat = self.seat(number)
        if not owns(owner, seat):
            raise BadRequest("not-your-seat", seat=number)
        return seat

    def check_host(self, owner: bytes) -> None:
        """Refuses every owner but the host."""
        if not compare_digest(self.row.host, owner):
            raise BadRequest("not-host")

    def check_waiting(self) -> None:
        """Refuses after the start."""
        if self.row.stage != "waiting":
            raise BadRequest("already-started")

    def check_current(self, seq: int) -> Table:
        """Returns the game; refuses after its end, or if it has moved on since the page saw it."""
        play = self.playing()
        if self.row.stage == "over":
            raise BadRequest("game-over")
        if seq != play.seq:
            raise BadRequest("stale", seq=play.seq)
        return play


def owns(owner: bytes, seat: SeatRow) -> bool:
    """Returns whether a seat belongs to an owner."""
    return seat.owner is not None and compare_digest(seat.owner, owner)
