"""Brings decks in from files: JSON, a table of comma-separated values, or either in a zip with pictures."""

import csv
import io
import re
import struct
import unicodedata
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import Any

from msgspec import Struct

from bordspil.games.timeline.decks import images
from bordspil.games.timeline.decks.deck import LANGUAGES, MOST_CARDS
from bordspil.games.timeline.decks.json_lines import Lines
from bordspil.games.timeline.decks.problems import TOLD, Broken, Problem

LARGEST = 2_000_000  # bytes of a deck, unpacked
MOST_FILES = 1100
MOST_COLUMNS = 60
LONGEST_TITLE = 120  # signs of which an id is made
TEXTS = ("title", "fact", "alt")
NUMBERS = ("year", "within", "fame")
PICTURES = (".svg", ".png", ".jpg", ".jpeg", ".webp")
LETTERS = {"ð": "d", "þ": "th", "æ": "ae", "ø": "o", "đ": "d", "ŋ": "n"}
PICTURE_NAME = re.compile(r"[\w .()-]{1,80}")
_BEFORE_OUR_ERA = re.compile(r"(?P<year>[0-9]+)\s*(?:BCE?|f\.?\s?Kr\.?|eKr\.?|eaa\.?)", re.IGNORECASE)


# whatever the library raises at an archive that is none
UNZIPPING = (zipfile.BadZipFile, zlib.error, struct.error, EOFError, RuntimeError, OSError, ValueError, LookupError)


class RawCard(Struct):
    """A card as it was found, whatever it is, and the lines of its fields."""

    value: Any
    file: str = ""
    line: int = 0
    lines: dict[str, int] = {}

    @property
    def id(self) -> str:
        """Returns the id, for messages."""
        given = self.value.get("id") if isinstance(self.value, dict) else None
        return given[:60] if isinstance(given, str) else ""

    def problem(self, key: str, field: str, must: bool = True, **details: Any) -> Problem:
        """Returns a problem with a field of this card."""
        line = self.lines.get(field) or self.lines.get(field.partition(".")[0]) or self.line
        return Problem(key, details, self.file, line, self.id, field, must)


class Draft(Struct):
    """A deck as it was found, before it is checked."""

    name: Any
    cards: list[RawCard]
    pictures: dict[str, str] = {}  # an empty one was refused
    problems: list[Problem] = []
    file: str = ""


def read(file: str, data: bytes) -> Draft:
    """Returns the deck in a file; raises Broken where there is none to be found."""
    return _read_zip(file, data) if data.startswith(b"PK\x03\x04") else _read_plain(file, data)


def _read_plain(file: str, data: bytes) -> Draft:
    if len(data) > LARGEST:
        raise Broken([Problem("deck-too-large", {"limit": LARGEST}, file, 1)])
    text = _decoded(data)
    is_json = file.lower().endswith(".json") or text.lstrip()[:1] in ("{", "[")
    return read_json(file, text) if is_json else read_table(file, text)


def _decoded(data: bytes) -> str:
    """Returns a file as text: UTF-8, or Windows-1252, which Nordic spreadsheets still write."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def _stem(file: str) -> str:
    return PurePosixPath(file.replace("\\", "/")).stem[:60] or "deck"


def read_json(file: str, text: str) -> Draft:
    """Returns a list of cards, or an object with a name, cards and pictures."""
    lines = Lines(text)
    try:
        value = lines.read()
    except Broken as broken:
        raise Broken([Problem(one.key, one.details, file, one.line) for one in broken.problems]) from None
    at: tuple[Any, ...] = ()
    whole = {"name": _stem(file), "cards": value}
    if isinstance(value, dict):
        at, whole = ("cards",), value
    draft = of_value(whole, file)
    for number, card in enumerate(draft.cards):
        card.line = lines.of(*at, number)
        card.lines = {
            ".".join(map(str, path[len(at) + 1 :])): line for path, line in _under(lines, (*at, number), card.value)
        }
    for path in lines.twice[:TOLD]:
        field = ".".join(map(str, path[len(at) + 1 :])) or str(path[-1])
        draft.problems.append(Problem("deck-field-twice", {}, file, lines.of(*path), "", field))
    return draft


def _under(lines: Lines, path: tuple[Any, ...], value: Any) -> Iterator[tuple[tuple[Any, ...], int]]:
    """Yields the lines of a card's fields and of the languages in them."""
    for key, inner in value.items() if isinstance(value, dict) else ():
        yield (*path, key), lines.of(*path, key)
        for language in inner if isinstance(inner, dict) else ():
            yield (*path, key, language), lines.of(*path, key, language)


