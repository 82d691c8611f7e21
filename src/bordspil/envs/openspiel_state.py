"""States with their history, for libraries that list every outcome of chance: immutable nodes, linked to parents."""

import hashlib
import json
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from random import Random
from typing import Any, Final

import msgspec
import numpy as np

from bordspil.core.capabilities import ChanceNodes, PileNodes
from bordspil.core.game import NATURE, BadRequest, Game, IllegalMove, Options, Seat
from bordspil.envs.action_ids import action_id_game
from bordspil.text import texts

NO_NUMBER: Final = -1  # of a move that is given itself


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
        self.pile: Any = self.draws if isinstance(self.draws, PileNodes) else None
        self.outcomes = self.draws.outcomes(seats, self.by_id.options)
        state = self.game.start(self.by_id.options, seats)
        self.first = HistoryNode(self, state, self.game.to_act(state), told=dict.fromkeys(range(seats), ""))
        self.first_seen = [
            self.by_id.observe(state, seat).astype(np.float32) for seat in range(seats)
        ]  # asked for its shape all the time

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


class Step:
    """How a node was reached: by which move in which node, and with which cards on top of the pile.

    `before` is the state in which the move was played; None while the move still waits for its cards (PileNodes).
    """

    __slots__ = ("_move", "before", "cards", "node", "number", "wants")

    def __init__(
        self, node: "HistoryNode", number: int, move: Any = None, before: Any = None, cards: Sequence[int] = ()
    ) -> None:
        self.node, self.number, self._move, self.before, self.cards = node, number, move, before, cards
        self.wants = 0  # how many cards the move waits for

    @property
    def move(self) -> Any:
        """Returns the move, made of its action id when it is first asked for."""
        if self._move is None:
            self._move = self.node.kind.by_id.move_of(self.node.state, self.number)
        return self._move

    @property
    def begins(self) -> bool:
        """Returns whether this is only the first of two decisions that make one move."""
        return self.node.kind.by_id.begins(self.node.state, self.number)


