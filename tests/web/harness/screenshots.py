"""Takes screenshots of every screen: python tests/web/harness/screenshots.py [FOLDER].

Desk and phone, light and dark, English and Icelandic, and the pieces as three kinds of colour-blind eyes see them.
`--readme` takes those in docs/screenshots.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser
from rich.progress import track

sys.path.insert(0, str(Path(__file__).parents[2]))

from web.harness import bundle, screens, shrink_png, stored
from web.harness.live_server import open_live_server
from web.harness.visitor import Site, Visitor

LANGUAGES = ("en", "is")
BLINDNESS = ("deuteranopia", "protanopia", "tritanopia")
README = bundle.ROOT / "docs" / "screenshots"
LARGEST = 300_000


class Shot(NamedTuple):
    """One picture: what of, and for whom."""

    screen: str
    phone: bool = False
    dark: bool = False
    language: str = "en"
    blindness: str = "none"

    @property
    def name(self) -> str:
        parts = [self.screen, "phone" if self.phone else "desk", "dark" if self.dark else "light", self.language]
        return "-".join([*parts, self.blindness] if self.blindness != "none" else parts) + ".png"


def all_shots() -> Iterator[Shot]:
    """Yields every screen in every light, and the pieces for every kind of eyes."""
    for phone, dark, language in product((False, True), (False, True), LANGUAGES):
        for screen in screens.names(phone):
            yield Shot(screen, phone, dark, language)
    for blindness, dark in product(BLINDNESS, (False, True)):
        yield Shot("table-2", dark=dark, blindness=blindness)
        yield Shot("held", phone=True, dark=dark, blindness=blindness)


def draw(browser: Browser, site: Site, shot: Shot) -> bytes:
    """Returns the screenshot of a screen."""
    token = stored.new_token()
    visitor = Visitor(browser, site.address, token, phone=shot.phone, dark=shot.dark, language=shot.language)
    screens.SCREENS[shot.screen](visitor, site.store, token)
    if shot.blindness != "none":
        session = visitor.context.new_cdp_session(visitor.page)
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": shot.blindness})
    visitor.page.evaluate("() => document.fonts.ready")
    visitor.settle()
    picture = visitor.page.screenshot()
    visitor.close()
    return picture


def draw_all(folder: Path) -> None:
    """All pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with open_live_server() as (browser, site):
        for shot in track(list(all_shots()), description="pictures"):
            (folder / shot.name).write_bytes(draw(browser, site, shot))


def draw_readme() -> None:
    """The few pictures the README shows, small enough to keep."""
    README.mkdir(parents=True, exist_ok=True)
    chosen = {
        "home": Shot("home"),
        "table": Shot("held"),
        "four": Shot("table-4", dark=True),
        "phone": Shot("held", phone=True, language="is"),
    }
    with open_live_server() as (browser, site):
        reader = browser.new_page()
        for name, shot in track(chosen.items(), description="pictures for the README"):
            picture = shrink_png.shrink(reader, draw(browser, site, shot))
            assert len(picture) < LARGEST, f"{name} has {len(picture)} bytes"
            (README / f"{name}.png").write_bytes(picture)


def main() -> None:
    parser = argparse.ArgumentParser(description="Draws pictures of the page.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("pictures"))
    parser.add_argument("--readme", action="store_true", help="only those of the README, into docs/screenshots")
    arguments = parser.parse_args()
    if arguments.readme:
        draw_readme()
    else:
        draw_all(arguments.folder)


if __name__ == "__main__":
    main()
