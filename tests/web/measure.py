"""Measures what a player waits for, a cold load and a move: python tests/web/measure.py prints both."""

import sys
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).parent.parent))

from web import player, scene
from web.player import Player
from web.stand import open_stand
from web.visitor import Place, Visitor

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


def load(browser: Browser, place: Place) -> float:
    """Milliseconds from nothing to a page that can be played, with an empty cache."""
    visitor = Visitor(browser, place.address)
    visitor.page.add_init_script(f"({READY})()")
    visitor.go()
    visitor.page.wait_for_function("() => window.ready")
    taken: float = visitor.page.evaluate("() => window.ready")
    visitor.close()
    return taken


def moves(browser: Browser, place: Place) -> list[float]:
    """Milliseconds from a click to the tiles on the line, for some moves of two people at one screen."""
    token = scene.new_token()
    seats = [scene.person(token, "Anna"), scene.person(token, "Björn")]
    code = scene.put(place.store, scene.play(lambda table: True), seats)
    visitor = Visitor(browser, place.address, token)
    visitor.go_to_table(code)
    visitor.page.evaluate(CLICKS)
    for _ in range(MOVES):
        seat = scene.look(place.store, code).to_act()
        assert seat is not None
        Player(visitor, place.store, player.by_mouse, seat).move()
    waits: list[float] = visitor.page.evaluate("() => window.waits")
    visitor.close()
    return waits


def main() -> None:
    with open_stand() as (browser, place):
        loads = [load(browser, place) for _ in range(LOADS)]
        waits = moves(browser, place)
    print(f"interactive_s  {median(loads) / 1000:.2f}  (of {len(loads)} cold loads; worst {max(loads) / 1000:.2f})")
    print(f"move_shown_ms  {median(waits):.0f}  (of {len(waits)} moves; worst {max(waits):.0f})")


if __name__ == "__main__":
    main()
