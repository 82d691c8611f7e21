"""All six languages: no key instead of a text, nothing beyond the edge of a phone or a desk, the choice is kept."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from web.harness import screens, stored
from web.harness.texts import LANGUAGE_NAMES, LANGUAGES, keys, plain_texts, text_of
from web.harness.visitor import DESK, PHONE, Site, Visit

# Every text a person can see or hear: text nodes, labels, placeholders, titles.
TEXTS = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.data);
  for (const element of document.querySelectorAll('*')) {
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(element.getAttribute(name) ?? '');
  }
  return [...new Set(found.map((text) => text.trim()).filter(Boolean))];
}"""

# What reaches beyond the sides of the screen or out of its box without being meant to scroll, and words broken in two.
BEYOND = """() => {
  const width = document.documentElement.clientWidth;
  const found = [];
  const whole = document.documentElement.scrollWidth;
  if (whole > width) found.push(`the page is ${whole} wide`);
  const isHidden = (element) => !element.checkVisibility() || element.closest('.unseen, [inert]');
  const scrolls = (element) => {
    for (let up = element; up; up = up.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return true;
    }
    return false;
  };
  const isBroken = (element) =>
    [...element.childNodes].some((node) =>
      [...(node.data ?? '').matchAll(/[\\p{L}\\d]+/gu)].some(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      }),
    );
  for (const element of document.querySelectorAll('body *')) {
    if (isHidden(element) || scrolls(element)) continue;
    const box = element.getBoundingClientRect();
    const what = `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    if (box.width > 0 && (box.left < -1 || box.right > width + 1)) found.push(`${what} reaches to ${box.right}`);
    const isCut = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
    const isText = element.matches('button, th, td, label, legend, h1, h2, p, li, .name') && !element.closest('svg');
    if (isCut && isText) found.push(`${what} is ${element.scrollWidth} wide in ${element.clientWidth}`);
    if (isText && isBroken(element)) found.push(`${what} is broken within a word`);
  }
  return found;
}"""


SHOWN = ["home", "help", "waiting", "table-4", "menu", "card", "end"]


def wrong_texts(page: Page, language: str) -> list[str]:
    """Keys shown instead of texts, and texts with holes in them."""
    shown: list[str] = page.evaluate(TEXTS)
    raw = [text for text in shown if text in keys() and text not in plain_texts(language)]
    return raw + [text for text in shown if "{" in text or "undefined" in text or "NaN" in text or "[object" in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_in_the_language_and_fits(visit: Visit, site: Site, language: str) -> None:
    token = stored.new_token()
    someone = visit(token=token, language=language, phone=True)
    wrong: dict[str, Any] = {}
    for name in SHOWN:
        someone.page.set_viewport_size(PHONE)
        screens.SCREENS[name](someone, site.store, token)
        assert someone.page.evaluate("document.documentElement.lang") == language
        found = wrong_texts(someone.page, language) + someone.page.evaluate(BEYOND)
        someone.page.set_viewport_size(DESK)
        someone.settle()
        found += someone.page.evaluate(BEYOND)
        if found:
            wrong[name] = found
    assert wrong == {}


def test_the_language_of_the_browser_is_spoken_and_norwegian_is_bokmal(visit: Visit) -> None:
    for wish, spoken in (("nn-NO", "nb"), ("de-DE", "en"), ("is-IS", "is")):
        someone = visit(locale=wish)
        someone.go()
        expect(someone.page.get_by_role("button", name=text_of("play", spoken), exact=True).first).to_be_visible()


def test_the_language_can_be_changed_in_the_middle_of_a_game_and_is_kept(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    someone = visit(token=token)
    screens.table_of_two(someone, site.store, token)
    page = someone.page
    page.get_by_role("button", name=text_of("menu")).click()
    choice = page.locator("[popover]:popover-open select").first
    choice.focus()
    for language in ("is", "fi"):
        choice.select_option(label=LANGUAGE_NAMES[language])
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_text(text_of("status-your-turn", language))).to_be_visible()
        assert wrong_texts(page, language) == []
        expect(choice).to_be_focused()
    page.reload()
    expect(page.get_by_text(text_of("status-your-turn", "fi"))).to_be_visible()
    someone.go()
    expect(page.get_by_role("button", name=text_of("play", "fi"), exact=True).first).to_be_visible()


def test_icelandic_numbers_and_lists_are_written_as_in_iceland(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    someone = visit(token=token, language="is", phone=True)
    screens.home(someone, site.store, token)
    expect(someone.page.get_by_text("Anna og Björn")).to_be_visible()
    screens.grey_choice(someone, site.store, token)
    assert "−1" in someone.page.locator("main").inner_text()
    assert "-1" not in someone.page.locator("main").inner_text()


def test_icelandic_thousands_are_parted_by_a_point(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    someone = visit(token=token, language="is", phone=True)

    def praise(route: WebSocketRoute) -> None:
        """Passes everything on, with a score that no game has."""
        server = route.connect_to_server()

        def pass_on(told: str | bytes) -> None:
            message = json.loads(told)
            if message["type"] == "update":
                message["scores"][1] = 1234
            route.send(json.dumps(message))

        server.on_message(pass_on)

    someone.page.route_web_socket("**/socket", praise)
    screens.table_of_two(someone, site.store, token)
    expect(someone.page.get_by_text("1.234", exact=True).first).to_be_visible()
    assert someone.page.viewport_size == PHONE
