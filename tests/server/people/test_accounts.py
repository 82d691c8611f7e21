"""Accounts over real sockets: phrases, passkeys, devices, and seats that come along when a browser signs in."""

import secrets
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from bordspil.server.people import recovery_phrases
from server.harness.authenticator import Authenticator
from server.harness.client import Client
from server.harness.servers import Server
from server.harness.stores import on_postgresql, select

pytestmark = on_postgresql

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "easy"}


def keep_phrase(client: Client, name: str = "Anna") -> str:
    phrase: str = client.ask("phrase", type="keep-phrase", name=name, device="Firefox, Linux")["phrase"]
    return phrase


def recover(client: Client, phrase: str) -> dict[str, Any]:
    return client.ask("account", type="recover", phrase=phrase, device="Chromium, Android")


def codes(client: Client) -> list[str]:
    return [line["code"] for line in client.ask("tables", type="mine")["tables"]]


def origin(server: Server) -> str:
    return server.address.rstrip("/").replace("127.0.0.1", "localhost")


def browser(server: Server, token: str | None = None) -> Client:
    """Returns a client that connects by the host's name, as a page in a browser does."""
    return Client(server.address.replace("127.0.0.1", "localhost"), token, origin=origin(server))


def keep_passkey(client: Client, authenticator: Authenticator, **wrong: Any) -> None:
    options = client.ask("passkey-options", type="ask-passkey", purpose="keep", name="Anna")["options"]
    credential = authenticator.make(options, **wrong)
    client.say(type="give-passkey", purpose="keep", credential=credential, device="Safari, iPhone", name="Anna")


def sign_in(client: Client, authenticator: Authenticator, **wrong: Any) -> None:
    options = client.ask("passkey-options", type="ask-passkey", purpose="sign-in")["options"]
    credential = authenticator.sign(options, **wrong)
    client.say(type="give-passkey", purpose="sign-in", credential=credential, device="Safari, Mac")


def test_a_guest_has_no_account_and_is_told_so(server: Server) -> None:
    with server.client() as anna:
        assert anna.ask("account", type="ask-account")["keys"] == []
        assert anna.refused(type="call-me", name="Anna")["key"] == "not-signed-in"
        assert anna.refused(type="forget", what="key", id="x")["key"] == "not-signed-in"


def test_a_phrase_brings_the_seats_to_another_device_and_the_guests_seats_along(server: Server) -> None:
    with server.client() as desk, server.client() as phone:
        at_desk = desk.create(ME, OPEN)
        phrase = keep_phrase(desk)
        assert codes(desk) == [at_desk]
        on_phone = phone.create(ME, BOT)
        phone.wait_for("update")
        account = recover(phone, phrase.upper())
        assert account["name"] == "Anna"
        assert [key["kind"] for key in account["keys"]] == ["phrase"]
        assert [(one["device"], one["here"]) for one in account["devices"]] == [
            ("Firefox, Linux", False),
            ("Chromium, Android", True),
        ]
        assert set(codes(phone)) == set(codes(desk)) == {at_desk, on_phone}
        phone.watch(on_phone)
        assert [seat["yours"] for seat in phone.table["seats"]] == [True, False]
        assert phone.table["host"]
        phone.watch(at_desk)
        assert phone.table["host"]
        assert phone.ask("update", type="start")


def test_a_table_that_is_open_goes_on_under_the_new_owner(server: Server) -> None:
    """The seat is moved in memory too: the next move is made by the same browser, and by the other device as well."""
    with server.client() as desk, server.client() as phone, server.client() as bjorn:
        code = desk.create(ME, OPEN, first=0)
        bjorn.watch(code)
        bjorn.ask("table", type="sit", seat=1, name="Björn")
        desk.ask("update", type="start")
        phrase = keep_phrase(desk)
        assert desk.play()["seq"] == 1
        recover(phone, phrase)
        phone.watch(code)
        assert phone.wait_for("update")["seat"] == 0
        bjorn.wait_for("update", seq=1)
        bjorn.play()
        phone.wait_for("update", seq=2)
        assert phone.play()["seq"] == 3
        assert desk.wait_for("update", seq=3)["seat"] == 0
        bjorn.wait_for("update", seq=3)
        assert bjorn.refused(type="play", seq=3, seat=0, move=bjorn.update["moves"][0])["key"] == "not-your-seat"


