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
from msgspec.structs import replace

from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, UNDO, BadRequest, Game, IllegalMove, Seat, agree
from bordspil.core.table import LOG_FACTOR, Entry, Table, replay_entries, without_undone

FIRST_LINE = "bordspil record 1"
LONGEST = 4_000_000  # characters of a record
LONGEST_MOVE = 4_000  # characters of a seat's move: a whole table of Cross Rummy takes less than half of it
LONGEST_DRAW = 64_000  # characters of a draw: a shuffled deck of a thousand cards
LONGEST_WORDS = 200  # characters of a line of the header, but for the options
HEAD_LINES = 20
MOST_OPTIONS = 40
SEED_BYTES = 32
MARKS = {NATURE: "*", UNDO: "undo"}
SEATS = {mark: seat for seat, mark in MARKS.items()}


class Record(Struct, frozen=True):
    """All that a replay of a game needs."""

    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    commitment: str
    seed: bytes | None
    entries: tuple[Entry, ...]
    scores: tuple[int, ...] | None = None


def of_table(table: Table, names: tuple[str, ...]) -> Record:
    """Returns the record of a table as it stands; with the seed only when the game is over."""
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
    """Returns the record as text."""
    lines = [
        FIRST_LINE,
        f"game {record.game}",
        f"rules {record.rules_version}",
        " ".join(["options", *(f"{name}={_word(value)}" for name, value in sorted(record.options.items()))]),
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
    """Parses a record and finds its game; refuses a text that is cut off, edited, too long or of other rules.

    Cheap checks come first, and every length is checked before the text is parsed.
    """
    head, body = _split(_checked(text))
    game = find_game(_one(head, "game"))
    if _one(head, "rules") != str(game.rules_version):
        raise BadRequest("record-other-rules", theirs=_one(head, "rules")[:20], ours=game.rules_version)
    seats, commitment, seed = tuple(head.get("seat", [])), _hex(head, "commitment").hex(), None
    if "seed" in head:
        seed = _hex(head, "seed")
    options = agree(game, _options(head), len(seats))
    most = game.most_entries(options, len(seats))
    if body.count("\n") > LOG_FACTOR * most + 1:
        raise BadRequest("record-too-long")
    entries, scores = _entries(body.split("\n")[:-1], game)
    record = Record(game.id, game.rules_version, options, seats, commitment, seed, entries, scores)
    return record, game


def replay(record: Record, game: Game) -> Iterator[tuple[Entry | None, Any]]:
    """Yields the states of a game one after another, each with the entry that led to it."""
    state = game.start(record.options, len(record.seats))
    yield None, state
    for entry, after in replay_entries(game, state, record.entries):
        state = after
        yield entry, after
    if record.scores is not None and (game.to_act(state) is not None or game.scores(state) != record.scores):
        raise BadRequest("record-wrong-end")


def condensed(record: Record, game: Game) -> Record:
    """Returns a sound record without its undone moves; draws are never undone, so it verifies the same.

    Refuses one with more moves than the game can have.
    """
    entries = tuple(without_undone(record.entries))
    if len(entries) > game.most_entries(record.options, len(record.seats)):
        raise BadRequest("record-too-long")
    return replace(record, entries=entries)


def verify(record: Record, game: Game) -> int:
    """Repeats every draw from the seed; returns how many there were."""
    for _ in replay(record, game):
        pass
    if record.seed is None:
        raise BadRequest("record-no-seed")
    chance = Chance(record.seed)
    if chance.commitment != record.commitment:
        raise BadRequest("record-wrong-seed")
    for _ in replay_entries(game, game.start(record.options, len(record.seats)), record.entries, chance):
        pass
    return chance.drawn


def write_move(game: Game, entry: Entry) -> str:
    """Returns the text of an entry's move, or of the number of entries that it undoes."""
    return str(entry.move) if entry.seat == UNDO else game.notation.write(entry.move)


def read_entry(game: Game, seat: Seat, text: str) -> Entry:
    """Parses the text of an entry of a seat, of chance or of an undo; raises IllegalMove or ValueError."""
    if seat == UNDO:
        return Entry(seat, _number(text))
    return Entry(seat, read_move(game, text, LONGEST_DRAW if seat == NATURE else LONGEST_MOVE))


def read_move(game: Game, text: str, longest: int = LONGEST_MOVE) -> Any:
    """Returns the move of a text from outside: no game reads one that is longer than any of its moves."""
    if len(text) > longest:
        raise IllegalMove("move-text", text=text[:40])
    return game.notation.read(text)


def _number(text: str) -> int:
    """Returns a whole number of up to six digits."""
    if not (len(text) <= 6 and text.isascii() and text.isdigit()):
        raise ValueError("not a number")
    return int(text)


def _sum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _checked(text: str) -> str:
    """Returns the text between the first line and the checksum, which must be right."""
    if len(text) > LONGEST or not text.startswith(FIRST_LINE + "\n"):
        raise BadRequest("record-not-one")
    body, found, last = text.rpartition("sum ")
    if not found or not body.endswith("\n") or not last.endswith("\n"):
        raise BadRequest("record-cut-off")
    if last.strip() != _sum(body):
        raise BadRequest("record-edited")
    return body[len(FIRST_LINE) + 1 :]


def _split(text: str) -> tuple[dict[str, list[str]], str]:
    """Returns the header, each of its lines by the word it begins with, and the text of the entries."""
    head: dict[str, list[str]] = {}
    rest = text
    for _ in range(HEAD_LINES):
        line, found, rest = rest.partition("\n")
        if not found:
            raise BadRequest("record-cut-off")
        if not line:
            return head, rest
        word, _, said = line.partition(" ")
        if len(said) > LONGEST_WORDS and word != "options":
            raise BadRequest("record-header", field=word[:20])
        head.setdefault(word, []).append(said)
    raise BadRequest("record-header", field=line.partition(" ")[0][:20])


def _one(head: dict[str, list[str]], word: str) -> str:
    if len(head.get(word, [])) != 1:
        raise BadRequest("record-header", field=word)
    return head[word][0]


def _word(value: Any) -> str:
    """Returns a value as JSON without a space in it; inside a string a space has another spelling."""
    return json.dumps(value, separators=(",", ":")).replace(" ", "\\u0020")


def _options(head: dict[str, list[str]]) -> dict[str, Any]:
    words = _one(head, "options").split(maxsplit=MOST_OPTIONS)
    try:
        if len(words) > MOST_OPTIONS:
            raise ValueError("too many")
        pairs = (word.partition("=") for word in words)
        return {name: json.loads(value) for name, _, value in pairs}
    except (ValueError, RecursionError):
        raise BadRequest("record-header", field="options") from None


def _hex(head: dict[str, list[str]], word: str) -> bytes:
    """Returns the 32 bytes of a seed or of a commitment."""
    given = _one(head, word)
    try:
        found = bytes.fromhex(given)
    except ValueError:
        found = b""
    if len(found) != SEED_BYTES or found.hex() != given:
        raise BadRequest("record-header", field=word)
    return found


def _entries(body: list[str], game: Game) -> tuple[tuple[Entry, ...], tuple[int, ...] | None]:
    entries: list[Entry] = []
    for number, line in enumerate(body, start=1):
        who, _, text = line.partition(" ")
        try:
            if who == "end" and number == len(body):
                return tuple(entries), _scores(text)
            entries.append(read_entry(game, SEATS[who] if who in SEATS else _number(who), text))
        except (ValueError, IllegalMove):
            raise BadRequest("record-entry", number=number) from None
    return tuple(entries), None


def _scores(text: str) -> tuple[int, ...]:
    """Returns the points of a finished game; some games have points below zero."""
    if len(text) > LONGEST_WORDS:
        raise ValueError("too long")
    return tuple(map(int, text.split()))
