"""Makes tables of Cross Rummy and Lays upon them at random: legal ones, and each way to break a rule on purpose."""

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NamedTuple

from games.cross_rummy.slow_table import (
    ACTIONS,
    COLOURS,
    EVERY_TILE,
    NUMBERS,
    Lying,
    Square,
    Tiles,
    colour,
    faults_of_table,
    groups,
    is_row,
    is_run,
    sequences,
    sides,
    value,
)

ANY_NUMBER = 1000


class Situation(NamedTuple):
    """A table, who has founded what, a rack, and the table that a player wants to see after the Lay."""

    seats: int
    opens: bool
    seat: int
    before: Lying
    founded: list[frozenset[Square] | None]
    rack: list[str]
    after: Tiles
    spare: list[str]  # all that is neither on the rack nor on the table

    @property
    def lying(self) -> Lying:
        return {(row, column): name for row, column, name in self.after}

    def position(self) -> dict[str, Any]:
        """As the engine is told it: of the spare tiles the other racks get one each, the bag the rest."""
        spare = list(self.spare)
        open_to_all = None not in self.founded
        return {
            "to_act": self.seat,
            "racks": [list(self.rack) if seat == self.seat else [spare.pop()] for seat in range(self.seats)],
            "pool": [spare.pop() for _ in range(6)],
            "bag": spare,
            "table": tiles(self.before),
            "founded": [
                [] if open_to_all else squares if squares is None else sorted(map(list, squares))
                for squares in self.founded
            ],
            "removed": [],
            "passing": None,
            "skips": 0,
        }

    def add(self, laid: dict[Square, str]) -> "Situation | None":
        """Returns the same with more tiles laid, which come to the rack first; None if there are no such tiles."""
        if Counter(laid.values()) - Counter(self.spare):
            return None
        spare = list((Counter(self.spare) - Counter(laid.values())).elements())
        return self._replace(after=self.after + tiles(laid), rack=self.rack + list(laid.values()), spare=spare)


def tiles(lying: Lying) -> Tiles:
    return [[row, column, name] for (row, column), name in lying.items()]


def shifted(lying: Lying, down: int, right: int) -> Lying:
    return {(row + down, column + right): name for (row, column), name in lying.items()}


def random_line(rng: Random, through: str | None = None) -> list[str]:
    """Returns a row or a run; one with a certain tile, where that is wanted."""
    name = through or rng.choice(NUMBERS)
    if rng.random() < 0.5:
        others = rng.sample([other for other in COLOURS if other != colour(name)], rng.choice([2, 3]))
        line = [name, *(f"{other}{value(name)}" for other in others)]
        rng.shuffle(line)
        return line
    length = rng.choice([3, 3, 3, 4, 5, 8])
    low = rng.randint(max(1, value(name) - length + 1), min(value(name), 15 - length))
    return [f"{colour(name)}{number}" for number in range(low, low + length)][:: rng.choice([1, -1])]


def grow(lying: Lying, supply: list[str], rng: Random) -> Lying | None:
    """Returns a legal table with one line more, crossing or prolonging one that is there; None if none was found."""
    for _ in range(12):
        square, name = rng.choice(list(lying.items())) if lying else ((0, 0), None)
        line = random_line(rng, name)
        place = line.index(name) if name else 0
        down, right = rng.choice([(0, 1), (1, 0)])
        placed = {
            (square[0] + down * (n - place), square[1] + right * (n - place)): tile for n, tile in enumerate(line)
        }
        grown = lying | placed
        laid = {there: tile for there, tile in placed.items() if there not in lying}
        kept = all(grown[there] == tile for there, tile in lying.items())
        enough = not Counter(laid.values()) - Counter(supply)
        if laid and kept and enough and not faults_of_table(tiles(grown), ANY_NUMBER):
            return grown
    return None


def without(supply: list[str], used: Iterable[str]) -> list[str]:
    return list((Counter(supply) - Counter(used)).elements())


def beside(lying: Lying) -> set[Square]:
    return {near for square in lying for near in sides(square)}


def put_apart(group: Lying, others: Lying, rng: Random, reach: int = 6) -> Lying:
    """Returns a group at a place where it touches no other side to side, but maybe at a corner."""
    while True:
        placed = shifted(group, rng.randint(-reach, reach), rng.randint(-reach, reach))
        if not set(placed) & (set(others) | beside(others)):
            return placed
        reach += 1


