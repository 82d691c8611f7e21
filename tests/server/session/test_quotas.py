"""Quotas: the payer that holds least is let in, the one that holds most gives way, and a hold is released once."""

import asyncio
from functools import partial

import pytest

from bordspil.core.game import BadRequest
from bordspil.server.session.payers import WHOLE_SERVER
from bordspil.server.session.quotas import Hold, Quotas
from bordspil.server.settings import Settings

FULL = Settings(uploads=6, uploads_per_address=3)


def filled(quotas: Quotas, ended: list[str], *payers: str) -> list[Hold]:
    """Returns a hold of each payer; each notes that it has given way."""
    return [quotas.hold("uploads", payer, give_way=partial(ended.append, payer)) for payer in payers]


def test_the_network_that_holds_most_gives_way_to_one_that_holds_less() -> None:
    quotas, ended = Quotas(FULL), list[str]()
    holds = filled(quotas, ended, "a", "b", "b", "b", "a", "c")
    honest = quotas.hold("uploads", "d")
    assert ended == ["b"]
    assert [hold.has_given_way for hold in holds] == [False, False, False, True, False, False]  # its newest
    assert quotas.held["uploads"] == {"a": 2, "b": 2, "c": 1, "d": 1, WHOLE_SERVER: 6}
    holds[3].release()
    assert quotas.held["uploads"]["b"] == 2  # it is released once
    honest.release()
    for hold in holds:
        hold.release()
    assert quotas.held["uploads"] == {}
    assert quotas.holds["uploads"] == {}


def test_who_would_hold_as_much_as_the_others_is_refused() -> None:
    quotas, ended = Quotas(FULL), list[str]()
    filled(quotas, ended, "a", "a", "b", "b", "c", "c")
    quotas.hold("uploads", "d")
    with pytest.raises(BadRequest, match="server-busy"):
        quotas.hold("uploads", "d")
    assert len(ended) == 1


def test_many_addresses_of_one_network_give_way_together() -> None:
    quotas, ended = Quotas(FULL), list[str]()
    filled(quotas, ended, *(f"2001:db8:0:{number:x}00::/64" for number in range(6)))
    quotas.hold("uploads", "203.0.113.1")
    quotas.hold("uploads", "203.0.113.1")
    assert len(ended) == 2


def test_holds_of_this_machine_and_holds_that_cannot_end_never_give_way() -> None:
    quotas = Quotas(FULL)
    for payer in ("", "", "", "a", "a", "a"):
        quotas.hold("uploads", payer, give_way=None if payer else list)
    with pytest.raises(BadRequest, match="server-busy"):
        quotas.hold("uploads", "b")


def test_more_is_held_of_the_same_quota_and_released_at_once() -> None:
    quotas = Quotas(Settings(upload_bytes=100, upload_bytes_per_address=60))
    ended: list[str] = []
    large = quotas.hold("upload_bytes", "a", amount=0, give_way=lambda: ended.append("a"))
    assert quotas.holds["upload_bytes"] == {}  # what holds nothing has nothing to give
    large.extend(50)
    with pytest.raises(BadRequest, match="too-often"):
        large.extend(20)
    with quotas.hold("upload_bytes", "b", amount=45) as small, quotas.hold("upload_bytes", "c", amount=10):
        assert (ended, large.amount, small.amount) == (["a"], 0, 45)
    assert quotas.held["upload_bytes"] == {}


def test_a_block_that_gives_way_is_cancelled_and_refused() -> None:
    quotas = Quotas(Settings(replays=2, replays_per_address=2))
    answers: list[str] = []

    async def look_back(payer: str, seconds: float) -> None:
        try:
            with quotas.holding("replays", payer):
                await asyncio.sleep(seconds)
        except BadRequest as refusal:
            answers.append(f"{payer} {refusal.key}")
        await asyncio.sleep(0)  # the task itself goes on
        answers.append(f"{payer} goes on")

    async def run() -> None:
        tasks = [asyncio.create_task(look_back("a", 60)) for _ in range(2)]
        await asyncio.sleep(0)
        await look_back("b", 0)
        assert answers == ["a server-busy", "a goes on", "b goes on"] or answers[0] == "a server-busy"
        assert [task.done() for task in tasks] == [False, True]
        tasks[0].cancel()
        with pytest.raises(asyncio.CancelledError):  # any other cancellation stays one
            await tasks[0]

    asyncio.run(run())
    assert quotas.held["replays"] == {}
