"""Opens each screen of the page as a visitor comes to it: home, waiting room, table, grey choice, help, end."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

from bordspil.core.table import Table
from server.harness.client import Client
from web.games import azul_games, azul_player
from web.harness import stored
from web.harness.visitor import Visitor

NAMES = ["Anna", "Björn", "Þórdís", "Åke"]

# Waits until everything has come to rest.
SETTLED = "part => Promise.all(part.getAnimations({ subtree: true }).map((one) => one.finished)).then(() => null)"

Screen = Callable[[Visitor, Path, str], None]


@cache
def middle_of_two() -> Table:
    """Returns two players in the middle of a game."""
    return azul_games.play(azul_games.is_middle, seed=8)


@cache
def middle_of_four() -> Table:
    """Four players in the middle of a game."""
    return azul_games.play(azul_games.is_middle, seats=4, seed=8)


@cache
def grey() -> Table:
    """Returns a choice on the grey side."""
    return azul_games.play(azul_games.is_choice, side="grey", seed=3)


@cache
def over() -> Table:
    """Returns a game of two that is over."""
    return azul_games.play(azul_games.is_over)


def put(store: Path, table: Table, token: str, people: int = 1) -> str:
    """Writes a table of the person with a token and, in the other seats, bots or people who are elsewhere."""
    others = [stored.person(stored.new_token(), name) for name in NAMES[1:people]]
    bots = [stored.bot("medium") for _ in range(table.seats - people)]
    return stored.put(store, table, [stored.person(token, NAMES[0]), *others, *bots])


def home(visitor: Visitor, store: Path, token: str) -> None:
    """Home, with a running game to go back to."""
    put(store, middle_of_two(), token, people=2)
    visitor.go()
    visitor.page.locator("[data-spot^=board-]").first.wait_for()
    visitor.page.locator("a[href^='/table/']").first.wait_for()


def waiting_room(visitor: Visitor, store: Path, token: str) -> None:
    """A table whose host waits for friends."""
    with Client(visitor.address, token) as host:
        seats = [{"kind": "me", "name": NAMES[0]}, {"kind": "open"}]
        host.ask("table", type="create", game="azul", options={}, seats=seats)
        visitor.go(f"table/{host.table['code']}")
    visitor.page.locator("input[readonly]").wait_for()


def table_of_two(visitor: Visitor, store: Path, token: str) -> None:
    """The table in the middle of a game, against a bot."""
    visitor.go_to_table(put(store, middle_of_two(), token))


def table_of_four(visitor: Visitor, store: Path, token: str) -> None:
    """The table in the middle of a game of four, two of them people."""
    visitor.go_to_table(put(store, middle_of_four(), token, people=2))


def held(visitor: Visitor, store: Path, token: str) -> None:
    """Tiles have been picked, the lines that take them light up, and a mouse points at one of them."""
    table_of_two(visitor, store, token)
    move = azul_games.AZUL.notation.to_object(azul_games.choose(middle_of_two()))
    azul_player.tile(visitor.page, move).click()
    visitor.page.locator("[data-goal][aria-disabled=false]").first.wait_for()
    visitor.page.mouse.move(*azul_player.middle(azul_player.goal(visitor.page, move)))


def grey_choice(visitor: Visitor, store: Path, token: str) -> None:
    """Cells of the wall to choose from."""
    visitor.go_to_table(put(store, grey(), token))
    visitor.page.locator("[data-column]").first.wait_for()


def help_page(visitor: Visitor, store: Path, token: str) -> None:
    """The rules, opened from home."""
    if visitor.page.url != visitor.address:
        visitor.go()
    visitor.page.locator("[data-game=azul]").locator(".title button").click()
    visitor.page.locator("dialog[open] figure").last.wait_for()


def end_screen(visitor: Visitor, store: Path, token: str) -> None:
    """The end of a game, explained."""
    visitor.go_to_table(put(store, over(), token))
    visitor.page.locator("dialog[open] tbody tr").last.wait_for()
    visitor.page.locator("dialog[open]").evaluate(SETTLED)


def is_at_table(visitor: Visitor, seats: int) -> bool:
    """Returns whether a table of at least so many seats is shown already: opening one costs most of a screen."""
    page = visitor.page
    is_open = "/table/" in page.url and page.locator(f"[data-spot=board-{seats - 1}]").count() > 0
    return is_open and page.locator("dialog[open]").count() == 0


def menu(visitor: Visitor, store: Path, token: str) -> None:
    """The menu of the table that the visitor is at."""
    if not is_at_table(visitor, 2):
        table_of_two(visitor, store, token)
    visitor.page.locator("[popovertarget=menu]").click()
    visitor.page.locator("[popover]:popover-open").wait_for()


def log(visitor: Visitor, store: Path, token: str) -> None:
    """The log of the table that the visitor is at, which a phone shows only when it is asked for."""
    if not is_at_table(visitor, 2):
        table_of_two(visitor, store, token)
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("[aria-controls=log]").click()
    visitor.page.locator("#log").wait_for()


def card(visitor: Visitor, store: Path, token: str) -> None:
    """The board of another player, which a phone shows when its card is tapped."""
    if not is_at_table(visitor, 4):
        table_of_four(visitor, store, token)
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("button[data-spot=board-2]").click()
    visitor.page.locator("dialog[open]").wait_for()


SCREENS: dict[str, Screen] = {
    "home": home,
    "waiting": waiting_room,
    "table-2": table_of_two,
    "table-4": table_of_four,
    "held": held,
    "grey": grey_choice,
    "help": help_page,
    "end": end_screen,
    "menu": menu,
    "log": log,
    "card": card,
}
ONLY_ON_PHONES = ("log", "card")


def names(phone: bool) -> list[str]:
    """The screens there are on a phone or on a desk."""
    return [name for name in SCREENS if phone or name not in ONLY_ON_PHONES]