def turned(group: Lying, rng: Random) -> Lying:
    """Returns a group mirrored, upside down or along the diagonal, or as it is."""
    down, right, swap = rng.choice([1, -1]), rng.choice([1, -1]), rng.random() < 0.5
    placed = {(row * down, column * right): name for (row, column), name in group.items()}
    return {(column, row): name for (row, column), name in placed.items()} if swap else placed


def history(supply: list[str], rng: Random, steps: int) -> list[Lying]:
    """Returns a group as it grows."""
    found: list[Lying] = []
    lying: Lying = {}
    while len(found) < steps:
        more = grow(lying, without(supply, lying.values()), rng)
        if more is None and found:
            break
        if more is not None:
            found.append(more)
            lying = more
    return found


def situation(mode: str, rng: Random) -> Situation:
    """Returns a legal Lay: `open`, `found`, `own`, `last` (all opens with this founding) or `late` (after it)."""
    seats = rng.choice([3, 4] if mode in ("found", "own") else [2, 3, 4])
    seat = rng.randrange(seats)
    others = [other for other in range(seats) if other != seat]
    if mode in ("found", "own"):
        others = rng.sample(others, rng.randint(0 if mode == "found" else 1, seats - 2))
    supply = [name for name in EVERY_TILE if name not in ACTIONS]
    lying: Lying = {}
    founded: list[frozenset[Square] | None] = [None] * seats
    for other in others:
        group = put_apart(history(without(supply, lying.values()), rng, rng.randint(1, 3))[-1], lying, rng)
        founded[other] = frozenset(group)
        lying |= group
    grown = history(without(supply, lying.values()), rng, rng.randint(2, 5))
    after = lying | put_apart(turned(grown[-1], rng), lying, rng)
    before = lying
    if mode in ("open", "own") and len(grown) > 1:
        own = put_apart(turned(rng.choice(grown[:-1]), rng), lying, rng)
        before = lying | own
        founded[seat] = frozenset(own)
    elif mode in ("open", "own"):
        return situation(mode, rng)
    added = list((Counter(after.values()) - Counter(before.values())).elements())
    left = without(EVERY_TILE, [*before.values(), *added])
    rng.shuffle(left)
    held = rng.randint(0, 4)
    if mode in ("last", "open") and rng.random() < 0.5:
        after = shuffled_groups(after, rng)
    return Situation(
        seats=seats,
        opens=mode != "late",
        seat=seat,
        before=before,
        founded=founded,
        rack=added + left[:held],
        after=tiles(after),
        spare=left[held:],
    )


def twins(rng: Random) -> Situation:
    """A closed group and the player's own are alike; the own one grows, and they may have changed places."""
    supply = [name for name in EVERY_TILE if name not in ACTIONS]
    one = history(list(NUMBERS), rng, rng.randint(1, 2))[-1]
    third = put_apart(history(without(supply, 2 * list(one.values())), rng, 1)[-1], one, rng)
    closed = one | third if rng.random() < 0.5 else one
    own = put_apart(one, closed, rng)
    before = closed | own
    grown = grow(own if rng.random() < 0.5 else one, without(supply, before.values()), rng)
    after = put_apart(one if grown is None else grown, {}, rng, reach=1)
    after |= put_apart(closed, after, rng)
    if rng.random() < 0.5 and grown:
        after = before | grown
    added = list((Counter(after.values()) - Counter(before.values())).elements())
    left = without(EVERY_TILE, [*before.values(), *added])
    return Situation(
        seats=4,
        opens=True,
        seat=0,
        before=before,
        founded=[frozenset(own), frozenset(one), frozenset(third) if third.items() <= closed.items() else None, None],
        rack=[*added, left[0]],
        after=tiles(after),
        spare=left[1:],
    )


def shuffled_groups(lying: Lying, rng: Random) -> Lying:
    """Returns the same groups in other places."""
    placed: Lying = {}
    for group in groups(lying):
        placed |= put_apart(turned({square: lying[square] for square in group}, rng), placed, rng)
    return placed


def lines(at: Situation) -> list[list[Square]]:
    return sequences(at.lying)


def beyond(line: list[Square]) -> list[Square]:
    """Returns the squares before the first and after the last of a line."""
    (row, column), (down, right) = line[0], (line[1][0] - line[0][0], line[1][1] - line[0][1])
    return [(row - down, column - right), (line[-1][0] + down, line[-1][1] + right)]


