"""A table: a state, its log, and the only functions that change them."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, UNDO, BadRequest, Event, Game, IllegalMove, Options, Seat, agree

LOG_FACTOR = 3  # a log, undone entries included, is at most this many times as long as the longest game


class Entry(Struct, frozen=True):
    """One line of the log: a seat or NATURE and its move; for UNDO, the number of entries it takes back."""

    seat: Seat
    move: Any


class Table:
    """A game being played. The table draws for chance as soon as it is chance's turn."""

    def __init__(
        self,
        game: Game,
        options: Options,
        seats: int,
        chance: Chance,
        log: Iterable[Entry] = (),
        secret: bytes = b"",
        is_sound: bool = False,
    ) -> None:
        """Starts a game, or continues one where its log ends; `secret`, where given, seals the names of material.

        Sound options have been agreed on before.
        """
        for _ in self._begin(game, options, seats, chance, log, secret, is_sound):
            pass

    @classmethod
    def continued(cls, *arguments: Any, **more: Any) -> Generator[None, None, "Table"]:
        """Returns what `Table` does with the same arguments, and pauses after every entry of a log."""
        table = cls.__new__(cls)
        yield from table._begin(*arguments, **more)
        return table

    def _begin(
        self,
        game: Game,
        options: Options,
        seats: int,
        chance: Chance,
        log: Iterable[Entry] = (),
        secret: bytes = b"",
        is_sound: bool = False,
    ) -> Iterator[None]:
        self.game = game
        self.options = agree(game, options, seats, is_sound)
        self.seats = seats
        self.chance = chance
        self.log: list[Entry] = []
        self.seq = 0
        self.since: list[Seat] = []  # the seats that moved since the last draw of chance or the last reveal
        self.earlier: list[Any] = []  # the states before those moves, for undo
        self.secret = secret
        self.opening = self.state = self._sealed(game.start(self.options, seats))
        for entry, after in replay_entries(game, self.state, log, chance):
            self._enter(entry, after)
            yield
        self._let_chance_play()

    def fork(self) -> "Table":
        """Returns a table that stands where this one does; what is played at one of them does not change the other."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.chance = self.chance.fork()
        twin.log, twin.since, twin.earlier = self.log[:], self.since[:], self.earlier[:]
        return twin

    def set_up(self, position: Any, chance: Chance | None = None) -> None:
        """Puts another position on the table and begins a new log; `chance`, where given, rules from then on."""
        self.opening = self.state = self._sealed(self.game.set_up(position, self.options, self.seats))
        self.log, self.seq, self.since, self.earlier = [], 0, [], []
        self.chance = chance or self.chance
        self._let_chance_play()

    def _sealed(self, opening: Any) -> Any:
        return self.game.seal_material(opening, self.secret)

    def to_act(self) -> Seat | None:
        """Returns the seat to act, or None when the game is over."""
        return self.game.to_act(self.state)

    def play(self, seat: Seat | None, move: Any, seq: int | None = None) -> list[Entry]:
        """Plays a seat's move and the chance that follows; a refused move changes nothing.

        `seat` None plays for the seat to act; `seq`, where given, must be the number of moves so far.
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

    def follow(self, entries: Iterable[Entry]) -> None:
        """Applies entries that another process has played; its draws must come out the same here."""
        for entry in entries:
            if entry.seat == UNDO:
                self._enter(entry, self._before(entry.move))
            else:
                self._enter(*next(replay_entries(self.game, self.state, [entry], self.chance)))

    def movers_since(self, seat: Seat) -> set[Seat]:
        """Returns the other seats that have moved since this seat's last move; refuses where it cannot be undone."""
        if self.to_act() is None:
            raise BadRequest("game-over")
        if len(self.log) > (LOG_FACTOR - 1) * self.game.most_entries(self.options, self.seats):
            raise BadRequest("undo-too-often")
        if seat not in self.since:
            has_moved = any(entry.seat == seat for entry in without_undone(self.log))
            raise BadRequest("undo-too-late" if has_moved else "undo-nothing")
        return set(self.since[len(self.since) - self._reach(seat) :]) - {seat}

    def undo(self, seat: Seat) -> list[Entry]:
        """Takes back a seat's last move and all moves since; the log keeps them and gets an UNDO entry."""
        self.movers_since(seat)
        entry = Entry(UNDO, self._reach(seat))
        self._enter(entry, self._before(entry.move))
        return [entry]

    def _before(self, count: Any) -> Any:
        """Returns the state `count` moves ago; refuses where they cannot be undone."""
        if type(count) is not int or not 0 < count <= len(self.earlier) or self.to_act() is None:
            raise BadRequest("log-wrong-undo", number=len(self.log) + 1)
        return self.earlier[-count]

    def _reach(self, seat: Seat) -> int:
        """Returns how many moves ago the seat moved last."""
        return self.since[::-1].index(seat) + 1

    def _enter(self, entry: Entry, after: Any) -> None:
        if entry.seat == UNDO:
            del self.since[-entry.move :]
            del self.earlier[-entry.move :]
        elif entry.seat == NATURE or self.game.reveals(self.state, entry.move):
            self.since, self.earlier = [], []
        else:
            self.since.append(entry.seat)
            self.earlier.append(self.state)
        self.log.append(entry)
        self.seq += entry.seat != NATURE
        self.state = after

    def _let_chance_play(self) -> None:
        while self.to_act() == NATURE:
            outcome = self.game.sample(self.state, self.chance)
            self._enter(Entry(NATURE, outcome), self.game.play(self.state, outcome))


