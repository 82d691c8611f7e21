"""The story of a game: what each seat has seen happen so far, told whole to those who come or come back."""

from collections.abc import Sequence
from typing import Any

from bordspil.core.game import NATURE, UNDO, Event, Game, Seat
from bordspil.core.table import Entry, Table, resolve_undos
from bordspil.server.store.rows import TableRow
from bordspil.server.table.broadcast.update import compose


class Tale:
    """What one seat has seen happen, and where the events of each move begin that may still be taken back."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.begins: list[tuple[int, Seat]] = []

    def add(self, entry: Entry, events: list[Event]) -> None:
        """Adds an entry with what was seen of it."""
        if entry.seat == NATURE:
            self.begins.clear()
        else:
            self.begins.append((len(self.events), entry.seat))
        self.events += events

    def take_back(self, count: int) -> tuple[list[Event], int]:
        """Takes so many moves back: the event that says so, and how many of those before it stay as they are."""
        kept, seat = self.begins[-count]
        del self.begins[-count:]
        undone = {"type": "undo", "seat": seat, "count": count}
        self.events[kept:] = [*(event for event in self.events[kept:] if event.get("type") == "undo"), undone]
        return [undone], kept


def tale_of(game: Game, state: Any, log: Sequence[Entry], seat: Seat | None) -> Tale:
    """What a seat has seen from a state on; what was taken back is not played again."""
    tale, stays = Tale(), set(resolve_undos(log)[0])
    for number, entry in enumerate(log):
        if entry.seat == UNDO:
            tale.take_back(entry.move)
        elif number in stays:
            tale.add(entry, game.events(state, entry.move, seat))
            state = game.play(state, entry.move)
        else:
            tale.add(entry, [])
    return tale


class Story:
    """What every seat with somebody at it has seen happen so far; told whole to those who come (back)."""

    def __init__(self) -> None:
        self.seen: dict[Seat | None, Tale] = {}
        self.fresh: dict[tuple[Seat | None, bool], bytes] = {}
        self.stamp: tuple[Any, ...] = ()

    def so_far(self, play: Table, seat: Seat | None) -> list[Event]:
        """All events from the start, as this seat saw them."""
        if seat not in self.seen:
            self.seen[seat] = tale_of(play.game, play.opening, play.log, seat)
        return self.seen[seat].events

    def go_on(
        self, play: Table, before: Any, entries: Sequence[Entry], seat: Seat | None
    ) -> tuple[list[Event], int | None]:
        """What a seat sees of new entries; after an undo also how many of the events before it stay."""
        if entries[0].seat == UNDO:
            if seat not in self.seen:
                log = play.log[: len(play.log) - len(entries)]
                self.seen[seat] = tale_of(play.game, play.opening, log, seat)
            return self.seen[seat].take_back(entries[0].move)
        events: list[Event] = []
        for entry in entries:
            happened = play.game.events(before, entry.move, seat)
            before = play.game.play(before, entry.move)
            events += happened
            if seat in self.seen:
                self.seen[seat].add(entry, happened)
        return events, None

    def keep(self, seats: set[Seat | None]) -> None:
        """Forgets the seats that nobody was told of: they would miss what happens now."""
        for seat in self.seen.keys() - seats:
            del self.seen[seat]

    def whole(self, play: Table, row: TableRow, seat: Seat | None, may_act: bool) -> bytes:
        """The whole game as it is told to those who come, made once for all of them."""
        stamp = (play, play.seq, len(play.log), row)
        if len(self.stamp) != len(stamp) or any(one is not other for one, other in zip(stamp, self.stamp, strict=True)):
            self.stamp, self.fresh = stamp, {}
        if (seat, may_act) not in self.fresh:
            events = self.so_far(play, seat)
            self.fresh[seat, may_act] = compose(play, seat, events, True, may_act, row.seats)
        return self.fresh[seat, may_act]
