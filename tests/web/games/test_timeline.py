"""Timeline on the page: cards are laid in every way, right and wrong are told, and no date is sent before its time."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Page, Request, expect

from bordspil.games.timeline.decks import card_backs
from web.games import timeline_player
from web.games.azul_player import middle
from web.games.timeline_player import LONGEST_WAIT, PAUSE, Layer, cards, choose
from web.harness import bundle
from web.harness.bundle import GAMES
from web.harness.texts import text_of as say_shell
from web.harness.visitor import Site, Visit
from web.test_access import audit

BACK = {"year", "within", "back"}
TURNS = ("start", "place")
WAYS = {
    "click": (timeline_player.by_clicking, False),
    "drag": (timeline_player.by_dragging, False),
    "keys": (timeline_player.by_keys, False),
    "tap": (timeline_player.by_tapping, True),
    "finger": (timeline_player.by_dragging_a_finger, True),
}


@cache
def english() -> FluentBundle:
    """Returns the texts of the game's page."""
    texts = FluentBundle(["en"], use_isolating=False)
    texts.add_resource(FluentResource((GAMES / "timeline" / "texts" / "page-en.ftl").read_text(encoding="utf-8")))
    return texts


def text_of(key: str, **details: Any) -> str:
    pattern = english().get_message(key).value
    assert pattern is not None
    return str(english().format_pattern(pattern, details)[0])


# What moves lasts: of those who want motion only who drags, whose card begins where it was let go, and who uses keys.
@pytest.mark.parametrize(
    ("way", "motion"),
    [("click", False), ("tap", False), ("drag", True), ("finger", True), ("keys", True)],
    ids=["click", "tap", "drag-moving", "finger-moving", "keys-moving"],
)
def test_a_card_is_laid_turned_and_stays_or_leaves(visit: Visit, way: str, motion: bool) -> None:
    carry_out, phone = WAYS[way]
    anna = Layer(visit(phone=phone, motion=motion))
    anna.begin(1)
    page = anna.page
    for right in (True, False):
        told = anna.lay(right, carry_out)
        assert told["revealed"]["right"] is right
        card = told["card"]
        latest = page.locator("[data-verdict]")
        expect(latest).to_have_attribute("data-verdict", "right" if right else "wrong")
        expect(latest).to_contain_text(cards()[card].title["en"])
        expect(latest).to_contain_text(cards()[card].fact["en"])
        expect(latest).to_contain_text(text_of("told-right" if right else "told-wrong", you="yes", name=""))
        expect(page.locator(f'[data-line="{card}"]')).to_have_count(1 if right else 0)
        expect(page.locator("#log li", has_text=cards()[card].title["en"]).first).to_be_attached()


def test_a_card_goes_back_when_it_is_let_go_elsewhere_or_escape_is_pressed(visit: Visit) -> None:
    anna = Layer(visit())
    anna.begin(1)
    page, view = anna.page, anna.wait_for_turn()
    card = page.locator(f'[data-hand="{view["hands"][0][1]}"]')
    x, y = middle(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 20, steps=4)
    expect(page.locator("[data-held]")).to_be_visible()
    page.mouse.up()
    expect(page.locator("[data-held]")).to_be_hidden()
    expect(card).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("2")
    expect(card).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(card).to_be_focused()
    assert anna.wait_for_turn()["hands"] == view["hands"]


def test_any_key_cuts_the_reveal_short(visit: Visit) -> None:
    anna = Layer(visit(motion=True))
    anna.begin(1)
    told = anna.lay(False, timeline_player.by_clicking)
    assert anna.page.locator(f'[data-line="{told["card"]}"]').count() == 1
    anna.page.keyboard.press("Shift")
    anna.visitor.settle()
    assert anna.page.locator(f'[data-line="{told["card"]}"]').count() == 0
    expect(anna.page.locator("[data-verdict]")).to_have_attribute("data-verdict", "wrong")


