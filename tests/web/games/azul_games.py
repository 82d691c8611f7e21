"""Sets out games of Azul in the store, at a moment a test or a screenshot begins at; reads them back as the truth."""

import secrets
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.game import Event
from bordspil.core.table import Table, visible_events
from bordspil.search.any_game import bots_of
from bordspil.search.bot import Bot, Budget
from bordspil.server.store import rows
from bordspil.server.store.rows import SeatRow, TableRow
from bordspil.server.table.handlers.creating import new_code
from bordspil.server.table.setup import replay

AZUL = games.load("azul")
PATIENCE = 20.0
NOW = 1_800_000_000

Moment = Callable[[Table], bool]


def choose(table: Table) -> Any:
    """Returns a sensible move for whoever is to act: what looks best at once, always the same."""
    greedy: Bot = bots_of(games.load("azul")).make("greedy", 1)
    return greedy.choose(AZUL.view(table.state, table.to_act()), Budget())


def play(until: Moment, seats: int = 2, side: str = "coloured", seed: int | str = 7) -> Table:
    """Returns a game played sensibly by all seats up to the first such moment; the first seat begins."""
    table = Table(AZUL, {"side": side, "first": 0}, seats, Chance.of(seed))
    while not until(table):
        table.play(None, choose(table))
    return table


def is_over(table: Table) -> bool:
    """Returns the end of the game."""
    return table.to_act() is None


def is_middle(table: Table) -> bool:
    """Returns the third round with something everywhere, and the first seat to act."""
    seen = AZUL.view(table.state, 0)
    full = sum(1 for display in seen.displays if display)
    return seen.round == 3 and len(seen.centre) > 2 and 1 < full < len(seen.displays) and table.to_act() == 0


def is_choice(table: Table) -> bool:
    """The first seat is asked where on a wall with some tiles another one should go."""
    seen = AZUL.view(table.state, 0)
    return seen.phase == "tiling" and seen.round > 2 and table.to_act() == 0 and len(list(AZUL.moves(table.state))) > 2


def is_last_move(table: Table) -> bool:
    """Somebody takes the last tiles of the last round."""
    return AZUL.to_act(AZUL.play(table.state, choose(table))) is None


def person(token: str, name: str = "") -> SeatRow:
    """Returns the seat of somebody with this token in the browser."""
    return SeatRow("person", name, owner=sha256(token.encode()).digest())


def bot(level: str = "easy") -> SeatRow:
    """Returns a bot's seat."""
    return SeatRow("bot", level=level)


def put(store: Path, table: Table, seats: Sequence[SeatRow]) -> str:
    """Writes a game that is under way or over into the store; returns its code."""
    host = next(seat.owner for seat in seats if seat.owner)
    stage: rows.Stage = "over" if table.to_act() is None else "playing"
    row = TableRow(
        code=new_code(),
        game=AZUL.id,
        rules_version=AZUL.rules_version,
        options=table.options,
        seed=table.chance.seed,
        host=host,
        stage=stage,
        rematch=None,
        created=NOW,
        seats=tuple(seats),
    )
    statements = [*rows.add_table(row), *rows.add_entries(AZUL, row.code, 0, table.log, table.to_act())]
    with closing(sqlite3.connect(store, timeout=PATIENCE)) as connection, connection:
        for sql, values in statements:
            connection.execute(sql, values)
    return row.code


def look(store: Path, code: str) -> Table:
    """Returns the truth about a table: its log in the store, played again by the rules."""
    with closing(sqlite3.connect(store, timeout=PATIENCE)) as connection:
        connection.row_factory = sqlite3.Row
        found = rows.find_table(connection, code)
    assert found is not None
    table = replay(found, games.load).play
    assert table is not None, "the game has not begun"
    return table


def story(table: Table) -> list[Event]:
    """Everything that has happened at a table."""
    return visible_events(AZUL, AZUL.start(table.options, table.seats), table.log, None)


def new_token() -> str:
    """Returns a secret as a browser makes one."""
    return secrets.token_hex(32)
