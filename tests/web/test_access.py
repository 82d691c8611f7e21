"""Accessibility: axe finds nothing serious, moves are announced to screen readers, the focus is always seen."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.games import azul_games, azul_player
from web.games.azul_player import Player
from web.harness import bundle, screens, stored
from web.harness.texts import text_of
from web.harness.visitor import Site, Visit

AUDIT = """async (rules) => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  const where = (nodes) => nodes.map(({ target }) => target.join(' '));
  return violations.map(({ id, impact, nodes }) => ({ id, impact, where: where(nodes) }));
}"""
GRAVE = ("serious", "critical")
AUDITED = ["home", "help", "waiting", "table-4", "menu", "held", "grey", "end"]
AUDITED_ON_PHONES = ["home", "table-4", "card", "log", "grey", "end"]


def audit(page: Page, *rules: str) -> list[tuple[str, list[str]]]:
    """Returns what axe holds to be serious or critical, by all of its rules or by some."""
    found: list[Any] = page.evaluate(AUDIT, list(rules) or None)
    return [(one["id"], one["where"]) for one in found if one["impact"] in GRAVE]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_in_light_and_dark(visit: Visit, site: Site, phone: bool) -> None:
    token = stored.new_token()
    someone = visit(token=token, phone=phone)
    found: list[Any] = []
    for name in AUDITED_ON_PHONES if phone else AUDITED:
        screens.SCREENS[name](someone, site.store, token)
        someone.page.evaluate(bundle.axe())
        found += [(name, "light", *one) for one in audit(someone.page)]
        someone.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        someone.settle()
        found += [(name, "dark", *one) for one in audit(someone.page, "color-contrast")]
        someone.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    assert found == []


def test_every_move_is_announced_to_screen_readers(visit: Visit, site: Site) -> None:
    tokens = [stored.new_token(), stored.new_token()]
    seats = [stored.person(tokens[0], "Anna"), stored.person(tokens[1], "Björn")]
    code = stored.put(site.store, azul_games.play(azul_games.is_middle), seats)
    anna, bjorn = visit(token=tokens[0]), visit(token=tokens[1])
    for visitor in (anna, bjorn):
        visitor.go_to_table(code)
        expect(visitor.page.locator("[aria-live=polite]")).to_be_empty()
    Player(anna, site.store, azul_player.by_mouse).move()
    took = [event for event in stored.story(stored.look(site.store, code)) if event["event"] == "take"][-1]
    details = {key: took[key] for key in ("to", "count")} | {"colour": took["take"]}
    details["from"] = took["from"] if took["from"] == "centre" else took["from"] + 1
    told = [
        text_of("log-take", you="yes", name="Anna", **details),
        text_of("log-take", you="no", name="Anna", **details),
    ]
    for visitor, words in zip((anna, bjorn), told, strict=True):
        expect(visitor.page.locator("[aria-live=polite]")).to_contain_text(words)
        expect(visitor.page.locator("#log li").last).to_contain_text(words)


@pytest.mark.parametrize("name", ["home", "waiting", "table-2", "grey", "help", "end"])
def test_the_focus_is_always_seen(visit: Visit, site: Site, name: str) -> None:
    token = stored.new_token()
    someone = visit(token=token)
    screens.SCREENS[name](someone, site.store, token)
    unseen = [told for told, is_seen in stops(someone.page) if not is_seen]
    assert unseen == []


# A name for what has the focus, and where it is; nothing when the focus has left the page.
FOCUSED = """() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const box = (element.closest('label') ?? element).getBoundingClientRect();
  const words = element.getAttribute('aria-label') ?? element.textContent.trim();
  const name = `${element.tagName} ${element.value ?? ''} ${words.slice(0, 40)}`;
  return { name, x: box.x, y: box.y, width: box.width, height: box.height };
}"""
MARGIN = 8


def stops(page: Page) -> list[tuple[str, bool]]:
    """Goes through the page with Tab; for every stop, whether it looks different while it has the focus."""
    found: list[tuple[str, bool]] = []
    for _ in range(40):
        page.keyboard.press("Tab")
        stop: dict[str, Any] | None = page.evaluate(FOCUSED)
        if stop is None or any(stop["name"] == name for name, _ in found):
            break
        left, top = max(0.0, stop["x"] - MARGIN), max(0.0, stop["y"] - MARGIN)
        clip: Any = {"x": left, "y": top, "width": stop["width"] + 2 * MARGIN, "height": stop["height"] + 2 * MARGIN}
        focused = page.screenshot(clip=clip)
        page.evaluate("() => { window.left = document.activeElement; window.left.blur(); }")
        found.append((stop["name"], page.screenshot(clip=clip) != focused))
        page.evaluate("() => window.left.focus()")
    assert found
    return found
