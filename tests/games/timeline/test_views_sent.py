"""Everything a server sends during whole games, searched for dates, facts and sources of cards not turned yet."""

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bordspil import games
from bordspil.core.table import Entry
from bordspil.games.timeline.decks import card_backs
from bordspil.games.timeline.decks.deck import Deck, load
from bordspil.games.timeline.game import game
from bordspil.games.timeline.rules.notation import Place
from bordspil.games.timeline.rules.turns import is_right
from games.timeline.cards import card, written
from server.harness.client import Client, Message
from server.harness.servers import Server

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "strong"}
FOLDER = Path(games.__file__).parent / "timeline"
SITE = FOLDER.parents[1] / "server" / "site"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("timeline")) as server:
        yield server


def marked_deck(count: int) -> dict[str, Any]:
    """Returns cards whose dates, facts and sources are found wherever they stand."""
    cards = []
    for number in range(count):
        secret = 13_370_000 + 137 * (number * 29 % count)
        fact = dict.fromkeys(
            ("is", "sv", "da", "fi", "nb", "en"), f"It was a thing of number {secret}, and of no other."
        )
        sources = [f"Book {secret}", f"Museum {secret}"]
        cards.append(card(number, year=-secret, within=number, fact=fact, sources=sources))
    return {"name": "Marked", "cards": cards, "pictures": {}}


def marks(deck: Deck, name: str) -> list[str]:
    """Returns what gives the back of a card away; a date of few digits is looked for in its field instead."""
    found = deck.cards[name]
    dates = [str(-found.year)] if found.year < -10_000_000 else []
    texts = [*found.fact.values(), *found.sources]
    return [*dates, card_backs.file_name(found), *(json.dumps(text, ensure_ascii=False)[1:-1] for text in texts)]


def own_marks(deck: Deck) -> dict[str, list[str]]:
    """Returns the marks of every card that no other card has: two cards may have the same source."""
    every = [mark for name in deck.cards for mark in marks(deck, name)]
    return {name: [mark for mark in marks(deck, name) if every.count(mark) == 1] for name in deck.cards}


def years_in(message: Any) -> Iterator[tuple[str, int]]:
    """Yields every date in a message, with the card it belongs to."""
    if isinstance(message, list):
        for part in message:
            yield from years_in(part)
    elif isinstance(message, dict):
        for key, value in message.items():
            if isinstance(value, dict) and "year" in value:
                yield str(value.get("id", value.get("card", key))), int(value["year"])
            yield from years_in(value)


def turned_by(log: list[Entry], start: str) -> list[set[str]]:
    """Returns the cards that have been turned by the time so many moves have been played."""
    known = [{start}]
    for entry in log:
        if isinstance(entry.move, Place):
            known.append(known[-1] | {entry.move.card})
    return known


def upload(server: Server, deck: dict[str, Any]) -> dict[str, Any]:
    """Sends a deck as its file; returns the value to open a table with."""
    address = f"{server.address}api/games/timeline/options/deck?file=deck.json"
    request = urllib.request.Request(address, data=written(deck), method="POST")
    with urllib.request.urlopen(request, timeout=120) as response:
        answer: dict[str, Any] = json.load(response)
    assert answer["shown"] == {"name": "Marked", "cards": len(deck["cards"])}
    return {"upload": answer["upload"]}


def fetch(server: Server, path: str) -> str:
    """Returns the body of an answer, whatever it says."""
    try:
        with urllib.request.urlopen(server.address + path, timeout=120) as response:
            return str(response.read().decode())
    except urllib.error.HTTPError as error:
        with error:
            return str(error.read().decode())


def play_to_the_end(server: Server, code: str, players: list[Client]) -> None:
    """Plays a game: people lay two cards of three right, send messages that are refused, and reconnect."""
    table = server.lobby.rooms[code]
    while (play := table.playing()).to_act() is not None:
        for client in players:
            catch_up(client, play.seq)
        client = next((client for client in players if client.update["moves"]), players[0])
        if not client.update["moves"]:
            client.hear()
            continue
        moves = [game.notation.from_object(move) for move in client.update["moves"]]
        right = [move for move in moves if isinstance(move, Place) and is_right(play.state, move.card, move.place)]
        refuse_all(client)
        client.play(game.notation.to_object(right[0] if client.update["seq"] % 3 and right else moves[0]))
        if play.seq % 4 == 0:
            client.come_back()
            client.wait_for("update")


