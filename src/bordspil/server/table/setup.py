"""Sets up a table from the store: checks its options and replays its log."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest, Game, Options, Refusal, agree, checkers
from bordspil.core.material import secret_of
from bordspil.core.record import read_entry
from bordspil.core.table import Table
from bordspil.server import logs
from bordspil.server.store import Store, rows
from bordspil.server.store.rows import Found, Statement, TableRow
from bordspil.server.table.replay.replay_queue import Replays, Turn, Work

FindGame = Callable[[str], Game]


class Opened(NamedTuple):
    """A table from the store: its row, its game, the game played so far, and statements still to be written."""

    row: TableRow
    game: Game
    play: Table | None
    notes: Sequence[Statement] = ()


async def load_table(
    store: Store, replays: Replays, code: str, find_game: FindGame, turn: Turn | None = None
) -> Opened:
    """Reads a table and replays its log; needs no turn if the table is open."""
    found = await store.read_long(rows.find_table, code)
    if found is None:
        raise BadRequest("table-unknown", code=code[:12])
    return await replays.run_in_slices(turn, replay, found, find_game)


def replay(found: Found, find_game: FindGame) -> Work[Opened]:
    """Returns a table with its log replayed."""
    row, game = with_options(found.row, found.options, find_game), find_game(found.row.game)
    notes = [rows.set_checked(row)] if has_upload(game, row.options) and found.row.checked != row.checked else []
    if row.stage == "waiting":
        return Opened(row, game, None, notes)
    try:
        entries = (read_entry(game, seat, move) for seat, move in found.log)
        chance, secret = Chance(row.seed), secret_of(row.seed)
        play = yield from Table.continued(game, row.options, len(row.seats), chance, entries, secret, is_sound=True)
        return Opened(row, game, play, notes)
    except Refusal as refusal:
        logs.warning("table-broken", code=row.code, reason=str(refusal))
        raise BadRequest("table-broken", code=row.code) from None


def has_upload(game: Game, options: Options) -> bool:
    """Returns whether the value of an option is an upload, which may be long."""
    return any(option.source is not None and not isinstance(options.get(option.name), str) for option in game.options)


def with_options(row: TableRow, text: str, find_game: FindGame) -> TableRow:
    """Returns a row with its options; checks them again only if other rules have checked them."""
    game = find_game(row.game)
    if row.rules_version != game.rules_version:
        raise BadRequest("table-other-rules", theirs=row.rules_version, ours=game.rules_version)
    try:
        options = agree(game, msgspec.json.decode(text), len(row.seats), is_sound=row.checked == checkers(game))
    except Refusal as refusal:
        logs.warning("table-broken", code=row.code, reason=str(refusal))
        raise BadRequest("table-broken", code=row.code) from None
    return replace(row, options=options, checked=checkers(game))
