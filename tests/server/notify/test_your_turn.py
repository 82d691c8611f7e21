"""Notices of a turn: in every window, by e-mail through a real mail server, and by webhook; once, or not at all."""

import asyncio
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bordspil.server.notify import email, webhooks
from bordspil.server.notify.webhooks import HookError
from bordspil.server.settings import Settings
from server.harness.client import Client
from server.harness.mail_and_webhooks import MailServer, webhook_receiver
from server.harness.servers import Server, wait_until
from server.harness.stores import on_postgresql, select
from server.harness.tables import ME, OPEN, sit_together

BOT = {"kind": "bot", "level": "easy"}
SLOW = {"clock": {"per_move": 86_400}}
SETTINGS: dict[str, Any] = {"tick_seconds": 0.02, "notice_seconds": 30.0}


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    with MailServer() as mail_server:
        yield mail_server


@pytest.fixture(scope="module")
def notifying_server(mail_server: MailServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends e-mails and calls programs on this machine."""
    more = {**SETTINGS, **mail_server.settings, "webhooks": True, "webhooks_private": True}
    with Server(tmp_path_factory.mktemp("post"), **more) as server:
        yield server


def give_mail(client: Client, mail_server: MailServer, address: str, language: str = "en") -> None:
    """Sets an e-mail contact and proves it by the code that comes there."""
    mail_server.emails.clear()
    told = client.ask("contacts", type="give-contact", way="mail", address=address, language=language)
    assert (told["mail"], told["proving"]) == ("", address)
    (message,) = mail_server.emails
    code = re.search(r"\d{6}", message.get_content())
    assert code
    told = client.ask("contacts", type="prove-contact", code=code[0])
    assert (told["mail"], told["proving"], told["is_on"]) == (address, "", True)
    mail_server.emails.clear()


def wait_a_while(server: Server) -> None:
    """Lets so much time pass that absent players are notified."""
    server.lobby.store.service_clock.at += 31


def quiet(server: Server) -> None:
    """Waits until the timekeeper has looked at everything twice."""
    wait_a_while(server)
    before = server.lobby.store.service_clock.tick()
    wait_until(lambda: server.lobby.store.service_clock.tick() > before + 0.3)


def test_every_window_of_a_player_is_told_of_a_turn_but_those_at_the_table(notifying_server: Server) -> None:
    with notifying_server.client() as anna, notifying_server.client() as bjorn:
        code = sit_together(anna, bjorn, first=0)
        with notifying_server.client(bjorn.token) as elsewhere, notifying_server.client(bjorn.token) as home:
            elsewhere.create(ME, OPEN)
            bjorn.ask("table", type="set-visible", visible=False)
            anna.play()
            for window in (elsewhere, home):
                assert window.wait_for("turn") == {"type": "turn", "code": code, "game": "azul"}
            bjorn.wait_for("update", seq=1)
            bjorn.play()
            anna.wait_for("update", seq=2)
        assert not any('"type":"turn"' in text for text in [*bjorn.texts, *anna.texts])


def test_no_notice_is_sent_for_a_turn_after_ones_own_move(notifying_server: Server) -> None:
    with notifying_server.client() as anna, notifying_server.client(anna.token) as window:
        anna.create(ME, {"kind": "me", "name": "Björn"})
        anna.wait_for("update")
        anna.play()
        window.ask("tables", type="mine")
        assert not any('"type":"turn"' in text for text in window.texts)


@on_postgresql
def test_a_letter_comes_once_a_turn_with_the_game_and_the_link(
    notifying_server: Server, mail_server: MailServer
) -> None:
    with notifying_server.client() as anna, notifying_server.client() as bjorn:
        give_mail(bjorn, mail_server, "bjorn@example.org")
        code = sit_together(anna, bjorn, first=0)
        bjorn.ask("tables", type="mine")
        bjorn.go()
        anna.play()
        quiet(notifying_server)
        wait_until(lambda: len(mail_server.emails) == 1)
        (message,) = mail_server.emails
        assert (message["To"], message["From"]) == ("bjorn@example.org", "Bordspil <table@example.org>")
        assert message["Subject"] == "Your turn: Azul"
        assert f"https://play.example.org/table/{code}" in message.get_content().splitlines()
        assert "Anna" in message.get_content()
        quiet(notifying_server)
        assert len(mail_server.emails) == 1
        bjorn.come_back()
        bjorn.wait_for("update")
        bjorn.play()
        bjorn.go()
        anna.wait_for("update", seq=2)
        anna.play()
        quiet(notifying_server)
        wait_until(lambda: len(mail_server.emails) == 2)


def test_who_looks_at_the_table_or_moves_in_time_gets_no_email(
    notifying_server: Server, mail_server: MailServer
) -> None:
    with notifying_server.client() as anna, notifying_server.client() as bjorn:
        give_mail(bjorn, mail_server, "bjorn@example.org")
        sit_together(anna, bjorn, first=0)
        anna.play()
        quiet(notifying_server)
        bjorn.wait_for("update", seq=1)
        bjorn.play()
        quiet(notifying_server)
        assert mail_server.emails == []


def test_letters_are_in_the_language_of_the_reader(notifying_server: Server, mail_server: MailServer) -> None:
    with notifying_server.client() as anna, notifying_server.client() as bjorn:
        give_mail(bjorn, mail_server, "thordis@example.is", "is")
        sit_together(anna, bjorn, first=0, terms=SLOW)
        bjorn.go()
        anna.play()
        quiet(notifying_server)
        wait_until(lambda: len(mail_server.emails) == 1)
        assert mail_server.emails[0]["Subject"] == "Þú átt leik: Azul"


def test_the_switch_and_the_link_in_the_letter_end_it(notifying_server: Server, mail_server: MailServer) -> None:
    with notifying_server.client() as anna, notifying_server.client() as bjorn:
        give_mail(bjorn, mail_server, "bjorn@example.org")
        code = sit_together(anna, bjorn, first=0)
        assert not bjorn.ask("contacts", type="notify", is_on=False)["is_on"]
        bjorn.go()
        anna.play()
        quiet(notifying_server)
        assert mail_server.emails == []
        bjorn.come_back()
        bjorn.wait_for("update")
        bjorn.ask("contacts", type="notify", is_on=True)
        bjorn.play()
        bjorn.go()
        anna.wait_for("update", seq=2)
        anna.play()
        quiet(notifying_server)
        wait_until(lambda: len(mail_server.emails) == 1)
        link = (
            mail_server.emails[0]["List-Unsubscribe"]
            .strip(" <>")
            .replace("https://play.example.org/", notifying_server.address)
        )
        with urllib.request.urlopen(link) as page:
            assert "bjorn@example.org" in page.read().decode()
        bjorn.come_back()
        assert bjorn.ask("contacts", type="ask-contacts")["is_on"]
        with urllib.request.urlopen(link.replace("/unsubscribe/", "/off/")) as page:  # the link of an older e-mail
            assert "bjorn@example.org" in page.read().decode()
        with urllib.request.urlopen(urllib.request.Request(link, b"List-Unsubscribe=One-Click")) as page:
            assert page.status == 200
        assert not bjorn.ask("contacts", type="ask-contacts")["is_on"]
        assert bjorn.table["code"] == code
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(notifying_server.address + "api/unsubscribe/nonsense")


def test_an_address_must_be_proved_and_a_code_is_not_to_be_guessed(
    notifying_server: Server, mail_server: MailServer
) -> None:
    with notifying_server.client() as eve:
        assert eve.refused(type="give-contact", way="mail", address="no address")["key"] == "mail-wrong"
        assert eve.refused(type="give-contact", way="mail", address="a@b\r\nBcc: c@d")["key"] == "mail-wrong"
        eve.ask("contacts", type="give-contact", way="mail", address="victim@example.org")
        code = notifying_server.lobby.proofs[next(iter(notifying_server.lobby.proofs))].code
        wrong = "000000" if code != "000000" else "111111"
        for _ in range(5):
            assert eve.refused(type="prove-contact", code=wrong)["key"] == "proof-wrong"
        assert eve.refused(type="prove-contact", code=code)["key"] == "proof-late"
        assert eve.ask("contacts", type="ask-contacts")["mail"] == ""
        keys = set()
        for _ in range(12):
            eve.say(type="give-contact", way="mail", address="victim@example.org")
            keys.add(eve.hear().get("key"))
        assert keys == {None, "too-often"}


@on_postgresql
def test_a_contact_is_forgotten_when_it_is_taken_back(notifying_server: Server, mail_server: MailServer) -> None:
    with notifying_server.client() as anna:
        give_mail(anna, mail_server, "anna@example.org")
        assert anna.ask("contacts", type="give-contact", way="mail", address="")["mail"] == ""
        assert select(notifying_server.settings.store, "SELECT * FROM contacts WHERE address LIKE 'anna@%'") == []


def test_a_program_is_told_with_one_request(notifying_server: Server) -> None:
    with webhook_receiver() as called, notifying_server.client() as anna, notifying_server.client() as bjorn:
        bjorn.ask("contacts", type="give-contact", way="hook", address=called.address)
        code = sit_together(anna, bjorn, first=0)
        bjorn.go()
        anna.play()
        quiet(notifying_server)
        wait_until(lambda: len(called.messages) == 1)
        link = f"https://play.example.org/table/{code}"
        assert called.messages == [{"event": "turn", "game": "azul", "table": code, "link": link, "others": ["Anna"]}]
        assert called.paths == ["/turns?who=anna"]


@on_postgresql
def test_a_notice_waits_through_a_restart(mail_server: MailServer, tmp_path: Path) -> None:
    mail_server.emails.clear()
    with Server(tmp_path, **SETTINGS, **mail_server.settings) as server:
        with server.client() as anna, server.client() as bjorn:
            give_mail(bjorn, mail_server, "bjorn@example.org")
            sit_together(anna, bjorn, first=0)
            bjorn.go()
            anna.play()
        assert mail_server.emails == []
    with Server(tmp_path, **SETTINGS, **mail_server.settings) as server:
        quiet(server)
        wait_until(lambda: len(mail_server.emails) == 1)


def test_a_mail_server_may_ask_for_a_password(tmp_path: Path) -> None:
    with MailServer("table", "secret-word") as mail_server:
        for password, key in (("secret-word", None), ("wrong", "email-not-sent")):
            more = {**mail_server.settings, "mail_user": "table", "mail_password": password}
            with Server(tmp_path / password, **more) as server, server.client() as anna:
                anna.say(type="give-contact", way="mail", address="anna@example.org")
                assert anna.hear().get("key") == key
        assert len(mail_server.emails) == 1


def test_where_starttls_is_wanted_nothing_is_sent_in_the_open(mail_server: MailServer, tmp_path: Path) -> None:
    mail_server.emails.clear()
    more = {**mail_server.settings, "mail_security": "starttls"}
    with Server(tmp_path, **more) as server, server.client() as anna:
        refusal = anna.refused(type="give-contact", way="mail", address="anna@example.org")
        assert refusal["key"] == "email-not-sent"
        assert mail_server.emails == []


def test_a_host_that_has_set_nothing_up_offers_nothing(server: Server) -> None:
    with server.client() as anna:
        told = anna.ask("contacts", type="ask-contacts")
        assert (told["mails"], told["hooks"]) == (False, False)
        assert anna.refused(type="give-contact", way="mail", address="a@example.org")["key"] == "no-email"
        assert anna.refused(type="give-contact", way="hook", address="https://example.org")["key"] == "no-webhooks"


@pytest.fixture(scope="module")
def hook_client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A client of a server that calls no program on this machine."""
    with Server(tmp_path_factory.mktemp("hooks"), webhooks=True) as server, server.client() as client:
        yield client


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("https://127.0.0.1/x", "hook-private"),
        ("https://[::1]/x", "hook-private"),
        ("https://10.1.2.3/", "hook-private"),
        ("https://169.254.169.254/latest", "hook-private"),
        ("https://localhost/x", "hook-private"),
        ("https://printer.local/", "hook-private"),
        ("http://example.org/", "hook-wrong"),
        ("file:///etc/passwd", "hook-wrong"),
        ("https://user:word@example.org/", "hook-wrong"),
        ("https://example.org/a b", "hook-wrong"),
        ("https://example.org:99999/", "hook-wrong"),
        ("https://", "hook-wrong"),
    ],
)
def test_only_addresses_out_in_the_open_are_called(hook_client: Client, address: str, key: str) -> None:
    assert hook_client.refused(type="give-contact", way="hook", address=address)["key"] == key


