"""Tables of what each number of an observation and each action id of a game means; the page docs/tensors.md."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from bordspil import games
from bordspil.core.game import BadRequest, agree
from bordspil.core.tensor import Part

Tables = tuple[tuple[str, tuple[Part, ...]], ...]


def tables(name: str, seats: int, options: Mapping[str, Any]) -> Tables:
    """Returns the two tables of a kind of game, each under its title."""
    game = games.load(name)
    if (tensor := game.tensor) is None:
        raise BadRequest("no-tensors", game=name)
    agreed = agree(game, options, seats)
    return ("observation", tensor.parts(seats, agreed)), ("moves", tensor.action_parts(seats, agreed))


def numbers(part: Part) -> str:
    """Returns the range of numbers of a part as text."""
    last = part.first + part.count - 1
    return str(last) if part.count == 1 else f"{part.first}-{last}"


def run(name: str, seats: int, options: Mapping[str, Any], console: Console) -> None:
    """Prints both tables."""
    for title, parts in tables(name, seats, options):
        grid = Grid("numbers", "name", "meaning", title=title, title_justify="left")
        for part in parts:
            grid.add_row(numbers(part), part.name, part.meaning)
        console.print(grid)


def document() -> Iterator[str]:
    """Yields the lines of a page with all games' tables, by default options at the fewest seats."""
    yield "# Games as numbers\n"
    yield "What `bordspil tensors GAME` prints, with the usual options and the fewest seats at the table. Other seats"
    yield "and options (`--seats`, `-o`) have other tables.\n"
    for name in games.names():
        if games.load(name).tensor is not None:
            yield f"## `{name}`\n"
            for title, parts in tables(name, games.load(name).seats.start, {}):
                yield f"| {title} | name | meaning |\n| --- | --- | --- |"
                yield from (f"| {numbers(part)} | {part.name} | {part.meaning} |" for part in parts)
                yield ""
