"""States with their history, for libraries that list every outcome of chance: immutable nodes, linked to parents."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from bordspil.core.capabilities import ChanceNodes
from bordspil.core.game import NATURE, BadRequest, Game, IllegalMove, Options, Seat
from bordspil.envs.action_ids import action_id_game
from bordspil.text import texts


class NoDraws:
    """The draws of a game without chance."""

    def outcomes(self, seats: int, options: Options) -> int:
        """Returns that there are none."""
        return 0

    def likely(self, state: Any, drawn: Sequence[int]) -> list[tuple[int, float]]:
        """Returns that nothing may be drawn."""
        return []

    def whole(self, state: Any, drawn: Sequence[int]) -> Any:
        """Raises an error: it is never asked."""
        raise IllegalMove("chance-decides")

    def name_of(self, state: Any, drawn: Sequence[int], number: int) -> str:
        """Returns the number of a draw that cannot be."""
        return str(number)


def can_list(game: Game) -> bool:
    """Returns whether the moves of a game are numbered, and the draws of its chance, if it has any."""
    return game.tensor is not None and (game.chance_nodes is not None or not game.has_chance)


def draws_of(game: Game) -> ChanceNodes:
    """Returns the draws of a game's chance; refuses a game that does not number them."""
    if not can_list(game):
        raise BadRequest("no-tensors", game=game.id)
    return game.chance_nodes or NoDraws()


class Kind:
    """A game with fixed seats and options: its rules, its action ids, and chance one draw at a time."""

    def __init__(self, name: str, seats: int, options: Mapping[str, Any]) -> None:
        self.name, self.seats, self.given = name, seats, options
        self.by_id = action_id_game(name, seats, options)
        self.game, self.draws = self.by_id.game, draws_of(self.by_id.game)
        self.outcomes = self.draws.outcomes(seats, self.by_id.options)
        self.first = HistoryNode(self, self.game.start(self.by_id.options, seats), told=dict.fromkeys(range(seats), ""))

    def draw(self, state: Any, seat: Seat | None) -> str:
        """Draws the view of a seat, or with None of a spectator, as text."""
        say = texts("en", self.game)
        return self.game.draw(self.game.view(state, seat), lambda colour, text: text, say).rstrip()


@lru_cache(maxsize=64)
def _kind(name: str, seats: int, options: str) -> Kind:
    return Kind(name, seats, json.loads(options))


def kind_of(name: str, seats: int, options: Mapping[str, Any]) -> Kind:
    """Returns the kind of these seats and options; equal arguments return the same object."""
    return _kind(name, seats, json.dumps(dict(options), sort_keys=True))


def digest(*parts: bytes) -> str:
    """Returns a short digest of long parts."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


class HistoryNode:
    """A state, the draws of chance since, and the path from the start; immutable."""

    def __init__(
        self,
        kind: Kind,
        state: Any,
        drawn: Sequence[int] = (),
        parent: "HistoryNode | None" = None,
        move: Any = None,
        told: dict[Seat, str] | None = None,
    ) -> None:
        self.kind, self.state, self.drawn, self.parent, self.move = kind, state, drawn, parent, move
        self.seat = kind.game.to_act(state)
        self._told = {} if told is None else told
        self._outcomes: list[tuple[int, float]] | None = None
        self._legal: list[int] | None = None

    def legal(self) -> list[int]:
        """Returns the action ids of the legal moves, ascending."""
        if self._legal is None:
            self._legal = self.kind.by_id.legal(self.state)
        return self._legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the possible next draws, each with its probability."""
        if self._outcomes is None:
            self._outcomes = self.kind.draws.likely(self.state, self.drawn)
        return self._outcomes

    def child(self, number: int) -> "HistoryNode | None":
        """Returns the node after a move or a draw, None where it is not possible."""
        if self.seat is None:
            return None
        if self.seat == NATURE:
            return self._after_draw(number)
        move = self.kind.by_id.move_of(self.state, number)
        try:
            return None if move is None else self._after_move(move)
        except IllegalMove:
            return None

    def _after_draw(self, number: int) -> "HistoryNode | None":
        if all(number != outcome for outcome, _ in self.chance_outcomes()):
            return None
        drawn = (*self.drawn, number)
        later = HistoryNode(self.kind, self.state, drawn, self.parent, self.move, self._told)
        return later if later.chance_outcomes() else self._after_move(self.kind.draws.whole(self.state, drawn))

    def _after_move(self, move: Any) -> "HistoryNode":
        return HistoryNode(self.kind, self.kind.game.play(self.state, move), (), self, move)

    def name_of(self, number: int) -> str:
        """Returns a move or a draw in short text, or its number where it has no meaning here."""
        kind = self.kind
        if self.seat == NATURE:
            return str(kind.draws.name_of(self.state, self.drawn, number)) if number < kind.outcomes else str(number)
        move = None if self.seat is None else kind.by_id.move_of(self.state, number)
        return str(number) if move is None else kind.game.notation.write(move)

    def told(self, seat: Seat) -> str:
        """Returns a digest of all events that a seat has been told on the path to this node."""
        way: list[HistoryNode] = []
        at = self
        while seat not in at._told and at.parent is not None:
            way.append(at)
            at = at.parent
        told = at._told[seat]
        for at in reversed(way):
            assert at.parent is not None
            events = self.kind.game.events(at.parent.state, at.move, seat)
            told = at._told[seat] = digest(told.encode(), msgspec.json.encode(events))
        return told

    def resample(self, seat: Seat, rng: Random) -> "HistoryNode":
        """Returns a determinization: a node with the same view for a seat; the others know only their views of it."""
        game, seats = self.kind.game, range(self.kind.seats)
        state = game.determinize(game.view(self.state, seat), rng)
        told = {other: digest(b"guess", self.seen(other, state)) for other in seats if other != seat}
        return HistoryNode(self.kind, state, self.drawn, told={**told, seat: self.told(seat)})

    def seen(self, seat: Seat | None, state: Any = None) -> bytes:
        """Returns the encoded view of a seat, or with None of a spectator."""
        return msgspec.json.encode(self.kind.game.view(self.state if state is None else state, seat))

    def __deepcopy__(self, memo: Any) -> "HistoryNode":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the moves since the first node, or since a resampled state that is kept whole."""
        at, moves = self, []
        while at.parent is not None:
            moves.append(self.kind.game.notation.write(at.move))
            at = at.parent
        guess = None if at.state is self.kind.first.state else (at.state, at._told)
        return _again, (self.kind.name, self.kind.seats, self.kind.given, guess, moves[::-1], self.drawn)


def _again(
    name: str, seats: int, options: Mapping[str, Any], guess: Any, moves: Sequence[str], drawn: Sequence[int]
) -> HistoryNode:
    kind = kind_of(name, seats, options)
    at = kind.first if guess is None else HistoryNode(kind, guess[0], told=guess[1])
    for move in moves:
        at = at._after_move(kind.game.notation.read(move))
    return HistoryNode(kind, at.state, drawn, at.parent, at.move, at._told) if drawn else at
