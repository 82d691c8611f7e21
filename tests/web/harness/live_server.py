"""Starts a server and a browser for the commands beside the tests, and ends both together."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from server.harness.servers import ServerProcess
from web.harness import bundle, chromium
from web.harness.visitor import Site


@contextmanager
def open_live_server() -> Iterator[tuple[Browser, Site]]:
    """Chromium and a server over an empty file."""
    bundle.build()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        store = Path(folder) / "tables.sqlite"
        server = ServerProcess(store)
        browser = chromium.launch(playwright, chromium.get())
        try:
            yield browser, Site(server.address, store)
        finally:
            browser.close()
            server.end()