def test_a_name_is_looked_at_again_when_it_is_called() -> None:
    """A name that was fine may mean this machine a moment later."""
    settings = Settings(webhooks=True)
    with webhook_receiver() as called:
        url = called.address.replace("127.0.0.1", "localhost")
        with pytest.raises(HookError, match="ValueError"):
            asyncio.run(webhooks.send(settings, url, {}))
        assert called.messages == []


def test_a_redirect_is_not_followed_and_counts_as_not_told() -> None:
    with webhook_receiver() as called:
        called.status = 302
        with pytest.raises(HookError, match="302"):
            asyncio.run(webhooks.send(Settings(webhooks=True, webhooks_private=True), called.address, {}))
        assert called.paths == ["/turns?who=anna"]


def test_a_program_that_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "SECONDS", 0.2)

    async def call_in_vain() -> None:
        async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()

        server = await asyncio.start_server(listen, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(HookError, match="TimeoutError"):
            await webhooks.send(Settings(webhooks=True, webhooks_private=True), f"http://127.0.0.1:{port}/", {})
        server.close()

    asyncio.run(call_in_vain())


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "0.0.0.0", "10.1.2.3", "100.64.0.1", "169.254.169.254", "172.16.0.1", "192.168.1.1", "192.0.0.8",
        "192.0.2.1", "198.18.0.1", "192.88.99.1", "224.0.0.1", "239.1.2.3", "240.0.0.1", "255.255.255.255",
        "::", "::1", "::127.0.0.1", "::ffff:10.0.0.1", "::ffff:8.8.8.8%eth0", "64:ff9b::10.0.0.1",
        "64:ff9b::169.254.169.254", "64:ff9b::127.0.0.1", "64:ff9b:1::8.8.8.8", "2002:7f00:1::", "2002:a00:1::1",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:0:a00:1::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fec0::1",
        "ff02::1", "ff0e::1", "2001:db8::1", "3fff::1", "100::1", "5f00::1", "not an address", "",
    ],
)  # fmt: skip
def test_an_address_that_is_not_out_in_the_open(address: str) -> None:
    assert not webhooks.is_public(address)