def free_end(at: Situation, wanted: Callable[[list[str]], bool], rng: Random) -> tuple[list[str], Square] | None:
    """A line of a kind, as its tiles up to a free square beyond its end, where nothing else would be touched."""
    found = []
    for line in lines(at):
        for names, end in zip((line[::-1], line), beyond(line), strict=True):
            if set(sides(end)) & set(at.lying) == {names[-1]} and end not in at.lying:
                found.append(([at.lying[square] for square in names], end))
    found = [(names, end) for names, end in found if wanted(names)]
    return rng.choice(found) if found else None


def at_end(
    at: Situation, rng: Random, wanted: Callable[[list[str]], bool], choose: Callable[[list[str]], str]
) -> Situation | None:
    """Returns a tile more at the end of a line."""
    found = free_end(at, wanted, rng)
    return at.add({found[1]: choose(found[0])}) if found else None


def two_on_one_square(at: Situation, rng: Random) -> Situation | None:
    row, column, _ = rng.choice(at.after)
    return at.add({(row, column): rng.choice(at.spare)})


def sequence_of_two(at: Situation, rng: Random) -> Situation | None:
    """Returns a tile beside the middle of a line, where nothing else lies near."""
    places = [
        square
        for square in beside(at.lying) - set(at.lying)
        if sum(near in at.lying for near in sides(square)) == 1
        and not any({square, near} <= {*beyond(line), *line} for line in lines(at) for near in sides(square))
    ]
    return at.add({rng.choice(sorted(places)): rng.choice(without(at.spare, 2 * ACTIONS))}) if places else None


def five_in_a_row(at: Situation, rng: Random) -> Situation | None:
    return at_end(
        at, rng, lambda names: len(names) == 4 and is_row(names), lambda names: rng.choice(COLOURS) + names[0][1:]
    )


def colour_twice(at: Situation, rng: Random) -> Situation | None:
    return at_end(at, rng, lambda names: len(names) == 3 and is_row(names), lambda names: rng.choice(names))


def wrap(at: Situation, rng: Random) -> Situation | None:
    def turns(names: list[str]) -> bool:
        return is_run(names) and (value(names[-2]), value(names[-1])) in ((13, 14), (2, 1))

    return at_end(at, rng, turns, lambda names: f"{names[-1][0]}{15 - value(names[-1])}")


def gap_in_a_run(at: Situation, rng: Random) -> Situation | None:
    def rises(names: list[str]) -> bool:
        return is_run(names) and value(names[-2]) < value(names[-1]) < 13

    return at_end(at, rng, rises, lambda names: f"{names[-1][0]}{value(names[-1]) + 2}")


def run_turns_back(at: Situation, rng: Random) -> Situation | None:
    return at_end(at, rng, is_run, lambda names: names[-2])


def run_goes_on(at: Situation, rng: Random) -> Situation | None:
    """Legal on an open table."""

    def goes_on(names: list[str]) -> bool:
        return is_run(names) and 0 < 2 * value(names[-1]) - value(names[-2]) < 15

    return at_end(at, rng, goes_on, lambda names: f"{names[-1][0]}{2 * value(names[-1]) - value(names[-2])}")


def action_tile(at: Situation, rng: Random) -> Situation | None:
    return at_end(at, rng, lambda names: True, lambda names: rng.choice(ACTIONS))


def lone_tile(at: Situation, rng: Random) -> Situation | None:
    return at.add({rng.choice([(-40, 3), (50, 50)]): rng.choice(without(at.spare, 2 * ACTIONS))})


def new_line(at: Situation, rng: Random) -> Lying:
    line = random_line(rng)
    down, right = rng.choice([(0, 1), (1, 0)])
    return {(down * n, right * n): name for n, name in enumerate(line)}


def one_group_more(at: Situation, rng: Random) -> Situation | None:
    """Legal on an open table below the limit."""
    return at.add(put_apart(new_line(at, rng), at.lying, rng))


def too_many_groups(at: Situation, rng: Random) -> Situation | None:
    changed: Situation | None = at
    while changed and len(groups(changed.lying)) <= (4 if at.seats == 4 else 3):
        changed = changed.add(put_apart(new_line(changed, rng), changed.lying, rng))
    return changed


