"""Accounts on the page: passkeys of the browser's own virtual authenticator, phrases, devices, one's data, and axe."""

import json
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from bordspil.server.store import accounts, ratings
from bordspil.server.store.accounts import KeyRow
from bordspil.server.store.ratings import RatingRow
from web.games import azul_games
from web.harness import bundle, screens, stored
from web.harness.texts import text_of
from web.harness.visitor import Site, Visit, Visitor
from web.test_access import audit

OPTIONS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def by_name(site: Site) -> str:
    """Passkeys belong to the name of a host: a bare address has none."""
    return site.address.replace("127.0.0.1", "localhost")


class Keyring:
    """The virtual authenticator of one browser."""

    def __init__(self, visitor: Visitor) -> None:
        self.line: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self.line.send("WebAuthn.enable")
        made = self.line.send("WebAuthn.addVirtualAuthenticator", {"options": OPTIONS})
        self.id = made["authenticatorId"]

    def credentials(self) -> list[Any]:
        found: list[Any] = self.line.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"]
        return found

    def add(self, credential: Any) -> None:
        self.line.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": credential})


def press(visitor: Visitor, key: str) -> None:
    visitor.page.get_by_role("button", name=text_of(key)).first.click()


def test_a_passkey_is_made_and_signs_in_here_and_on_another_device(visit: Visit, site: Site) -> None:
    anna = visit(by_name(site))
    keyring = Keyring(anna)
    anna.go("account")
    anna.page.get_by_role("textbox", name=text_of("your-name")).fill("Anna")
    press(anna, "passkey-new")
    expect(anna.page.get_by_text(text_of("key-passkey"), exact=True)).to_be_visible()
    expect(anna.page.get_by_role("textbox", name=text_of("account-name"))).to_have_value("Anna")
    (credential,) = keyring.credentials()
    assert credential["rpId"] == "localhost"
    anna.go()
    anna.page.locator("[data-game=azul]").locator(".buttons button").nth(1).click()
    anna.page.wait_for_url("**/table/*")
    code = anna.code

    phone = visit(by_name(site), phone=True)
    Keyring(phone).add(credential)
    phone.go("account")
    press(phone, "sign-in-passkey")
    expect(phone.page.get_by_text(text_of("device-here"))).to_be_visible()
    phone.go()
    expect(phone.page.locator(f"a[href='/table/{code}']")).to_be_visible()

    phone.go("account")
    phone.page.get_by_role("listitem").filter(has_text=text_of("device-here")).get_by_role("button").click()
    press(phone, "yes")
    expect(phone.page.get_by_text(text_of("account-guest"))).to_be_visible()
    phone.go()
    phone.page.locator("[data-game=azul]").wait_for()
    expect(phone.page.locator(f"a[href='/table/{code}']")).to_have_count(0)
    phone.go("account")
    press(phone, "sign-in-passkey")
    expect(phone.page.get_by_text(text_of("device-here"))).to_be_visible()


def test_a_passkey_that_is_not_known_is_refused_in_words(visit: Visit, site: Site) -> None:
    anna, bjorn = visit(by_name(site)), visit(by_name(site))
    keyring = Keyring(anna)
    anna.go("account")
    press(anna, "passkey-new")
    expect(anna.page.get_by_text(text_of("key-passkey"), exact=True)).to_be_visible()
    press(anna, "erase")
    press(anna, "erase-yes")
    expect(anna.page.get_by_role("status").filter(has_text=text_of("erased"))).to_be_visible()
    Keyring(bjorn).add(keyring.credentials()[0])
    bjorn.go("account")
    press(bjorn, "sign-in-passkey")
    expect(bjorn.page.get_by_role("alert").filter(has_text=text_of("passkey-unknown"))).to_be_visible()


def test_a_page_at_a_bare_address_offers_only_phrases(visit: Visit, site: Site) -> None:
    anna = visit()
    anna.go("account")
    expect(anna.page.get_by_role("button", name=text_of("recovery-new"))).to_be_visible()
    expect(anna.page.get_by_role("button", name=text_of("passkey-new"))).to_have_count(0)
    expect(anna.page.get_by_role("button", name=text_of("sign-in-passkey"))).to_have_count(0)


