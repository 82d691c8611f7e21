"""Strangers send texts that are made to be read slowly, and ask for what an uploaded deck still hides."""

import hashlib
import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
import pytest

from attack.bystander import Victim
from bordspil import games
from bordspil.core import record
from bordspil.core.chance import Chance
from bordspil.core.material import seal, secret_of
from bordspil.games.timeline.decks import card_backs
from bordspil.games.timeline.decks.deck import Card, deck_of
from games.timeline.cards import packed
from server.harness.servers import wait_until

ME, DECK = {"kind": "me", "name": "Anna"}, "api/games/timeline/options/deck?file=deck.zip"
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"'
Size = Callable[[int, int], int]
Report = Callable[[str, str], None]


def key(answer: tuple[int, bytes]) -> tuple[int, str]:
    return answer[0], str(json.loads(answer[1])["key"]) if answer[1] else ""


def summed(body: str) -> bytes:
    return f"{body}sum {hashlib.sha256(body.encode()).hexdigest()[:32]}\n".encode()


def record_with(game: str, line: str, seed: str = Chance.of(1).seed.hex()) -> bytes:
    """Returns a record of a game of two with one line of a log."""
    options = " ".join(f"{one.name}={record._word(one.default)}" for one in games.load(game).options)
    head = f"game {game}\nrules 1\noptions {options}\nseat a\nseat b\ncommitment {Chance.of(1).commitment}\nseed {seed}"
    return summed(f"bordspil record 1\n{head}\n\n{line}\nend 1 1\n")


def deck_with(picture: str) -> bytes:
    """Returns a deck in a zip with one drawing."""
    card = {"id": "a", "year": 5, "title": {"en": "A thing"}, "picture": "a.svg"}
    return packed({"deck.json": json.dumps({"name": "a", "cards": [card]}), "a.svg": picture})


def hostile_records(length: int) -> Iterator[tuple[bytes, str]]:
    blanks = " " * length
    for game, moves in {
        "blokus_shuffle": [f"L5 a1{blanks}!", f"warp red{blanks}!", f"recycle red{blanks}!", f"card{blanks}!"],
        "azul": [f"0{blanks}!", f"3{blanks}@{blanks}!"],
        "cross_rummy": [f"lay{blanks}0,0:!", f"shuffle 1{'r1' * length}!"],
        "timeline": [f"moon{blanks}@{blanks}!", f"shuffle{' a' * length}!", "a-" * length],
    }.items():
        for move in moves:
            yield record_with(game, f"0 {move}"), "record-entry"
            yield record_with(game, f"* {move}"), "record-entry"
    yield record_with("azul", "", seed="ab" * 950_000), "record-header"
    yield record_with("azul", "undo 1\n" * 200_000), "record-too-long"
    yield record_with("azul", "\n" * 3_000_000), "record-too-long"
    yield summed("bordspil record 1\n" + "a b\n" * 900_000), "record-header"


