"""The levels on the home page: eight steps, each with its name and line, by mouse and by keys, and the bot has it."""

from playwright.sync_api import expect

from bordspil.search.bot import LEVELS
from web.visitor import Visit
from web.words import say


def test_a_level_is_picked_with_its_line_and_the_computer_plays_at_it(visit: Visit) -> None:
    anna = visit()
    anna.go()
    card = anna.page.locator("[data-game=azul]")
    picker = card.get_by_role("group", name=say("level"))
    steps = picker.get_by_role("radio")
    expect(steps).to_have_count(len(LEVELS))
    expect(picker).to_contain_text(say("level-medium-line"))
    for level in LEVELS:
        picker.get_by_role("radio", name=say(f"level-{level}"), exact=True).check()
        expect(picker).to_contain_text(say(f"level-{level}-line"))
        expect(picker.locator(".reached")).to_have_count(LEVELS.index(level) + 1)
    steps.last.press("ArrowLeft")
    expect(picker).to_contain_text(say("level-master-line"))
    card.get_by_role("button", name=say("play"), exact=True).click()
    expect(anna.page.locator(".plate").filter(has_text=say("bot"))).to_contain_text(say("level-master"))