def test_a_card_of_the_line_can_be_read_again_and_reported(visit: Visit, site: Site) -> None:
    anna = Layer(visit())
    anna.begin(2)
    card = anna.wait_for_turn()["timeline"][0]
    page = anna.page
    page.locator(f'[data-line="{card}"]').click()
    sheet = page.get_by_role("dialog", name=cards()[card].title["en"])
    expect(sheet).to_contain_text(cards()[card].fact["en"])
    sheet.get_by_role("button", name=text_of("report")).click()
    sheet.get_by_label(text_of("report-note")).fill("The year is off by one.")
    sheet.get_by_role("button", name=text_of("report-send")).click()
    expect(sheet.get_by_text(text_of("report-sent"))).to_be_visible()
    for _ in range(LONGEST_WAIT // PAUSE):
        with closing(sqlite3.connect(site.store)) as connection:
            found = connection.execute("SELECT about, note FROM reports WHERE code = ?", [anna.visitor.code]).fetchall()
        if found:
            break
        page.wait_for_timeout(PAUSE)
    assert found == [(card, "The year is off by one.")]


def test_no_date_is_sent_before_its_card_is_turned(visit: Visit) -> None:
    """Searches everything that the browser receives in a whole game for dates of hidden cards."""
    anna = Layer(visit())
    bodies = record(anna.page)
    anna.begin(3)
    turn = 0
    while anna.wait_for_turn()["stage"] != "over":
        anna.lay(turn % 3 != 2, timeline_player.by_clicking)
        turn += 1
    shown: set[str] = set()
    for message in anna.messages:
        if message["type"] == "welcome":
            continue  # told before there is a table; how strong the levels are may look like a year
        shown |= {event["card"] for event in message.get("events", []) if event["event"] in TURNS}
        if message["type"] != "update" or message["view"]["stage"] != "over":
            assert leaks(message, shown) == []
    assert len(shown) > 8
    told = {card_backs.file_name(cards()[card]) for card in shown}
    for url, body in bodies:
        if "-back-" in url:
            assert url.rpartition("/")[2].partition("-")[2] in told
            continue
        assert not any(fact in body for fact in texts("fact")), url
        if ".svg" in url:
            assert not re.search(r"<(text|title|desc|metadata)|\d{4} ?BCE", body), url
        elif "/api/" not in url:
            assert [card for card in cards().values() if f'"{card.id}"' in body and str(card.year) in body] == [], url
    check_story(anna)


def record(page: Page) -> list[tuple[str, str]]:
    """Returns the bodies of everything that is fetched, with their addresses."""
    bodies: list[tuple[str, str]] = []

    def keep(request: Request) -> None:
        response = request.response()
        if response is not None and re.search(r"\.(woff2?|png|ico)$", request.url) is None:
            bodies.append((request.url, response.body().decode()))

    page.on("requestfinished", keep)
    return bodies


def texts(part: str) -> Iterator[str]:
    for card in cards().values():
        yield from getattr(card, part).values()


def leaks(message: Any, shown: set[str]) -> list[str]:
    """Returns the leaks of a message about cards that are not turned: parts of their backs, or their years."""
    hidden = [card for card in cards().values() if card.id not in shown]
    found = [
        f"{card} {BACK & set(part)}" for card, part in parts_about(message) if card not in shown and BACK & set(part)
    ]
    rest = json.dumps(without(message, shown), ensure_ascii=False)
    found += [f"the fact of {card.id}" for card in hidden if any(fact in rest for fact in card.fact.values())]
    numbers = set(re.findall(r"(?<![\w.])\d{4,}(?![\w.])", rest))
    return found + [f"the year of {card.id}" for card in hidden if f"{abs(card.year)}" in numbers]


def parts_about(value: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yields every object that is about a card, with the card's id."""
    if isinstance(value, dict):
        for key in ("card", "id"):
            if value.get(key) in cards():
                yield value[key], value
        for key, inner in value.items():
            if key in cards() and isinstance(inner, dict):
                yield key, inner
            yield from parts_about(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from parts_about(inner)


def without(value: Any, shown: set[str]) -> Any:
    """Returns a message without its parts about cards that are turned."""
    if isinstance(value, list):
        return [without(inner, shown) for inner in value if not is_about(inner, shown)]
    if isinstance(value, dict):
        return {key: without(inner, shown) for key, inner in value.items() if key not in shown and key != "salt"}
    return value


def is_about(value: Any, shown: set[str]) -> bool:
    return isinstance(value, dict) and value.get("card") in shown


def check_story(anna: Layer) -> None:
    """At the end every card that was turned lies at its right place, and can be read."""
    page, view = anna.page, anna.visitor.update["view"]
    page.get_by_role("button", name=say_shell("look-at-board")).click()
    lying: list[str] = page.locator("[data-line]").evaluate_all("all => all.map((one) => one.dataset.line)")
    missed = [miss["card"] for miss in view["misses"]]
    left = [card for hand in view["hands"] for card in hand]
    assert missed
    assert sorted(lying) == sorted([*view["timeline"], *missed, *left])
    years = [cards()[card].year for card in lying]
    assert years == sorted(years)
    page.get_by_role("button", name=text_of("read-on")).click()
    reading = page.get_by_role("dialog", name=text_of("read-story"))
    expect(reading.locator("article")).to_have_count(len(lying))
    expect(reading).to_contain_text(cards()[missed[0]].fact["en"])
    page.keyboard.press("Escape")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_while_a_card_is_held_and_read(visit: Visit, phone: bool) -> None:
    anna = Layer(visit(phone=phone))
    anna.begin(4)
    page = anna.page
    page.evaluate(bundle.axe())
    card, place = choose(anna.wait_for_turn(), True)
    page.locator(f'[data-hand="{card}"]').click()
    found = audit(page)
    page.locator(f'[data-place="{place}"]').click()
    anna.wait_for_turn()
    found += audit(page)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    found += audit(page, "color-contrast")
    page.locator("[data-line]").first.click()
    found += audit(page)
    assert found == []
