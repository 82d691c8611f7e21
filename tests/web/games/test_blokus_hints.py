"""A hint on the board of Blokus Shuffle: first a circle around the place, then the piece where it would lie."""

import pytest
from playwright.sync_api import expect

from bordspil import games
from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from bordspil.search.any_game import bots_of
from web.harness import bundle, stored
from web.harness.texts import text_of
from web.harness.visitor import Site, Visit
from web.test_access import audit

GAME = games.load("blokus_shuffle")


def begun(cards: str, plies: int) -> Table:
    """Returns a game of greedy players; the first seat is to act."""
    table, greedy = (
        Table(GAME, {"cards": cards}, 4, Chance.of(2)),
        bots_of(games.load("blokus_shuffle")).make("greedy", 1),
    )
    while table.seq < plies or table.to_act() != 0:
        table.play(table.to_act(), greedy.choose(GAME.view(table.state, table.to_act()), Budget(simulations=1)))
    return table


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_hint_shows_the_place_and_then_the_piece(visit: Visit, site: Site, phone: bool) -> None:
    token = stored.new_token()
    visitor = visit(token=token, phone=phone)
    page = visitor.page
    code = stored.put(site.store, begun("none", 20), [stored.person(token, "Anna"), *3 * [stored.bot()]])
    visitor.go(f"table/{code}")
    page.locator("[data-seat], [data-lying]").first.wait_for()
    visitor.settle()
    page.get_by_role("button", name=text_of("hint"), exact=True).click()
    expect(page.locator("[data-look]")).to_be_visible(timeout=60_000)
    expect(page.locator("[data-ghost]")).to_have_count(0)
    page.evaluate(bundle.axe())
    assert audit(page) == []
    page.get_by_role("button", name=text_of("hint-more"), exact=True).click()
    expect(page.locator("[data-proposed]")).to_be_visible()
    expect(page.locator("[data-ghost].fits")).to_be_visible()
    expect(page.locator("[data-look]")).to_have_count(0)
    before = page.locator("[data-lying]").count()
    page.keyboard.press("Enter")
    expect(page.locator("[data-lying]").nth(before)).to_be_visible(timeout=60_000)