def touching_at_a_corner(at: Situation, rng: Random) -> Situation | None:
    """Returns a new line that touches the others at corners only, which does not connect it."""
    for _ in range(20):
        line = put_apart(new_line(at, rng), at.lying, rng, reach=3)
        corners = {(row + down, column + right) for row, column in line for down in (1, -1) for right in (1, -1)}
        if corners & set(at.lying):
            return at.add(line)
    return None


def missing_tile(at: Situation, rng: Random) -> Situation | None:
    return at._replace(after=rng.sample(at.after, len(at.after) - 1))


def missing_end(at: Situation, rng: Random) -> Situation | None:
    """A tile is gone from the end of a long run, and everything else is in order."""
    ends = [
        square
        for line in lines(at)
        if len(line) > 3
        for square in (line[0], line[-1])
        if sum(near in at.lying for near in sides(square)) == 1
    ]
    if not ends:
        return None
    gone = rng.choice(ends)
    return at._replace(after=[tile for tile in at.after if (tile[0], tile[1]) != gone])


def tile_taken_back(at: Situation, rng: Random) -> Situation | None:
    """A tile of the table is left out of the Lay, as if it were on the rack now."""
    changed = missing_end(at, rng)
    if changed is None:
        return None
    names = Counter(name for _, _, name in changed.after)
    gone = Counter(at.before.values()) - names
    return changed if gone else None


def not_on_the_rack(at: Situation, rng: Random) -> Situation | None:
    added = list((Counter(name for _, _, name in at.after) - Counter(at.before.values())).elements())
    name = rng.choice(added)
    if at.rack.count(name) > added.count(name):
        return None
    return at._replace(rack=without(at.rack, [name]), spare=[*at.spare, name]) if len(at.rack) > 1 else None


def nothing_added(at: Situation, rng: Random) -> Situation | None:
    return at._replace(after=tiles(at.before))


def tile_moved(at: Situation, rng: Random) -> Situation | None:
    after = [list(tile) for tile in at.after]
    tile = rng.choice(after)
    tile[rng.randrange(2)] += rng.choice([-2, -1, 1, 2])
    return at._replace(after=after)


def tiles_swapped(at: Situation, rng: Random) -> Situation | None:
    after = [list(tile) for tile in at.after]
    one, other = rng.sample(after, 2)
    one[2], other[2] = other[2], one[2]
    return at._replace(after=after)


def table_shifted(at: Situation, rng: Random) -> Situation | None:
    """Legal whatever is closed."""
    down, right = rng.choice([(1, 0), (-7, 20), (300, -500), (0, 1)])
    return at._replace(after=tiles(shifted(at.lying, down, right)))


def group_shifted(at: Situation, rng: Random) -> Situation | None:
    """Legal if nothing is touched and no closed group moves against another."""
    group = rng.choice(groups(at.lying))
    moved = shifted({square: at.lying[square] for square in group}, *rng.choice(sides((0, 0))))
    rest = {square: name for square, name in at.lying.items() if square not in group}
    return at._replace(after=tiles(rest) + tiles(moved))


def table_turned(at: Situation, rng: Random) -> Situation | None:
    return at._replace(after=tiles(turned(at.lying, rng)))


def grown_anywhere(at: Situation, rng: Random) -> Situation | None:
    """Returns a line more on any group; legal on an open table."""
    grown = grow(at.lying, without(at.spare, 2 * ACTIONS), rng)
    return at.add({square: name for square, name in grown.items() if square not in at.lying}) if grown else None


def only_some_added(at: Situation, rng: Random) -> Situation | None:
    """Returns the table before with some of the new tiles at random places near it."""
    edge = sorted(beside(at.before) - set(at.before)) or [(0, 0)]
    laid = rng.sample(at.rack, min(len(at.rack), 3))
    places = rng.sample(edge, min(len(edge), len(laid)))
    return at._replace(after=tiles(at.before) + [[*place, name] for place, name in zip(places, laid, strict=False)])


CHANGES: list[Callable[[Situation, Random], Situation | None]] = [
    two_on_one_square,
    sequence_of_two,
    five_in_a_row,
    colour_twice,
    wrap,
    gap_in_a_run,
    run_turns_back,
    run_goes_on,
    action_tile,
    lone_tile,
    one_group_more,
    too_many_groups,
    touching_at_a_corner,
    missing_tile,
    missing_end,
    tile_taken_back,
    not_on_the_rack,
    nothing_added,
    tile_moved,
    tiles_swapped,
    table_shifted,
    group_shifted,
    table_turned,
    grown_anywhere,
    only_some_added,
]
