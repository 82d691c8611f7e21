"""A visitor: one browser with one page, the messages the page has received, and the problems it has met."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Request, ViewportSize, WebSocket

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
PATIENCE = 20_000


class Site(NamedTuple):
    """Where the page is served, and the file its tables are kept in."""

    address: str
    store: Path


class Visitor:
    """A browser context with one page, not its first visit unless `new`; motion is off unless it is asked for."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        token: str | None = None,
        phone: bool = False,
        motion: bool = False,
        dark: bool = False,
        language: str = "en",
        new: bool = False,
        **more: Any,
    ) -> None:
        self.address = address
        self.problems: list[str] = []
        self.requests: list[str] = []
        self.update: dict[str, Any] = {}
        options: dict[str, Any] = {
            "viewport": PHONE if phone else DESK,
            "locale": language,
            "color_scheme": "dark" if dark else "light",
            "reduced_motion": "no-preference" if motion else "reduce",
            "has_touch": phone,
            "is_mobile": phone,
            "service_workers": "block",  # the worker beside the page is for tests of the app
            **more,
        }
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        kept = ({"token": token} if token else {}) | ({} if new else {"offered": "yes"})
        self.past = self.page.add_init_script(remembering(kept)) if kept else None
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("request", self._note_request)
        self.page.on("websocket", self._listen)

    @property
    def code(self) -> str:
        """Returns the code of the table this visitor looks at."""
        return self.page.url.rstrip("/").rsplit("/", 1)[1]

    def go(self, path: str = "") -> None:
        """Opens a page of the site."""
        self.page.goto(self.address + path)
        if self.past:  # from now on the page itself keeps what it wants to
            self.past.close()
            self.past = None

    def go_to_table(self, code: str) -> None:
        """Opens a table and waits until the game is there."""
        self.go(f"table/{code}")
        self.see_board()

    def see_board(self) -> None:
        """Waits until the board, which is loaded on demand, shows the update."""
        self.page.locator("[data-spot^=board-]").first.wait_for()
        self.settle()

    def remembered(self, key: str) -> str | None:
        """Returns the value that this browser stores under a key."""
        kept: str | None = self.page.evaluate("key => localStorage.getItem(`bordspil-${key}`)", key)
        return kept

    def settle(self) -> None:
        """Waits until every received update is drawn."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def close(self) -> None:
        self.context.close()

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self.problems.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _note_request(self, request: Request) -> None:
        self.requests.append(request.url)

    def _listen(self, socket: WebSocket) -> None:
        self.requests.append(socket.url)
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "update":
            self.update = message


Visit = Callable[..., Visitor]


def is_ours(url: str, address: str) -> bool:
    """Returns whether a request stays at this server."""
    return url.startswith((address, address.replace("http", "ws", 1)))


def remembering(kept: dict[str, str]) -> str:
    """A script for the first page, as if this browser had been here before; a stored state costs a page more."""
    items = {f"bordspil-{key}": value for key, value in kept.items()}
    return f"Object.assign(localStorage, {json.dumps(items)})"