def without_undone(log: Sequence[Entry]) -> list[Entry]:
    """Returns the entries that have not been undone."""
    return [log[number] for number in resolve_undos(log)[0]]


def resolve_undos(log: Sequence[Entry]) -> tuple[list[int], dict[int, Seat]]:
    """Returns the indexes of entries that are not undone, and the index of each undo with the seat it undid."""
    places: list[int] = []
    undone: dict[int, Seat] = {}
    for number, entry in enumerate(log):
        if entry.seat == UNDO:
            undone[number] = log[places[-entry.move]].seat
            del places[-entry.move :]
        else:
            places.append(number)
    return places, undone


def replay_entries(
    game: Game, state: Any, log: Iterable[Entry], chance: Chance | None = None
) -> Iterator[tuple[Entry, Any]]:
    """Plays a log again and yields each entry with the state after it; `chance`, where given, checks every draw."""
    since: list[tuple[Any, Any]] = []  # each move since chance last drew, with the state before it
    for number, entry in enumerate(log, start=1):
        if entry.seat == UNDO:
            state = _take_back(game, state, since, entry.move, number)
        else:
            before, state = state, _play_again(game, state, entry, chance, number)
            since.append((before, entry.move))
            if entry.seat == NATURE:
                since.clear()
        yield entry, state


def _play_again(game: Game, state: Any, entry: Entry, chance: Chance | None, number: int) -> Any:
    if entry.seat != game.to_act(state):
        raise BadRequest("log-wrong-seat", number=number)
    if entry.seat == NATURE and chance and game.sample(state, chance) != entry.move:
        raise BadRequest("log-wrong-draw", number=number)
    try:
        return game.play(state, entry.move)
    except IllegalMove as refusal:
        raise BadRequest("log-illegal", refusal.rule, number=number) from None


def _take_back(game: Game, state: Any, since: list[tuple[Any, Any]], count: Any, number: int) -> Any:
    """Returns the state `count` moves ago; never across a draw, the end of the game or a reveal."""
    if type(count) is not int or not 0 < count <= len(since) or game.to_act(state) is None:
        raise BadRequest("log-wrong-undo", number=number)
    taken = [since.pop() for _ in range(count)]
    if any(game.reveals(before, move) for before, move in taken):
        raise BadRequest("log-wrong-undo", number=number)
    return taken[-1][0]


def visible_events(game: Game, state: Any, entries: Iterable[Entry], seat: Seat | None) -> list[Event]:
    """Returns the events a seat sees while entries are played from a state; of undone moves, only the undo."""
    log = list(entries)
    places, undone = resolve_undos(log)
    stays = set(places)
    events: list[Event] = []
    for number, entry in enumerate(log):
        if number in undone:
            events.append({"type": "undo", "seat": undone[number], "count": entry.move})
        elif number in stays:
            events += game.events(state, entry.move, seat)
            state = game.play(state, entry.move)
    return events
