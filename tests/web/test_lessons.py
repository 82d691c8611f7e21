"""Lessons on the page: taken by mouse and by keys, mistakes are explained, and taken lessons are remembered."""

import pytest
from playwright.sync_api import Locator, Page, expect

from bordspil import games
from web.games import azul_player, timeline_player
from web.harness import bundle
from web.harness.pupil import Move, Pupil
from web.harness.texts import text_of
from web.harness.visitor import Visit


def press_enter(button: Locator) -> None:
    """The button that goes on has the focus already."""
    expect(button).to_be_focused()
    button.page.keyboard.press("Enter")


def show_me(page: Page, move: Move) -> None:
    page.get_by_role("button", name=text_of("learn-show")).click()


def audit(page: Page) -> list[str]:
    """Returns what axe holds to be serious or critical."""
    page.evaluate(bundle.axe())
    found = page.evaluate("async () => (await axe.run(document)).violations.map(({ id, impact }) => [id, impact])")
    return [one for one, impact in found if impact in ("serious", "critical")]


def test_azul_is_learnt_by_mouse(visit: Visit) -> None:
    pupil = Pupil(visit(), "azul")
    assert pupil.words.inner_text() == text_of("learn-first-take")
    pupil.take(azul_player.by_mouse)
    assert pupil.words.inner_text() == text_of("learn-over")
    assert pupil.visitor.remembered("learnt") == "azul/first"


def test_azul_is_learnt_by_keys_alone(visit: Visit) -> None:
    Pupil(visit(), "azul").take(azul_player.by_keys, press_enter)


def test_a_move_that_is_not_meant_is_explained_and_taken_back(visit: Visit) -> None:
    pupil = Pupil(visit(), "azul")
    azul_player.by_mouse(pupil.page, {"take": "blue", "from": 0, "to": 1})
    expect(pupil.remark).to_have_text(text_of("learn-first-take-short"))
    pupil.expect_step(0)
    assert pupil.page.locator('[data-group="0 blue"] [data-spot]').count() == 2


def test_a_move_against_the_rules_is_refused_with_the_way_to_its_rule(visit: Visit) -> None:
    pupil = Pupil(visit(), "azul")
    for number in range(6):
        pupil.expect_step(number)
        pupil.solve(number, show_me, lambda button: button.click())
    move = {"take": "blue", "from": 0, "to": 3}
    azul_player.tile(pupil.page, move).click()
    azul_player.goal(pupil.page, move).click(force=True)  # it does not light up, but may be tried
    expect(pupil.remark).to_contain_text(text_of("line-wall-shows", line=3))
    pupil.remark.get_by_role("button", name=text_of("why")).click()
    expect(pupil.page.locator('dialog [data-rules~="AZ-13"]')).to_be_in_viewport()


def test_timeline_is_learnt_by_keys_alone(visit: Visit) -> None:
    Pupil(visit(), "timeline").take(lambda page, move: timeline_player.by_keys(page, **move), press_enter)


@pytest.mark.parametrize(("place", "remark"), [(0, "right"), (2, "box")])
def test_a_guess_is_good_either_way(visit: Visit, place: int, remark: str) -> None:
    pupil = Pupil(visit(phone=True), "timeline")
    for number in range(3):
        pupil.solve(number, show_me, lambda button: button.click())
        pupil.expect_step(number + 1)
    timeline_player.by_tapping(pupil.page, "eyeglasses", place)
    expect(pupil.remark).to_have_text(text_of(f"learn-first-guess-{remark}", of="timeline"))
    pupil.onward.click()
    pupil.expect_step(4)


@pytest.mark.parametrize("game", [name for name in games.names() if games.load(name).lessons])
def test_every_step_lights_up_its_parts_of_the_board(visit: Visit, game: str) -> None:
    pupil = Pupil(visit(language="fi"), game)
    assert audit(pupil.page) == []
    pupil.take(lambda page, move: page.locator(".coach .button.quiet").click())


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_azul_is_practised_in_any_order(visit: Visit, phone: bool) -> None:
    pupil = Pupil(visit(phone=phone), "azul", "practice")
    pupil.page.get_by_role("navigation").get_by_role("button", name="3", exact=True).click()
    pupil.expect_step(2)
    pupil.solve(2, azul_player.by_mouse, lambda button: button.click())
    pupil.expect_step(3)
    azul_player.by_mouse(pupil.page, {"take": "red", "from": "centre", "to": 2})
    expect(pupil.remark).to_have_text(text_of("learn-practice-bonus-wrong"))


def test_a_lesson_that_is_not_there_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.go("learn/azul/nonsense")
    expect(visitor.page.get_by_role("alert")).to_have_text(text_of("lesson-unknown", name="nonsense"))


@pytest.mark.parametrize("game", [name for name in games.names() if games.load(name).lessons])
def test_axe_finds_nothing_serious_in_a_lesson_on_a_phone(visit: Visit, game: str) -> None:
    assert audit(Pupil(visit(phone=True, dark=True), game).page) == []


def test_a_lesson_is_offered_before_the_very_first_game_and_never_again(visit: Visit) -> None:
    visitor = visit(new=True)
    visitor.go()
    card = visitor.page.locator('[data-game="azul"]')
    play = card.get_by_role("button", name=text_of("play"), exact=True)
    play.click()
    expect(visitor.page.get_by_role("dialog", name=text_of("offer-title"))).to_be_visible()
    visitor.page.keyboard.press("Escape")
    assert visitor.remembered("offered") == "yes"
    play.click()
    visitor.page.wait_for_url("**/table/*")


@pytest.mark.parametrize(("key", "path"), [("learn", "**/learn/azul"), ("offer-play", "**/table/*")])
def test_the_offer_leads_to_the_lesson_or_to_the_table(visit: Visit, key: str, path: str) -> None:
    visitor = visit(new=True)
    visitor.go()
    visitor.page.locator('[data-game="azul"]').get_by_role("button", name=text_of("play"), exact=True).click()
    visitor.page.get_by_role("dialog").get_by_role("button", name=text_of(key)).click()
    visitor.page.wait_for_url(path)
