"""The levels on the home page, each with name and line; the bot plays at the one picked, and its pause is skipped."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from bordspil.core.bot import LEVELS
from bordspil.core.characters import CHARACTERS
from server.harness.servers import ServerProcess
from web.games.timeline_player import Layer, by_clicking
from web.harness import home
from web.harness.texts import text_of
from web.harness.visitor import Visit


def test_a_level_is_picked_with_its_line_and_the_computer_plays_at_it(visit: Visit) -> None:
    anna = visit()
    anna.go()
    card = home.unfold(anna.page, "azul")
    picker = card.get_by_role("group", name=text_of("level"))
    steps = picker.get_by_role("radio")
    expect(steps).to_have_count(len(LEVELS))
    expect(picker).to_contain_text(text_of("level-medium-line"))
    for level in LEVELS:
        picker.get_by_role("radio", name=text_of(f"level-{level}"), exact=True).check()
        expect(picker).to_contain_text(text_of(f"level-{level}-line"))
        expect(picker).to_contain_text(CHARACTERS[level].names[0])
    steps.last.press("ArrowLeft")
    expect(picker).to_contain_text(text_of("level-master-line"))
    card.get_by_role("button", name=text_of("play"), exact=True).click()
    expect(anna.page.locator(".plate").filter(has_text="Ingrid")).to_contain_text(text_of("level-master"))
    greeting = anna.page.get_by_role("log").filter(has_text="Ingrid")
    expect(greeting).to_contain_text(re.compile(f"{text_of('saying-hello')}|{text_of('saying-luck')}"))


@pytest.fixture(scope="module")
def slow_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose bots take their time."""
    server = ServerProcess(tmp_path_factory.mktemp("slow_server") / "tables.sqlite", bot_delay=120.0)
    yield server
    server.end()


@pytest.mark.parametrize("way", ["tap", "space"])
def test_the_pause_of_the_computer_is_skipped(visit: Visit, slow_server: ServerProcess, way: str) -> None:
    visitor = visit(slow_server.address)
    anna = Layer(visitor)
    anna.begin(2)
    anna.lay(True, by_clicking)
    status = anna.page.get_by_role("region", name=text_of("status"))
    expect(status.get_by_role("button", name=text_of("hurry"))).to_be_visible()
    if way == "tap":
        status.get_by_role("button", name=text_of("hurry")).click()
    else:
        anna.page.evaluate("document.activeElement.blur()")
        anna.page.keyboard.press("Space")
    anna.wait_for_turn()
    assert visitor.update["seq"] == 2
    expect(status.get_by_role("button", name=text_of("hurry"))).to_have_count(0)