@pytest.mark.parametrize(
    "address", ["8.8.8.8", "93.184.216.34", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8", "2002:808:808::1"]
)
def test_an_address_out_in_the_open(address: str) -> None:
    assert webhooks.is_public(address)


def test_the_address_that_was_looked_at_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name is looked up once; one private address among several is enough to call none of them."""
    asked: list[str] = []
    told: list[list[str]] = [["127.0.0.1"], ["8.8.8.8", "64:ff9b::7f00:1"], ["10.0.0.1"]]

    def ask(host: str, port: int) -> list[Any]:
        asked.append(host)
        return [(2, 1, 6, "", (address, port)) for address in told[len(asked) - 1]]

    monkeypatch.setattr(webhooks, "_ask", ask)
    with webhook_receiver() as called:
        url = called.address.replace("127.0.0.1", "rebinding.example")
        asyncio.run(webhooks.send(Settings(webhooks=True, webhooks_private=True), url, {"event": "turn"}))
        assert (len(asked), len(called.messages)) == (1, 1)
        for _ in range(2):
            with pytest.raises(HookError, match="ValueError"):
                asyncio.run(webhooks.send(Settings(webhooks=True), url, {}))
        assert len(called.messages) == 1


@pytest.mark.parametrize(
    "text",
    [
        "", "@", "a@", "@b.is", "a@b", "a b@c.is", "a@b.is, c@d.is", "a@b.is;c@d.is", "<a@b.is>", "Anna <a@b.is>",
        '"a b"@c.is', '"a"@c.is', "a@[127.0.0.1]", "a@127.0.0.1", "a@b..is", "a@-b.is", "a@b-.is", ".a@b.is", "a.@b.is",
        "a..b@c.is", "=?utf-8?q?victim=40bank.is=2C?=@c.is", "a@=?utf-8?q?b?=.is", "a@b.is\r\nBcc: c@d.is",
        "a\x00@b.is",
        "a@b.is\n", "a(c)@b.is", "a@b.is(c)", "a:b@c.is", "a@b.is ", "a\\@b.is",
        "x" * 65 + "@b.is", "a@" + "b" * 64 + ".is",
        "ævar@b.is", "a@b@c.is", "a@b.is%c.is", "a@\ud800.is", "a@xn--\x80.is",
    ],
)  # fmt: skip
def test_what_is_no_plain_address_of_mail(text: str) -> None:
    assert email.mailbox(text) is None


def test_an_address_of_mail_is_read_strictly_and_written_as_mail_servers_know_it() -> None:
    for text in ("anna@example.org", "a.b+c=d/e?x@Sub.Example.org", "o'neil@example.co.uk"):
        assert str(email.mailbox(text)).lower() == text.lower()
    assert str(email.mailbox("anna@þórdís.is")) == "anna@xn--rds-sma1a9d.is"
    message = email.proof(Settings(mail_from="Bordspil <table@example.org>"), "anna@þórdís.is", "is", "123456")
    assert message["To"] == "anna@xn--rds-sma1a9d.is"
    assert email.recipient("Anna+1@example.org") == email.recipient("anna+2@Example.org") == "anna@example.org"


def test_made_up_addresses_of_mail_take_no_room_from_others(notifying_server: Server, mail_server: MailServer) -> None:
    """A person who names many addresses sends no more e-mails than one person may."""
    mail_server.emails.clear()
    with notifying_server.client() as eve:
        keys = []
        for number in range(30):
            eve.say(type="give-contact", way="mail", address=f"eve/{number}@example.org")
            keys.append(eve.hear().get("key"))
    assert keys.count(None) == notifying_server.settings.emails_per_address
    assert len(mail_server.emails) == notifying_server.settings.emails_per_address