def of_value(value: Any, file: str = "") -> Draft:
    """Returns the draft of a deck as plain data; raises Broken where it is none."""
    if not isinstance(value, dict) or not isinstance(value.get("cards"), list):
        raise Broken([Problem("deck-shape", {}, file, 1)])
    if len(value["cards"]) > MOST_CARDS:
        raise Broken([Problem("deck-too-many", {"limit": MOST_CARDS}, file, 1)])
    draft = Draft(value.get("name", _stem(file)), [RawCard(card, file) for card in value["cards"]], file=file)
    for name in sorted(value.keys() - {"name", "cards", "pictures"})[:TOLD]:
        draft.problems.append(Problem("deck-shape", {}, file, 1, "", str(name)[:40]))
    pictures = value.get("pictures", {})
    if (
        not isinstance(pictures, dict)
        or len(pictures) > MOST_CARDS
        or not all(isinstance(one, str) for one in pictures.values())
    ):
        raise Broken([Problem("deck-shape", {}, file, 1, "", "pictures")])
    for name, kept in pictures.items():
        if PICTURE_NAME.fullmatch(name):
            _take_picture(draft, file, name, kept)
    return draft


def _take_picture(draft: Draft, file: str, name: str, found: str | bytes) -> None:
    try:
        draft.pictures[name] = images.clean(found) if isinstance(found, bytes) else images.clean_again(found)
    except Broken as broken:
        draft.pictures[name] = ""
        draft.problems += [Problem(one.key, one.details, file, 1, "", name[:80]) for one in broken.problems]


def read_table(file: str, text: str) -> Draft:
    """Returns a row for every card; the first one names the columns, such as `year`, `title.is` or `sources`."""
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=_delimiter(text), strict=True)
    try:
        names = next(rows, [])
        header = [_column(name[:40]) for name in names[:MOST_COLUMNS]]
        if len(names) > MOST_COLUMNS or "year" not in header or not any(name.startswith("title.") for name in header):
            raise Broken([Problem("deck-csv-header", {}, file, 1)])
        draft = Draft(_stem(file), [], file=file)
        known = {"id", "category", "region", "picture", "sources", *NUMBERS}
        known |= {f"{name}.{language}" for name in TEXTS for language in LANGUAGES}
        for name in header:
            if name and name not in known:
                draft.problems.append(Problem("deck-csv-column", {}, file, 1, "", name[:40]))
        begin = rows.line_num + 1
        for row in rows:
            if any(cell.strip() for cell in row):
                value = _row(dict(zip(header, map(str.strip, row), strict=False)))
                draft.cards.append(RawCard(value, file, begin, {}))
            if len(draft.cards) > MOST_CARDS:
                raise Broken([Problem("deck-too-many", {"limit": MOST_CARDS}, file, 1)])
            begin = rows.line_num + 1
    except csv.Error:
        raise Broken([Problem("deck-csv-broken", {}, file, rows.line_num)]) from None
    return draft


def _delimiter(text: str) -> str:
    first = text.partition("\n")[0]
    return max(",;\t", key=first.count)


def _column(name: str) -> str:
    """Returns the field of a column: `Title (is)`, `title_is` and `title is` are `title.is`, a bare `title` English."""
    words = re.findall(r"[a-z]+", name.lower())
    if words and words[0] in TEXTS:
        return f"{words[0]}.{words[1] if len(words) > 1 else 'en'}"
    return ".".join(words)


