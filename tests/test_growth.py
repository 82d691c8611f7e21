"""Readers of strangers' texts take time in proportion to the length: each is tried at one length and at four times it.

Processor time is compared, with a wide margin: a quadratic reader takes sixteen times as long for four times the text,
and seconds for the texts of these tests.
"""

import hashlib
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from bordspil import games
from bordspil.core import record
from bordspil.core.chance import Chance
from bordspil.core.game import Refusal, agree
from bordspil.games.timeline.decks import images, importing
from bordspil.games.timeline.decks.brought import OwnDecks
from bordspil.games.timeline.decks.problems import Broken
from bordspil.server.http import api
from bordspil.server.notify import email, webhooks
from bordspil.server.people import recovery_phrases
from bordspil.server.session import socket
from bordspil.server.session.address import Callers
from bordspil.server.table import appearance
from games.timeline.cards import packed
from steps import seconds_of

SMALL, FACTOR = 20_000, 4
MOST = 10  # times the work for four times the text; what looks at every pair takes sixteen times
NOISE = 0.1  # seconds
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"'

Reader = Callable[[Any], Any]
Hostile = Callable[[int], Any]


def text(part: str, head: str = "", tail: str = "", most: int = 1_000_000) -> Hostile:
    """Returns a part again and again, between a head and a tail."""
    return lambda n: (head + part * (n // len(part)) + tail)[:most]


def repeated(*parts: str, most: int = 1_000_000) -> list[Hostile]:
    """Returns each of these parts alone, behind a digit, and with a sign at the end that fits not."""
    ends = (("", ""), ("1", "!"), ("", "\0x"))
    return [text(part, head, tail, most) for part in parts for head, tail in ends]


def behind(*heads: str, most: int = 1_000_000) -> list[Hostile]:
    """Other parts behind the beginning of something sound."""
    parts = (" ", "\t ", "a", "a1", "a-", "1", "-", ",", "@", "/")
    return [text(part, head, "!", most) for head in heads for part in parts]


SIGNS = (" ", "\t ", "\u2003", "a", "1", "a1 ", "-", "a-", "é", "\u0301\u0316", "(", "[", "<", '"', "\\", "\n")
BLANKS = repeated(*SIGNS)
MOVES = {
    "azul": ["0", "3", "3@", "deal", "deal b", "first"],
    "blokus_shuffle": ["L5", "L5 a1", "warp red", "warp red L5", "recycle", "colour", "card", "shuffle", "shuffle s"],
    "cross_rummy": ["lay", "lay 0,0:", "lay -", "pass", "take", "shuffle", "shuffle 1", "draw3"],
    "timeline": ["moon", "moon@", "moon-landing", "shuffle", "shuffle a", "first"],
}


def summed(body: str) -> str:
    return body + f"sum {hashlib.sha256(body.encode()).hexdigest()[:32]}\n"


def record_of(line: str, options: str = 'first=0 side="coloured"', head: str = "") -> str:
    chance = Chance.of(1)
    sums = f"commitment {chance.commitment}\nseed {chance.seed.hex()}\n{head}\n"
    return summed(f"bordspil record 1\ngame azul\nrules 1\noptions {options}\nseat a\nseat b\n{sums}{line}\n")


def cards(count: int, **changes: Any) -> bytes:
    many = [{"id": f"c{n}", "year": 5, "title": {"en": f"The same thing {n}"}} | changes for n in range(count)]
    return json.dumps({"name": "a", "cards": many}).encode()


def drawing(attribute: str, part: str) -> Hostile:
    """Returns a drawing with a long attribute; of what is too long, the end is torn off."""
    return lambda n: f"{HEAD}><path {attribute}='{part * (n // len(part))}'/></svg>".encode()


def deck_file(file: str) -> Reader:
    source = OwnDecks()
    return lambda data: source.read(file, data)


def option(value: Any) -> Any:
    return agree(games.load("timeline"), {"deck": value}, 2)


def forwarded(text: str) -> Any:
    scope = {"type": "http", "client": ("127.0.0.1", 1), "headers": [(b"x-forwarded-for", text.encode())]}
    return Callers(["127.0.0.1"]).address(scope)


READERS: dict[str, tuple[Reader, list[Hostile]]] = {
    **{f"moves of {name}": (games.load(name).notation.read, BLANKS + behind(*heads)) for name, heads in MOVES.items()},
    "records": (
        lambda text: record.read(text, games.load),
        [
            lambda n: record_of("\n" * n),
            lambda n: record_of("0 " + " " * n),
            lambda n: record_of("undo 1\n" * (n // 7)),
            lambda n: record_of("0 0bf\n" * (n // 6)),
            lambda n: record_of("end " + "1 " * (n // 2)),
            lambda n: record_of("0 0bf", head="x y\n" * (n // 4)),
            lambda n: record_of("0 0bf", head="seat " + "a" * n + "\n"),
            lambda n: record_of("0 0bf", options="a=1 " * (n // 4)),
            lambda n: record_of("0 0bf", options="a=" + "[" * n),
            lambda n: record_of("0 0bf", options="a=" + "9" * n),
            lambda n: record_of("0 0bf", options='a="' + "\\u0020" * (n // 6) + '"'),
            lambda n: "bordspil record 1\n" + "sum " * (n // 4),
        ],
    ),
    "decks as JSON": (
        deck_file("deck.json"),
        [
            *(
                lambda n, part=part: ("[" + part * (n // len(part))).encode()
                for part in (" ", "[", "{", "\n", "0,", '"')
            ),
            lambda n: b"{" + b'"a":1,' * (n // 6) + b'"a":1}',
            lambda n: b'{"name":"a","cards":[' + b"0," * (n // 2) + b"0]}",
            lambda n: b'{"name":"a","cards":[{' + b",".join(b'"%d":1' % k for k in range(n // 9)) + b"}]}",
            lambda n: b'{"name":"a","cards":[{"id":"' + b"a-" * (n // 2) + b'"}]}',
            lambda n: cards(n // 100),
            lambda n: cards(n // 100, within=5000),
            lambda n: cards(n // 100, title={"en": "century " * 10}),
            lambda n: cards(1, title={"en": " " * n}),
            lambda n: cards(1, sources=["a"] * (n // 5)),
            lambda n: json.dumps(
                {"name": "a", "cards": [], "pictures": {f"{k}.svg": HEAD for k in range(n // 99)}}
            ).encode(),
        ],
    ),
    "decks as tables": (
        deck_file("deck.csv"),
        [
            *(lambda n, part=part: (part * (n // len(part))).encode() for part in (",", '"', "\n", '"\n', "a,", " ")),
            lambda n: b"year,title\n" + b"5,A\n" * (n // 4),
            lambda n: b"year,title\n5," + "\u0301\u0316".encode() * (n // 4),
            lambda n: b"year,title\n5" + b" " * n + b"BC,A\n",
            lambda n: b"year,title\n" + b"1" * n + b"BC,A\n",
            lambda n: b"year,title,picture\n5,A," + b" ," * (n // 2),
            lambda n: b"year,title,sources\n5,A," + b"|" * n,
            lambda n: b"year," + b"title " * (n // 6),
        ],
    ),
    "decks as zips": (
        deck_file("deck.zip"),
        [
            lambda n: packed({"a.json": " " * (20 * n)}),
            lambda n: packed({f"{k}.svg": "" for k in range(n // 100)}),
            lambda n: packed({f"{'a/' * k}{k}.svg": "" for k in range(n // 400)}),
            lambda n: packed({"deck.json": cards(2).decode(), "a.svg": f"<svg width='1{' ' * n}x' height='1'/>"}),
            lambda n: b"PK\x03\x04" + b"PK\x01\x02" * (n // 4),
            lambda n: b"PK\x03\x04" + b"PK\x05\x06" * (n // 4),
            lambda n: b"PK\x03\x04" + b"\0" * n,
        ],
    ),
    "pictures": (
        images.clean,
        [
            *(drawing(name, " ") for name in ("width", "viewBox", "d", "style", "fill")),
            *(drawing("fill", part) for part in ("url(", "url(#", "url( ", "url(#a", "url(#a) ", "script", "//"[:1])),
            *(drawing("style", part) for part in (";", ":", "a:b;", "fill:url(#a);", "fill:url( #")),
            *(lambda n, part=part: f"<svg width='1{part * n}' height='1'/>".encode() for part in (" ", "1", "px", ".")),
            lambda n: f"<svg viewBox='{' ,' * (n // 2)}'/>".encode(),
            lambda n: f"{HEAD}>{'<g>' * (n // 3)}".encode(),
            lambda n: f"{HEAD}>{'<g/>' * (n // 8)}</svg>".encode(),
            lambda n: f"{HEAD} {' '.join(f'a{k}=%s' % chr(34) * 2 for k in range(n // 9))}/>".encode(),
            lambda n: f"{HEAD} {' '.join(f'xmlns:a{k}={chr(34)}b{chr(34)}' for k in range(n // 16))}/>".encode(),
            lambda n: f"{HEAD}><text>{'&amp;' * (n // 5)}</text></svg>".encode(),
            lambda n: f"{HEAD}>{'<!-- -->' * (n // 8)}</svg>".encode(),
            lambda n: f"{HEAD}>{'<!' * (n // 2)}".encode(),
            lambda n: f"<svg{'<' * n}".encode(),
            lambda n: b"\xff\xd8\xff" + b"\xff\xe0\0\0" * (n // 4),
            lambda n: b"\xff\xd8\xff" + b"\xff" * n,
        ],
    ),
    "pictures as decks keep them": (
        images.clean_again,
        repeated("data:image/", "data:image/png;base64,", "a", "=", "A="),
    ),
    "names of files": (importing.slug, BLANKS),
    "options": (option, [lambda n: {"name": "a", "cards": [{"id": "a" * n}]}, lambda n: {str(k): 1 for k in range(n)}]),
    "names of people": (appearance.tidy, BLANKS),
    "recovery phrases": (recovery_phrases.read, BLANKS),
    "addresses of mail": (
        email.mailbox,
        repeated(*SIGNS, most=500) + behind("a@b", "a@", most=500),
    ),
    "addresses of callers": (forwarded, BLANKS[:6] + repeated(",", "1,", "1.1.1.1,", "127.0.0.1,", "[", "::1,", "x,")),
    "addresses of hooks": (webhooks.is_public, BLANKS + repeated("1.", ":", "::", "%")),
    "tokens": (api.TOKEN.fullmatch, BLANKS + repeated("_-")),
    "refusals of messages": (socket.FIELD.search, repeated("`", "`$", "`$.", "$`", "`$a` ")),
    "messages": (
        socket.decode,
        [
            *(lambda n, part=part: part * n for part in ("[", "{", " ", '"', "1")),
            lambda n: '{"type":"play","move":' + "[" * n,
        ],
    ),
}
CASES = [(name, number) for name, (_, hostiles) in READERS.items() for number in range(len(hostiles))]


def refusing(read: Reader, given: Any) -> None:
    """Reads something and takes any refusal; an error that is none would be a hole of its own."""
    with suppress(Refusal, Broken, msgspec.MsgspecError):
        read(given)


@pytest.mark.parametrize("name", READERS)
def test_reading_takes_as_long_as_the_text_is(name: str) -> None:
    read, hostiles = READERS[name]
    for number, hostile in enumerate(hostiles):
        small, large = hostile(SMALL), hostile(FACTOR * SMALL)
        took = seconds_of(lambda: refusing(read, large), 1)  # noqa: B023
        if took > NOISE:
            least = seconds_of(lambda: refusing(read, small), 2)  # noqa: B023
            assert took < MOST * least + NOISE, (name, number, str(large)[:60], least, took)


def test_a_reader_that_is_not_linear_is_noticed() -> None:
    import re

    slow = re.compile(r"1\s*(px)?\s*")
    took = [seconds_of(lambda: slow.fullmatch("1" + " " * n + "x"), 1) for n in (2_000, 8_000)]  # noqa: B023
    assert took[1] > MOST * took[0]