def test_an_account_outlives_the_connection_and_the_server(tmp_path: Any) -> None:
    with Server(tmp_path) as server:
        desk = server.client()
        code = desk.create(ME, OPEN)
        phrase = keep_phrase(desk)
        desk.go()
    with Server(tmp_path) as server, server.client(desk.token) as again, server.client() as phone:
        assert again.wait_for("account")["name"] == "Anna"
        assert codes(again) == [code]
        recover(phone, phrase)
        assert codes(phone) == [code]


def test_an_unknown_phrase_signs_no_browser_in(server: Server) -> None:
    with server.client() as anna, server.client() as eve:
        keep_phrase(anna)
        key = eve.refused(type="recover", phrase=recovery_phrases.spell(secrets.token_bytes(16)), device="")["key"]
        assert key == "phrase-unknown"
        assert eve.refused(type="recover", phrase="open sesame", device="")["key"] == "phrase-shape"
        assert eve.ask("account", type="ask-account")["keys"] == []


def test_a_new_phrase_voids_the_old_one_and_only_a_hash_is_kept(server: Server) -> None:
    with server.client() as anna, server.client() as phone:
        old, new = keep_phrase(anna), keep_phrase(anna)
        assert phone.refused(type="recover", phrase=old, device="")["key"] == "phrase-unknown"
        assert len(recover(phone, new)["keys"]) == 1
        kept = repr(select(server.settings.store, "SELECT * FROM keys"))
        secret = recovery_phrases.read(new)
        assert new not in kept
        assert repr(secret)[2:-1] not in kept
        assert repr(recovery_phrases.digest(secret)) in kept


def test_a_device_that_is_signed_out_owns_nothing_at_once_and_later(server: Server) -> None:
    with server.client() as desk, server.client() as phone:
        code = desk.create(ME, ME)
        desk.wait_for("update")
        phrase = keep_phrase(desk)
        recover(phone, phrase)
        phone.watch(code)
        phone.wait_for("update")
        devices = desk.wait_for("account")["devices"]
        lost = next(one["id"] for one in devices if not one["here"])
        assert len(desk.ask("account", type="forget", what="device", id=lost)["devices"]) == 1
        assert phone.wait_for("account", keys=[])
        move = {"type": "play", "seq": 0, "seat": 0, "move": phone.update["moves"][0]}
        assert phone.refused(**move)["key"] == "no-table"
        assert not any(seat["yours"] for seat in phone.watch(code)["seats"])
        assert phone.refused(**move)["key"] == "not-your-seat"
        assert phone.come_back()["host"] is False
        assert codes(phone) == []
        assert desk.play()["seq"] == 1
        assert desk.refused(type="forget", what="device", id=lost)["key"] == "device-unknown"


def test_a_player_that_signed_out_signs_in_by_the_phrase(server: Server) -> None:
    with server.client() as anna:
        code = anna.create(ME, OPEN)
        phrase = keep_phrase(anna)
        here = anna.ask("account", type="ask-account")["devices"][0]["id"]
        assert anna.ask("account", type="forget", what="device", id=here)["keys"] == []
        assert codes(anna) == []
        recover(anna, phrase)
        assert codes(anna) == [code]
        assert anna.refused(type="recover", phrase=phrase, device="")["key"] == "signed-in"


def test_the_last_key_cannot_be_taken_away(server: Server) -> None:
    with browser(server) as anna:
        keep_phrase(anna)
        only = anna.ask("account", type="ask-account")["keys"][0]["id"]
        assert anna.refused(type="forget", what="key", id=only)["key"] == "last-key"
        keep_passkey(anna, Authenticator(origin(server)))
        assert len(anna.wait_for("account")["keys"]) == 2
        assert [key["kind"] for key in anna.ask("account", type="forget", what="key", id=only)["keys"]] == ["passkey"]
        assert anna.refused(type="forget", what="key", id=only)["key"] == "key-unknown"


def test_a_name_is_tidied_and_told_on_every_device(server: Server) -> None:
    with server.client() as desk, server.client() as phone:
        recover(phone, keep_phrase(desk))
        desk.wait_for("account")
        desk.say(type="call-me", name="  Ásta\n\u0000 ")
        assert desk.wait_for("account", name="Ásta")
        assert phone.wait_for("account", name="Ásta")


