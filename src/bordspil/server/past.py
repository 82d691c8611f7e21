"""Looking back: how a game stood after each of its moves as a seat saw it then, and every draw for who checks them."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, BadRequest, Event, Game, Seat
from bordspil.core.table import Entry, Table, happenings, retrace, untangle
from bordspil.server import outcomes, telling
from bordspil.server.connection import Connection, encode
from bordspil.server.wire.answers import Draws, Past
from bordspil.server.wire.requests import Look, Prove

if TYPE_CHECKING:
    from bordspil.server.lobby import Lobby
    from bordspil.server.tables import OpenTable

KEPT = 32  # games whose states are remembered at once


class Step(NamedTuple):
    """A move with the chance after it, between two states; an undo knows whose move it took back."""

    before: Any
    entries: list[Entry]
    after: Any
    undone: Seat | None


def steps_of(game: Game, opening: Any, log: Sequence[Entry]) -> list[Step]:
    """The whole game, move by move; the first step is what chance did before anybody moved."""
    steps = [Step(opening, [], opening, None)]
    whose = untangle(log)[1]
    for number, (entry, after) in enumerate(retrace(game, opening, log)):
        if entry.seat == NATURE:
            before, entries, _, undone = steps[-1]
            steps[-1] = Step(before, [*entries, entry], after, undone)
        else:
            steps.append(Step(steps[-1].after, [entry], after, whose.get(number)))
    return steps


class Memory:
    """The steps of the games that people have lately looked back at."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, tuple[int, list[Step]]] = OrderedDict()

    async def steps(self, code: str, play: Table) -> list[Step]:
        """The steps of a table; made anew when the game has gone on, beside the event loop."""
        length = len(play.log)
        known = self.games.get(code)
        if known is None or known[0] != length:
            made = await asyncio.to_thread(steps_of, play.game, play.opening, tuple(play.log))
            known = self.games[code] = (length, made)
            while len(self.games) > KEPT:
                self.games.popitem(last=False)
        self.games.move_to_end(code)
        return known[1]


async def look(lobby: "Lobby", who: Connection, message: Look) -> None:
    """Tells how a game stood: to everybody once it is over, before that as somebody saw it themselves."""
    table = lobby.table_of(who)
    async with table.lock:
        play = table.playing()
        check(table, who, message.seat)
        steps = await lobby.memory.steps(table.row.code, play)
        if message.at >= len(steps):
            raise BadRequest("no-such-move", last=len(steps) - 1)
        past = tell_step(table, play, steps, message.at, message.seat)
    who.tell(encode(past))


def check(table: "OpenTable", who: Connection, seat: Seat | None) -> None:
    """Refuses a view that somebody has not seen, as long as the game goes on."""
    if seat is not None:
        table.seat(seat)
    shown = telling.seat_for(table, who, table.to_act())
    if table.row.stage != "over" and seat is not None and seat != shown:
        raise BadRequest("look-later")


def tell_step(table: "OpenTable", play: Table, steps: list[Step], at: int, seat: Seat | None) -> Past:
    """A step as a seat saw it."""
    game, step = play.game, steps[at]
    is_last = at == len(steps) - 1
    return Past(
        at=at,
        last=len(steps) - 1,
        seat=seat,
        to_act=outcomes.to_act(play, table.row.seats) if is_last else game.to_act(step.after),
        view=game.view(step.after, seat),
        events=_events(game, step, seat),
        scores=list(game.standing(step.after)),
        winners=outcomes.winners(play, table.row.seats) if is_last else [],
    )


def _events(game: Game, step: Step, seat: Seat | None) -> list[Event]:
    if step.undone is not None:
        return [{"type": "undo", "seat": step.undone, "count": step.entries[0].move}]
    return happenings(game, step.before, step.entries, seat)


class Witness(Chance):
    """Chance that remembers its draws: out of how many, and which."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.draws: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        drawn = super().below(n)
        self.draws.append((n, drawn))
        return drawn


def draws_of(play: Table) -> list[tuple[int, int]]:
    """Every draw of a game, repeated from its seed."""
    witness = Witness(play.chance.seed)
    for _ in retrace(play.game, play.opening, play.log, witness):
        pass
    return witness.draws


async def prove(lobby: "Lobby", who: Connection, message: Prove) -> None:
    """Tells every draw of a game that is over, for the browser to repeat."""
    table = lobby.table_of(who)
    async with table.lock:
        if table.row.stage != "over":
            raise BadRequest("not-over")
        draws = await asyncio.to_thread(draws_of, table.playing())
    who.tell(encode(Draws(draws)))