def _row(cells: dict[str, str]) -> dict[str, Any]:
    """Returns the card of a row; an id that is missing is made from the title."""
    card: dict[str, Any] = {}
    for name, cell in cells.items():
        text, _, language = name.partition(".")
        if not cell:
            continue
        if language:
            card.setdefault(text, {})[language] = cell
        elif name in NUMBERS:
            card[name] = _number(cell)
        elif name == "sources":
            card[name] = [part.strip() for part in cell.split("|") if part.strip()]
        elif name == "picture":
            card[name] = cell if cell.lower().endswith(PICTURES) else re.split(r"[\s,|]+", cell)
        elif name:
            card[name] = cell
    title = card.get("title", {})
    card.setdefault("id", slug(title.get("en") or next(iter(title.values()), "")))
    return card


def _number(cell: str) -> int | str:
    """Returns a whole number; years may be written as 44 BCE. Other text stays as it is, for the check to report."""
    if found := _BEFORE_OUR_ERA.fullmatch(cell):
        cell = "-" + found["year"]
    cell = cell.replace("\u2212", "-")
    return int(cell) if re.fullmatch(r"-?[0-9]{1,12}", cell) else cell


def slug(title: str) -> str:
    """Returns an id made of a title."""
    letters = "".join(LETTERS.get(letter, letter) for letter in title[:LONGEST_TITLE].lower())
    plain = unicodedata.normalize("NFKD", letters).encode("ascii", "ignore").decode()
    return re.sub("[^a-z0-9]+", "-", plain)[:60].strip("-")


def _read_zip(file: str, data: bytes) -> Draft:
    """Returns one deck and its pictures; never more is unpacked than a deck may hold."""
    if data.count(b"PK\x01\x02") > 2 * MOST_FILES:  # one for each file; a list of too many is not even read
        raise Broken([Problem("deck-zip-many", {"limit": MOST_FILES}, file, 1)])
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            found = _unpack(file, archive)
    except UNZIPPING:
        raise Broken([Problem("deck-zip-broken", {}, file, 1)]) from None
    decks = [name for name in found if name.lower().endswith((".json", ".csv"))]
    if len(decks) != 1:
        raise Broken([Problem("deck-zip-decks", {"count": len(decks)}, file, 1)])
    draft = _read_plain(decks[0], found.pop(decks[0]))  # never a zip in a zip
    for name, picture in found.items():
        if name.lower().endswith(PICTURES) and PICTURE_NAME.fullmatch(name):
            _take_picture(draft, name, name, picture)
        else:
            draft.problems.append(Problem("deck-zip-file", {}, name[:80], 1))
    return draft


def _unpack(file: str, archive: zipfile.ZipFile) -> dict[str, bytes]:
    """Returns the files of an archive by their names without folders."""
    found: dict[str, bytes] = {}
    entries = [entry for entry in archive.infolist() if not entry.is_dir()]
    if len(entries) > MOST_FILES:
        raise Broken([Problem("deck-zip-many", {"limit": MOST_FILES}, file, 1)])
    room = LARGEST
    for entry in entries:
        path = PurePosixPath(entry.filename)
        if path.is_absolute() or ".." in path.parts or "\\" in entry.filename or ":" in entry.filename:
            raise Broken([Problem("deck-zip-path", {"path": entry.filename[:80]}, file, 1)])
        if not path.name or path.name.startswith(".") or path.parts[0] == "__MACOSX":
            continue
        if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED) or path.name in found:
            raise Broken([Problem("deck-zip-broken", {}, file, 1)])
        with archive.open(entry) as packed:  # what an entry says of its size is not to be believed
            found[path.name] = packed.read(room + 1)
        room -= len(found[path.name])
        if room < 0:
            raise Broken([Problem("deck-too-large", {"limit": LARGEST}, file, 1)])
    return found
