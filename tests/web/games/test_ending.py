"""The end of a game is played out on the board before the page shows the result; a press skips it."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from bordspil.core.table import Table
from web.games import azul_games, azul_player
from web.games.azul_player import Player
from web.harness import stored
from web.harness.texts import text_of
from web.harness.visitor import Site, Visit, Visitor

# Notes every bonus that lights up, and whether anything beside the board has given the result away by then.
WATCH = """() => {
  window.bonuses = [];
  const note = () => {
    const label = document.querySelector('.bonus text')?.textContent ?? null;
    if (label === window.lastBonus) return;
    window.lastBonus = label;
    if (!label) return;
    const isTold = document.querySelector('dialog[open]') !== null;
    window.bonuses.push({ label, isTold, status: document.querySelector('.status').textContent });
  };
  const all = { childList: true, subtree: true, characterData: true };
  new MutationObserver(note).observe(document.querySelector('main'), all);
}"""


@cache
def last_move() -> Table:
    """Returns a game whose last tiles the first seat takes, with bonuses for a row, a column and a colour."""
    return azul_games.play(azul_games.is_last_move, seed=17)


def watch(visit: Visit, site: Site, **options: Any) -> tuple[Visitor, Player]:
    """Opens the table before the last move and notes what lights up."""
    token = stored.new_token()
    code = stored.put(site.store, last_move(), [stored.person(token), stored.bot()])
    anna = visit(token=token, motion=True, **options)
    anna.go_to_table(code)
    anna.page.evaluate(WATCH)
    return anna, Player(anna, site.store, azul_player.by_mouse)


def expected_bonuses(table: Table) -> list[str]:
    """Returns what lights up, seat by seat: rows, then columns, then colours."""
    found = [event for event in stored.story(table) if event["event"] == "bonus"]
    return [
        label
        for event in found
        for label, count in (("+2", event["rows"]), ("+7", event["columns"]), ("+10", event["colours"]))
        for _ in range(count)
    ]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_bonuses_light_up_before_anything_tells_the_result(visit: Visit, site: Site, phone: bool) -> None:
    anna, someone = watch(visit, site, phone=phone)
    someone.move()
    dialog = anna.page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    table = stored.look(site.store, anna.code)
    outcome = (
        text_of("won-you")
        if azul_games.AZUL.winners(table.state) == (0,)
        else text_of("won", count=1, names="The computer")
    )
    noted = anna.page.evaluate("() => window.bonuses")
    shown = [one["label"] for one in noted]
    wanted = expected_bonuses(table)
    assert shown == (wanted if not phone else wanted[: len(shown)])
    assert phone or {"+2", "+7", "+10"} <= set(shown)
    assert shown
    assert not any(one["isTold"] or outcome in one["status"] for one in noted)
    expect(dialog.get_by_role("heading", name=outcome)).to_be_visible()
    for seat, score in enumerate(azul_games.AZUL.scores(table.state)):
        expect(dialog.locator("tr.total td").nth(seat)).to_have_text(str(score))


@pytest.mark.parametrize("way", ["click", "space"])
def test_a_press_finishes_the_end_at_once(visit: Visit, site: Site, way: str) -> None:
    anna, someone = watch(visit, site)
    someone.move()
    finish = anna.page.get_by_role("button", name=text_of("show-result"))
    finish.wait_for()
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    finish.click() if way == "click" else anna.page.keyboard.press("Space")
    expect(anna.page.locator("dialog[open]")).to_be_visible()
    shown = anna.page.evaluate("() => window.bonuses.length")
    assert shown < len(expected_bonuses(stored.look(site.store, anna.code)))
    assert anna.page.locator(".layer > *").count() == 0