def test_a_passkey_signs_in_on_another_device(server: Server) -> None:
    key = Authenticator(origin(server))
    with browser(server) as desk, browser(server) as phone:
        code = desk.create(ME, OPEN)
        keep_passkey(desk, key)
        assert [one["device"] for one in desk.wait_for("account")["keys"]] == ["Safari, iPhone"]
        sign_in(phone, key)
        assert phone.wait_for("account")["name"] == "Anna"
        assert codes(phone) == [code]


@pytest.mark.parametrize(
    "wrong",
    [
        {"origin": "https://evil.example"},
        {"challenge": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"},
        {"host": "evil.example"},
        {"kind": "webauthn.create"},
        {"private": ec.generate_private_key(ec.SECP256R1())},
    ],
    ids=lambda wrong: next(iter(wrong)),
)
def test_a_wrong_signature_signs_no_browser_in(server: Server, wrong: dict[str, Any]) -> None:
    key = Authenticator(origin(server))
    with browser(server) as desk, browser(server) as eve:
        keep_passkey(desk, key)
        desk.wait_for("account")
        sign_in(eve, key, **wrong)
        assert eve.wait_for("refused")["key"] == "passkey-wrong"
        assert eve.ask("account", type="ask-account")["keys"] == []


@pytest.mark.parametrize("wrong", [{"origin": "http://localhost:1"}, {"challenge": "AAAA"}, {"host": "evil.example"}])
def test_a_passkey_made_wrongly_is_not_kept(server: Server, wrong: dict[str, Any]) -> None:
    with browser(server) as eve:
        keep_passkey(eve, Authenticator(origin(server)), **wrong)
        assert eve.wait_for("refused")["key"] == "passkey-wrong"
        assert eve.ask("account", type="ask-account")["keys"] == []


def test_a_challenge_is_good_for_one_answer_of_its_kind(server: Server) -> None:
    key = Authenticator(origin(server))
    with browser(server) as desk, browser(server) as eve:
        keep_passkey(desk, key)
        desk.wait_for("account")
        options = eve.ask("passkey-options", type="ask-passkey", purpose="sign-in")["options"]
        answer = {"type": "give-passkey", "purpose": "sign-in", "credential": key.sign(options), "device": ""}
        assert eve.refused(**(answer | {"purpose": "keep"}))["key"] == "passkey-late"
        assert eve.refused(**answer)["key"] == "passkey-late"
        sign_in(eve, key)
        here = eve.wait_for("account")["devices"][1]["id"]
        eve.ask("account", type="forget", what="device", id=here)
        assert eve.refused(**answer)["key"] == "passkey-late"


def test_a_counter_that_goes_back_and_an_unknown_passkey_are_refused(server: Server) -> None:
    key = Authenticator(origin(server))
    with browser(server) as desk, browser(server) as phone, browser(server) as eve:
        keep_passkey(desk, key)
        desk.wait_for("account")
        sign_in(phone, key)
        phone.wait_for("account")
        sign_in(eve, key, count=1)
        assert eve.wait_for("refused")["key"] == "passkey-wrong"
        sign_in(eve, Authenticator(origin(server)))
        assert eve.wait_for("refused")["key"] == "passkey-unknown"


@pytest.mark.parametrize("field", ["id", "client_data", "attestation"])
@pytest.mark.parametrize("junk", ["", "!", "A", "AAAA", "x" * 1999])
def test_junk_instead_of_a_passkey_is_refused(server: Server, field: str, junk: str) -> None:
    with browser(server) as eve:
        for purpose in ("keep", "sign-in"):
            options = eve.ask("passkey-options", type="ask-passkey", purpose=purpose)["options"]
            credential = {"id": "AAAA", "client_data": "AAAA", "attestation": "AAAA", field: junk}
            answer = {"type": "give-passkey", "purpose": purpose, "credential": credential, "device": ""}
            assert eve.refused(**answer)["key"] in ("passkey-wrong", "passkey-unknown")
            assert options["challenge"]


def test_a_page_without_a_name_has_no_passkeys(server: Server) -> None:
    with server.client(origin=server.address.rstrip("/")) as numbered, server.client() as program:
        for client in (numbered, program):
            assert client.refused(type="ask-passkey", purpose="sign-in")["key"] == "passkey-not-here"
