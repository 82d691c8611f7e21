"""A game from outside in a real browser: offered at home, played by mouse, touch and keyboard, accessible."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from server.harness.servers import ServerProcess
from web.harness import bundle
from web.harness.pages import Pages
from web.harness.texts import text_of
from web.harness.visitor import Site, Visitor
from web.test_access import AUDIT, GRAVE

EXAMPLES = bundle.ROOT / "examples"


@pytest.fixture(scope="module")
def nim_site(site: Site, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has found Nim in the folder of examples."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BORDSPIL_GAMES", str(EXAMPLES))
        server = ServerProcess(Path(tmp_path_factory.mktemp("nim")) / "tables.sqlite")
    yield server.address
    server.end()


@pytest.fixture
def anna(pages: Pages, nim_site: str) -> Iterator[Visitor]:
    visitor = Visitor(pages, nim_site)
    yield visitor
    visitor.close()
    assert visitor.problems == []


def open_table(visitor: Visitor, button: str = "play", language: str = "en") -> None:
    visitor.go()
    card = visitor.page.locator("[data-game=nim]")
    expect(card.get_by_role("heading", name="Nim")).to_be_visible()
    card.get_by_text(text_of("more-options", language), exact=True).click()
    card.get_by_text("3, 5, 7", exact=True).click()
    card.get_by_role("button", name=text_of(button, language), exact=True).click()
    visitor.page.wait_for_url("**/table/*")
    visitor.page.get_by_role("toolbar", name=text_of("generic-moves", language)).wait_for()


def wait_for_turn(visitor: Visitor, seq: int) -> None:
    """Waits until a later update asks this browser for a move, or tells the end."""
    while visitor.update["seq"] <= seq or visitor.update["to_act"] not in (0, None):
        visitor.page.wait_for_timeout(20)
    visitor.settle()


def heaps(visitor: Visitor) -> list[int]:
    found: list[int] = visitor.update["view"]["heaps"]
    return found


def moves(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("toolbar").get_by_role("button")


def play_to_the_end(visitor: Visitor) -> None:
    while visitor.update["to_act"] is not None:
        seq = visitor.update["seq"]
        moves(visitor).first.click()
        wait_for_turn(visitor, seq)


def audit(visitor: Visitor) -> list[str]:
    visitor.page.evaluate(bundle.axe())
    return [one["id"] for one in visitor.page.evaluate(AUDIT, None) if one["impact"] in GRAVE]


def test_nim_is_played_against_a_bot_to_the_end(anna: Visitor) -> None:
    open_table(anna)
    region = anna.page.get_by_role("region", name=text_of("generic-position"))
    expect(region.get_by_role("heading", name="Pieces in the heaps")).to_be_visible()
    expect(region.get_by_role("listitem")).to_have_text(["3", "5", "7"])
    expect(moves(anna)).to_have_count(15)
    assert audit(anna) == []
    anna.page.get_by_role("button", name="7 from heap 2").click()
    wait_for_turn(anna, 0)
    assert heaps(anna)[2] == 0
    anna.page.get_by_role("button", name=text_of("log"), exact=True).click()
    expect(anna.page.locator("#log").get_by_text("7 from heap 2")).to_be_visible()
    play_to_the_end(anna)
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_role("row").last).to_contain_text(re.compile("0.*1|1.*0"))
    assert audit(anna) == []
    assert heaps(anna) == [0, 0, 0]


def test_the_arrows_go_through_the_moves_and_one_tab_stop_holds_them(anna: Visitor) -> None:
    open_table(anna)
    moves(anna).first.focus()
    for key, text in (("ArrowRight", "2 from heap 0"), ("ArrowDown", "3 from heap 0"), ("End", "7 from heap 2")):
        anna.page.keyboard.press(key)
        expect(anna.page.locator(":focus")).to_have_text(text)
    expect(anna.page.locator("[role=toolbar] button[tabindex='0']")).to_have_count(1)
    anna.page.keyboard.press("Enter")
    wait_for_turn(anna, 0)
    assert heaps(anna)[2] == 0


def test_a_hint_marks_a_move(anna: Visitor) -> None:
    open_table(anna)
    anna.page.get_by_role("button", name=text_of("hint"), exact=True).click()
    expect(anna.page.locator("[role=toolbar] .advised")).to_have_count(1)


def test_a_thumb_reaches_every_move_in_a_language_that_nim_does_not_speak(pages: Pages, nim_site: str) -> None:
    bjorn = Visitor(pages, nim_site, phone=True, language="is")
    open_table(bjorn, language="is")
    sizes = [moves(bjorn).nth(index).bounding_box() for index in range(15)]
    assert all(box and min(box["width"], box["height"]) >= 44 for box in sizes)
    assert bjorn.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    bjorn.page.get_by_role("button", name="1 from heap 0").tap()
    wait_for_turn(bjorn, 0)
    assert audit(bjorn) == []
    assert bjorn.problems == []
    bjorn.close()


def test_the_rules_say_where_they_are_not(anna: Visitor) -> None:
    open_table(anna)
    anna.page.get_by_role("button", name=text_of("menu")).click()
    anna.page.get_by_role("button", name=text_of("rules"), exact=True).click()
    expect(anna.page.get_by_role("dialog").get_by_text(text_of("generic-rules"))).to_be_visible()
