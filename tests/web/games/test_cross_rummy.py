"""Cross Rummy on the page: a turn by mouse, keys and touch, the workbench, the rack, and the views of others."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from web.games.azul_player import middle
from web.harness import bundle, stored
from web.harness.texts import LANGUAGES
from web.harness.visitor import DESK, PHONE, Site, Visit, Visitor
from web.test_access import audit
from web.test_languages import BEYOND

GAME = games.load("cross_rummy")

# Where a square of the table is on the screen, and whether it can be pointed at there.
POINT = """([row, column]) => {
  const svg = document.querySelector('svg[role=application]');
  const { x, y } = new DOMPoint((column + 0.5) * 44, (row + 0.5) * 44).matrixTransform(svg.getScreenCTM());
  return { x, y, reached: svg.contains(document.elementFromPoint(x, y)) };
}"""
LYING = "tiles => tiles.map(({ dataset }) => `${dataset.square} ${dataset.lying}`).sort()"
RACK = "tiles => tiles.map(({ dataset }) => dataset.tile)"
CURSOR = "cursor => ['y', 'x'].map((name) => Math.round((Number(cursor.getAttribute(name)) + 1) / 44))"
FOCUSED = "name => document.activeElement?.dataset[name] ?? ''"

Move = dict[str, Any]
Way = Callable[[Page, str, int, int], None]


def is_first_lay(table: Table) -> bool:
    """The first seat can found a group."""
    return table.to_act() == 0 and "lay" in choose(table)


def is_middle(table: Table) -> bool:
    """All groups are open, and the first seat can lay something."""
    return is_first_lay(table) and len(GAME.view(table.state, 0).table) > 20 and GAME.view(table.state, 0).open


def choose(table: Table, rng: Random | None = None) -> Move:
    """Returns the longest Lay in sight, else some tile."""
    listed = [GAME.notation.to_object(move) for move in GAME.moves(table.state)]
    lays = [move for move in listed if "lay" in move]
    tiles = [move for move in listed if "lay" not in move and "play" not in move]
    found: Move = max(lays, key=lambda move: len(move["lay"]["table"])) if lays else (rng or Random(1)).choice(tiles)
    return found


def play(until: Callable[[Table], bool], seats: int = 2, seed: int = 5) -> Table:
    """Returns a game played by all seats up to the first such moment."""
    table, rng = Table(GAME, {"first": 0}, seats, Chance.of(seed)), Random(seed)
    while not until(table):
        table.play(None, GAME.notation.from_object(choose(table, rng)))
    return table


def sit_down(visit: Visit, site: Site, table: Table, **options: Any) -> Visitor:
    """Anna at a table with people who are elsewhere."""
    token = stored.new_token()
    others = [stored.person(stored.new_token(), name) for name in ("Björn", "Þórdís", "Åke")[: table.seats - 1]]
    visitor = visit(token=token, **options)
    look_at(visitor, stored.put(site.store, table, [stored.person(token, "Anna"), *others]))
    return visitor


def look_at(visitor: Visitor, code: str) -> None:
    visitor.go(f"table/{code}")
    visitor.page.locator("[data-seat]").first.wait_for()
    visitor.settle()


def added(table: Table, move: Move) -> list[tuple[int, int, str]]:
    """Returns the tiles that a Lay of the sample brings, and where they go; it moves no others."""
    before = {(row, column) for row, column, _ in GAME.view(table.state, 0).table}
    return [(row, column, tile) for row, column, tile in move["lay"]["table"] if (row, column) not in before]


def square(page: Page, row: int, column: int) -> tuple[float, float]:
    """Returns a square on the screen; the table is zoomed out where it is not in sight."""
    for _ in range(6):
        point = page.evaluate(POINT, [row, column])
        if point["reached"]:
            return point["x"], point["y"]
        page.keyboard.press("-")
        page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError(f"the square {row}, {column} cannot be reached")


def slot(page: Page, tile: str) -> Locator:
    return page.locator(f'[data-rack][data-tile="{tile}"]').first


def by_dragging(page: Page, tile: str, row: int, column: int) -> None:
    """A tile is dragged from the rack to its square."""
    goal = square(page, row, column)
    page.mouse.move(*middle(slot(page, tile)))
    page.mouse.down()
    page.mouse.move(*goal, steps=5)
    page.mouse.up()


def by_clicking(page: Page, tile: str, row: int, column: int) -> None:
    """A click on the tile, a click on the square."""
    goal = square(page, row, column)
    slot(page, tile).click()
    page.mouse.click(*goal)


def by_touch(page: Page, tile: str, row: int, column: int) -> None:
    """A tap on the tile, a tap on the square."""
    goal = square(page, row, column)
    slot(page, tile).tap()
    page.touchscreen.tap(*goal)


def by_keys(page: Page, tile: str, row: int, column: int) -> None:
    """Along the rack, Enter, across the table, Enter; the mouse is not touched."""
    press_until(page, "Tab", "rack", "")
    for _ in range(30):
        page.keyboard.press("ArrowLeft")
    press_until(page, "ArrowRight", "tile", tile)
    page.keyboard.press("Enter")
    cursor = page.locator("svg[role=application]:focus .cursor")
    cursor.wait_for()
    here = cursor.evaluate(CURSOR)
    for key, way in (
        ("Down", row - here[0]),
        ("Up", here[0] - row),
        ("Right", column - here[1]),
        ("Left", here[1] - column),
    ):
        for _ in range(way):
            page.keyboard.press(f"Arrow{key}")
    page.keyboard.press("Enter")


def press_until(page: Page, key: str, name: str, wanted: str) -> None:
    """Presses a key until what has the focus is called as wanted, or anything where nothing is."""
    for _ in range(60):
        found = page.evaluate(FOCUSED, name)
        if found and wanted in ("", found):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never reaches {name} {wanted}")


def shows(page: Page, table: list[Any]) -> None:
    """The page shows this table, tile by tile."""
    wanted = sorted(f"{row},{column} {tile}" for row, column, tile in table)
    page.wait_for_function(
        f"wanted => JSON.stringify(({LYING})([...document.querySelectorAll('main [data-lying]')])) === wanted",
        arg=str(wanted).replace("'", '"').replace(", ", ","),
    )


@pytest.mark.parametrize(
    ("way", "phone"),
    [(by_dragging, False), (by_clicking, False), (by_keys, False), (by_touch, True)],
    ids=["dragging", "clicking", "keys", "touch"],
)
@pytest.mark.parametrize("moment", [is_first_lay, is_middle])
def test_a_turn_in_every_way(visit: Visit, site: Site, way: Way, phone: bool, moment: Any) -> None:
    table = play(moment)
    someone = sit_down(visit, site, table, phone=phone)
    page, move = someone.page, choose(table)
    shows(page, [list(tile) for tile in GAME.view(table.state, 0).table])
    for row, column, tile in added(table, move):
        way(page, tile, row, column)
    expect(page.locator("[data-lying].mine")).to_have_count(len(added(table, move)))
    expect(page.locator("[data-wrong]")).to_have_count(0)
    if way is by_keys:
        page.keyboard.press("Control+Enter")
    else:
        page.locator("[data-primary=lay]").click()
    expect(page.locator("[data-primary]")).to_have_count(0)
    shows(page, move["lay"]["table"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_is_wrong_is_outlined_and_a_refused_arrangement_stays(visit: Visit, site: Site) -> None:
    table = play(is_middle)
    before = [list(tile) for tile in GAME.view(table.state, 0).table]
    page = sit_down(visit, site, table).page
    row, column = min(row for row, _, _ in before) - 2, before[0][1]
    one, other = page.locator("[data-rack]").evaluate_all(RACK)[:2]
    by_dragging(page, one, row, column)
    expect(page.locator("[data-wrong=wrong-alone]")).to_have_count(1)
    expect(page.locator("[data-note=wrong-alone]")).to_be_visible()
    by_clicking(page, other, row, column + 1)
    expect(page.locator("[data-wrong=wrong-two]")).to_have_count(1)
    page.locator("[data-primary=lay]").click()
    expect(page.get_by_role("alert").get_by_title("CR-31")).to_be_visible()
    shows(page, [*before, [row, column, one], [row, column + 1, other]])
    page.locator("[data-tool=undo]").click()
    shows(page, [*before, [row, column, one]])
    page.locator("[data-tool=reset]").click()
    shows(page, before)
    expect(page.locator("[data-wrong]")).to_have_count(0)
    expect(slot(page, other)).to_be_visible()


def test_a_line_is_lifted_whole_turned_and_put_elsewhere(visit: Visit, site: Site) -> None:
    table = play(is_middle)
    before = [list(tile) for tile in GAME.view(table.state, 0).table]
    page = sit_down(visit, site, table).page
    row, column, _ = before[0]
    page.mouse.click(*square(page, row, column))
    expect(page.locator("[data-lying].held")).to_have_count(1)
    page.mouse.click(*square(page, row, column))
    expect(page.locator("[data-lying].held").nth(2)).to_be_visible()
    count = page.locator("[data-lying].held").count()
    page.keyboard.press("r")
    goal = (max(row for row, _, _ in before) + 16, column)
    page.mouse.click(*square(page, *goal))
    expect(page.locator("[data-lying].held")).to_have_count(0)
    expect(page.locator("[data-lying].last")).to_have_count(count)
    page.keyboard.press("u")
    shows(page, before)


def test_the_rack_is_sorted_only_on_request_and_remembered(visit: Visit, site: Site) -> None:
    page = sit_down(visit, site, play(is_first_lay)).page
    rack = page.locator("[data-rack]")
    page.locator("[data-sort=number]").click()
    sorted_by_number = rack.evaluate_all(RACK)
    values = [int(tile[1:]) for tile in sorted_by_number if tile[1:].isdigit()]
    assert values == sorted(values)
    page.mouse.move(*middle(rack.last))
    page.mouse.down()
    page.mouse.move(middle(rack.first)[0] - 12, middle(rack.first)[1], steps=5)
    page.mouse.up()
    wanted = [sorted_by_number[-1], *sorted_by_number[:-1]]
    assert rack.evaluate_all(RACK) == wanted
    page.reload()
    rack.first.wait_for()
    assert rack.evaluate_all(RACK) == wanted
    tile = page.locator("[data-pool]").first.get_attribute("data-pool")
    page.locator("[data-pool]").first.click()
    page.locator("[data-primary=take]").click()
    expect(rack).to_have_count(len(wanted) + 1)
    assert rack.evaluate_all(RACK) == [*wanted, tile]


def test_others_see_a_lay_come_in_and_a_key_ends_the_motion(visit: Visit, site: Site) -> None:
    table = play(is_middle)
    tokens = [stored.new_token(), stored.new_token()]
    seats = [stored.person(token, name) for token, name in zip(tokens, ("Anna", "Björn"), strict=True)]
    code = stored.put(site.store, table, seats)
    anna, bjorn = visit(token=tokens[0]), visit(token=tokens[1], motion=True)
    for visitor in (anna, bjorn):
        look_at(visitor, code)
    move = choose(table)
    for row, column, tile in added(table, move):
        by_dragging(anna.page, tile, row, column)
    anna.page.locator("[data-primary=lay]").click()
    expect(bjorn.page.locator("[data-primary]")).to_be_visible()
    bjorn.page.keyboard.press("Shift")
    shows(bjorn.page, move["lay"]["table"])
    expect(bjorn.page.locator("[data-lying].last")).to_have_count(len(added(table, move)))


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_table_of_cross_rummy_is_accessible(visit: Visit, site: Site, phone: bool) -> None:
    page = sit_down(visit, site, play(is_middle, seats=4), phone=phone).page
    slot(page, page.locator("[data-rack]").evaluate_all(RACK)[0]).click()
    page.evaluate(bundle.axe())
    found = audit(page)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert found + audit(page, "color-contrast") == []


def test_every_language_fits(visit: Visit, site: Site) -> None:
    anna = sit_down(visit, site, play(is_middle, seats=4), phone=True)
    found: list[str] = []
    for language in LANGUAGES:
        anna.speak(language)
        for size in (DESK, PHONE):
            anna.page.set_viewport_size(size)
            anna.settle()
            found += anna.page.evaluate(BEYOND)
    assert found == []
