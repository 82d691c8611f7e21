"""Plays a game by moves as tests write them, and returns the refusals of illegal ones."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

import msgspec

from bordspil.core.game import Game, IllegalMove


def sent(value: Any) -> Any:
    """Returns a value as it arrives at another program."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Refused(NamedTuple):
    """The reason an illegal move is refused for."""

    key: str
    rule: str | None
    details: dict[str, Any]


@dataclass(frozen=True)
class Playing:
    """A game whose moves are written in one of their two forms."""

    game: Game
    read: Callable[[Any], Any]
    write: Callable[[Any], Any]

    @classmethod
    def by_text(cls, game: Game) -> Self:
        """Moves are texts."""
        return cls(game, game.notation.read, game.notation.write)

    @classmethod
    def by_object(cls, game: Game) -> Self:
        """Moves are JSON objects."""
        return cls(game, game.notation.from_object, game.notation.to_object)

    def play(self, state: Any, *moves: Any) -> Any:
        """Returns the state after these moves, those of chance among them."""
        for move in moves:
            state = self.game.play(state, self.read(move))
        return state

    def moves(self, state: Any) -> list[Any]:
        """Returns the listed moves."""
        listed: list[Any] = sent([self.write(move) for move in self.game.moves(state)])
        return listed

    def shown(self, state: Any, field: str) -> Any:
        """Returns what the position has in this field."""
        return sent(self.game.position(state)[field])

    def refusal(self, state: Any, move: Any) -> Refused:
        """Returns the refusal of a move by `play` and `events` alike; the move is not listed, and nothing changes."""
        before = self.game.position(state)
        reasons = []
        for ask in (self.game.play, lambda state, read: self.game.events(state, read, None)):
            try:
                ask(state, self.read(move))
            except IllegalMove as illegal:
                reasons.append(Refused(illegal.key, illegal.rule, sent(illegal.details)))
            else:
                raise AssertionError(f"{move} is not refused")
        assert reasons[0] == reasons[1]
        assert move not in self.moves(state)
        assert self.game.position(state) == before
        return reasons[0]
