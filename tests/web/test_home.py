"""Home: what to play in one glance at every size, seats that are mixed and kept, and nothing that jumps."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ViewportSize, expect

from web.harness import bundle, home, stored
from web.harness.texts import text_of
from web.harness.visitor import Site, Visit, Visitor
from web.test_access import audit

GLANCE: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 1280, "height": 720},
    {"width": 820, "height": 1180},
    {"width": 390, "height": 844},
]
SMALL: list[ViewportSize] = [{"width": 360, "height": 640}, {"width": 844, "height": 390}]
MOST_BYTES, MOST_REQUESTS, MOST_SHIFT = 260_000, 64, 0.02

# Controls of the page that are cut off, too small for a finger, or lie on one another.
FAULTS = """() => {
  const sought = 'header :is(a, button, select, input), article > :not(.picture) :is(a, button), .more';
  const controls = [...document.querySelectorAll(sought)];
  const boxes = controls.map((one) => [one.textContent.trim() || one.id || one.tagName, one.getBoundingClientRect()]);
  const faults = [];
  boxes.forEach(([name, box], index) => {
    if (box.left < 0 || box.right > innerWidth + 0.5) faults.push(`${name} is cut`);
    if (box.height < 39.5 && innerWidth < 900) faults.push(`${name} is ${box.height} high`);
    for (const [other, there] of boxes.slice(index + 1)) {
      const across = Math.min(box.right, there.right) - Math.max(box.left, there.left);
      const down = Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top);
      if (across > 1 && down > 1) faults.push(`${name} lies on ${other}`);
    }
  });
  for (const words of document.querySelectorAll('article h2, article p, article button')) {
    if (words.scrollWidth > words.clientWidth + 1) faults.push(`${words.textContent} is too wide`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  return faults;
}"""
LOWEST = (
    "() => Math.max(...[...document.querySelectorAll('.buttons')].map((one) => one.getBoundingClientRect().bottom))"
)

# Notes what was painted when, and what moved although nobody had touched the page.
WATCHING = """() => {
  window.painted = 0;
  window.moved = [];
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (window.painted = startTime));
  watch('layout-shift', ({ hadRecentInput, value }) => hadRecentInput || window.moved.push(value));
}"""


def wait_for_cards(visitor: Visitor) -> None:
    """Waits until every card can be played, with its words and its picture."""
    page = visitor.page
    expect(page.locator("article .primary:enabled")).to_have_count(4)
    expect(page.locator("article .facts")).to_have_count(4)
    page.wait_for_function("() => [...document.querySelectorAll('.drawing')].every((one) => one.firstElementChild)")
    page.evaluate("() => document.fonts.ready.then(() => null)")
    visitor.settle()


def test_what_to_play_is_seen_in_one_glance_in_the_longest_language(visit: Visit) -> None:
    anna = visit(language="fi")
    anna.go()
    wait_for_cards(anna)
    for size in GLANCE + SMALL:
        anna.page.set_viewport_size(size)
        anna.settle()
        assert anna.page.evaluate(FAULTS) == [], size
        if size in GLANCE:
            assert anna.page.evaluate(LOWEST) <= size["height"], size


def test_seats_are_mixed_and_what_was_chosen_is_kept(visit: Visit, site: Site) -> None:
    anna = visit()
    anna.go()
    card = home.unfold(anna.page, "azul")
    card.locator('[name="azul-players"][value="4"]').check(force=True)
    card.get_by_role("textbox", name=text_of("your-name")).fill("Anna")
    card.get_by_role("combobox", name=text_of("player-number", number=2)).select_option("me")
    card.get_by_role("textbox", name=text_of("name-of", number=2)).fill("Þórdís")
    card.locator('[name="azul-seat-2"][value="child"]').check(force=True)
    card.locator('[name="azul-seat-3"][value="expert"]').check(force=True)
    card.get_by_role("radio", name=text_of("option-side-grey"), exact=True).check(force=True)
    anna.page.evaluate(bundle.axe())
    assert audit(anna.page) == []
    card.get_by_role("button", name=text_of("start"), exact=True).click()
    anna.page.wait_for_url("**/table/*")
    first = stored.row(site.store, anna.code)
    assert [(seat.kind, seat.level) for seat in first.seats] == [
        ("person", ""),
        ("person", ""),
        ("bot", "child"),
        ("bot", "expert"),
    ]
    assert [seat.name for seat in first.seats[:2]] == ["Anna", "Þórdís"]
    anna.go()
    home.card_of(anna.page, "azul").get_by_role("button", name=text_of("play"), exact=True).click()
    anna.page.wait_for_url("**/table/*")
    again = stored.row(site.store, anna.code)
    assert again.seats == first.seats
    assert again.code != first.code
    assert stored.look(site.store, anna.code).options["side"] == "grey"


def test_friends_are_invited_without_a_change_of_what_play_does(visit: Visit, site: Site) -> None:
    anna = visit()
    anna.go()
    home.card_of(anna.page, "timeline").get_by_role("button", name=text_of("with-friends")).click()
    anna.page.wait_for_url("**/table/*")
    assert [seat.kind for seat in stored.row(site.store, anna.code).seats] == ["person", "open"]
    anna.go()
    home.card_of(anna.page, "timeline").get_by_role("button", name=text_of("play"), exact=True).click()
    anna.page.wait_for_url("**/table/*")
    assert [seat.kind for seat in stored.row(site.store, anna.code).seats] == ["person", "bot"]


def test_nothing_jumps_and_little_is_fetched_on_a_slow_phone(visit: Visit, announce: Callable[[str], None]) -> None:
    """Slow 4G and a quarter of the processor; the figures are printed, as how long it takes depends on the machine."""
    anna = visit(viewport={"width": 390, "height": 844})
    line, sizes = anna.context.new_cdp_session(anna.page), list[float]()
    line.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    line.send("Network.enable")
    slow: dict[str, Any] = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
    line.send("Network.emulateNetworkConditions", slow)
    line.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    anna.page.add_init_script(f"({WATCHING})()")
    anna.go()
    wait_for_cards(anna)
    painted, moved = anna.page.evaluate("() => [window.painted, window.moved.reduce((all, one) => all + one, 0)]")
    announce(
        json.dumps({"lcp_ms": round(painted), "cls": round(moved, 4), "bytes": sum(sizes), "requests": len(sizes)})
    )
    assert moved <= MOST_SHIFT
    assert sum(sizes) <= MOST_BYTES
    assert len(sizes) <= MOST_REQUESTS
