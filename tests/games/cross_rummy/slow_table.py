"""The table of Cross Rummy a second time, slow and obvious: dictionaries of squares, one small function per rule."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Any, NamedTuple

Square = tuple[int, int]
Tiles = list[Any]  # of row, column and name
Lying = dict[Square, str]

COLOURS = "rygb"
NUMBERS = [f"{colour}{value}" for colour in COLOURS for value in range(1, 15)]
ACTIONS = ["pass2", "draw3"]
EVERY_TILE = 2 * (NUMBERS + ACTIONS)


def colour(name: str) -> str:
    return name[0]


def value(name: str) -> int:
    return int(name[1:])


def is_row(names: list[str]) -> bool:
    """CR-30: 3 or 4 tiles of one value in different colours."""
    return len(names) in (3, 4) and len(set(map(value, names))) == 1 and len(set(map(colour, names))) == len(names)


def is_run(names: list[str]) -> bool:
    """CR-30: 3 to 14 tiles of one colour whose values all go up by one, or all down by one."""
    steps = {value(after) - value(before) for before, after in pairwise(names)}
    return 3 <= len(names) <= 14 and len(set(map(colour, names))) == 1 and steps in ({1}, {-1})


def sides(square: Square) -> list[Square]:
    """Returns the four squares beside a square; diagonal ones are none of them."""
    row, column = square
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def sequences(squares: Iterable[Square]) -> list[list[Square]]:
    """CR-31: every maximal horizontal or vertical sequence of two or more touching squares."""
    taken, found = set(squares), []
    for down, right in ((0, 1), (1, 0)):
        for row, column in sorted(taken):
            if (row - down, column - right) not in taken:
                sequence = [(row, column)]
                while (after := (sequence[-1][0] + down, sequence[-1][1] + right)) in taken:
                    sequence.append(after)
                found.append(sequence)
    return [sequence for sequence in found if len(sequence) > 1]


def groups(squares: Iterable[Square]) -> list[frozenset[Square]]:
    """CR-32: returns what is connected side to side."""
    left, found = set(squares), []
    while left:
        group, reached = set(), {left.pop()}
        while reached:
            group |= reached
            reached = {near for square in reached for near in sides(square)} & left
            left -= reached
        found.append(frozenset(group))
    return found


def faults_of_table(tiles: Tiles, limit: int) -> set[str]:
    """Returns the rules that a table breaks at the end of a turn."""
    lying: Lying = {(row, column): name for row, column, name in tiles}
    faults = set()
    if len(lying) < len(tiles):
        faults.add("CR-31")  # two tiles on one square
    if set(lying.values()) & set(ACTIONS):
        return faults | {"CR-22"}
    in_lines = set()
    for sequence in sequences(lying):
        names = [lying[square] for square in sequence]
        if len(sequence) == 2:
            faults.add("CR-31")
        elif not is_row(names) and not is_run(names):
            faults.add("CR-30")
        in_lines |= set(sequence)
    if set(lying) - in_lines:
        faults.add("CR-31")  # a tile by itself
    if len(groups(lying)) > limit:
        faults.add("CR-32")
    return faults


class Before(NamedTuple):
    """What a Lay is judged by."""

    table: Tiles
    rack: list[str]
    founded: list[Any]  # per seat: None, or the squares of its group until all have founded, then []
    seat: int
    opens: bool
    limit: int


def faults_of_lay(before: Before, after: Tiles) -> set[str]:
    """Returns the rules that a Lay breaks: any of those of one fault may be named."""
    faults = faults_of_tiles(before, after) | faults_of_table(after, before.limit)
    if None not in before.founded or "CR-38" in faults or "CR-23" in faults or "CR-22" in faults:
        return faults
    others = [squares for seat, squares in enumerate(before.founded) if seat != before.seat]
    if before.founded[before.seat] is None and None not in others and before.opens:
        return faults | faults_of_last_founding(before, after)
    return faults | faults_of_closed_table(before, after)


def names_of(tiles: Tiles) -> Counter[str]:
    return Counter(name for _, _, name in tiles)


def faults_of_tiles(before: Before, after: Tiles) -> set[str]:
    """CR-23, CR-38: everything still lies there, at least one tile more, and that from the rack."""
    added = names_of(after) - names_of(before.table)
    faults = set()
    if names_of(before.table) - names_of(after) or not added:
        faults.add("CR-38")
    if added - Counter(before.rack):
        faults.add("CR-23")
    return faults


def faults_of_last_founding(before: Before, after: Tiles) -> set[str]:
    """CR-36: everything is open, but one group is of tiles from this rack only."""
    added = names_of(after) - names_of(before.table)
    lying = {(row, column): name for row, column, name in after}
    own = [group for group in groups(lying) if not Counter(lying[square] for square in group) - added]
    return set() if own else {"CR-34", "CR-36"}


def faults_of_closed_table(before: Before, after: Tiles) -> set[str]:
    """CR-33 to CR-35: wherever the closed groups may lie now, all the rest is the player's one group."""
    if own_group(before, after):
        return set()
    return {"CR-33", "CR-34", "CR-35"} if before.founded[before.seat] is None else {"CR-35"}


def own_group(before: Before, after: Tiles) -> frozenset[Square] | None:
    """CR-33, CR-35: the player's group after a Lay, if the closed groups keep their places to each other."""
    lying = {(row, column): name for row, column, name in after}
    together = groups(lying)
    closed = closed_tiles(before)
    for down, right in shifts(closed, after):
        moved = {(row + down, column + right): name for (row, column), name in closed.items()}
        rest = frozenset(set(lying) - set(moved))
        if moved.items() <= lying.items() and rest in together:
            return rest
    return None


def closed_tiles(before: Before) -> Lying:
    """CR-35: the groups of the others."""
    lying = {(row, column): name for row, column, name in before.table}
    others = [squares or [] for seat, squares in enumerate(before.founded) if seat != before.seat]
    return {(row, column): lying[row, column] for squares in others for row, column in squares}


def shifts(closed: Lying, after: Tiles) -> set[Square]:
    """Returns all that a table may be shifted by as a whole, so that the first closed tile lies on one of its kind."""
    if not closed:
        return {(0, 0)}
    (row, column), name = min(closed.items())
    return {(there - row, here - column) for there, here, other in after if other == name}
