"""Chat, names and colours, the sheet of a series, public tables and finished games, in browsers."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from server.harness.client import Client
from web.games import azul_games, azul_player
from web.games.azul_player import Player
from web.harness import bundle, stored
from web.harness.texts import LANGUAGES, text_of
from web.harness.visitor import Site, Visit, Visitor
from web.test_access import audit
from web.test_two_players import invite, join, take_turns

MARKUP = "<img src=x onerror=alert(1)> <b>Þú & ég</b> { $name } https://example.org"


def sit_together(visit: Visit, store: Path, language: str = "en", phone: bool = False) -> tuple[Visitor, Visitor]:
    """Anna and Björn in the middle of a game; Björn may sit at a phone and read another language."""
    tokens = [stored.new_token(), stored.new_token()]
    seats = [stored.person(tokens[0], "Anna"), stored.person(tokens[1], "Björn")]
    code = stored.put(store, azul_games.play(azul_games.is_middle, seed=8), seats)
    anna, bjorn = visit(token=tokens[0]), visit(token=tokens[1], language=language, phone=phone)
    for visitor in (anna, bjorn):
        visitor.go_to_table(code)
    return anna, bjorn


def open_chat(visitor: Visitor) -> None:
    visitor.page.locator("[aria-controls=chat]").click()
    visitor.page.locator("#chat").wait_for()


def open_menu(visitor: Visitor) -> None:
    visitor.page.locator("[popovertarget=menu]").click()
    visitor.page.locator("#menu:popover-open").wait_for()


def write(visitor: Visitor, text: str) -> None:
    field = visitor.page.locator("#chat input")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def test_phrases_are_read_in_each_readers_language_and_words_as_they_are(visit: Visit, site: Site) -> None:
    anna, bjorn = sit_together(visit, site.store, "fi", phone=True)
    open_chat(anna)
    expect(anna.page.locator("#chat li")).to_have_text(text_of("chat-none"))
    anna.page.get_by_role("button", name=text_of("chat-sayings")).click()
    anna.page.get_by_role("button", name=text_of("saying-again")).click()
    write(anna, MARKUP)
    button = bjorn.page.locator("[aria-controls=chat]")
    expect(button).to_have_accessible_name(f"{text_of('chat', 'fi')} {text_of('chat-unread', 'fi', count=2)}")
    expect(bjorn.page.get_by_role("status").filter(has_text="Þú")).to_have_text(f"Anna: {MARKUP}")
    open_chat(bjorn)
    expect(bjorn.page.locator("#chat li")).to_have_text([f"Anna {text_of('saying-again', 'fi')}", f"Anna {MARKUP}"])
    assert bjorn.page.locator("#chat li :is(b, img, a)").count() == 0
    expect(button.locator(".unread")).to_have_count(0)
    bjorn.page.get_by_role("button", name=text_of("close", "fi")).click()
    write(anna, "Three")
    expect(button.locator(".unread")).to_have_text("1")
    expect(anna.page.locator(".unread")).to_have_count(0)


def test_a_reaction_takes_one_tap_and_stands_as_a_bubble_at_the_plate(visit: Visit, site: Site) -> None:
    anna, bjorn = sit_together(visit, site.store, "is", phone=True)
    anna.page.get_by_role("button", name=text_of("react")).click()
    anna.page.get_by_role("button", name=text_of("saying-nice")).click()
    bubble = bjorn.page.locator("[data-bubble='0']")
    expect(bubble).to_have_text(text_of("saying-nice", "is"))
    plate, at = bjorn.page.locator("[data-plate='0']").first.bounding_box(), bubble.bounding_box()
    assert plate is not None
    assert at is not None
    assert 0 <= at["y"] - plate["y"] - plate["height"] < 40
    expect(anna.page.locator("#reactions")).to_be_hidden()
    expect(bubble).to_have_count(0)


def test_spectators_only_read_and_the_host_ends_the_chat_for_all(visit: Visit, site: Site) -> None:
    anna, bjorn = sit_together(visit, site.store)
    bjorn.page.reload()
    carl = visit()
    carl.go_to_table(anna.code)
    open_chat(anna)
    write(anna, "Hello, Carl")
    open_chat(carl)
    expect(carl.page.locator("#chat li")).to_have_text("Anna Hello, Carl")
    expect(carl.page.locator("#chat")).to_contain_text(text_of("chat-listen"))
    expect(carl.page.locator("#chat input")).to_have_count(0)
    open_menu(anna)
    anna.page.get_by_role("switch", name=text_of("chat")).click()
    for visitor in (anna, bjorn, carl):
        expect(visitor.page.locator("#chat, [aria-controls=chat]")).to_have_count(0)
    anna.page.get_by_role("switch", name=text_of("chat")).click()
    expect(carl.page.locator("#chat li")).to_have_text("Anna Hello, Carl")


def test_what_was_refused_comes_back_and_the_board_is_not_disturbed(visit: Visit, site: Site) -> None:
    anna, _ = sit_together(visit, site.store)
    open_chat(anna)
    azul_player.tile(
        anna.page, azul_games.AZUL.notation.to_object(azul_games.choose(stored.look(site.store, anna.code)))
    ).click()
    goals = anna.page.locator("[data-goal][aria-disabled=false]")
    expect(goals.first).to_be_visible()
    lit = goals.count()
    anna.page.locator("#chat input").fill("one too many")
    with Client(site.address, anna.remembered("token")) as same:  # of the same person, and much quicker
        same.watch(anna.code)
        for number in range(60):
            same.say(type="talk", seat=0, text=str(number))
        while same.hear()["type"] != "refused":
            pass
        anna.page.locator("#chat input").press("Enter")
    expect(anna.page.locator("#chat [role=alert]")).to_have_text(text_of("chat-too-often"))
    expect(anna.page.locator("#chat input")).to_have_value("one too many")
    expect(goals).to_have_count(lit)


def test_name_and_colour_are_changed_at_the_table(visit: Visit, site: Site) -> None:
    anna, bjorn = sit_together(visit, site.store)
    for visitor in (anna, bjorn):
        expect(visitor.page.locator(".plate [data-colour=red]").first).to_be_visible()
        open_menu(visitor)
    anna.page.get_by_role("radio", name=text_of("colour-violet"), exact=True).check()
    field = anna.page.get_by_role("textbox", name=text_of("your-name"))
    field.fill("Ásdís")
    field.press("Tab")
    for visitor in (anna, bjorn):
        plate = visitor.page.locator(".plate").filter(has_text="Ásdís").first
        expect(plate.locator("[data-colour=violet]")).to_be_visible()
    assert anna.remembered("name") == "Ásdís"
    bjorn.page.get_by_role("radio", name=text_of("colour-violet"), exact=True).click()
    expect(bjorn.page.locator("#menu [role=alert]")).to_have_text(text_of("colour-taken"))


def test_the_sheet_of_a_series_stands_in_the_menu_of_the_next_game(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    anna = visit(token=token)
    last = azul_games.play(azul_games.is_last_move)
    code = stored.put(site.store, last, [stored.person(token, "Anna"), stored.person(token, "Björn")])
    anna.go_to_table(code)
    take_turns([Player(anna, site.store, azul_player.by_mouse, seat) for seat in range(2)], 1)
    expect(anna.page.locator("dialog[open] #outcome")).to_be_visible()
    expect(anna.page.locator("dialog[open]")).not_to_contain_text(text_of("series"))
    anna.page.get_by_role("button", name=text_of("rematch"), exact=True).click()
    anna.page.wait_for_url(lambda url: not url.endswith(code))
    anna.page.locator("[data-spot^=board-]").first.wait_for()
    open_menu(anna)
    sheet = anna.page.locator("#menu table")
    expect(sheet.locator("tbody tr")).to_have_count(1)
    over = stored.look(site.store, code)
    winners, scores = azul_games.AZUL.winners(over.state), azul_games.AZUL.scores(over.state)
    for seat, cell in enumerate(sheet.locator("tbody td").all()):
        expect(cell).to_contain_text(str(scores[seat]))
        assert ("★" in cell.inner_text()) is (seat in winners)
    expect(sheet.locator("tfoot td")).to_have_text(
        [*("1" if seat in winners else "0" for seat in range(2)), *map(str, scores)]
    )


def test_a_stranger_finds_a_public_table_while_looking(visit: Visit, site: Site) -> None:
    anna, eve = visit(), visit(phone=True)
    eve.go()
    eve.page.locator("[data-game=azul]").wait_for()
    invite(anna)
    line = eve.page.locator(f"a[href='/table/{anna.code}']")
    expect(line).to_have_count(0)
    public = anna.page.get_by_role("switch", name=text_of("terms-public"))
    expect(public).not_to_be_checked()
    public.click()
    expect(line).to_contain_text(text_of("public-seats", count=1))
    expect(public).to_be_checked()
    public.click()
    expect(line).to_have_count(0)
    public.click()
    line.click()
    join(eve, eve.page.url, "Eva")
    expect(anna.page.get_by_text("Eva")).to_be_visible()


def test_a_finished_game_is_listed_with_its_outcome_and_bots_do_not_chat(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    anna = visit(token=token)
    last = azul_games.play(azul_games.is_last_move)
    mover = last.to_act()
    assert mover is not None
    seats = [stored.bot(), stored.bot()]
    seats[mover] = stored.person(token, "Anna")
    code = stored.put(site.store, last, seats)
    anna.go_to_table(code)
    expect(anna.page.locator("[aria-controls=chat]")).to_have_count(0)
    Player(anna, site.store, azul_player.by_mouse, mover).move()
    expect(anna.page.locator("dialog[open] #outcome")).to_be_visible()
    has_won = mover in azul_games.AZUL.winners(stored.look(site.store, code).state)
    anna.go()
    line = anna.page.get_by_role("region", name=text_of("finished-games")).locator(f"a[href='/table/{code}']")
    expect(line).to_contain_text(text_of("table-won") if has_won else text_of("table-place", place=2, count=2))


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_around_the_table(visit: Visit, site: Site, phone: bool) -> None:
    anna, bjorn = sit_together(visit, site.store, phone=phone)
    open_chat(anna)
    write(anna, "Hello")
    open_chat(bjorn)
    bjorn.page.get_by_role("button", name=text_of("chat-sayings")).click()
    bjorn.page.evaluate(bundle.axe())
    found = audit(bjorn.page)
    bjorn.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    bjorn.settle()
    found += audit(bjorn.page, "color-contrast")
    bjorn.page.locator("#chat").get_by_role("button", name=text_of("close")).click()
    open_menu(bjorn)
    found += audit(bjorn.page)
    assert found == []
    assert bjorn.page.evaluate("() => document.documentElement.scrollWidth <= screen.width"), "it scrolls sideways"


def test_the_phrases_differ_in_every_language() -> None:
    keys = ["hello", "luck", "your-turn", "moment", "nice", "oops", "thanks", "well-played", "again", "bye"]
    for language in LANGUAGES:
        assert len({text_of(f"saying-{key}", language) for key in keys}) == len(keys)
