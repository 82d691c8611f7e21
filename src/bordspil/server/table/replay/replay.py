"""Replay of a game: its state after every move as a seat saw it, and every draw of chance for verification."""

import threading
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, UNDO, BadRequest, Event, Game, Seat
from bordspil.core.table import Entry, Table, replay_entries, resolve_undos, visible_events
from bordspil.server.session.connection import encode
from bordspil.server.session.payers import Payer
from bordspil.server.session.wire.answers import Draws, Replayed
from bordspil.server.table.replay.replay_queue import Replays, SharedWork, Turn, Work, run

EVERY = 64  # steps between two states that are kept
STATES = 2_000  # states that are kept of all games together
MOST_DRAWS = 20_000  # draws in one message


class Step(NamedTuple):
    """A move with the chance after it, between two states; of an undo also the seat whose move it took back."""

    before: Any
    entries: list[Entry]
    after: Any
    undone: Seat | None


class Steps:
    """The steps of a game; the first is what chance did before any move.

    Only few states are kept. Steps in sequence cost a move each, any other at most the moves between two kept states.
    """

    def __init__(self, game: Game, opening: Any, log: Sequence[Entry]) -> None:
        run(self._begin(game, opening, log))

    @classmethod
    def of_game(cls, game: Game, opening: Any, log: Sequence[Entry]) -> Work["Steps"]:
        """Returns the steps of a game, and pauses after every entry of its log."""
        steps = cls.__new__(cls)
        yield from steps._begin(game, opening, log)
        return steps

    def _begin(self, game: Game, opening: Any, log: Sequence[Entry]) -> Work[None]:
        self.game = game
        self.log = tuple(log)
        self.begins = [0, *(number for number, entry in enumerate(self.log) if entry.seat != NATURE), len(self.log)]
        self.undone = resolve_undos(self.log)[1]
        self.back = _places_before(self.log)  # for every undo the entry that led to the state after it
        self.kept: list[Any] = []  # the state before each stretch
        self.anchors: dict[int, Any] = {}  # states before a stretch to which an undo within it goes back
        self._lock = threading.Lock()
        self._number = -1  # of the stretch that was replayed last
        self._steps: list[Step] = []
        self._more: Iterator[Step] = iter(())
        yield from self._keep(opening)

    def __len__(self) -> int:
        return len(self.begins) - 1

    def __getitem__(self, at: int) -> Step:
        number, place = divmod(range(len(self))[at], EVERY)
        with self._lock:
            if number != self._number:
                self._number, self._steps, self._more = number, [], self._play(number)
            while len(self._steps) <= place:
                self._steps.append(next(self._more))
            return self._steps[place]

    def __iter__(self) -> Iterator[Step]:
        return map(self.__getitem__, range(len(self)))

    @property
    def states(self) -> int:
        """The greatest number of states that are kept."""
        return len(self.kept) + len(self.anchors) + EVERY

    def _keep(self, opening: Any) -> Work[None]:
        """Replays the whole game once and keeps some states."""
        stretches = {begin: number for number, begin in enumerate(self.begins[:-1:EVERY])}
        first, state = 0, opening
        self.kept.append(opening)
        for number, (entry, after) in enumerate(replay_entries(self.game, opening, self.log)):
            if number and number in stretches:
                first = number
                self.kept.append(state)
            if entry.seat == UNDO and self.back[number] < first - 1:
                self.anchors[self.back[number]] = after
            state = after
            yield

    def _play(self, number: int) -> Iterator[Step]:
        """Yields the steps of a stretch."""
        begin, state = number * EVERY, self.kept[number]
        states = {self.begins[begin] - 1: state}  # by the place of the entry that has led there
        for at in range(begin, min(begin + EVERY, len(self))):
            before, places = state, range(self.begins[at], self.begins[at + 1])
            for place in places:
                entry = self.log[place]
                if entry.seat == UNDO:
                    back = self.back[place]
                    state = states[back] if back in states else self.anchors[back]
                else:
                    state = self.game.play(state, entry.move)
                states[place] = state
            undone = self.undone.get(places.start) if at else None
            yield Step(before, [self.log[place] for place in places], state, undone)


def _places_before(log: Sequence[Entry]) -> dict[int, int]:
    """Returns for every undo the place of the last entry that still counts after it; -1 if there is none."""
    places: list[int] = []
    before: dict[int, int] = {}
    for number, entry in enumerate(log):
        if entry.seat == UNDO:
            del places[-entry.move :]
            before[number] = places[-1] if places else -1
        else:
            places.append(number)
    return before


class Memory:
    """The steps of games that were replayed lately."""

    def __init__(self, replays: Replays) -> None:
        self.replays = replays
        self.games: OrderedDict[str, Steps] = OrderedDict()
        self.begun: SharedWork[tuple[str, int], Steps] = SharedWork(replays)

    async def steps(self, code: str, play: Table, payer: Payer = "") -> Steps:
        """Returns the steps of a table, replayed in a thread if the log has grown."""
        log = tuple(play.log)
        if (found := self._find(code, log)) is not None:
            return found

        async def work(turn: Turn) -> Steps:
            async with turn:
                made = await self.replays.run_in_slices(turn, Steps.of_game, play.game, play.opening, log)
            self.games[code] = made
            self.games.move_to_end(code)
            while len(self.games) > 1 and sum(steps.states for steps in self.games.values()) > STATES:
                self.games.popitem(last=False)
            return made

        return await self.begun.result((code, len(log)), payer, work)

    def _find(self, code: str, log: Sequence[Entry]) -> Steps | None:
        found = self.games.get(code)
        if found is None or len(found.log) != len(log):
            return None
        self.games.move_to_end(code)
        return found


def encode_step(
    steps: Steps, at: int, seat: Seat | None, end: tuple[Seat | None, list[Seat]] | None, ends: list[int]
) -> bytes:
    """Returns a step as a seat saw it; `end` has the seat to act and the winners after the last step, by clocks too."""
    game, step = steps.game, steps[at]
    to_act, winners = (game.to_act(step.after), []) if end is None else end
    replayed = Replayed(
        at=at,
        last=len(steps) - 1,
        seat=seat,
        to_act=to_act,
        view=game.view(step.after, seat),
        events=_events(game, step, seat),
        scores=list(game.standing(step.after)),
        winners=winners,
        ends=ends,
    )
    return encode(replayed)


def _events(game: Game, step: Step, seat: Seat | None) -> list[Event]:
    if step.undone is not None:
        return [{"type": "undo", "seat": step.undone, "count": step.entries[0].move}]
    return visible_events(game, step.before, step.entries, seat)


class RecordedChance(Chance):
    """Chance that records its draws: out of how many, and which."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.draws: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        drawn = super().below(n)
        self.draws.append((n, drawn))
        if len(self.draws) > MOST_DRAWS:
            raise BadRequest("too-many-draws", limit=MOST_DRAWS)
        return drawn


def draws_of(game: Game, opening: Any, log: Sequence[Entry], seed: bytes) -> Work[bytes]:
    """Returns every draw of a game, repeated from its seed and encoded."""
    chance = RecordedChance(seed)
    for _ in replay_entries(game, opening, log, chance):
        yield
    return encode(Draws(chance.draws))
