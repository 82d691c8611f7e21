"""The commands `bordspil store migrate`, `check` and `copy`, and the list of players' reports."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from bordspil import games
from bordspil.core.game import BadRequest
from bordspil.server.store import StoreError, rows
from bordspil.server.store.maintenance.copy import copy
from bordspil.server.store.maintenance.integrity import count_rows
from bordspil.server.store.maintenance.versions import changes_after, migrate, version_of
from bordspil.server.store.schema import MIGRATIONS
from bordspil.server.store.store_url import StoreUrl, look, shown
from bordspil.server.store_check import Fault, check
from bordspil.text import Texts

MOST_SHOWN = 50
SHOWN_DIGITS = 24  # of a hash


def run_migrate(place: StoreUrl, only_show: bool, say: Texts, console: Console) -> int:
    """Shows the statements of a migration and, unless they are only to be shown, runs them."""
    version = version_of(place)
    if version == len(MIGRATIONS):
        _say(console, say("store-current", store=shown(place), version=version))
        return 0
    for number, words in changes_after(version):
        _say(console, f"{number}: {words}")
    if not only_show:
        migrate(place)
        _say(console, say("store-migrated", store=shown(place), old=version, new=len(MIGRATIONS)))
    return 0


def run_check(place: StoreUrl, say: Texts, console: Console) -> int:
    """Prints the numbers of rows and all faults; returns the exit status 1 where there are faults."""
    if (version := version_of(place)) != len(MIGRATIONS):
        raise BadRequest("store-behind", store=shown(place), version=version)
    try:
        with look(place) as store, _progress(say("store-checking"), console) as report:
            counts = count_rows(store)
            faults = list(check(store, games.load, report))
    except StoreError as error:
        raise BadRequest("store-unusable", store=shown(place), reason=str(error)) from None
    _say(console, say("store-title", store=shown(place), version=version))
    grid = Grid()
    grid.add_column(say("store-column-table"))
    grid.add_column(say("store-column-rows"), justify="right")
    for name, count in counts.items():
        grid.add_row(name, str(count))
    console.print(grid)
    return _conclude(faults, counts["tables"], say, console)


def _conclude(faults: list[Fault], count: int, say: Texts, console: Console) -> int:
    for fault in faults[:MOST_SHOWN]:
        _say(console, f"{fault.where}: {say(fault.key, reason=fault.reason)}")
    if faults:
        _say(console, say("store-faults", count=len(faults)))
        return 1
    _say(console, say("store-sound", tables=count))
    return 0


def run_copy(source: StoreUrl, target: StoreUrl, say: Texts, console: Console) -> int:
    """Copies a store, and prints the hashes of both sides."""
    with _progress(say("store-copying"), console) as report:
        copied = copy(source, target, report)
    grid = Grid()
    grid.add_column(say("store-column-table"))
    grid.add_column(say("store-column-rows"), justify="right")
    grid.add_column(shown(source), overflow="ellipsis", max_width=SHOWN_DIGITS)
    grid.add_column(shown(target), overflow="ellipsis", max_width=SHOWN_DIGITS)
    for one in copied:
        grid.add_row(one.table, str(one.rows), one.source[:SHOWN_DIGITS], one.target[:SHOWN_DIGITS])
    console.print(grid)
    _say(console, say("store-copied", store=shown(target)))
    return 0


def print_reports(store: StoreUrl, say: Texts) -> None:
    """Prints every report in a store, newest first."""
    try:
        with look(store) as connection:
            found = rows.find_reports(connection)
    except StoreError as error:
        raise BadRequest("file-unreadable", file=shown(store), reason=str(error)) from None
    for code, game, about, note, created in found:
        when = datetime.fromtimestamp(created, UTC).strftime("%Y-%m-%d %H:%M")
        print(say("reports-line", when=when, game=game, code=code, about=about, note=note))
    if not found:
        print(say("reports-none"))


def _say(console: Console, words: str) -> None:
    """Prints one line without markup."""
    console.print(words, markup=False, highlight=False, soft_wrap=True)


@contextmanager
def _progress(words: str, console: Console) -> Iterator[Callable[[int, int], None]]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=console.quiet) as bar:
        task = bar.add_task(words, total=None)

        def report(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield report
