"""The event log of a table: the events of the game as each seat has seen them, sent whole to a new connection."""

from collections.abc import Sequence
from typing import Any

from bordspil.core.game import NATURE, UNDO, Event, Game, Seat
from bordspil.core.table import Entry, Table, resolve_undos
from bordspil.server.store.rows import TableRow
from bordspil.server.table.broadcast.update import FEW, compose
from bordspil.server.table.replay.replay_queue import Work, run


class SeatEvents:
    """The events that one seat has seen, and where those of each move begin that can still be undone."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.begins: list[tuple[int, Seat]] = []
        self.ends: list[int] = [0]  # how many events there are after what chance did first, and after each move

    def add(self, entry: Entry, events: list[Event]) -> None:
        """Adds the events of an entry."""
        if entry.seat == NATURE:
            self.begins.clear()
        else:
            self.begins.append((len(self.events), entry.seat))
            self.ends.append(0)
        self.events += events
        self.ends[-1] = len(self.events)

    def undo(self, count: int) -> tuple[list[Event], int]:
        """Removes the events of the last moves; returns the event of the undo, and how many events before it stay."""
        kept, seat = self.begins[-count]
        del self.begins[-count:]
        undone = {"type": "undo", "seat": seat, "count": count}
        self.events[kept:] = [*(event for event in self.events[kept:] if event.get("type") == "undo"), undone]
        self.ends = [*(min(end, kept) for end in self.ends), len(self.events)]
        return [undone], kept


def replay_events(game: Game, state: Any, log: Sequence[Entry], seat: Seat | None) -> Work[SeatEvents]:
    """Returns the events of a log as a seat sees them; moves that were undone are not played."""
    seen, stays = SeatEvents(), set(resolve_undos(log)[0])
    for number, entry in enumerate(log):
        if entry.seat == UNDO:
            seen.undo(entry.move)
        elif number in stays:
            seen.add(entry, game.events(state, entry.move, seat))
            state = game.play(state, entry.move)
        else:
            seen.add(entry, [])
        yield
    return seen


def follow_events(seen: SeatEvents, play: Table, entries: Sequence[Entry], seat: Seat | None) -> Work[SeatEvents]:
    """Adds the events of the entries that were played at a table since then."""
    play = play.fork()
    for entry in entries:
        before = play.state
        play.follow([entry])
        if entry.seat == UNDO:
            seen.undo(entry.move)
        else:
            seen.add(entry, play.game.events(before, entry.move, seat))
        yield
    return seen


class EventLog:
    """The events of every seat that connections may watch, and the updates that new connections get."""

    def __init__(self) -> None:
        self.by_seat: dict[Seat | None, SeatEvents] = {}
        self.encoded: dict[tuple[Seat | None, bool], bytes] = {}  # whole games, for the version below
        self.version: tuple[Any, ...] = ()

    def is_ready(self, play: Table, seat: Seat | None) -> bool:
        """Whether the events of a seat are known, or so few that they are no work worth mentioning."""
        return seat in self.by_seat or len(play.log) <= FEW

    def events_of(self, play: Table, seat: Seat | None) -> list[Event]:
        """Returns all events from the start as a seat saw them, where they are known or few."""
        if seat not in self.by_seat:
            self.by_seat[seat] = run(replay_events(play.game, play.opening, play.log, seat))
        return self.by_seat[seat].events

    def ends_of(self, seat: Seat | None) -> list[int]:
        """Returns how many events a seat had seen after each move; nothing where its events are not known."""
        return list(self.by_seat[seat].ends) if seat in self.by_seat else []

    def append(
        self, play: Table, before: Any, entries: Sequence[Entry], seat: Seat | None
    ) -> tuple[list[Event], int | None]:
        """Appends new entries; returns their events and, after an undo, how many of the events before stay."""
        if entries[0].seat == UNDO:
            if seat not in self.by_seat:
                log = play.log[: len(play.log) - len(entries)]
                self.by_seat[seat] = run(replay_events(play.game, play.opening, log, seat))
            return self.by_seat[seat].undo(entries[0].move)
        events: list[Event] = []
        for entry in entries:
            happened = play.game.events(before, entry.move, seat)
            before = play.game.play(before, entry.move)
            events += happened
            if seat in self.by_seat:
                self.by_seat[seat].add(entry, happened)
        return events, None

    def keep(self, seats: set[Seat | None]) -> None:
        """Drops the events of all other seats, which no connection may watch."""
        for seat in self.by_seat.keys() - seats:
            del self.by_seat[seat]

    def encode_whole(self, play: Table, row: TableRow, seat: Seat | None, may_act: bool) -> bytes:
        """Returns the whole game as a new connection gets it, encoded once for all of them."""
        version = (play, play.seq, len(play.log), row)
        is_old = len(self.version) != len(version)
        if is_old or any(one is not other for one, other in zip(version, self.version, strict=True)):
            self.version, self.encoded = version, {}
        if (seat, may_act) not in self.encoded:
            events = self.events_of(play, seat)
            self.encoded[seat, may_act] = compose(play, seat, events, True, may_act, row.seats)
        return self.encoded[seat, may_act]
