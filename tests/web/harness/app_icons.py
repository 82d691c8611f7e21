"""Draws the icons of the app from the sign of the page: python tests/web/harness/app_icons.py writes them anew."""

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from web.harness import chromium

ROOT = Path(__file__).parents[3]
SIGN = ROOT / "web" / "src" / "icon.svg"
FOLDER = ROOT / "web" / "public"
# name, size, and which part of the picture the sign takes: what is masked loses its corners, so it stays away from them
ICONS = (
    ("icon-180.png", 180, 1.0, True),
    ("icon-192.png", 192, 1.0, False),
    ("icon-512.png", 512, 1.0, False),
    ("icon-maskable-512.png", 512, 0.8, True),
)
GROUND = "#1a6064"


def draw(browser: Browser, size: int, share: float, is_filled: bool) -> bytes:
    """Returns the sign as a picture, on its own ground up to the edges or on none."""
    page = browser.new_page(viewport={"width": size, "height": size})
    inner = round(size * share)
    ground = f"background: {GROUND};" if is_filled else ""
    style = f"margin: 0; width: {size}px; height: {size}px; display: grid; place-items: center; {ground}"
    sign = SIGN.read_text(encoding="utf-8").replace("<svg", f'<svg width="{inner}" height="{inner}"')
    page.set_content(f'<body style="{style}">{sign}</body>')
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


if __name__ == "__main__":
    with sync_playwright() as playwright:
        chrome = chromium.launch(playwright, chromium.get())
        for name, size, share, is_filled in ICONS:
            (FOLDER / name).write_bytes(draw(chrome, size, share, is_filled))
            print(FOLDER / name)
        chrome.close()