class HistoryNode:
    """A state, the draws of chance since, and the path from the start; immutable."""

    __slots__ = ("_legal", "_outcomes", "_told", "drawn", "kind", "seat", "state", "step")

    def __init__(
        self,
        kind: Kind,
        state: Any,
        seat: Seat | None,
        step: Step | None = None,
        drawn: Sequence[int] = (),
        told: dict[Seat, str] | None = None,
    ) -> None:
        self.kind, self.state, self.seat, self.step, self.drawn = kind, state, seat, step, drawn
        self._told = {} if told is None else told
        self._outcomes: list[tuple[int, float]] | None = None
        self._legal: list[int] | None = None

    @property
    def waiting(self) -> Any:
        """Returns the move of a player that waits for its cards, or None."""
        return None if self.step is None or self.step.before is not None else self.step.move

    def legal(self) -> list[int]:
        """Returns the action ids of the legal moves, ascending."""
        if self._legal is None:
            self._legal = self.kind.by_id.legal(self.state)
        return self._legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the possible next draws, each with its probability."""
        if self._outcomes is None:
            likely = self.kind.draws.likely if self.waiting is None else self.kind.pile.likely_next
            self._outcomes = likely(self.state, self.drawn)
        return self._outcomes

    def child(self, number: int) -> "HistoryNode | None":
        """Returns the node after a move or a draw, None where it is not possible."""
        if self.seat is None:
            return None
        if self.seat == NATURE:
            return self._after_draw(number)
        try:
            if self.kind.pile is not None:
                return self._after_pile(number)
            found = self.kind.by_id.after(self.state, number)
        except IllegalMove:
            return None
        return None if found is None else HistoryNode(self.kind, *found, Step(self, number, None, self.state))

    def _after_pile(self, number: int) -> "HistoryNode | None":
        """Returns the node after a move, or the one in which it waits for its cards."""
        if (move := self.kind.by_id.move_of(self.state, number)) is None:
            return None
        wants = self.kind.pile.drawn_by(self.state, move)
        return self._wait(move, wants) if wants else self._after_move(move)

    def _wait(self, move: Any, wants: int, drawn: Sequence[int] = ()) -> "HistoryNode":
        """Returns the node in which a move waits for so many cards, of which some are drawn."""
        step = Step(self, NO_NUMBER, move)
        step.wants = wants
        return HistoryNode(self.kind, self.state, NATURE, step, drawn)

    def _after_draw(self, number: int) -> "HistoryNode | None":
        outcomes = self.chance_outcomes()
        at = bisect_left(outcomes, number, key=itemgetter(0))
        if at == len(outcomes) or outcomes[at][0] != number:
            return None
        drawn, step = (*self.drawn, number), self.step
        if (move := self.waiting) is not None:
            assert step is not None
            if len(drawn) == step.wants:
                return step.node._after_move(move, drawn)
            return step.node._wait(move, step.wants, drawn)
        later = self._with_drawn(drawn)
        return later if later.chance_outcomes() else self._after_move(self.kind.draws.whole(self.state, drawn))

    def _with_drawn(self, drawn: Sequence[int]) -> "HistoryNode":
        return HistoryNode(self.kind, self.state, NATURE, self.step, drawn, self._told)

    def _after_move(self, move: Any, cards: Sequence[int] = ()) -> "HistoryNode":
        """Returns the node after a move that draws these cards of the pile."""
        game = self.kind.game
        before = self.kind.pile.arranged(self.state, cards) if cards else self.state
        state = game.play(before, move)
        return HistoryNode(self.kind, state, game.to_act(state), Step(self, NO_NUMBER, move, before, cards))

    def name_of(self, number: int) -> str:
        """Returns a move or a draw in short text, or its number where it has no meaning here."""
        kind = self.kind
        if self.seat == NATURE:
            return str(kind.draws.name_of(self.state, self.drawn, number)) if number < kind.outcomes else str(number)
        move = None if self.seat is None else kind.by_id.move_of(self.state, number)
        return str(number) if move is None else kind.game.notation.write(move)

    def told(self, seat: Seat) -> str:
        """Returns a digest of all events that a seat has been told on the path to this node."""
        way: list[tuple[HistoryNode, Step]] = []
        at = self
        while seat not in at._told and at.step is not None:
            way.append((at, at.step))
            at = at.step.node
        told = at._told[seat]
        for at, step in reversed(way):
            if step.before is not None and not step.begins:
                events = self.kind.game.events(step.before, step.move, seat)
                told = digest(told.encode(), msgspec.json.encode(events))
            at._told[seat] = told
        return told

    def resample(self, seat: Seat, rng: Random) -> "HistoryNode":
        """Returns a determinization: a node with the same view for a seat; the others know only their views of it."""
        kind, game = self.kind, self.kind.game
        state = kind.by_id.determinize(self.state, seat, rng)
        guess = {other: digest(b"guess", self.seen(other, state)) for other in range(kind.seats) if other != seat}
        drawn = self.drawn if self.waiting is None else ()
        first = HistoryNode(kind, state, game.to_act(state), None, drawn, {**guess, seat: self.told(seat)})
        return first if self.waiting is None else first._wait(self.waiting, self.step.wants, self.drawn)  # type: ignore[union-attr]

    def seen(self, seat: Seat | None, state: Any = None) -> bytes:
        """Returns the encoded view of a seat, or with None of a spectator."""
        return msgspec.json.encode(self.kind.game.view(self.state if state is None else state, seat))

    def __deepcopy__(self, memo: Any) -> "HistoryNode":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the moves since the first node, or since a resampled state that is kept whole."""
        kind, at, moves = self.kind, self, list[tuple[str | int, Sequence[int]]]()
        while (step := at.step) is not None:
            moves.append((step.number if step.begins else kind.game.notation.write(step.move), step.cards))
            at = step.node
        guess = None if at.state is kind.first.state else (at.state, at._told)
        return _again, (kind.name, kind.seats, kind.given, guess, moves[::-1], self.waiting is not None, self.drawn)


def _again(
    name: str,
    seats: int,
    options: Mapping[str, Any],
    guess: Any,
    moves: list[tuple[str | int, Sequence[int]]],
    waits: bool,
    drawn: Sequence[int],
) -> HistoryNode:
    kind = kind_of(name, seats, options)
    at, read = kind.first, kind.game.notation.read
    if guess is not None:
        at = HistoryNode(kind, guess[0], kind.game.to_act(guess[0]), told=guess[1])
    waiting = moves.pop()[0] if waits else None
    for text, cards in moves:
        after = at.child(text) if isinstance(text, int) else at._after_move(read(text), cards)
        assert after is not None
        at = after
    if waiting is not None:
        move = read(str(waiting))
        return at._wait(move, kind.pile.drawn_by(at.state, move), drawn)
    return at._with_drawn(drawn) if drawn else at
