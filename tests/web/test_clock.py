"""Clocks on the page: they tick and warn, are chosen for a table, and a turn at another table is notified."""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from server.harness.client import Client
from server.harness.mail_and_webhooks import MailServer
from server.harness.servers import ServerProcess, wait_until
from web.harness import bundle, chromium, stored
from web.harness.texts import text_of
from web.harness.visitor import Site, Visit, Visitor
from web.test_access import audit

QUICK = {"per_move": 30, "reserve": 120}
SHOWN_BY_WORKER = """async () => {
  const notices = await (await navigator.serviceWorker.ready).getNotifications();
  return notices.map(({ tag, body }) => [tag, body]);
}"""
SHOWN_BY_PAGE = "async () => globalThis.shown"
FORGET = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  for (const notice of (await worker?.getNotifications()) ?? []) notice.close();
}"""
# Notes what the page itself asks the browser to show; when it does is the browser's affair.
LISTENING = """
globalThis.shown = [];
globalThis.Notification = new Proxy(Notification, {
  construct(Real, given) {
    const notice = new Real(...given);
    shown.push([notice.tag, notice.body]);
    return notice;
  },
});
"""


def open_table(address: str, token: str, pace: dict[str, int], first: int = 0, **terms: Any) -> tuple[Client, str]:
    """Returns a table of the person with a token and a friend, and the friend; both have a clock."""
    with Client(address, token) as anna:
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
        given = {"clock": pace, **terms}
        anna.ask("table", type="create", game="azul", options={"first": first}, seats=seats, terms=given)
        code = anna.table["code"]
        bjorn = Client(address)
        bjorn.watch(code)
        bjorn.ask("table", type="sit", seat=1, name="Björn")
        anna.ask("update", type="start")
    bjorn.wait_for("update")
    return bjorn, code


def seconds(shown: str) -> int:
    minutes, rest = shown.split(":")
    return 60 * int(minutes) + int(rest)


def test_a_clock_is_chosen_at_home_and_shown_in_the_waiting_room(visit: Visit) -> None:
    anna = visit()
    anna.go()
    card = anna.page.locator("[data-game=azul]")
    card.get_by_text(text_of("more-options")).click()
    card.get_by_role("combobox", name=text_of("time"), exact=True).select_option(label=text_of("pace-days", days=3))
    card.get_by_role("combobox", name=text_of("time-out"), exact=True).select_option(label=text_of("time-out-loss"))
    card.get_by_role("button", name=text_of("with-friends")).click()
    anna.page.wait_for_url("**/table/*")
    expect(anna.page.get_by_text(text_of("pace-days", days=3))).to_be_visible()
    expect(anna.page.get_by_text(text_of("time-out-loss"))).to_be_visible()


def test_the_clock_of_the_seat_to_act_runs_and_the_others_stand(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    bjorn, code = open_table(site.address, token, QUICK)
    anna = visit(token=token)
    anna.go_to_table(code)
    clocks = anna.page.locator("main [role=timer]")
    expect(clocks).to_have_count(2)
    running, still = anna.page.locator("main .running"), anna.page.locator("main [role=timer]:not(.running)")
    expect(still).to_have_text("+2:00")
    before = seconds(running.locator("span").first.inner_text())
    expect(running.locator("span").first).not_to_have_text(running.locator("span").first.inner_text())
    assert before > seconds(running.locator("span").first.inner_text())
    anna.page.evaluate(bundle.axe())
    assert audit(anna.page) == []
    bjorn.go()


def test_short_time_has_a_sign_and_is_announced_to_screen_readers(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    bjorn, code = open_table(site.address, token, {"per_move": 18, "reserve": 0})
    anna = visit(token=token)
    anna.go_to_table(code)
    expect(anna.page.locator("main .short svg")).to_be_visible()
    expect(anna.page.get_by_text(text_of("time-short", seconds=10))).to_have_count(1)
    anna.page.evaluate(bundle.axe())
    assert audit(anna.page, "color-contrast") == []
    anna.page.emulate_media(color_scheme="dark")
    assert audit(anna.page, "color-contrast") == []
    bjorn.go()


def test_who_loses_on_time_is_told_so_at_the_end(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    bjorn, code = open_table(site.address, token, {"per_move": 2, "reserve": 0}, time_out="loss")
    anna = visit(token=token)
    anna.go(f"table/{code}")
    expect(anna.page.get_by_text(text_of("won", count=1, names="Björn")).first).to_be_visible()
    expect(anna.page.get_by_text(text_of("lost-on-time", names="Anna"))).to_be_visible()
    bjorn.go()


def elsewhere(visit: Visit, site: Site, **options: Any) -> tuple[Visitor, Client, str]:
    """A visitor at the home page while a friend is to act at their table."""
    token = stored.new_token()
    bjorn, code = open_table(site.address, token, {"per_move": 86_400}, first=1)
    anna = visit(token=token, **options)
    anna.go()
    anna.page.locator("a[href^='/table/']").first.wait_for()
    return anna, bjorn, code


def test_a_turn_at_another_table_shows_in_the_title_until_it_is_opened(visit: Visit, site: Site) -> None:
    anna, bjorn, code = elsewhere(visit, site)
    expect(anna.page).to_have_title(text_of("brand"))
    bjorn.play()
    expect(anna.page).to_have_title(text_of("title-turn", title=text_of("brand")))
    expect(anna.page.get_by_text(text_of("table-your-turn"))).to_be_visible()
    anna.page.locator(f"a[href='/table/{code}']").click()
    expect(anna.page).to_have_title(text_of("title-table", code=code))
    bjorn.go()


@pytest.fixture(scope="module")
def windowed(browser: Browser) -> Iterator[Browser]:
    """Chromium with windows: the other one shows no notices."""
    path = chromium.find_windowed()
    if path is None:
        pytest.skip("this Chromium shows no notices, and there is no other one")
    windowed = chromium.launch_beside(browser, path)
    yield windowed
    windowed.close()


@pytest.mark.parametrize("workers", ["allow", "block"])
def test_the_browser_tells_of_a_turn_where_it_may_and_the_switch_ends_it(
    windowed: Browser, site: Site, workers: str
) -> None:
    """With a worker beside the page it shows the notice, else the page itself does."""
    visit = partial(Visitor, windowed, site.address)
    anna, bjorn, code = elsewhere(visit, site, permissions=["notifications"], service_workers=workers)
    anna.context.add_init_script(LISTENING)
    shown = SHOWN_BY_WORKER if workers == "allow" else SHOWN_BY_PAGE
    for count in (1, 0):
        anna.go_to_table(code)
        anna.page.get_by_role("button", name=text_of("menu")).click()
        switch = anna.page.get_by_role("switch", name=text_of("notices-switch"))
        expect(switch).to_be_checked(checked=count == 0)
        switch.click()
        anna.page.wait_for_function("is => localStorage.getItem('bordspil-notices') === is", arg=("off", "on")[count])
        anna.go()
        anna.page.locator("a[href^='/table/']").first.wait_for()
        bjorn.play()
        expect(anna.page).to_have_title(text_of("title-turn", title=text_of("brand")))
        if count:
            wait_until(lambda: len(anna.page.evaluate(shown)) > 0)
            assert anna.page.evaluate(shown) == [[f"turn-{code}", text_of("notice-body", game="Azul")]]
            anna.page.evaluate(FORGET)
            with Client(site.address, str(anna.remembered("token"))) as window:
                window.watch(code)
                window.wait_for("update")
                window.play()
            bjorn.wait_for("update", seq=2)
        else:
            anna.page.wait_for_timeout(300)
            assert anna.page.evaluate(shown) == []
    bjorn.go()
    assert anna.problems == []


@pytest.fixture(scope="module")
def mail_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, MailServer]]:
    """A server that sends e-mails."""
    with MailServer() as mail_server:
        store: Path = tmp_path_factory.mktemp("mail_site") / "tables.sqlite"
        server = ServerProcess(store, **mail_server.settings, webhooks=True)
        yield server, mail_server
        server.end()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_an_address_is_given_proved_switched_off_and_removed(
    visit: Visit, mail_site: tuple[ServerProcess, MailServer], phone: bool
) -> None:
    server, mail_server = mail_site
    anna = visit(server.address, phone=phone)
    anna.go("account")
    mail_server.emails.clear()
    anna.page.get_by_label(text_of("mail"), exact=True).fill("anna@example.org")
    anna.page.get_by_role("button", name=text_of("mail-give")).click()
    expect(anna.page.get_by_text(text_of("mail-sent", address="anna@example.org"))).to_be_visible()
    found = re.search(r"\d{6}", mail_server.emails[-1].get_content())
    assert found
    anna.page.get_by_label(text_of("mail-code")).fill("000000" if found[0] != "000000" else "111111")
    anna.page.get_by_role("button", name=text_of("mail-prove")).click()
    expect(anna.page.get_by_text(text_of("proof-wrong")).first).to_be_visible()
    anna.page.get_by_label(text_of("mail-code")).fill(found[0])
    anna.page.get_by_role("button", name=text_of("mail-prove")).click()
    switch = anna.page.get_by_role("switch", name=text_of("contacts-switch"))
    expect(switch).to_be_checked()
    anna.page.evaluate(bundle.axe())
    assert audit(anna.page) == []
    switch.click()
    expect(switch).not_to_be_checked()
    anna.page.get_by_role("button", name=text_of("contact-remove")).click()
    expect(anna.page.get_by_label(text_of("mail"), exact=True)).to_be_visible()
