"""Finds Chromium for the browser tests, installs it where that may be done, and starts it.

`make test` runs this once before the tests, which run side by side and would all install it.
"""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, BrowserType, Playwright

# The first has no windows and does less for every page.
WINDOWED = ("chromium", "chromium-browser", "google-chrome")
NAMES = ("chromium-headless-shell", *WINDOWED)
PACKAGES = (NAMES[:2], NAMES[1:2])  # both, or what older systems have
FLAGS = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
# Chromium hears only the last list of what is off, so this one begins with Playwright's own. The rest is the list that
# drops down from the address bar: a page of Chromium's for every window, which costs more than a page of ours.
OFF = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
)
CHOSEN = "BORDSPIL_CHROMIUM"
LONGEST_INSTALL = 600
PATIENCE = "DPkg::Lock::Timeout=300"  # seconds, while another process installs packages


class NoChromiumError(Exception):
    """There is no browser to test with; the text says what was tried."""


def find() -> str | None:
    """Returns the Chromium of this machine: the one that was named, or the first on the path."""
    if named := os.environ.get(CHOSEN):
        if not Path(named).is_file():
            raise NoChromiumError(f"{CHOSEN} names {named}, which is not there")
        return named
    return next((path for path in map(shutil.which, NAMES) if path), None)


def find_windowed() -> str | None:
    """Returns a Chromium that has windows, for what only such a one does."""
    named = find()
    if named and Path(named).name != NAMES[0]:
        return named
    return next((path for path in map(shutil.which, WINDOWED) if path), None)


def is_root() -> bool:
    """Returns whether this process may do everything; Chromium has no sandbox then."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def install(say: Callable[[str], None]) -> None:
    """Installs Debian's Chromium, where this process may; the one without windows too, where there is one."""
    apt = _apt()
    if apt is None:
        raise NoChromiumError(f"none of {', '.join(NAMES)} is on the path, and it may not be installed from here")
    say("installing Debian's Chromium for the browser tests (a minute or two) …")
    fault = _install(apt, *PACKAGES)
    if fault:  # a bare machine has no list of packages, or an old one
        _run([apt, "update", "-o", PATIENCE])
        fault = _install(apt, *PACKAGES)
    if fault:
        raise NoChromiumError(f"the package {NAMES[1]} could not be installed: {fault}")


def _apt() -> str | None:
    return shutil.which("apt-get") if is_root() else None


def _install(apt: str, *packages: tuple[str, ...]) -> str:
    """Installs the first group of packages that can be had; returns why none can, or nothing."""
    for names in packages:
        done = _run([apt, "install", "--yes", "--no-install-recommends", "-o", PATIENCE, *names])
        if not done.returncode:
            return ""
    return done.stderr.decode()[-200:].strip()


def _run(command: list[str]) -> subprocess.CompletedProcess[bytes]:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        return subprocess.run(command, env=quiet, capture_output=True, timeout=LONGEST_INSTALL, check=False)
    except subprocess.TimeoutExpired:
        raise NoChromiumError("installing the package chromium took too long") from None


def get(say: Callable[[str], None] = print) -> str:
    """Returns the path of a Chromium, installed now if need be; raises NoChromiumError."""
    if path := find():
        return path
    install(say)
    if path := find():
        return path
    raise NoChromiumError("the package was installed, but brought no program of its name")


def prepare(say: Callable[[str], None] = print) -> None:
    """Installs the Chromium that costs the tests least; where that cannot be had, another one will do."""
    path = find()
    if path is None:
        install(say)
    elif CHOSEN not in os.environ and Path(path).name != NAMES[0] and (apt := _apt()):
        _install(apt, PACKAGES[0])


def launch(playwright: Playwright, path: str) -> Browser:
    """Starts Chromium without a window and without requests to other hosts."""
    return _launch(playwright.chromium, path)


def launch_beside(browser: Browser, path: str) -> Browser:
    """Starts another one, as `launch` does."""
    return _launch(browser.browser_type, path)


def _launch(kind: BrowserType, path: str) -> Browser:
    flags = [*FLAGS, f"--disable-features={','.join(OFF)}", *(["--no-sandbox"] if is_root() else [])]
    return kind.launch(executable_path=path, args=flags)


if __name__ == "__main__":
    try:
        prepare()
    except NoChromiumError as error:
        print(f"the browser tests will be left out: {error}")
