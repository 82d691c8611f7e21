"""Notices that strangers ask for: slow receivers of webhooks, codes of e-mails, and messages that write."""

import asyncio
import ssl
from pathlib import Path
from typing import Any

import pytest

from bordspil.server.http.access import MESSAGES
from bordspil.server.notify import contacts, delivery, webhooks
from bordspil.server.notify.webhooks import HookError
from bordspil.server.session.challenges import Proof
from bordspil.server.session.rate_limits import RateLimits
from bordspil.server.session.wire import requests
from bordspil.server.settings import Settings
from bordspil.server.store.contacts import Contact
from bordspil.server.store.turns import TurnNotice
from bordspil.server.table.replay.replay_queue import Turns
from server.harness.mail_and_webhooks import MailServer
from server.harness.servers import Server
from server.http.test_access import ME, SAMPLES, tag

# charged by what the game bounds, or by what they make; the rest of what writes is a change
FREE = {requests.Hello, requests.Play}


def test_many_slow_webhooks_of_one_player_delay_those_of_others_by_one_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[bytes] = []
    under_way = most = 0

    async def slow(settings: Settings, contact: Contact, notice: TurnNotice) -> None:
        nonlocal under_way, most
        called.append(contact.owner)
        under_way += 1
        most = max(most, under_way)
        await asyncio.sleep(0.01)
        under_way -= 1

    async def run() -> None:
        turns, settings = Turns(2), Settings()

        def notify(owner: bytes) -> Any:
            hook = Contact(owner, "hook", "https://example.org", "en", 1, "")
            return delivery.deliver(turns, settings, hook, TurnNotice("ABCDEF", "azul", owner, [], [hook]))

        await asyncio.gather(*(notify(b"eve") for _ in range(40)), notify(b"anna"))

    monkeypatch.setattr(delivery, "_send", slow)
    asyncio.run(run())
    assert most == 2
    assert called.index(b"anna") < 6


def test_certificates_are_read_once_and_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading the certificates at every attempt of every webhook would take 16 ms each."""
    made: list[bool] = []
    create = ssl.create_default_context

    def count() -> ssl.SSLContext:
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()
        made.append(True)
        return create()

    monkeypatch.setattr(ssl, "create_default_context", count)
    webhooks.tls_context.cache_clear()

    async def run() -> None:
        for _ in range(3):
            with pytest.raises(HookError):
                await webhooks.send(Settings(webhooks_private=True), "https://127.0.0.1:9/", {})

    asyncio.run(run())
    assert len(made) == 1


def test_a_code_that_is_no_code_is_wrong_and_no_error_of_the_server(tmp_path: Path) -> None:
    with MailServer() as mail, Server(tmp_path, **mail.settings) as server, server.client() as eve:
        eve.ask("contacts", type="give-contact", way="mail", address="eve@example.org", language="en")
        assert eve.refused(type="prove-contact", code="þþþþþþ")["key"] == "proof-wrong"


def test_proofs_that_have_lapsed_make_room(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(contacts, "MOST_PROOFS", 2)
    with MailServer() as mail, Server(tmp_path, **mail.settings) as server, server.client() as anna:
        server.lobby.proofs.update({bytes((n,)): Proof("a@b.is", "en", "1", 0.0) for n in range(2)})
        anna.ask("contacts", type="give-contact", way="mail", address="anna@example.org", language="en")
        assert len(server.lobby.proofs) == 1


def test_every_message_that_writes_is_charged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that makes the server write is charged to the limits of its row in the list of messages."""
    paid: list[str] = []
    allows, written = RateLimits.allows, 0

    def note_paid(self: RateLimits, name: str, *payers: Any, **more: Any) -> bool:
        paid.append(name)
        return allows(self, name, *payers, **more)

    wrote: set[type] = set()
    with Server(tmp_path, jobs_seconds=10_000, tick_seconds=10_000) as server:
        store_write = server.lobby.store.write

        async def note_write(*arguments: Any, **named: Any) -> Any:
            nonlocal written
            written += 1
            return await store_write(*arguments, **named)

        monkeypatch.setattr(RateLimits, "allows", note_paid)
        monkeypatch.setattr(server.lobby.store, "write", note_write)
        for kind, access in MESSAGES.items():
            with server.client() as eve:
                eve.ask("phrase", type="keep-phrase", name="Eve", device="")
                code = eve.create(ME, {"kind": "open"})
                before = written
                paid.clear()
                eve.say(
                    **{
                        "type": tag(kind),
                        **SAMPLES.get(tag(kind), {"table": code} if tag(kind) == "open-table" else {}),
                    }
                )
                eve.say(type="mine")
                while eve.hear()["type"] not in ("tables", "erased"):
                    pass
                if written > before:
                    wrote.add(kind)
                    assert kind in FREE or set(paid) & set(access.limits), tag(kind)
    assert {requests.PassSeat, requests.Notify, requests.CallMe, requests.Talk, requests.Erase} <= wrote