def catch_up(client: Client, seq: int) -> None:
    while client.update["seq"] < seq:
        client.hear()


def refuse_all(client: Client) -> None:
    """Sends moves and notes that are refused."""
    seq, seat = client.update["seq"], client.update["to_act"]
    held = client.update["moves"][0]["card"]
    for move in ({"card": held, "place": 999}, {"card": "candle", "place": 0}, {"card": "no-card", "place": 0}, {}):
        if move.get("card") not in client.update["view"]["hands"][seat] or move["place"] == 999:
            client.refused(type="play", seq=seq, seat=seat, move=move)


def check(texts: list[str], deck: Deck, known: list[set[str]]) -> int:
    """Searches all messages that were sent; returns how many were about the game."""
    secret, updates = own_marks(deck), 0
    for text in texts:
        message: Message = json.loads(text)
        is_over = message["type"] == "update" and message["to_act"] is None
        allowed = known[message["seq"]] if message["type"] == "update" else set()
        updates += message["type"] == "update"
        open_at_end = {*message["view"]["cards"]} if is_over else set()
        for name, found in secret.items():
            if name not in allowed | open_at_end:
                assert not [mark for mark in found if mark in text], (name, message["type"])
        for name, year in years_in(message):
            assert name in allowed | open_at_end, (name, year)
    return updates


@pytest.mark.parametrize("kind", ["own", "world"])
def test_no_hidden_back_is_sent_in_a_whole_game(server: Server, kind: str) -> None:
    """Two people, a bot and a spectator; an own deck so small that cards are shuffled back."""
    value = upload(server, marked_deck(10)) if kind == "own" else "world"
    with server.client() as anna, server.client() as bjorn, server.client() as eve:
        code = anna.create(ME, OPEN, BOT, game="timeline", deck=value, hand=2)
        bjorn.watch(code)
        bjorn.ask("table", type="sit", seat=1, name="Björn")
        anna.say(type="start")
        for client in (anna, bjorn):
            client.wait_for("update")
        eve.watch(code)
        eve.wait_for("update")
        table = server.lobby.rooms[code]
        deck = table.playing().state.deck
        answers = [fetch(server, f"api/tables/{code}/material/{name}") for name in material_names(deck)]
        play_to_the_end(server, code, [anna, bjorn])
        for client in (anna, bjorn, eve):
            catch_up(client, table.playing().seq)
            client.come_back()
            client.wait_for("update", to_act=None)
            client.ask("tables", type="mine")
        log = table.playing().log
        start = game.play(game.start(table.playing().options, 3), log[0].move).timeline[0]
        updates = [check(client.texts, deck, turned_by(log, start)) for client in (anna, bjorn, eve)]
        assert min(updates) > 4
        assert anna.table["options"]["deck"] == ("world" if kind == "world" else {"name": "Marked", "cards": 10})
    for found in own_marks(deck).values():
        assert not [mark for mark in found if any(mark in answer for answer in answers)]


def material_names(deck: Deck) -> list[str]:
    """Returns the pictures of some cards, and what there is or is not besides."""
    return [*[f"{name}.svg" for name in [*deck.cards][:40]], "credits.json", "deck.json", "cards.json", "anchor.json"]


def test_no_route_returns_the_file_of_a_deck(server: Server) -> None:
    deck = marked_deck(12)
    value = upload(server, deck)
    paths = ["api/games/timeline/options/deck", f"api/games/timeline/material/{value['upload']}", "api/games/timeline"]
    for path in paths:
        assert "13370" not in fetch(server, path)


def test_the_page_brings_no_backs_along() -> None:
    """Neither what the board is built from nor, where it has been built, the bundle."""
    folders = [FOLDER / "board", FOLDER / "help", FOLDER / "texts", SITE]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    sent = "\n".join(path.read_text(encoding="utf-8", errors="replace") for path in files)
    assert "Board" in sent
    for found in load("world").cards.values():
        assert not [text for text in (*found.fact.values(), *found.sources) if text in sent], found.id
