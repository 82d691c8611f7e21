"""Games as chains of moments for libraries that list every outcome of chance: each moment is a value with its past."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from bordspil import games
from bordspil.adapters.numbered import numbered
from bordspil.core.game import NATURE, IllegalMove, Seat
from bordspil.text import texts


class Kind:
    """Games of one kind: the rules, the numbers of moves, and chance one draw at a time."""

    def __init__(self, name: str, seats: int, options: Mapping[str, Any]) -> None:
        self.name, self.seats, self.given = name, seats, options
        self.numbered = numbered(name, seats, options)
        self.game, self.draws = self.numbered.game, games.part(name, "draws")
        self.outcomes: int = self.draws.outcomes(seats, self.numbered.options)
        self.first = Moment(self, self.game.start(self.numbered.options, seats), told=dict.fromkeys(range(seats), ""))

    def draw(self, state: Any, seat: Seat | None) -> str:
        """What a seat, or with None a spectator, sees, drawn as text."""
        say = texts("en", self.game.id)
        return self.game.draw(self.game.view(state, seat), lambda colour, text: text, say).rstrip()


@lru_cache(maxsize=64)
def _kind(name: str, seats: int, options: str) -> Kind:
    return Kind(name, seats, json.loads(options))


def kind_of(name: str, seats: int, options: Mapping[str, Any]) -> Kind:
    """A kind of games, the same object whenever it is asked for."""
    return _kind(name, seats, json.dumps(dict(options), sort_keys=True))


def digest(*parts: bytes) -> str:
    """A short name for something long."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


class Moment:
    """A state, what chance has drawn since, and the way there; never changed once made."""

    def __init__(
        self,
        kind: Kind,
        state: Any,
        drawn: Sequence[int] = (),
        before: "Moment | None" = None,
        move: Any = None,
        told: dict[Seat, str] | None = None,
    ) -> None:
        self.kind, self.state, self.drawn, self.before, self.move = kind, state, drawn, before, move
        self.seat = kind.game.to_act(state)
        self._told = {} if told is None else told
        self._likely: list[tuple[int, float]] | None = None
        self._legal: list[int] | None = None

    def legal(self) -> list[int]:
        """The numbers of the legal moves, ascending."""
        if self._legal is None:
            self._legal = self.kind.numbered.legal(self.state)
        return self._legal

    def likely(self) -> list[tuple[int, float]]:
        """What chance may draw next, and how likely each is."""
        if self._likely is None:
            self._likely = self.kind.draws.likely(self.state, self.drawn)
        return self._likely

    def after(self, number: int) -> "Moment | None":
        """The moment after a move or a draw; None where that is not possible."""
        if self.seat is None:
            return None
        if self.seat == NATURE:
            return self._after_draw(number)
        move = self.kind.numbered.move_of(self.state, number)
        try:
            return None if move is None else self._after_move(move)
        except IllegalMove:
            return None

    def _after_draw(self, number: int) -> "Moment | None":
        if all(number != outcome for outcome, _ in self.likely()):
            return None
        drawn = (*self.drawn, number)
        later = Moment(self.kind, self.state, drawn, self.before, self.move, self._told)
        return later if later.likely() else self._after_move(self.kind.draws.whole(self.state, drawn))

    def _after_move(self, move: Any) -> "Moment":
        return Moment(self.kind, self.kind.game.play(self.state, move), (), self, move)

    def name_of(self, number: int) -> str:
        """A move or a draw in short text; only its number where it stands for none here."""
        kind = self.kind
        if self.seat == NATURE:
            return str(kind.draws.name_of(self.state, self.drawn, number)) if number < kind.outcomes else str(number)
        move = None if self.seat is None else kind.numbered.move_of(self.state, number)
        return str(number) if move is None else kind.game.write(move)

    def told(self, seat: Seat) -> str:
        """A digest of all that a seat has been told until here."""
        way: list[Moment] = []
        at = self
        while seat not in at._told and at.before is not None:
            way.append(at)
            at = at.before
        told = at._told[seat]
        for at in reversed(way):
            assert at.before is not None
            events = self.kind.game.events(at.before.state, at.move, seat)
            told = at._told[seat] = digest(told.encode(), msgspec.json.encode(events))
        return told

    def guess(self, seat: Seat, rng: Random) -> "Moment":
        """Another moment that looks the same to a seat; the others know nothing but what they see there."""
        game, seats = self.kind.game, range(self.kind.seats)
        state = game.guess(game.view(self.state, seat), rng)
        told = {other: digest(b"guess", self.seen(other, state)) for other in seats if other != seat}
        return Moment(self.kind, state, self.drawn, told={**told, seat: self.told(seat)})

    def seen(self, seat: Seat | None, state: Any = None) -> bytes:
        """All that a seat, or with None a spectator, may know."""
        return msgspec.json.encode(self.kind.game.view(self.state if state is None else state, seat))

    def __deepcopy__(self, memo: Any) -> "Moment":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """The moves since the first moment, or since a guess that is kept whole."""
        at, moves = self, []
        while at.before is not None:
            moves.append(self.kind.game.write(at.move))
            at = at.before
        guess = None if at.state is self.kind.first.state else (at.state, at._told)
        return _again, (self.kind.name, self.kind.seats, self.kind.given, guess, moves[::-1], self.drawn)


def _again(
    name: str, seats: int, options: Mapping[str, Any], guess: Any, moves: Sequence[str], drawn: Sequence[int]
) -> Moment:
    kind = kind_of(name, seats, options)
    at = kind.first if guess is None else Moment(kind, guess[0], told=guess[1])
    for move in moves:
        at = at._after_move(kind.game.read(move))
    return Moment(kind, at.state, drawn, at.before, at.move, at._told) if drawn else at
