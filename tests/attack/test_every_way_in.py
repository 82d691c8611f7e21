"""The cost of every message and route to the server, sent at its highest rate, with the usual and the dearest content.

An address may send 400 messages and ask 50 times a second. What nothing else bounds must leave half of a processor to
others at that rate; what has a limit of its own may cost more, since the limit bounds how often.
"""

import json
from collections.abc import Callable
from itertools import count
from typing import Any

from msgspec.inspect import DictType, StrType, StructType, type_info

from attack.bystander import ME, Victim
from attack.strangers_files import DECKS, deck, long_record, wordy_deck
from bordspil.server.http.access import MESSAGES, ROUTES
from server.harness.client import Client
from server.http.test_access import SAMPLES, tag

Size = Callable[[int, int], int]
Report = Callable[[str, str], None]
Message = dict[str, Any]

AT_ONCE = 5
HALF = 0.5  # of a processor, for one address
MESSAGES_A_SECOND, REQUESTS_A_SECOND = 400, 50
MOST = 8  # a message with a limit of its own may be so many times as dear

NAME = "\ufdfa" * 20  # a letter that a careless server writes out as eighteen
WIDE = {f"k{number}": number for number in range(900)}
LONG = {"k": "x" * 15_000}
DEEP: Any = []
for _ in range(400):
    DEEP = [DEEP]
JUNK = "A" * 2_000  # base64url
BOT = {"kind": "bot", "level": "expert"}
EIGHT = [ME, *[BOT] * 7]
SYLLABLES = "ba" * 100
ONE_MOVE: Message = {"seq": 0, "seat": 0}

# the dearest that a stranger could make of a message
DEAR: dict[str, list[Message]] = {
    "create": [
        {"game": "azul", "options": WIDE, "seats": [ME, ME]},
        {"game": "azul", "options": {"side": DEEP}, "seats": [ME, ME]},
        {"game": "timeline", "options": {"hand": 10}, "seats": EIGHT},
        {"game": "blokus_shuffle", "options": {}, "seats": [ME] * 4},
        {"game": "cross_rummy", "options": {}, "seats": [ME] * 4},
    ],
    "play": [{**ONE_MOVE, "move": move} for move in (WIDE, LONG, {"to": DEEP}, {"source": 10**400})],
    "talk": [{"seat": 0, "text": "\ufdfa" * 200}, {"seat": 0, "text": "e\u0301" * 100}],
    "appear": [{"seat": 0, "name": NAME}],
    "sit": [{"seat": 0, "name": NAME}],
    "call-me": [{"name": NAME}],
    "keep-phrase": [{"name": NAME, "device": "x" * 40}],
    "recover": [{"phrase": SYLLABLES, "device": ""}, {"phrase": "\u0130" * 200, "device": ""}],
    "give-passkey": [
        {"purpose": purpose, "device": "", "credential": credential}
        for purpose in ("keep", "sign-in")
        for credential in (
            {"id": JUNK, "client_data": JUNK, "attestation": JUNK * 4},
            {"id": "AAAA", "client_data": JUNK, "authenticator": JUNK, "signature": JUNK},
        )
    ],
    "give-contact": [
        {"way": "mail", "address": "a" * 240 + "@" + "b." * 120 + "is"},
        {"way": "mail", "address": "(" * 500},
        {"way": "hook", "address": "https://" + "a." * 240 + "is/"},
    ],
    "prove-contact": [{"code": "\ufdfa" * 12}],
    "report": [{"about": "\ufdfa" * 80, "note": "\ufdfa" * 500}],
    "take": [{"code": "Z" * 24}],
    "forget": [{"what": "device", "id": "x" * 40}],
    "start": [{"level": "x" * 40}],
    "plan": [{"seat": 1, "plan": {"kind": "bot", "level": "x" * 40}}],
    "replay-at": [{"at": at, "seat": None} for at in (0, 100, 10**9)],
    "try-move": [{"game": "azul", "lesson": "first", "step": 0, "move": move} for move in (WIDE, LONG, {"to": DEEP})],
}
# their texts are keys of a few letters, or of a list
KEYS = {"hello", "open-table", "ask-step", "leave", "ask-passkey", "replace"}


def of_kind(name: str, code: str) -> list[Message]:
    """Returns messages of a kind, the usual one first."""
    usual = {"hello": {"token": "t" * 32}, "open-table": {"table": code}}.get(name, SAMPLES.get(name, {}))
    return [{"type": name, **fields} for fields in (usual, *DEAR.get(name, []))]


def work_of(victim: Victim, eve: Client, message: Message, times: int) -> float:
    """Returns the seconds of work for one message, when it is sent so many times and all of them are answered."""
    before = victim.work()
    for number in range(times):
        eve.say(**message)
        if number % AT_ONCE == 0 or number == times - 1:  # answers that are not read would end the connection
            eve.say(type="mine")
            while eve.hear()["type"] != "tables":
                pass
    return (victim.work() - before) / times


