"""What is true of a table at one moment: a value that commands read and that nobody changes."""

from functools import cached_property
from hmac import compare_digest
from typing import Any, NamedTuple

from msgspec import Struct

from bordspil.core.game import BadRequest, Game, Seat
from bordspil.core.table import Table
from bordspil.server.session.wire.answers import ChatLine
from bordspil.server.session.wire.tables import UndoInfo
from bordspil.server.settings import Settings
from bordspil.server.store.rows import SeatRow, TableRow
from bordspil.server.table import outcomes


class Now(NamedTuple):
    """The time at which a command is carried out: by the service clock for thinking time, and the time of day."""

    service: float
    wall: int


class Who(NamedTuple):
    """Who asks for something, and whose browsers are turned to the table at that moment."""

    owner: bytes
    here: frozenset[bytes] = frozenset()


class Snapshot(Struct, frozen=True, eq=False, dict=True):
    """A table: its row with seats, terms and clock, its game with state and log, and its chat as far as it was read."""

    game: Game
    settings: Settings
    row: TableRow
    play: Table | None = None  # never played on: a command goes on with a fork of it
    lines: tuple[ChatLine, ...] | None = None  # of chat; None before they are read
    late: Seat | None = None  # the time of this seat is up, and a bot makes its move

    @cached_property
    def seats_of(self) -> dict[bytes, tuple[Seat, ...]]:
        """The seats of every owner."""
        own: dict[bytes, tuple[Seat, ...]] = {}
        for number, seat in enumerate(self.row.seats):
            if seat.owner is not None:
                own[seat.owner] = (*own.get(seat.owner, ()), number)
        return own

    def own(self, owner: bytes) -> tuple[Seat, ...]:
        """The seats of an owner."""
        return self.seats_of.get(owner, ())

    @property
    def to_act(self) -> Seat | None:
        """The seat to act; None before the start and when the game is over."""
        return outcomes.to_act(self.play, self.row.seats) if self.play else None

    @property
    def asking(self) -> UndoInfo | None:
        """An undo that waits for consent: good until the next move."""
        asking = self.row.asking
        return asking if asking is not None and self.play is not None and asking.seq == self.play.seq else None

    @property
    def length(self) -> int:
        """How many entries the log has."""
        return len(self.play.log) if self.play else 0

    @property
    def state(self) -> Any:
        """The state of the game; None before the start."""
        return self.play.state if self.play else None

    def playing(self) -> Table:
        """The game, which must have begun."""
        if self.play is None:
            raise BadRequest("not-started")
        return self.play

    def seat(self, number: Seat) -> SeatRow:
        """A seat; refuses one that is not there."""
        if number >= len(self.row.seats):
            raise BadRequest("seat-not-there", seat=number)
        return self.row.seats[number]

    def check_own(self, owner: bytes, number: Seat) -> SeatRow:
        """A seat, which must belong to this owner."""
        seat = self.seat(number)
        if not owns(owner, seat):
            raise BadRequest("not-your-seat", seat=number)
        return seat

    def check_host(self, owner: bytes) -> None:
        """Refuses everybody but the host."""
        if not compare_digest(self.row.host, owner):
            raise BadRequest("not-host")

    def check_waiting(self) -> None:
        """Refuses once the game has begun."""
        if self.row.stage != "waiting":
            raise BadRequest("already-started")

    def check_current(self, seq: int) -> Table:
        """The game, which must go on and be where the page that asks has seen it."""
        play = self.playing()
        if self.row.stage == "over":
            raise BadRequest("game-over")
        if seq != play.seq:
            raise BadRequest("stale", seq=play.seq)
        return play


def owns(owner: bytes, seat: SeatRow) -> bool:
    """Whether a seat belongs to this owner."""
    return seat.owner is not None and compare_digest(seat.owner, owner)
