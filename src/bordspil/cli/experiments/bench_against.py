"""`bordspil bench --against`: figures of this checkout beside those of another, measured in turn, and their ratios."""

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as Grid

from bordspil.core.game import BadRequest

ROUNDS = 5
SECONDS = ("_us", "_ms", "_s")  # suffixes of figures of which less is better, unless they are rates


class Compared(NamedTuple):
    """The medians of a figure in both checkouts, and the median over the rounds of how much better it is here."""

    there: float
    here: float
    ratio: float


def is_time(name: str) -> bool:
    """Returns whether a figure is a time, of which less is better."""
    return name.endswith(SECONDS) and not name.endswith("_per_s")


def figures_of(python: Path, names: Sequence[str]) -> dict[str, float]:
    """Returns figures that a checkout measures in a process of its own; refuses a checkout that gives none."""
    command = [str(python), "-m", "bordspil", "bench", *names, "--json"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise BadRequest("checkout-without-figures", path=str(python), reason=str(error.strerror)) from None
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or [str(done.returncode)])[-1]
        raise BadRequest("checkout-without-figures", path=str(python), reason=reason)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def measured(here: Path, there: Path, names: Sequence[str], rounds: int) -> Iterator[tuple[dict[str, float], ...]]:
    """Yields the figures of both checkouts round by round, each first in every other round."""
    for number in range(rounds):
        pair = (here, there) if number % 2 else (there, here)
        found = {python: figures_of(python, names) for python in pair}
        yield found[there], found[here]


def compare(pairs: Sequence[tuple[dict[str, float], ...]]) -> dict[str, Compared]:
    """Returns the comparison of each figure: the machine's load strikes both alike, so ratios are taken by round."""
    found = {}
    for name in pairs[0][0].keys() & pairs[0][1].keys():
        ratios = [one[name] / other[name] if is_time(name) else other[name] / one[name] for one, other in pairs]
        there, here = (median(side[name] for side in sides) for sides in zip(*pairs, strict=True))
        found[name] = Compared(there, here, median(ratios))
    return dict(sorted(found.items()))


def report(checkout: str, names: Sequence[str], console: Console) -> None:
    """Measures in both checkouts and prints a table; above 1 this checkout is better."""
    there = Path(checkout) / ".venv" / "bin" / "python"
    pairs = list(measured(Path(sys.executable), there, names, ROUNDS))
    grid = Grid("figure", "there", "here", "ratio")
    for column in grid.columns[1:]:
        column.justify = "right"
    for name, one in compare(pairs).items():
        grid.add_row(name, f"{one.there:,.4g}", f"{one.here:,.4g}", f"{one.ratio:.3f}")
    console.print(grid)
