"""The status stands on a row of its own and is never cut: every game, six languages, desk and phones."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from web.harness import stored
from web.harness.texts import LANGUAGES, text_of
from web.harness.visitor import Site, Visit

GAMES = ("azul", "blokus_shuffle", "cross_rummy", "timeline")
SIZES: tuple[ViewportSize, ...] = (
    {"width": 1440, "height": 900},
    {"width": 1280, "height": 720},
    {"width": 390, "height": 844},
    {"width": 360, "height": 640},
)
DESK = 880

# What is wrong with the row: outside the window, under the tools, wider than its room, or small print.
FAULTS = """() => {
  const row = document.querySelector('.status');
  const box = row.getBoundingClientRect();
  const tools = document.querySelector('header .tools').getBoundingClientRect();
  const faults = [];
  if (box.top < 0 || box.bottom > innerHeight + 1 || box.left < 0 || box.right > innerWidth + 1) faults.push('outside');
  if (box.top < tools.bottom - 1 && box.bottom > tools.top) faults.push('beside the tools');
  for (const part of row.querySelectorAll('*')) {
    const one = part.getBoundingClientRect();
    if (one.width <= 1 || !part.checkVisibility()) continue;
    const isCut = one.top < box.top - 1 || one.bottom > box.bottom + 1 || one.right > box.right + 1;
    if (isCut) faults.push(part.textContent);
  }
  return { faults, size: parseFloat(getComputedStyle(row).fontSize) };
}"""


@cache
def opening(game: str) -> Table:
    """Returns a game in which the first seat is to act."""
    for seed in range(1, 50):
        table = Table(games.load(game), {}, 2, Chance.of(seed))
        if table.to_act() == 0:
            return table
    raise AssertionError(game)


@pytest.mark.parametrize("game", GAMES)
def test_the_sentence_is_whole_in_every_language_and_size(visit: Visit, site: Site, game: str) -> None:
    token = stored.new_token()
    anna = visit(token=token)
    code = stored.put(site.store, opening(game), [stored.person(token, "Anna Kristjánsdóttir"), stored.bot()])
    anna.go(f"table/{code}")
    expect(anna.page.locator(".status strong")).to_have_text(text_of("status-your-turn"))
    found: list[tuple[str, ViewportSize, Any]] = []
    for language in LANGUAGES:
        anna.speak(language)
        expect(anna.page.locator(".status strong")).to_have_text(text_of("status-your-turn", language))
        for size in SIZES:
            anna.page.set_viewport_size(size)
            anna.settle()
            seen = anna.page.evaluate(FAULTS)
            if seen["faults"] or seen["size"] < (18 if size["width"] > DESK else 13):
                found.append((language, size, seen))
    assert found == []


def test_a_spectator_reads_that_this_is_watching(visit: Visit, site: Site) -> None:
    code = stored.put(site.store, opening("azul"), [stored.person(stored.new_token(), "Anna"), stored.bot()])
    eve = visit()
    eve.go_to_table(code)
    status = eve.page.get_by_role("region", name=text_of("status"), exact=True)
    expect(status).to_contain_text(text_of("status-watching"))
    expect(status).to_contain_text(text_of("status-waiting", name="Anna"))
