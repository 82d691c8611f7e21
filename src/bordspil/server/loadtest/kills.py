"""The command `bordspil load --kills`: a server killed again and again under load must lose nothing it acknowledged."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from bordspil import games
from bordspil.server.loadtest.crowd import SEATS, ConnectionLostError, CrowdTable, sit_down
from bordspil.server.loadtest.load import SPARE, Server, allow_files, new_store
from bordspil.server.store.maintenance.integrity import find_entry_numbers
from bordspil.server.store.query import ReadConnection
from bordspil.server.store.rows import find_log
from bordspil.server.store.store_url import look

SHORTEST, LONGEST = 0.1, 0.8  # seconds between a start and the next kill


class AcknowledgedMoves:
    """The moves of a table that the server has acknowledged; a pending one may be in the log or not."""

    def __init__(self, table: CrowdTable, rng: Random) -> None:
        self.table = table
        self.rng = rng
        self.moves: list[dict[str, Any] | None] = []
        self.pending: dict[str, Any] | None = None

    async def play_on(self) -> None:
        """Plays until the server is gone or the game is over."""
        with suppress(ConnectionLostError):
            while (seat := self.table.people[0].last.to_act) is not None:
                await self.move(seat)

    async def move(self, seat: int) -> None:
        """Plays one move and waits for its delivery to all four clients."""
        mover, seq = self.table.people[seat], len(self.moves)
        move = self.pending = self.rng.choice(mover.last.moves)
        await self.table.until_delivered(lambda: mover.say(type="play", seq=seq, seat=seat, move=move))
        self.moves.append(move)
        self.pending = None

    async def reconnect(self, address: str) -> None:
        """Reconnects all clients; the game must hold every acknowledged move."""
        await self.table.reconnect(address)
        seq = self.table.people[0].last.seq
        if not len(self.moves) <= seq <= len(self.moves) + (self.pending is not None):
            raise AssertionError(f"table {self.table.code}: {len(self.moves)} moves were acknowledged, {seq} are there")
        if seq > len(self.moves):  # written, but the server died before it could acknowledge it
            self.moves.append(self.pending)
        self.pending = None


def run(tables: int, rounds: int, console: Console, seed: int = 1, database: str = "") -> int:
    """Kills the server in rounds and checks that its store has all acknowledged moves; returns their number."""
    allow_files(tables * SEATS + SPARE)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with new_store(database) as place:
        server = Server(place, tables)
        try:
            with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
                checked = asyncio.run(_kill(server, tables, rounds, bar, Random(seed)))
        finally:
            server.end()
        with look(place) as store:
            moves = sum(check(store, acknowledged) for acknowledged in checked)
    console.print(f"{rounds} kills, {tables} tables: {moves} moves acknowledged, every one of them found again")
    return moves


async def _kill(server: Server, tables: int, rounds: int, bar: Progress, rng: Random) -> list[AcknowledgedMoves]:
    task = bar.add_task("killed", total=rounds)
    crowd_tables = await sit_down(server.address, games.names()[0], tables)
    checked = [AcknowledgedMoves(table, Random(number)) for number, table in enumerate(crowd_tables)]
    for _ in range(rounds):
        playing = asyncio.gather(*(acknowledged.play_on() for acknowledged in checked))
        await asyncio.sleep(rng.uniform(SHORTEST, LONGEST))
        await asyncio.to_thread(server.restart)
        await playing
        for begin in range(0, tables, 25):
            some = checked[begin : begin + 25]
            await asyncio.gather(*(acknowledged.reconnect(server.address) for acknowledged in some))
        bar.advance(task)
    await asyncio.gather(*(_go_on(acknowledged) for acknowledged in checked))
    return checked


async def _go_on(acknowledged: AcknowledgedMoves) -> None:
    """Plays one more move, as every table must be playable afterwards."""
    seat = acknowledged.table.people[0].last.to_act
    if seat is not None:
        await acknowledged.move(seat)
    for person in acknowledged.table.people:
        person.go()


def check(store: ReadConnection, acknowledged: AcknowledgedMoves) -> int:
    """Checks that a log has no gap or duplicate, and the acknowledged moves in order; returns their number."""
    numbers, log = find_entry_numbers(store, acknowledged.table.code), find_log(store, acknowledged.table.code, 0)
    game = games.load(games.names()[0])
    if numbers != list(range(len(log))):
        raise AssertionError(f"table {acknowledged.table.code}: its log has a gap")
    written = [game.notation.to_object(game.notation.read(move)) for seat, move in log if seat >= 0]
    if written != acknowledged.moves:
        raise AssertionError(f"table {acknowledged.table.code}: its log is not what was acknowledged")
    return len(written)
