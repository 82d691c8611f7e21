"""A table: a state, its log, and the one door that changes them."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, BadRequest, Event, Game, IllegalMove, Options, Seat, agree


class Entry(Struct, frozen=True):
    """One line of the log: who (a seat or NATURE) played what."""

    seat: Seat
    move: Any


class Table:
    """A game being played. Chance is carried out as soon as it is its turn and never waits."""

    def __init__(self, game: Game, options: Options, seats: int, chance: Chance, log: Iterable[Entry] = ()) -> None:
        """A new game, or one taken up again where its log ends."""
        self.game = game
        self.options = agree(game, options, seats)
        self.seats = seats
        self.chance = chance
        self.log: list[Entry] = []
        self.seq = 0
        self.state = game.start(self.options, seats)
        for entry, after in retrace(game, self.state, log, chance):
            self._enter(entry, after)
        self._let_chance_play()

    def set_up(self, position: Any, chance: Chance | None = None) -> None:
        """Puts another position on the table and begins a new log; `chance`, where given, rules from then on."""
        self.state = self.game.set_up(position, self.options, self.seats)
        self.log, self.seq = [], 0
        self.chance = chance or self.chance
        self._let_chance_play()

    def to_act(self) -> Seat | None:
        """The seat to act, or None when the game is over."""
        return self.game.to_act(self.state)

    def play(self, seat: Seat | None, move: Any, seq: int | None = None) -> list[Entry]:
        """Plays a seat's move and the chance that follows; a refused move changes nothing.

        `seat` None plays for whoever is to act; `seq`, where given, must be the number of moves so far.
        """
        actor = self.to_act()
        if actor is None:
            self.game.play(self.state, move)  # the game names the rule
            raise IllegalMove("game-over")
        if seat is not None and seat != actor:
            raise IllegalMove("not-your-turn", seat=actor)
        if seq is not None and seq != self.seq:
            raise BadRequest("stale", seq=self.seq)
        after = self.game.play(self.state, move)
        begin = len(self.log)
        self._enter(Entry(actor, move), after)
        self._let_chance_play()
        return self.log[begin:]

    def _enter(self, entry: Entry, after: Any) -> None:
        self.log.append(entry)
        self.seq += entry.seat != NATURE
        self.state = after

    def _let_chance_play(self) -> None:
        while self.to_act() == NATURE:
            outcome = self.game.sample(self.state, self.chance)
            self._enter(Entry(NATURE, outcome), self.game.play(self.state, outcome))


def retrace(game: Game, state: Any, log: Iterable[Entry], chance: Chance | None = None) -> Iterator[tuple[Entry, Any]]:
    """Plays a log again, each entry with the state after it; with `chance`, every draw must come out the same."""
    for number, entry in enumerate(log, start=1):
        if entry.seat != game.to_act(state):
            raise BadRequest("log-wrong-seat", number=number)
        if entry.seat == NATURE and chance and game.sample(state, chance) != entry.move:
            raise BadRequest("log-wrong-draw", number=number)
        try:
            state = game.play(state, entry.move)
        except IllegalMove as refusal:
            raise BadRequest("log-illegal", refusal.rule, number=number) from None
        yield entry, state


def happenings(game: Game, state: Any, entries: Iterable[Entry], seat: Seat | None) -> list[Event]:
    """What a seat sees happen while these entries are played from a state."""
    events: list[Event] = []
    for entry in entries:
        events += game.events(state, entry.move, seat)
        state = game.play(state, entry.move)
    return events
