"""Tables of what each number of an observation and each action id of a game means; the page docs/tensors.md."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from bordspil import games
from bordspil.core.game import BadRequest, agree
from bordspil.core.planes import Planes
from bordspil.core.tensor import Part

Tables = tuple[tuple[str, tuple[Part, ...]], ...]


def tables(name: str, seats: int, options: Mapping[str, Any]) -> Tables:
    """Returns the tables of a kind of game, each under its title: two, and one of planes where it has some."""
    game = games.load(name)
    if (tensor := game.tensor) is None:
        raise BadRequest("no-tensors", game=name)
    agreed = agree(game, options, seats)
    found: Tables = (("observation", tensor.parts(seats, agreed)), ("moves", tensor.action_parts(seats, agreed)))
    if game.planes is None:
        return found
    planes = game.planes.planes(seats, agreed)
    title = f"planes ({', '.join(map(str, planes.shape))})"
    return found[0], (title, _numbered(planes)), found[1]


def _numbered(planes: Planes) -> tuple[Part, ...]:
    """Returns the parts of planes with their numbers on the last axis."""
    counts = [len(part.sources) for part in planes.parts]
    begins = [sum(counts[:number]) for number in range(len(counts))]
    return tuple(
        Part(part.name, first, count, part.meaning)
        for part, first, count in zip(planes.parts, begins, counts, strict=True)
    )


def numbers(part: Part) -> str:
    """Returns the range of numbers of a part as text."""
    last = part.first + part.count - 1
    return str(last) if part.count == 1 else f"{part.first}-{last}"


def run(name: str, seats: int, options: Mapping[str, Any], console: Console) -> None:
    """Prints the tables."""
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
