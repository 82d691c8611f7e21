"""The invitation: a link that others can open, its QR code, and the button that opens the page to the network."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from bordspil.server import local_network
from server.harness.servers import Server
from web.harness.texts import text_of
from web.harness.visitor import Visit
from web.test_two_players import invite, join

HERE = "127.0.0.2"  # stands for this machine's address in a network


def test_one_click_makes_a_link_that_a_friend_can_open(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_network, "own_addresses", lambda: [HERE])
    with Server(tmp_path) as server:
        port = server.lobby.network.port = urlsplit(server.address).port or 0
        anna = visit(server.address)
        assert urlsplit(invite(anna)).hostname == "127.0.0.1"
        expect(anna.page.get_by_text(text_of("invite-local"))).to_be_visible()
        code = anna.page.get_by_role("img", name=text_of("invite-qr"))
        expect(code).to_have_count(0)
        anna.page.get_by_role("button", name=text_of("invite-open")).click()
        expect(code).to_be_visible()
        expect(anna.page.get_by_text(text_of("invite-local"))).to_have_count(0)
        link = anna.page.get_by_role("textbox", name=text_of("invite-link")).input_value()
        assert link == f"http://{HERE}:{port}/table/{anna.code}"
        bjorn = visit(f"http://{HERE}:{port}/")
        join(bjorn, link, "Björn")
        expect(anna.page.get_by_text("Björn")).to_be_visible()
        bjorn.page.close()