def test_a_phrase_is_shown_once_and_brings_the_games_to_another_device(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    code = screens.put(site.store, screens.middle_of_two(), token)
    anna, phone = visit(token=token), visit(phone=True)
    anna.go("account")
    press(anna, "recovery-new")
    expect(anna.page.locator("section ol li")).to_have_count(8)
    words = anna.page.locator("section ol li").all_inner_texts()
    press(anna, "recovery-written")
    expect(anna.page.locator("section ol li")).to_have_count(0)
    anna.page.reload()
    expect(anna.page.get_by_text(text_of("key-phrase"), exact=True)).to_be_visible()
    assert words[0] not in anna.page.locator("body").inner_text()

    phone.go("account")
    field = phone.page.get_by_role("textbox", name=text_of("key-phrase"))
    field.fill(" ".join(reversed(words)))
    press_sign_in(phone)
    refused = phone.page.get_by_role("alert").filter(has_text=text_of("phrase-shape"))
    expect(refused).to_be_visible()
    field.fill("\n".join(words).upper())
    press_sign_in(phone)
    expect(phone.page.get_by_text(text_of("device-here"))).to_be_visible()
    expect(refused).to_have_count(0)
    phone.go_to_table(code)
    expect(phone.page.locator("[data-group]").first).to_be_visible()
    assert phone.update["seat"] == 0


def press_sign_in(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name=text_of("sign-in"), exact=True).click()


def rate(site: Site, token: str, name: str, rating: float) -> None:
    """A person with a passkey and a rating; the browser with the token is signed in."""
    owner, now = sha256(name.encode()).digest(), stored.NOW
    statements: list[tuple[str, tuple[Any, ...]]] = [
        accounts.add_account(owner, name, now),
        accounts.add_key(KeyRow(owner, owner, "phrase", b"", 0, "", now, now)),
        accounts.add_device(sha256(token.encode()).digest(), owner, "", now),
        *ratings.cross_out(0, [RatingRow(owner, azul_games.AZUL.id, 2, rating, 40.0, 12, now)]),
    ]
    with closing(sqlite3.connect(site.store, timeout=20)) as store, store:
        for statement in statements:
            store.execute(*statement)


def test_the_table_of_players_has_places_and_shows_oneself(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    rate(site, token, "Þórdís", 1604.0)
    rate(site, stored.new_token(), "Åke", 1822.0)
    anna = visit(token=token)
    anna.go()
    anna.page.get_by_role("link", name=text_of("players-table")).click()
    rows = anna.page.locator("tbody tr").filter(has=anna.page.locator("td:first-child:not(:empty)"))
    expect(rows.first).to_contain_text("Åke")
    assert [cell.split() for cell in rows.nth(0).locator("td").all_inner_texts()] == [
        ["1"],
        ["1822", "±", "78"],
        ["12"],
    ]
    expect(rows.nth(1)).to_contain_text(f"Þórdís{text_of('players-you')}")
    anna.page.evaluate(bundle.axe())
    assert audit(anna.page) == []
    anna.go("account")
    expect(anna.page.get_by_text(text_of("rating-value", rating="1604", doubt="78"))).to_be_visible()


def test_everything_is_taken_along_and_then_erased(visit: Visit, site: Site, tmp_path: Path) -> None:
    token = stored.new_token()
    code = screens.put(site.store, screens.over(), token)
    anna = visit(token=token)
    anna.go("account")
    with anna.page.expect_download() as download:
        press(anna, "export")
    file = tmp_path / "own.json"
    download.value.save_as(file)
    data = json.loads(file.read_text())
    assert [table["code"] for table in data["tables"]] == [code]
    assert [seat["name"] for seat in data["seats"]] == ["Anna"]
    assert token not in file.read_text()
    press(anna, "erase")
    expect(anna.page.get_by_text(text_of("erase-sure"))).to_be_visible()
    press(anna, "erase-yes")
    expect(anna.page.get_by_role("status").filter(has_text=text_of("erased"))).to_be_visible()
    anna.go_to_table(code)
    expect(anna.page.get_by_text("Anna")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_and_nothing_is_too_wide(visit: Visit, site: Site, phone: bool) -> None:
    anna = visit(by_name(site), phone=phone)
    found: list[Any] = []

    def look(name: str) -> None:
        anna.page.evaluate(bundle.axe())
        found.extend((name, *one) for one in audit(anna.page))
        anna.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        anna.settle()
        found.extend((name, "dark", *one) for one in audit(anna.page, "color-contrast"))
        anna.page.emulate_media(color_scheme="light", reduced_motion="reduce")
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name

    anna.go("account")
    expect(anna.page.get_by_text(text_of("account-guest"))).to_be_visible()
    look("guest")
    press(anna, "recovery-new")
    anna.page.locator("section ol li").last.wait_for()
    press(anna, "erase")
    look("kept")
    anna.go("privacy")
    anna.page.locator("article li").last.wait_for()
    look("privacy")
    assert found == []
