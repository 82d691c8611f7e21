"""A hint in Azul comes in two steps: where to look, then the tiles taken up and shown where they would go."""

from typing import Any

import pytest
from playwright.sync_api import expect

from web.games import azul_games
from web.harness import stored
from web.harness.texts import text_of
from web.harness.visitor import Site, Visit

SOURCES: tuple[Any, ...] = ("centre", 1, 2, 3, 4, 5)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_hint_shows_where_to_look_and_then_the_move(visit: Visit, site: Site, phone: bool) -> None:
    token = stored.new_token()
    code = stored.put(site.store, azul_games.play(azul_games.is_middle), [stored.person(token), stored.bot()])
    anna = visit(token=token, phone=phone)
    anna.go_to_table(code)
    page = anna.page
    page.get_by_role("button", name=text_of("hint"), exact=True).click()
    expect(page.locator(".pointed")).to_have_count(1, timeout=60_000)
    looks = [text_of("hint-look", "en", **{"from": source}) for source in SOURCES]
    assert page.get_by_text(looks[0].split(" the")[0]).first.inner_text() in looks
    expect(page.locator("[data-goal].legal")).to_have_count(0)
    page.get_by_role("button", name=text_of("hint-more"), exact=True).click()
    expect(page.locator("[data-goal].legal")).not_to_have_count(0)
    expect(page.locator(".pointed")).to_have_count(0)
    plays = [text_of("hint-play", to=goal) for goal in (1, 2, 3, 4, 5, "floor")]
    told = page.get_by_text(plays[0].split(":")[0]).first.inner_text()
    goal = next(goal for goal, play in zip((1, 2, 3, 4, 5, "floor"), plays, strict=True) if play in told)
    before = takes(site, code)
    page.locator(f'[data-goal="{goal}"]').click()
    expect(page.locator("[data-goal].legal")).to_have_count(0)
    for _ in range(200):
        after = takes(site, code)
        if len(after) > len(before):
            break
        page.wait_for_timeout(100)
    assert after[len(before)]["to"] == goal


def takes(site: Site, code: str) -> list[dict[str, Any]]:
    """Returns what the first seat has taken so far, as the store knows it."""
    story = stored.story(stored.look(site.store, code))
    return [event for event in story if event["event"] == "take" and event["seat"] == 0]


def test_on_the_grey_side_a_hint_names_the_row_and_then_the_column(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    table = azul_games.play(azul_games.is_choice, side="grey")
    code = stored.put(site.store, table, [stored.person(token), stored.bot()])
    anna = visit(token=token)
    anna.go_to_table(code)
    page = anna.page
    line = int(next(iter(azul_games.AZUL.moves(table.state))).line) + 1
    page.get_by_role("button", name=text_of("hint"), exact=True).click()
    expect(page.get_by_text(text_of("hint-row", line=line)).first).to_be_visible(timeout=60_000)
    page.get_by_role("button", name=text_of("hint-more"), exact=True).click()
    told = page.get_by_text(text_of("hint-cell", column=1).split(":")[0]).first.inner_text()
    column = next(column for column in range(1, 6) if text_of("hint-cell", column=column) in told)
    expect(page.locator(f'[data-column="{column}"]')).to_be_focused()
