"""Tasks of the sandbox: reading an uploaded file as the value of an option or as a record.

They run in a process of their own, which imports no more than games need; `find_game` is passed by name.
"""

import random
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from bordspil import games
from bordspil.core import record
from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest, Game, Option
from bordspil.core.table import Entry, Table
from bordspil.jobs.sandbox_worker import find

WARM_UP_MOVES = 60  # moves that load and compile a game
LONGEST_NAME = 100  # characters of a player's name; names at tables are shorter
ParsedFile = tuple[dict[str, Any], list[bytes]]


def find_option(game: Game, name: str) -> Option:
    """Returns the option for which a file may be uploaded."""
    for option in game.options:
        if option.name == name and option.source is not None:
            return option
    raise BadRequest("option-unknown", option=name[:40], options=", ".join(o.name for o in game.options if o.source))


def load_games(find_game: str, *_: str) -> None:
    """Loads and compiles every game, so that this time is not counted against a file."""
    for name in games.names():
        warm_up(find(find_game)(name))


def warm_up(game: Game) -> None:
    """Plays a few random moves of a game."""
    table, rng = Table(game, {}, max(2, game.seats.start), Chance(bytes(32))), random.Random(0)
    for _ in range(WARM_UP_MOVES):
        if table.to_act() is None:
            return
        table.play(None, rng.choice(list(game.moves(table.state))))


def read_option(data: bytes, find_game: str, game: str, option: str, file: str) -> ParsedFile:
    """Returns the value in a file, as JSON, and its public facts."""
    source = find_option(find(find_game)(game), option).source
    assert source is not None
    value = source.check(source.read(file, data))
    text = msgspec.json.encode(value)
    return {"shown": source.show(value)}, [text]


def read_material(data: bytes, find_game: str, game: str, name: str) -> ParsedFile:
    """Returns material of a table that is not open, made of its options with an upload."""
    found = find(find_game)(game).material(msgspec.json.decode(data), name)
    if found is None:
        raise BadRequest("material-unknown", name=name[:80])
    media_type, picture = found
    return {"media_type": media_type}, [picture]


def read_record(data: bytes, find_game: str) -> ParsedFile:
    """Returns the record of a finished game whose draws follow from its seed: its options as JSON, its log packed."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRequest("record-not-one") from None
    found, game = record.read(text.replace("\r\n", "\n"), find(find_game))
    record.verify(found, game)
    if found.scores is None:
        raise BadRequest("not-over")
    found = record.condensed(found, game)
    facts = {
        "game": game.id,
        "rules_version": game.rules_version,
        "seats": [name[:LONGEST_NAME] for name in found.seats],
        "seed": (found.seed or b"").hex(),
    }
    return facts, [msgspec.json.encode(found.options), pack(game, found.entries)]


def pack(game: Game, entries: Sequence[Entry]) -> bytes:
    """Returns a log, compressed."""
    lines = [[entry.seat, record.write_move(game, entry)] for entry in entries]
    return zlib.compress(msgspec.json.encode(lines), 9)
