"""Measures a cold load and a move in the browser: python tests/web/harness/measure_page.py prints both."""

import sys
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).parents[2]))

from web.games import azul_games, azul_player
from web.games.azul_player import Player
from web.harness import stored
from web.harness.live_server import open_live_server
from web.harness.visitor import Site, Visitor

LOADS = 7
MOVES = 24

# When the first button that starts a game can be clicked, in milliseconds after the navigation began.
READY = """() => {
  const look = () => {
    if (document.querySelector('article button.primary')) window.ready = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}"""

# How long after a click on a line the tiles have left the offer, in the frame that shows it.
CLICKS = """() => {
  window.waits = [];
  const lying = () => document.querySelectorAll('main [data-group] use').length;
  addEventListener('click', (event) => {
    if (!event.target.closest('[data-goal]')) return;
    const [before, began] = [lying(), event.timeStamp];
    const observer = new MutationObserver(() => {
      if (lying() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => window.waits.push(performance.now() - began)));
    });
    observer.observe(document.querySelector('main'), { childList: true, subtree: true });
  }, true);
}"""


def load(browser: Browser, site: Site) -> float:
    """Returns the milliseconds until a page can be played, with an empty cache."""
    visitor = Visitor(browser, site.address)
    visitor.page.add_init_script(f"({READY})()")
    visitor.go()
    visitor.page.wait_for_function("() => window.ready")
    taken: float = visitor.page.evaluate("() => window.ready")
    visitor.close()
    return taken


def moves(browser: Browser, site: Site) -> list[float]:
    """Returns the milliseconds from a click to the tiles on the line, for some moves of two people at one screen."""
    token = stored.new_token()
    seats = [stored.person(token, "Anna"), stored.person(token, "Björn")]
    code = stored.put(site.store, azul_games.play(lambda table: True), seats)
    visitor = Visitor(browser, site.address, token)
    visitor.go_to_table(code)
    visitor.page.evaluate(CLICKS)
    for _ in range(MOVES):
        seat = stored.look(site.store, code).to_act()
        assert seat is not None
        Player(visitor, site.store, azul_player.by_mouse, seat).move()
    waits: list[float] = visitor.page.evaluate("() => window.waits")
    visitor.close()
    return waits


def main() -> None:
    with open_live_server() as (browser, site):
        loads = [load(browser, site) for _ in range(LOADS)]
        waits = moves(browser, site)
    print(f"interactive_s  {median(loads) / 1000:.2f}  (of {len(loads)} cold loads; worst {max(loads) / 1000:.2f})")
    print(f"move_shown_ms  {median(waits):.0f}  (of {len(waits)} moves; worst {max(waits):.0f})")


if __name__ == "__main__":
    main()
