"""The plan of a tournament: its events, from a file of TOML or from the words of a command."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from bordspil import games
from bordspil.arena.external_bot import GRACE
from bordspil.arena.match import MatchPlan, check
from bordspil.arena.pairing import Pair, rounds_needed, rounds_possible
from bordspil.core.bot import Budget
from bordspil.core.game import BadRequest, agree

Positive = Annotated[int, Meta(ge=1)]


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    """One game among contestants: how they are paired, how often two of them play, and how long they think."""

    game: str
    contestants: Annotated[tuple[str, ...], Meta(min_length=2)]
    seats: Annotated[int, Meta(ge=2)] = 2
    options: dict[str, Any] = {}
    system: Literal["round-robin", "swiss"] = "round-robin"
    rounds: Annotated[int, Meta(ge=0)] = 0
    games: Positive = 20
    seconds: float = 1.0
    simulations: int | None = None
    cpu: bool = False
    grace: Annotated[float, Meta(ge=0, le=3600)] = GRACE
    seed: int = 0

    @property
    def deals(self) -> int:
        """Returns the deals of each meeting: at least the games asked for, in whole rotations of the seats."""
        return -(-self.games // self.seats)

    @property
    def rounds_played(self) -> int:
        """Returns how many rounds there are; a round robin counts as one."""
        if self.system == "round-robin":
            return 1
        return self.rounds or rounds_needed(len(self.contestants))

    @property
    def meetings(self) -> int:
        """Returns how many meetings of two contestants there are, in all rounds together."""
        count = len(self.contestants)
        return self.rounds_played * (count // 2) if self.system == "swiss" else count * (count - 1) // 2

    @property
    def total(self) -> int:
        """Returns how many games the event has."""
        return self.meetings * len(self.sides((0, 1))) * self.deals * self.seats

    def sides(self, pair: Pair) -> list[Pair]:
        """Returns who sits alone and who in all other seats; at larger tables each of the two does both."""
        return [pair] if self.seats == 2 else [pair, pair[::-1]]

    def match_plan(self, pair: Pair, records: str | None) -> MatchPlan:
        """Returns the plan of the match of two contestants."""
        names = (self.contestants[pair[0]], self.contestants[pair[1]])
        budget = Budget(self.seconds, self.simulations, "cpu" if self.cpu else "wall")
        return MatchPlan(self.game, names, self.seats, self.options, budget, self.games, self.seed, records, self.grace)


def read(file: Path, flags: Mapping[str, Any]) -> list[Event]:
    """Reads the events of a file. What stands before the first event holds for all of them; flags outweigh that."""
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadRequest("file-unreadable", file=str(file), reason=str(error)) from None
    given = found.pop("event", [{}])
    if not isinstance(given, list) or not all(isinstance(one, dict) for one in given):
        raise BadRequest("tournament-plan", problem="event")
    return [make(found | dict(flags) | one) for one in given]


def make(given: Mapping[str, Any]) -> Event:
    """Returns an event that can be played, with all options of its game; refuses any other."""
    try:
        event = msgspec.convert(given, Event)
    except msgspec.ValidationError as error:
        raise BadRequest("tournament-plan", problem=str(error)) from None
    game = games.load(event.game)
    event = msgspec.structs.replace(event, options=agree(game, event.options, event.seats))
    _check(event)
    return event


def _check(event: Event) -> None:
    if len(set(event.contestants)) < len(event.contestants):
        raise BadRequest("tournament-plan", problem="contestants")
    if event.system == "swiss" and event.rounds_played > rounds_possible(len(event.contestants)):
        raise BadRequest("tournament-rounds", most=rounds_possible(len(event.contestants)))
    for opponent in range(1, len(event.contestants)):
        check(event.match_plan((0, opponent), None))
