"""Every message and every route, sent as often as it may be: what each costs the server, in processor time."""

import json
from collections.abc import Callable
from itertools import count
from typing import Any

from attack.bystander import ME, Victim
from bordspil.server.http.access import MESSAGES, ROUTES
from server.harness.client import Client
from server.http.test_access import SAMPLES, tag

Size = Callable[[int, int], int]
Report = Callable[[str, str], None]
MOST_MESSAGE = 4 / 400  # seconds of work: an address may send 400 a second, and a busy machine counts up to four times
MOST_REQUEST = 4 / 50  # likewise, of plain requests


def said(kind: type[Any], code: str) -> dict[str, Any]:
    """A message of a kind, as a stranger who looks at a table of their own may send it."""
    more = {"hello": {"token": "t" * 32}, "open-table": {"table": code}}
    return {"type": tag(kind), **more.get(tag(kind), SAMPLES.get(tag(kind), {}))}


def work_of(victim: Victim, eve: Client, message: dict[str, Any], times: int) -> float:
    """Seconds of work for one message, when it is sent so many times and all of them have been answered."""
    before = victim.work()
    for _ in range(times):
        eve.say(**message)
    eve.say(type="mine")
    while eve.hear()["type"] != "tables":
        pass
    return (victim.work() - before) / times


def test_no_message_costs_more_than_one_may_who_sends_many(victim: Victim, size: Size, report: Report) -> None:
    times, costs = size(40, 400), {}
    for number, kind in enumerate(MESSAGES):
        with victim.stranger(f"203.0.113.{number}") as eve:
            message = said(kind, eve.create(ME, ME))
            rounds = [work_of(victim, eve, message, times // 2) for _ in range(2)]  # what is loaded once counts not
            costs[tag(kind)] = min(rounds)
    dearest = max(costs, key=lambda name: costs[name])
    assert costs[dearest] < MOST_MESSAGE, (dearest, costs[dearest])
    report(
        f"{times} times each of {len(costs)} messages",
        f"{costs[dearest] * 1000:.2f} ms of work at most ({dearest})",
    )


def test_no_request_costs_more_than_one_may_who_asks_often(victim: Victim, size: Size, report: Report) -> None:
    with victim.stranger("198.51.100.9") as anna:
        code = anna.create(ME, ME, game="timeline")
        cards = anna.wait_for("update")["view"]["cards"]
    picture = next(iter(cards.values()))["picture"]
    told = {"{game}": "timeline", "{option}": "deck", "{code}": code, "{off}": "x" * 32, "{name}": picture}
    times, costs, addresses = size(10, 400), {}, count(1)
    for route in ROUTES:
        method, _, path = route.partition(" ")
        for name, value in told.items():
            path = path.replace(name, value)
        address, before = f"203.0.113.{next(addresses)}", victim.work()
        for _ in range(times):
            if method == "GET":
                status, _ = victim.get(path[1:], address)
            else:
                status, _ = victim.post(path[1:], json.dumps({}).encode(), address, Authorization="Bearer " + "t" * 40)
            assert status < 500 or status == 503, (route, status)
        costs[route] = (victim.work() - before) / times
    dearest = max(costs, key=lambda name: costs[name])
    assert costs[dearest] < MOST_REQUEST, (dearest, costs[dearest])
    report(
        f"{times} times each of {len(costs)} requests",
        f"{costs[dearest] * 1000:.2f} ms of work at most ({dearest})",
    )
