"""The command `bordspil load --kills`: a server killed again and again under load must lose nothing it acknowledged."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from bordspil import games
from bordspil.server.loadtest.crowd import SEATS, Four, LostLineError, sit_down
from bordspil.server.loadtest.load import SPARE, Server, allow_files, new_store
from bordspil.server.store.maintenance.integrity import find_entry_numbers
from bordspil.server.store.query import ReadConnection
from bordspil.server.store.rows import find_log
from bordspil.server.store.store_url import look

SHORTEST, LONGEST = 0.1, 0.8  # seconds between a start and the next kill


class Witness:
    """One table, and what the people at it were told was done; a move that nobody was told of may be there or not."""

    def __init__(self, four: Four, rng: Random) -> None:
        self.four = four
        self.rng = rng
        self.told: list[dict[str, Any] | None] = []
        self.trying: dict[str, Any] | None = None

    async def play_on(self) -> None:
        """Moves as fast as it goes until the server is gone or the game is over."""
        with suppress(LostLineError):
            while (seat := self.four.people[0].last.to_act) is not None:
                await self.move(seat)

    async def move(self, seat: int) -> None:
        """One move, and all four have heard of it."""
        mover, seq = self.four.people[seat], len(self.told)
        move = self.trying = self.rng.choice(mover.last.moves)
        await self.four.until_heard(lambda: mover.say(type="play", seq=seq, seat=seat, move=move))
        self.told.append(move)
        self.trying = None

    async def come_back(self, address: str) -> None:
        """Everybody connects anew; what they are told now must hold all that they were told before."""
        await self.four.come_back(address)
        seq = self.four.people[0].last.seq
        if not len(self.told) <= seq <= len(self.told) + (self.trying is not None):
            raise AssertionError(f"table {self.four.code}: {len(self.told)} moves were acknowledged, {seq} are there")
        if seq > len(self.told):  # written, but the server died before it could say so
            self.told.append(self.trying)
        self.trying = None


def run(tables: int, rounds: int, console: Console, seed: int = 1, database: str = "") -> int:
    """Kills and checks, round after round; the number of moves that were acknowledged and found again."""
    allow_files(tables * SEATS + SPARE)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with new_store(database) as place:
        server = Server(place, tables)
        try:
            with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
                witnesses = asyncio.run(_kill(server, tables, rounds, bar, Random(seed)))
        finally:
            server.end()
        with look(place) as store:
            moves = sum(check(store, witness) for witness in witnesses)
    console.print(f"{rounds} kills, {tables} tables: {moves} moves acknowledged, every one of them found again")
    return moves


async def _kill(server: Server, tables: int, rounds: int, bar: Progress, rng: Random) -> list[Witness]:
    task = bar.add_task("killed", total=rounds)
    fours = await sit_down(server.address, games.names()[0], tables)
    witnesses = [Witness(four, Random(number)) for number, four in enumerate(fours)]
    for _ in range(rounds):
        playing = asyncio.gather(*(witness.play_on() for witness in witnesses))
        await asyncio.sleep(rng.uniform(SHORTEST, LONGEST))
        await asyncio.to_thread(server.restart)
        await playing
        for begin in range(0, tables, 25):
            some = witnesses[begin : begin + 25]
            await asyncio.gather(*(witness.come_back(server.address) for witness in some))
        bar.advance(task)
    await asyncio.gather(*(_go_on(witness) for witness in witnesses))
    return witnesses


async def _go_on(witness: Witness) -> None:
    """Every table can be played afterwards: one more move, where the game is not over."""
    seat = witness.four.people[0].last.to_act
    if seat is not None:
        await witness.move(seat)
    for person in witness.four.people:
        person.go()


def check(store: ReadConnection, witness: Witness) -> int:
    """The log has no gap and no duplicate, and its moves are those that were acknowledged, in order."""
    numbers, log = find_entry_numbers(store, witness.four.code), find_log(store, witness.four.code, 0)
    game = games.load(games.names()[0])
    if numbers != list(range(len(log))):
        raise AssertionError(f"table {witness.four.code}: its log has a gap")
    written = [game.notation.to_object(game.notation.read(move)) for seat, move in log if seat >= 0]
    if written != witness.told:
        raise AssertionError(f"table {witness.four.code}: its log is not what was acknowledged")
    return len(written)