def dearest_of(costs: dict[str, float], is_bounded: Callable[[str], object], a_second: int) -> str:
    """Returns the dearest of the messages without a limit of their own; checks that none is too dear."""
    for name, cost in costs.items():
        assert cost < HALF / a_second * (MOST if is_bounded(name) else 1), (name, cost)
    return max((name for name in costs if not is_bounded(name)), key=lambda name: costs[name])


def takes_text(kind: type[Any]) -> bool:
    """Returns whether a message has a field of free text."""
    told = type_info(kind)
    assert isinstance(told, StructType)
    types = [one for field in told.fields for one in getattr(field.type, "types", (field.type,))]
    return any(isinstance(one, StrType | DictType | StructType) for one in types)


def test_every_message_with_a_text_of_a_strangers_has_a_dear_sample() -> None:
    assert {tag(kind) for kind in MESSAGES if takes_text(kind)} <= DEAR.keys() | KEYS


def test_no_message_costs_more_than_its_limit_allows_when_sent_often(
    victim: Victim, size: Size, report: Report
) -> None:
    times, costs, addresses = size(20, 400), dict[str, float](), count(1)
    limits = {tag(kind): access.limits for kind, access in MESSAGES.items()}

    def measure(name: str, prepare: Callable[[Client], str]) -> None:
        for number in range(len(of_kind(name, ""))):
            with victim.stranger(f"203.0.113.{next(addresses)}") as eve:
                message = of_kind(name, prepare(eve))[number]
                rounds = [work_of(victim, eve, message, times) for _ in range(2)]  # what is loaded once counts not
                costs[name] = max(costs.get(name, 0.0), min(rounds))

    def begin(eve: Client) -> str:
        return eve.create(ME, ME)

    status, answer = victim.post("api/records", long_record(30), "198.51.100.8")
    assert status == 200
    over = json.loads(answer)["table"]

    def look_back(eve: Client) -> str:
        return str(eve.watch(over)["code"])

    for kind in MESSAGES:
        measure(tag(kind), begin)
    for name in ("replay-at", "prove", "analyse", "open-table"):
        measure(name, look_back)
    dearest = dearest_of(costs, lambda name: limits[name], MESSAGES_A_SECOND)
    report(
        f"{times} times each of {len(costs)} messages, cheap and dear",
        f"{costs[dearest] * 1000:.2f} ms of work at most where nothing else bounds them ({dearest})",
    )


def test_a_stale_move_at_a_table_with_a_large_deck_is_answered_within_the_limits(
    victim: Victim, size: Size, report: Report
) -> None:
    """The answer is the whole table, and the dearest that there is."""
    status, answer = victim.post(DECKS, wordy_deck(800), "198.51.100.8")
    assert status == 200
    with victim.stranger() as eve:
        options = {"deck": {"upload": json.loads(answer)["upload"]}, "hand": 10}
        eve.create(ME, ME, game="timeline", **options)
        eve.wait_for("update")
        eve.play()
        cost = min(work_of(victim, eve, {"type": "play", **ONE_MOVE, "move": {}}, size(60, 400)) for _ in range(2))
    assert cost < MOST * HALF / MESSAGES_A_SECOND
    report("a stale move at a table with 800 cards", f"{cost * 1000:.2f} ms of work")


def test_no_request_costs_more_than_its_limit_allows_when_sent_often(
    victim: Victim, size: Size, report: Report
) -> None:
    with victim.stranger("198.51.100.9") as anna:
        code = anna.create(ME, ME, game="timeline")
        cards = anna.wait_for("update")["view"]["cards"]
    picture = next(iter(cards.values()))["picture"]
    told = {"{game}": "timeline", "{option}": "deck", "{code}": code, "{off}": "x" * 32, "{name}": picture}
    times, costs, addresses = size(10, 400), dict[str, float](), count(1)
    headers = {f"X-{number}": "x" * 100 for number in range(80)}
    bodies = b"{}", deck(20), b"[" * 60_000, b"\xff" * 60_000, b" " * 1_000_000
    for route in ROUTES:
        method, _, path = route.partition(" ")
        for name, value in told.items():
            path = path.replace(name, value)
        for body in bodies if method == "POST" else (b"",):
            for more in ({}, headers):
                address, before = f"203.0.{next(addresses)}.1", victim.work()
                for _ in range(times):
                    token = {"Authorization": "Bearer " + "t" * 40}
                    if method == "GET":
                        status, _ = victim.get(f"{path[1:]}?{'a&' * 400}", address, **more)
                    else:
                        status, _ = victim.post(f"{path[1:]}?{'a&' * 400}", body, address, **token, **more)
                    assert status < 500 or status == 503, (route, status)
                costs[route] = max(costs.get(route, 0.0), (victim.work() - before) / times)
    dearest = dearest_of(costs, lambda name: ROUTES[name].limits, REQUESTS_A_SECOND)
    report(
        f"{times} times each of {len(costs)} requests, cheap and dear",
        f"{costs[dearest] * 1000:.2f} ms of work at most where nothing else bounds them ({dearest})",
    )
