"""Records of games: a header and a log as readable text; read, write, replay, verify.

    bordspil record 1
    game azul
    rules 1
    options first=random side=coloured
    seat Anna
    seat expert
    commitment 0c5e…
    seed 91ab…

    * first 1
    * deal bbry kwwb …
    1 0b3
    0 crf
    undo 1
    0 cbf
    end 41 37
    sum 2f9d…

The seed stands there once the game is over, `*` marks chance, `undo` says how many moves before it were taken
back, `end` gives the points of a finished game, and `sum` is the start of the SHA-256 of all that stands before it.
"""

import hashlib
import json
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, UNDO, BadRequest, Game, IllegalMove, Seat, agree
from bordspil.core.table import Entry, Table, retrace

FIRST_LINE = "bordspil record 1"
LONGEST = 4_000_000
MARKS = {NATURE: "*", UNDO: "undo"}
SEATS = {mark: seat for seat, mark in MARKS.items()}


class Record(Struct, frozen=True):
    """What is kept of a game; a replay needs nothing else."""

    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    commitment: str
    seed: bytes | None
    entries: tuple[Entry, ...]
    scores: tuple[int, ...] | None = None


def of_table(table: Table, names: tuple[str, ...]) -> Record:
    """The record of a table as it stands; the seed is told only when the game is over."""
    over = table.to_act() is None
    return Record(
        game=table.game.id,
        rules_version=table.game.rules_version,
        options=dict(table.options),
        seats=names,
        commitment=table.chance.commitment,
        seed=table.chance.seed if over else None,
        entries=tuple(table.log),
        scores=table.game.scores(table.state) if over else None,
    )


def write(record: Record, game: Game) -> str:
    """The record as text."""
    lines = [
        FIRST_LINE,
        f"game {record.game}",
        f"rules {record.rules_version}",
        " ".join(["options", *(f"{name}={_word(record.options[name])}" for name in sorted(record.options))]),
        *(f"seat {' '.join(name.split())}" for name in record.seats),
        f"commitment {record.commitment}",
        *([f"seed {record.seed.hex()}"] if record.seed is not None else []),
        "",
        *(f"{MARKS.get(entry.seat, entry.seat)} {write_move(game, entry)}" for entry in record.entries),
        *([" ".join(["end", *map(str, record.scores)])] if record.scores is not None else []),
    ]
    text = "\n".join(lines) + "\n"
    return text + f"sum {_sum(text)}\n"


def read(text: str, find_game: Callable[[str], Game]) -> tuple[Record, Game]:
    """The record of a text and its game; refuses one that is cut off, edited or of other rules."""
    lines = _checked_lines(text)
    head, body = _split(lines)
    game = find_game(_one(head, "game"))
    if _one(head, "rules") != str(game.rules_version):
        raise BadRequest("record-other-rules", theirs=_one(head, "rules"), ours=game.rules_version)
    seats = tuple(head.get("seat", []))
    entries, scores = _entries(body, game)
    return Record(
        game=game.id,
        rules_version=game.rules_version,
        options=agree(game, _options(head), len(seats)),
        seats=seats,
        commitment=_one(head, "commitment"),
        seed=_seed(head),
        entries=entries,
        scores=scores,
    ), game


def replay(record: Record, game: Game) -> Iterator[tuple[Entry | None, Any]]:
    """The states of a game one after another, each with the entry that led to it."""
    state = game.start(record.options, len(record.seats))
    yield None, state
    for entry, after in retrace(game, state, record.entries):
        state = after
        yield entry, after
    if record.scores is not None and (game.to_act(state) is not None or game.scores(state) != record.scores):
        raise BadRequest("record-wrong-end")


def verify(record: Record, game: Game) -> int:
    """Repeats every draw from the seed; returns how many there were."""
    for _ in replay(record, game):
        pass
    if record.seed is None:
        raise BadRequest("record-no-seed")
    chance = Chance(record.seed)
    if chance.commitment != record.commitment:
        raise BadRequest("record-wrong-seed")
    for _ in retrace(game, game.start(record.options, len(record.seats)), record.entries, chance):
        pass
    return chance.drawn


def write_move(game: Game, entry: Entry) -> str:
    """The text of an entry's move, or the number of entries that it takes back."""
    return str(entry.move) if entry.seat == UNDO else game.write(entry.move)


def read_entry(game: Game, seat: Seat, text: str) -> Entry:
    """The entry of a text that somebody, chance or an undo has left; raises IllegalMove or ValueError."""
    return Entry(seat, int(text) if seat == UNDO else game.read(text))


def _sum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _checked_lines(text: str) -> list[str]:
    if len(text) > LONGEST or not text.startswith(FIRST_LINE + "\n"):
        raise BadRequest("record-not-one")
    body, found, last = text.rpartition("sum ")
    if not found or not body.endswith("\n") or not last.endswith("\n"):
        raise BadRequest("record-cut-off")
    if last.strip() != _sum(body):
        raise BadRequest("record-edited")
    return body.splitlines()[1:]


def _split(lines: list[str]) -> tuple[dict[str, list[str]], list[str]]:
    if "" not in lines:
        raise BadRequest("record-cut-off")
    gap = lines.index("")
    head: dict[str, list[str]] = {}
    for line in lines[:gap]:
        word, _, rest = line.partition(" ")
        head.setdefault(word, []).append(rest)
    return head, lines[gap + 1 :]


def _one(head: dict[str, list[str]], word: str) -> str:
    if len(head.get(word, [])) != 1:
        raise BadRequest("record-header", field=word)
    return head[word][0]


def _word(value: Any) -> str:
    """A value as JSON without a space in it; inside a string a space has another spelling."""
    return json.dumps(value, separators=(",", ":")).replace(" ", "\\u0020")


def _options(head: dict[str, list[str]]) -> dict[str, Any]:
    try:
        pairs = (word.partition("=") for word in _one(head, "options").split())
        return {name: json.loads(value) for name, _, value in pairs}
    except (ValueError, RecursionError):
        raise BadRequest("record-header", field="options") from None


def _seed(head: dict[str, list[str]]) -> bytes | None:
    if "seed" not in head:
        return None
    try:
        return bytes.fromhex(_one(head, "seed"))
    except ValueError:
        raise BadRequest("record-header", field="seed") from None


def _entries(body: list[str], game: Game) -> tuple[tuple[Entry, ...], tuple[int, ...] | None]:
    entries: list[Entry] = []
    for number, line in enumerate(body, start=1):
        who, _, text = line.partition(" ")
        try:
            if who == "end" and number == len(body):
                return tuple(entries), tuple(map(int, text.split()))
            entries.append(read_entry(game, SEATS[who] if who in SEATS else int(who), text))
        except (ValueError, IllegalMove):
            raise BadRequest("record-entry", number=number) from None
    return tuple(entries), None
