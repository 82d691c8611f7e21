"""Plays Azul on the page: by mouse, by dragging, by keyboard or by touch, move by move to the end."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Locator, Page

from bordspil.core.table import Table
from web.games import azul_games, azul_pieces
from web.harness import stored
from web.harness.visitor import Visitor

LONGEST_WAIT = 20_000
PAUSE = 15
NOBODY = -1

Move = dict[str, Any]


class Way(Protocol):
    """A way of moving."""

    def __call__(self, page: Page, move: Move) -> None:
        """Carries out a move on the page."""


class Player:
    """Plays sensibly for one seat, in one way; knows the truth from the store and does it on the page."""

    def __init__(self, visitor: Visitor, store: Path, way: Way, seat: int = 0) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.store = store
        self.way = way
        self.seat = seat

    def wait_for_turn(self) -> Table:
        """Waits until the page knows that this seat is to act or the game is over; the truth is the same by then."""
        self._wait(lambda told: told.get("to_act", NOBODY) in (self.seat, None), f"seat {self.seat} never came to act")
        table = stored.look(self.store, self.visitor.code)
        assert table.seq == self.visitor.update["seq"]
        return table

    def catch_up(self, table: Table) -> None:
        """Waits until the page shows a table as it is."""
        self._wait(lambda told: told.get("seq") == table.seq, f"the page has not heard of move {table.seq}")

    def move(self, way: Way | None = None) -> Table:
        """Makes one move when it is time to, and waits until it is on the page; the game before the move."""
        table = self.wait_for_turn()
        if table.to_act() is None:
            return table
        (way or self.way)(self.page, azul_games.AZUL.notation.to_object(azul_games.choose(table)))
        self._wait(lambda told: told["seq"] > table.seq, f"move {table.seq + 1} never arrived")
        return table

    def play_on(self) -> Table:
        """Plays to the end of the game; before every move the page must show the truth, piece by piece."""
        while (table := self.wait_for_turn()).to_act() is not None:
            self.check_pieces(table)
            self.move()
        self.check_pieces(table)
        return table

    def check_pieces(self, table: Table) -> None:
        """Every piece lies on the page where it lies by the log in the store."""
        wanted = azul_pieces.expected(azul_games.AZUL.view(table.state, self.seat), azul_pieces.boards(self.page))
        drawn = azul_pieces.drawn(self.page)
        assert drawn == wanted, sorted(set(drawn.items()) ^ set(wanted.items()))

    def _wait(self, is_so: Callable[[dict[str, Any]], bool], complaint: str) -> None:
        """Waits until the page was told something, and has drawn it."""
        for _ in range(LONGEST_WAIT // PAUSE):
            if is_so(self.visitor.update):
                self.visitor.see_board()
                return
            self.page.wait_for_timeout(PAUSE)
        raise TimeoutError(complaint)


def by_mouse(page: Page, move: Move) -> None:
    """A click on the tiles, a click on the line."""
    if "tile" in move:
        cell(page, move).click()
        return
    pick_up(page, move, lambda tile: tile.click())
    goal(page, move).click()


def by_touch(page: Page, move: Move) -> None:
    """A tap on the tiles, a tap on the line."""
    if "tile" in move:
        cell(page, move).tap()
        return
    pick_up(page, move, lambda tile: tile.tap())
    goal(page, move).tap()


def by_dragging(page: Page, move: Move) -> None:
    """The tiles are dragged onto the line."""
    if "tile" in move:
        cell(page, move).click()
        return
    start, end = middle(tile(page, move)), middle(goal(page, move))
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def by_dragging_a_finger(page: Page, move: Move) -> None:
    """A finger drags the tiles onto the line."""
    if "tile" in move:
        cell(page, move).tap()
        return
    tile(page, move).scroll_into_view_if_needed()
    (x, y), (to_x, to_y) = middle(tile(page, move)), middle(goal(page, move))
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 7):
        point = {"x": x + (to_x - x) * step / 6, "y": y + (to_y - y) * step / 6}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def by_keys(page: Page, move: Move) -> None:
    """Tab, arrows, Enter and a number; the mouse is not touched."""
    if "tile" in move:
        page.keyboard.press(str(move["column"]))
        return
    pick_up_by_keys(page, move)
    page.keyboard.press("f" if move["to"] == "floor" else str(move["to"]))


def by_arrows(page: Page, move: Move) -> None:
    """Plays with Tab, arrows and Enter only, without shortcuts."""
    if "tile" in move:
        tab_to(page, "column")
        press_until(page, "ArrowRight", "column", str(move["column"]))
    else:
        pick_up_by_keys(page, move)
        press_until(page, "ArrowDown", "goal", str(move["to"]))
    page.keyboard.press("Enter")


def pick_up_by_keys(page: Page, move: Move) -> None:
    """From display to display, then from colour to colour, and up."""
    tab_to(page, "group")
    press_until(page, "ArrowDown", "group", f"{move['from']} ")
    press_until(page, "ArrowRight", "group", f"{move['from']} {move['take']}")
    page.keyboard.press("Enter")


def tile(page: Page, move: Move) -> Locator:
    """The first of the tiles a move takes."""
    return page.locator(f'[data-group="{move["from"]} {move["take"]}"] [data-spot]').first


def goal(page: Page, move: Move) -> Locator:
    """The line or floor a move lays its tiles on."""
    return page.locator(f'[data-goal="{move["to"]}"]')


def cell(page: Page, move: Move) -> Locator:
    """Returns the wall cell a move chooses."""
    return page.locator(f'[data-column="{move["column"]}"]')


def pick_up(page: Page, move: Move, touch: Any) -> None:
    """Picks the tiles up; once more when they were still on their way."""
    group = page.locator(f'[data-group="{move["from"]} {move["take"]}"]')
    for _ in range(5):
        touch(tile(page, move))
        page.evaluate("() => new Promise(requestAnimationFrame)")
        if group.get_attribute("aria-pressed") == "true":
            return
    raise AssertionError(f"the tiles of {move} cannot be picked up")


def middle(what: Locator) -> tuple[float, float]:
    """Returns the middle of something on the screen."""
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def focused(page: Page, kind: str) -> str:
    """Returns the group, goal or column that has the focus; empty where something else has it."""
    found: str = page.evaluate("kind => document.activeElement?.dataset?.[kind] ?? ''", kind)
    return found


def tab_to(page: Page, kind: str) -> None:
    """Presses Tab until a group, goal or column has the focus."""
    for _ in range(60):
        if focused(page, kind):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches a {kind}")


def press_until(page: Page, key: str, kind: str, wanted: str) -> None:
    """Presses a key until the focus is on what is wanted."""
    for _ in range(60):
        if focused(page, kind).startswith(wanted):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never reaches {kind} {wanted}")
