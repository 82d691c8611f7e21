"""Pages that visitors use one after another: a page that is loaded again costs half of a browser context of its own."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
PATIENCE = 60_000  # a busy machine is slow, not wrong
MOST_IDLE = 4

# What a test may do to a page or its context that the next visitor would still meet.
LASTING_AT_A_PAGE = ("add_init_script", "expose_function", "on", "once", "route_web_socket")
LASTING_AT_A_CONTEXT = ("add_init_script", "grant_permissions", "new_cdp_session", "new_page", "route", "set_offline")

# An empty page of the same site: for about:blank the browser would take another process, which knows nothing yet.
LEAVE = """() => {
  localStorage.clear();
  sessionStorage.clear();
  location.replace(URL.createObjectURL(new Blob([], { type: 'text/html' })));
}"""


def new_page(browser: Browser, phone: bool, **more: Any) -> Page:
    """Opens a page in a context of its own."""
    options: dict[str, Any] = {
        "viewport": PHONE if phone else DESK,
        "has_touch": phone,
        "is_mobile": phone,
        "locale": "en",
        "service_workers": "block",  # the worker beside the page is for tests of the app
        **more,
    }
    context = browser.new_context(**options)
    context.set_default_timeout(PATIENCE)
    return context.new_page()


class Pages:
    """Pages of one browser; at most a few wait for their next visitor."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.idle: list[tuple[Page, bool]] = []
        self.spoilt: set[BrowserContext] = set()

    def take(self, phone: bool) -> Page:
        """Returns a page as nobody has used it before."""
        found = next((one for one in self.idle if one[1] == phone), None)
        if found is None:
            return new_page(self.browser, phone)
        self.idle.remove(found)
        return found[0]

    def give_back(self, page: Page, phone: bool) -> None:
        """Keeps a page for the next visitor, or closes it where something of the last one would stay."""
        for owner, names in ((page, LASTING_AT_A_PAGE), (page.context, LASTING_AT_A_CONTEXT)):
            for name in names:
                vars(owner).pop(name, None)
        is_whole = page.context not in self.spoilt and page.context.pages == [page]
        self.spoilt.discard(page.context)
        if not is_whole or not page.url.startswith("http"):
            page.context.close()
            return
        page.unroute_all()
        page.evaluate(LEAVE)
        page.wait_for_url("blob:**")
        page.mouse.up()
        page.mouse.move(-10, -10)
        if page.viewport_size != (size := PHONE if phone else DESK):
            page.set_viewport_size(size)
        self.idle.append((page, phone))
        if len(self.idle) > MOST_IDLE:
            self.idle.pop(0)[0].context.close()

    def watch(self, page: Page) -> None:
        """Notes when a test does something lasting to a page."""

        def spoiling(does: Callable[..., Any]) -> Callable[..., Any]:
            def call(*given: Any, **more: Any) -> Any:
                self.spoilt.add(page.context)
                return does(*given, **more)

            return call

        for owner, names in ((page, LASTING_AT_A_PAGE), (page.context, LASTING_AT_A_CONTEXT)):
            for name in names:
                setattr(owner, name, spoiling(getattr(owner, name)))
