"""Fixtures of the browser tests: one browser, one server, and visitors that end without a problem."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from server.harness.servers import ServerProcess
from web.harness import bundle, chromium
from web.harness.pages import Pages
from web.harness.visitor import PATIENCE, Site, Visit, Visitor, is_ours

LOUD = pytest.StashKey[str]()

expect.set_options(timeout=PATIENCE)  # a busy machine is slow, not wrong


@pytest.fixture(scope="session")
def announce(request: pytest.FixtureRequest) -> Callable[[str], None]:
    """Says a line that is seen at once, whatever pytest captures."""

    def speak(line: str) -> None:
        capture: Any = request.config.pluginmanager.getplugin("capturemanager")
        with capture.global_and_fixture_disabled():
            print(f"\n{line}", flush=True)

    return speak


@pytest.fixture(scope="session")
def browser(announce: Callable[[str], None], pytestconfig: pytest.Config) -> Iterator[Browser]:
    """Chromium; without one all browser tests are skipped, and that is said aloud."""
    try:
        path = chromium.get(announce)
    except chromium.NoChromiumError as reason:
        pytestconfig.stash[LOUD] = f"NO BROWSER TEST HAS BEEN RUN: {reason}"
        announce(pytestconfig.stash[LOUD])
        pytest.skip(f"no Chromium: {reason}")
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright, path)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(announce: Callable[[str], None], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with quick bots over a file of its own."""
    bundle.build(announce)
    store = tmp_path_factory.mktemp("web") / "tables.sqlite"
    server = ServerProcess(store)
    yield Site(server.address, store)
    server.end()


@pytest.fixture(scope="session")
def pages(browser: Browser) -> Pages:
    """Returns the pages that visitors use one after another."""
    return Pages(browser)


@pytest.fixture
def visit(pages: Pages, site: Site) -> Iterator[Visit]:
    """Opens visitors; at the end none may have met a problem or asked another host for anything."""
    visitors: list[Visitor] = []

    def open_visitor(address: str = site.address, **options: Any) -> Visitor:
        visitors.append(Visitor(pages, address, **options))
        return visitors[-1]

    yield open_visitor
    problems = [problem for visitor in visitors for problem in visitor.problems]
    strangers = [url for visitor in visitors for url in visitor.requests if not is_ours(url, visitor.address)]
    for visitor in visitors:
        visitor.close()
    assert problems == []
    assert strangers == []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Repeats at the end of the report that no browser test ran."""
    if line := config.stash.get(LOUD, ""):
        terminalreporter.write_line(line, red=True, bold=True)
