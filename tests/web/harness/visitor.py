"""A visitor: one browser with one page, the messages the page has received, and the problems it has met."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Error, Request, WebSocket, expect

from web.harness.pages import DESK, PATIENCE, PHONE, Pages, new_page
from web.harness.texts import LANGUAGE_NAMES

__all__ = ["DESK", "PATIENCE", "PHONE", "Site", "Visit", "Visitor", "is_ours", "remembering"]


class Site(NamedTuple):
    """Where the page is served, and the file its tables are kept in."""

    address: str
    store: Path


class Visitor:
    """A person at one page, not for the first time unless `new`; motion and sound are off unless they are asked for.

    Of `Pages` comes a page that others have used, left as they found it; with `alone` or other options of Playwright's
    comes one in a browser context of its own.
    """

    def __init__(
        self,
        browser: Browser | Pages,
        address: str,
        token: str | None = None,
        phone: bool = False,
        motion: bool = False,
        sound: bool = False,
        dark: bool = False,
        language: str = "en",
        new: bool = False,
        alone: bool = False,
        **more: Any,
    ) -> None:
        self.address = address
        self.problems: list[str] = []
        self.requests: list[str] = []
        self.update: dict[str, Any] = {}
        self.phone = phone
        self.is_gone = False
        self.pages = browser if isinstance(browser, Pages) and not alone and not more else None
        kept = {"token": token} if token else {}
        kept |= {} if new else {"offered": "yes"}
        kept |= {} if new or sound else {"sound": "off"}
        if self.pages:
            self.page = self.pages.take(phone)
            kept |= {} if language == "en" else {"language": language}
        else:
            one = browser.browser if isinstance(browser, Pages) else browser
            self.page = new_page(one, phone, **{"locale": language, **more})
        self.context = self.page.context
        self.page.emulate_media(
            color_scheme="dark" if dark else "light", reduced_motion="no-preference" if motion else "reduce"
        )
        self.past = self.page.add_init_script(remembering(kept)) if kept else None
        self.notes: dict[str, Callable[..., None]] = {
            "console": self._note,
            "pageerror": self._note_error,
            "request": self._note_request,
            "websocket": self._listen,
        }
        for event, note in self.notes.items():
            self.page.on(event, note)  # type: ignore[call-overload]
        if self.pages:
            self.pages.watch(self.page)

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

    def speak(self, language: str) -> None:
        """Chooses a language in the menu, which costs a fraction of loading the page in it."""
        menu = self.page.locator("#menu")
        menu.evaluate("menu => menu.showPopover()")
        menu.locator("select").first.select_option(label=LANGUAGE_NAMES[language])
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        menu.evaluate("menu => menu.hidePopover()")

    def remembered(self, key: str) -> str | None:
        """Returns the value that this browser stores under a key."""
        kept: str | None = self.page.evaluate("key => localStorage.getItem(`bordspil-${key}`)", key)
        return kept

    def settle(self) -> None:
        """Waits until every received update is drawn."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def close(self) -> None:
        """Leaves the page to others, or closes it; once."""
        if self.is_gone:
            return
        self.is_gone = True
        if self.pages is None:
            self.context.close()
            return
        for event, note in self.notes.items():
            self.page.remove_listener(event, note)
        if self.past:
            self.past.close()
        self.pages.give_back(self.page, self.phone)

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self.problems.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _note_error(self, error: Error) -> None:
        self.problems.append(str(error))

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
