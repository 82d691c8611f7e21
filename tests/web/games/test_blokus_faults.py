"""A piece of Blokus Shuffle that does not fit is marked while it is held, and a press says why in one sentence."""

import pytest
from playwright.sync_api import expect

from web.games.azul_player import middle
from web.games.test_blokus_hints import begun
from web.harness import stored
from web.harness.texts import text_of
from web.harness.visitor import Site, Visit, Visitor

OCCUPIED = "There’s already a piece there."


def lift(visit: Visit, site: Site, phone: bool) -> Visitor:
    """Opens a game in which the first seat has to place a piece, and lifts one out of the tray."""
    token = stored.new_token()
    anna = visit(token=token, phone=phone)
    code = stored.put(site.store, begun("none", 20), [stored.person(token, "Anna"), *3 * [stored.bot()]])
    anna.go(f"table/{code}")
    piece = anna.page.locator("[data-tray][aria-disabled=false]").first
    piece.tap() if phone else piece.click()
    return anna


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_piece_on_taken_squares_is_marked_and_a_press_says_why(visit: Visit, site: Site, phone: bool) -> None:
    anna = lift(visit, site, phone)
    page = anna.page
    x, y = middle(page.locator("[data-lying^=blue]").first)
    if phone:
        page.touchscreen.tap(x, y)
        if page.locator("[data-ghost].fits").count():  # a finger is drawn to places that fit
            page.keyboard.press("ArrowUp")
    else:
        page.mouse.move(x, y)
    expect(page.locator("[data-fault]")).to_have_count(1)
    alert = page.get_by_role("alert")
    if phone:
        page.keyboard.press("Enter")
        expect(alert.locator(".wrong")).not_to_be_empty()
    else:
        assert page.locator("[data-faulty]").count() > 0
        expect(alert.filter(has_text=OCCUPIED)).to_have_count(0)
        page.mouse.down()
        page.mouse.up()
        expect(alert.filter(has_text=OCCUPIED)).to_be_visible()
    expect(page.locator("[data-ghost]")).to_have_count(1)
    page.get_by_role("button", name=text_of("why")).click()
    expect(page.get_by_role("dialog").locator(".wanted").first).to_be_visible()


def test_what_fits_bears_no_mark_and_is_laid(visit: Visit, site: Site) -> None:
    anna = lift(visit, site, phone=False)
    page = anna.page
    page.keyboard.press("Tab")
    laid = page.locator("[data-lying]").count()
    page.locator("[data-tray][aria-disabled=false]").first.focus()
    page.keyboard.press("Escape")
    page.locator("[data-tray][aria-disabled=false]").first.press("Enter")
    expect(page.locator("[data-ghost].fits")).to_have_count(1)
    expect(page.locator("[data-fault]")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("[data-lying]").nth(laid)).to_be_visible()
