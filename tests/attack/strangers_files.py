"""Files that strangers send: large decks, the longest games, files that never end."""

import base64
import json
import socket
from contextlib import suppress
from random import Random
from typing import Any
from urllib.parse import urlsplit

from attack.bystander import Bystander, Victim
from bordspil import games
from bordspil.core import record
from bordspil.core.chance import Chance
from bordspil.core.game import NATURE
from bordspil.core.table import Table
from server.harness.servers import wait_until

DECKS = "api/games/timeline/options/deck?file=deck.json"


def deck(cards: int, fill: int = 0, seed: int = 0) -> bytes:
    """Returns a deck of cards that are much alike; `fill` adds so many bytes of a picture that cannot be packed."""
    rng = Random(seed)
    made: dict[str, Any] = {
        "name": f"Deck {seed}",
        "cards": [
            {"id": f"card-{n}", "year": 1000 + n % 3, "title": {"en": f"The same thing once more {n}"}}
            for n in range(cards)
        ],
    }
    if fill:
        data = base64.b64encode(b"\xff\xd8\xff\xe0" + rng.randbytes(fill)).decode()
        made["pictures"] = {"a.jpg": f"data:image/jpeg;base64,{data}"}
        made["cards"][0]["picture"] = "a.jpg"
    return json.dumps(made).encode()


def wordy_deck(cards: int, seed: int = 0) -> bytes:
    """Returns a deck as large as its texts may be."""
    rng = Random(seed)
    fact = {language: rng.randbytes(240).hex() for language in ("is", "sv", "da", "fi")}
    made = [
        {"id": f"card-{n}", "year": 1 + n, "title": {"en": f"Title {rng.randbytes(8).hex()}"}, "fact": fact}
        for n in range(cards)
    ]
    return json.dumps({"name": f"Deck {seed}", "cards": made}).encode()


def long_record(rounds: int, seed: int = 0) -> bytes:
    """Returns a game of Azul in which all seats send all tiles to the floor for so many rounds."""
    game, rng = games.load("azul"), Random(seed)
    table = Table(game, {"first": 0}, 4, Chance(seed.to_bytes(32)))
    while table.to_act() is not None:
        moves = list(game.moves(table.state))
        to_floor = [move for move in moves if game.notation.write(move).endswith("f")] or moves
        is_long = sum(entry.seat == NATURE for entry in table.log) < rounds
        table.play(None, rng.choice(to_floor if is_long else moves))
    return record.write(record.of_table(table, ("a", "b", "c", "d")), game).encode()


def wrong_record(cards: int, entries: int) -> bytes:
    """Returns a game of Timeline with a deck of its own, in which eight seats lay everything wrong for a long time."""
    game, rng = games.load("timeline"), Random(1)
    own = {"pictures": {}, **json.loads(wordy_deck(cards))}
    years = {card["id"]: card["year"] for card in own["cards"]}
    table = Table(game, {"deck": own, "hand": 10, "first": 0}, 8, Chance(bytes(32)))
    while table.to_act() is not None:
        state = table.state
        laid, card = list(state.timeline), rng.choice(state.hands[state.turn])
        right = sum(years[other] < years[card] for other in laid)
        wrong = right + 1 if right < len(laid) else right - 1
        place = right if len(table.log) > entries else max(wrong, 0)
        table.play(None, game.notation.read(f"{card}@{place}"))
    return record.write(record.of_table(table, tuple("abcdefgh")), game).encode()


def quiet_memory(victim: Victim, bystander: Bystander) -> int:
    """Returns the bytes of memory before an attack, after a first game has loaded all modules."""
    wait_until(lambda: len(bystander.moves) >= 60)
    return victim.memory()


def begin_post(address: str, path: str, length: int, data: bytes, caller: str) -> socket.socket:
    """Returns a POST that says it is so long, of which only some comes."""
    parts = urlsplit(address)
    line = socket.create_connection((parts.hostname or "", parts.port or 0), 10)
    headers = {"Host": parts.netloc, "Content-Length": length, "X-Forwarded-For": caller}
    head = [f"POST /{path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    line.sendall("\r\n".join(head).encode())
    line.setblocking(False)
    with suppress(OSError):  # it may not be read any more
        line.send(data)
    return line