def hostile_decks(length: int) -> Iterator[bytes]:
    blanks = " " * length
    yield deck_with(f'<svg xmlns="http://www.w3.org/2000/svg" width="1{blanks}x" height="1"/>')
    yield deck_with(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{blanks}"/>')
    yield deck_with(f'{HEAD}><path fill="url({blanks}"/></svg>')
    yield deck_with(f"{HEAD}>{'<g>' * 4000}{'</g>' * 4000}</svg>")
    yield deck_with(f"{HEAD}>{'<g>' * 40_000}")
    yield deck_with(f'<!DOCTYPE svg [<!ENTITY a "{"b" * 9999}">]>{HEAD}>{"&a;" * 9999}</svg>')
    yield packed({"deck.json": packed({"deck.json": "[]"})})
    yield packed({"deck.json": "[" * 1_900_000})
    yield packed({"deck.json": " " * 100_000_000})
    yield packed({"deck.csv": "year,title\n" + "5," + "\u0301\u0316" * 60_000})
    yield packed({"deck.csv": f"year,title\n1{blanks}BCEE,A"})
    yield packed({"deck.csv": ",".join(f"c{n}" for n in range(200_000))})


def test_texts_made_to_be_read_slowly_are_refused_at_once(victim: Victim, size: Size, report: Report) -> None:
    length = size(40_000, 1_500_000)
    callers = (f"203.0.113.{number}" for number in range(250))
    with victim.watched() as bystander:
        answers = [
            (key(victim.post("api/records", data, next(callers))), wanted) for data, wanted in hostile_records(length)
        ]
        decks = [key(victim.post(DECK, data, next(callers))) for data in hostile_decks(min(length, 150_000))]
        wait_until(lambda: len(bystander.moves) >= 20)
    assert [answer for answer, wanted in answers if answer != (400, wanted)] == []
    assert {status for status, _ in decks} == {400}
    assert {found for _, found in decks} == {"deck-wrong"}
    bystander.check()
    count = len(answers) + len(decks)
    report(f"{count} texts of {length:,} signs made to be read slowly", f"all refused, {bystander.cost}")


def family(count: int = 30) -> dict[str, Any]:
    """Returns a deck of which everything but the dates may be known: titles, pictures, and how it was written."""
    made = [
        {"id": f"card-{n}", "year": 1900 + 7 * n % 97, "title": {"en": f"Thing {n}"}, "picture": f"{n}.svg"}
        for n in range(count)
    ]
    drawn = {f"{n}.svg": f'{HEAD}><path d="M{n} 0h9"/></svg>' for n in range(count)}
    return {"name": "Family", "cards": made, "pictures": drawn}


@pytest.fixture
def hidden(victim: Victim) -> Iterator[Any]:
    """A table with an uploaded deck, at which nothing has been laid yet, and a stranger who looks on."""
    value = family()
    status, answer = victim.post(DECK, json.dumps(value).encode(), "198.51.100.9")
    assert status == 200
    key = json.loads(answer)["upload"]
    with victim.stranger("198.51.100.9") as anna, victim.stranger() as eve:
        code = anna.create(ME, ME, game="timeline", deck={"upload": key}, hand=4)
        anna.wait_for("update")
        eve.watch(code)
        yield value, key, code, anna, eve, eve.wait_for("update")["view"]


def told_names(view: dict[str, Any]) -> list[str]:
    """Returns the names of material that a view tells."""
    cards = view["cards"].values()
    return [card[field] for card in cards for field in ("picture", "back") if field in card]


def guesses(plain: str, code: str, commitment: str, view: dict[str, Any]) -> Iterator[str]:
    """Yields the names that a stranger who knows how they are made would guess."""
    yield plain
    yield f"-{plain}"
    for told in told_names(view):
        yield f"{told.partition('-')[0]}-{plain}"
    for known in (b"", code.encode(), bytes.fromhex(commitment), commitment.encode(), bytes(32)):
        yield seal(known or b"\0", plain)
        yield seal(secret_of(known), plain)


def test_no_name_that_can_be_guessed_tells_a_hidden_date(victim: Victim, hidden: Any, report: Report) -> None:
    value, _, code, _, eve, view = hidden
    deck, commitment = deck_of(value), eve.table["commitment"]
    secret = [card for card in deck.cards.values() if card.id not in view["timeline"]]
    asked, found = 0, []
    ask = partial(victim.get, address="203.0.113.77")
    refused = key(ask(f"api/tables/{code}/material/nothing"))
    assert refused == (404, "material-unknown")
    for card in secret[:8]:
        for plain in (card_backs.file_name(card), f"{card.id}.svg", f"back-{card.id}.json"):
            for name in {*guesses(plain, code, commitment, view)} - {*told_names(view)}:
                status, body = ask(f"api/tables/{code}/material/{name}")
                asked += 1
                found += [name] if status == 200 else []
                if status != 200:  # and all refusals are alike but for the name
                    assert key((status, body)) == refused
    assert found == []
    for name in ("credits.json", "deck.json", "cards.json"):
        assert ask(f"api/tables/{code}/material/{name}")[0] == 404
    report(f"{asked} names of what an uploaded deck hides", "0 found")


def test_no_name_that_is_told_follows_from_the_dates(hidden: Any, report: Report) -> None:
    """A stranger who knows all but the dates could try them in turn: even the right ones must lead to no name."""
    value, key, code, _, eve, view = hidden
    deck = deck_of(value)
    said = "\n".join(eve.texts)
    digests = []
    for given in (value, value["cards"], *deck.cards.values()):
        for text in (
            msgspec.json.encode(given),
            json.dumps(msgspec.to_builtins(given), sort_keys=True).encode(),
            json.dumps(msgspec.to_builtins(given)).encode(),
        ):
            digests += [make(text).hexdigest()[:16] for make in (hashlib.sha256, hashlib.sha1, hashlib.md5)]
    turned = {digest for card in view["timeline"] for digest in _digests_of(deck.cards[card])}
    assert [digest for digest in digests if digest in said and digest not in turned] == []
    assert deck.id not in said
    assert key not in said
    for text in (json.dumps(value).encode(), msgspec.json.encode(value)):  # nor does a guess at the file find it
        options = {"deck": {"upload": hashlib.sha256(text).hexdigest()}}
        assert eve.refused(type="create", game="timeline", options=options, seats=[ME, ME])["key"] == "upload-unknown"
    assert code in said
    report("comparing what is told with what would follow from the dates", f"0 of {len(digests)} digests fit")


def _digests_of(card: Card) -> set[str]:
    """Returns the digests that may be shown of a card that is turned."""
    return {hashlib.sha256(msgspec.json.encode(card)).hexdigest()[:16]}


def test_what_has_been_told_is_found_and_only_at_its_table(victim: Victim, hidden: Any) -> None:
    value, key, code, _, _, view = hidden
    for name in told_names(view):
        assert victim.get(f"api/tables/{code}/material/{name}")[0] == 200
    assert len(told_names(view)) == len(view["cards"]) + 1
    with victim.stranger("198.51.100.9") as bjarni:
        other = bjarni.create(ME, ME, game="timeline", deck={"upload": key}, hand=4)
    assert other != code
    for name in told_names(view):
        assert victim.get(f"api/tables/{other}/material/{name}")[0] == 404
        assert victim.get(f"api/games/timeline/material/{name}")[0] == 404
    assert value["name"] == view["deck"]["name"]["en"]


def test_a_table_closed_to_spectators_gives_no_pictures_away(victim: Victim) -> None:
    with victim.stranger("198.51.100.9") as anna, victim.stranger() as eve:
        terms = {"spectators": False}
        anna.say(type="create", game="timeline", options={}, seats=[ME, ME], terms=terms)
        code = anna.wait_for("table")["code"]
        view = anna.wait_for("update")["view"]
        assert eve.refused(type="open-table", table=code)["key"] == "no-spectators"
        for card in view["cards"]:
            assert victim.get(f"api/tables/{code}/material/{card}.svg")[0] == 404


def test_a_seed_that_is_none_is_never_told_again(victim: Victim, report: Report) -> None:
    for seed in ("ab" * 950_000, "ab" * 31, "ab" * 33, "", "AB" * 32, "0x" + "ab" * 31, " " * 64):
        assert key(victim.post("api/records", record_with("azul", "", seed), "203.0.113.5")) == (400, "record-header")
    report("records with a seed of up to 1.9 MB", "refused")
