"""Plays Timeline on the page: by mouse, by dragging, by keyboard, by touch or by a finger."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from bordspil.games.timeline.decks import deck
from bordspil.games.timeline.decks.deck import Card
from web.games.azul_player import middle
from web.harness import home
from web.harness.texts import text_of
from web.harness.visitor import Visitor

LONGEST_WAIT = 20_000
PAUSE = 20

Way = Callable[[Page, str, int], None]


@cache
def cards() -> dict[str, Card]:
    """Returns the shipped deck."""
    return dict(deck.load("world").cards)


class Layer:
    """Plays for the first seat and keeps all messages to the page."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.messages: list[Any] = []
        self.page.on("websocket", self._listen)

    def begin(self, seats: int) -> None:
        """Opens a game against easy bots at home; the first seat begins."""
        self.visitor.go()
        game = home.unfold(self.page, "timeline")
        game.locator(f'[name="timeline-players"][value="{seats}"]').check(force=True)
        game.get_by_role("button", name=text_of("play"), exact=True).click()
        self.page.wait_for_url("**/table/*")
        self.page.locator("[data-hand]").first.wait_for()

    def wait_for_turn(self) -> Any:
        """Waits until it is this seat's turn or the game is over; returns the view."""
        return self.wait_for(lambda told: told["to_act"] in (0, None))

    def wait_for(self, is_so: Callable[[dict[str, Any]], bool]) -> Any:
        """Waits until the page has got an update and drawn it; returns the view."""
        for _ in range(LONGEST_WAIT // PAUSE):
            if self.visitor.update and is_so(self.visitor.update):
                self.visitor.settle()
                return self.visitor.update["view"]
            self.page.wait_for_timeout(PAUSE)
        raise TimeoutError("it never came to pass")

    def lay(self, right: bool, way: Way) -> Any:
        """Lays a card right or wrong; returns its event."""
        view = self.wait_for_turn()
        before, laid = self.visitor.update["seq"], len(self.turned)
        way(self.page, *choose(view, right))
        self.wait_for(lambda told: told["seq"] > before)
        return self.turned[laid]

    @property
    def turned(self) -> list[Any]:
        """Returns the event of every card that has been laid."""
        events = [event for message in self.messages for event in message.get("events", [])]
        return [event for event in events if event["event"] == "place"]

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.messages.append(json.loads(frame)))


def choose(view: Any, right: bool) -> tuple[str, int]:
    """Returns the first card of the hand with a place that is right, or one that is wrong."""
    card = view["hands"][0][0]
    year, line = cards()[card].year, [cards()[lying].year for lying in view["timeline"]]
    laid = [[*line[:place], year, *line[place:]] for place in range(len(line) + 1)]
    return card, [years == sorted(years) for years in laid].index(right)


def by_tapping(page: Page, card: str, place: int) -> None:
    """A tap on the card, a tap on the place."""
    page.locator(f'[data-hand="{card}"]').tap()
    page.locator(f'[data-place="{place}"]').tap()


def by_clicking(page: Page, card: str, place: int) -> None:
    """A click on the card, a click on the place."""
    page.locator(f'[data-hand="{card}"]').click()
    page.locator(f'[data-place="{place}"]').click()


def by_dragging(page: Page, card: str, place: int) -> None:
    """The card is dragged to the place."""
    x, y = middle(page.locator(f'[data-hand="{card}"]'))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 30, steps=3)
    page.mouse.move(*middle(page.locator(f'[data-place="{place}"]')), steps=4)
    page.mouse.move(*middle(page.locator(f'[data-place="{place}"]')), steps=2)
    page.mouse.up()


def by_dragging_a_finger(page: Page, card: str, place: int) -> None:
    """A finger drags the card to the place."""
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    x, y = middle(page.locator(f'[data-hand="{card}"]'))
    touch("touchStart", (x, y))
    for step in range(1, 4):
        touch("touchMove", (x, y - 12 * step))
    for _ in range(2):  # the first touch of a place makes room, and the place moves a little
        touch("touchMove", middle(page.locator(f'[data-place="{place}"]')))
    touch("touchEnd")
    finger.detach()


def by_keys(page: Page, card: str, place: int) -> None:
    """The number of the card, arrows to the place, Enter."""
    hand: list[str] = page.locator("[data-hand]").evaluate_all("cards => cards.map((card) => card.dataset.hand)")
    page.keyboard.press(str(hand.index(card) + 1))
    page.keyboard.press("Home")
    for _ in range(place):
        page.keyboard.press("ArrowRight")
    expect(page.locator(f'[data-place="{place}"]')).to_be_focused()
    page.keyboard.press("Enter")
