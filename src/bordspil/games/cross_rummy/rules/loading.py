"""The way back from a position of Cross Rummy into a state; refuses one that breaks the counts or the rules."""

from collections import Counter
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from bordspil.core.game import ImpossiblePosition, Seat
from bordspil.games.cross_rummy.rules import comparing, layout, state
from bordspil.games.cross_rummy.rules.laying import REFUSALS, told
from bordspil.games.cross_rummy.rules.layout import FARTHEST, Square, Table
from bordspil.games.cross_rummy.rules.state import State, Tiles, points
from bordspil.games.cross_rummy.rules.tiles import ALL, COPIES, KIND_OF, NAMES, NUMBERS, POOL, limit_of
from bordspil.games.cross_rummy.rules.view import Choosing, Position

Founded = tuple[tuple[Square, ...] | None, ...]


def parse(given: Any) -> Position:
    """Returns a position from plain objects; names the field that is wrong."""
    try:
        return msgspec.convert(given, Position)
    except msgspec.ValidationError as error:
        raise ImpossiblePosition("position-shape", problem=str(error)) from None


def lay_out(position: Position, seats: int, first: Seat | None, opens: bool, games: int) -> State:
    """Returns the state of a position."""
    if len(position.racks) != seats or len(position.founded) != seats:
        raise ImpossiblePosition("position-seats", "CR-10", seats=seats)
    table = _table(position, limit_of(seats))
    at = replace(
        state.new(seats, first if position.first in (UNSET, None) else position.first, opens, games),
        racks=tuple(tuple(sorted(_kinds(rack))) for rack in position.racks),
        pool=_kinds(position.pool),
        bag=_kinds(position.bag),
        table=layout.pack(table),
        founded=_founded(position, table),
        removed=_kinds(position.removed),
        skips=position.skips,
        game=1 if position.game is UNSET else position.game,
        sheet=() if position.sheet is UNSET else tuple(map(tuple, position.sheet)),
    )
    _check_tiles(at, table)
    at = _begin(at, position)
    _check_series(at)
    return at


def _kinds(names: list[str]) -> Tiles:
    for name in names:
        if name not in KIND_OF:
            raise ImpossiblePosition("tile-unknown", "CR-1", tile=name[:40])
    return tuple(KIND_OF[name] for name in names)


def _table(position: Position, limit: int) -> Table:
    """CR-30 to CR-32: returns the table; refuses an illegal one."""
    kinds = _kinds([name for _, _, name in position.table])
    table = tuple(sorted((row, column, kind) for (row, column, _), kind in zip(position.table, kinds, strict=True)))
    if far := [tile for tile in table if max(map(abs, tile[:2])) > FARTHEST]:
        key, rule = REFUSALS[comparing.TOO_FAR]
        raise ImpossiblePosition(key, rule, **told(far), farthest=FARTHEST)
    if laid := [tile for tile in table if tile[2] >= NUMBERS]:
        raise ImpossiblePosition("action-tile-laid", "CR-22", **told(laid))
    if len(table) > COPIES * NUMBERS:
        raise ImpossiblePosition("position-tiles", "CR-1", tile=NAMES[table[0][2]])
    if finding := layout.inspect(table, limit):
        key, rule = REFUSALS[finding.fault]
        raise ImpossiblePosition(key, rule, **told(finding.tiles), limit=limit)
    return table


def _founded(position: Position, table: Table) -> Founded:
    """CR-35: returns the groups and their owners; until all have founded, every group has one."""
    groups = sorted(sorted((row, column) for row, column, _ in group) for group in layout.groups(table))
    founded = [squares if squares is None else sorted(squares) for squares in position.founded]
    if None not in founded and all(squares in ([], *groups) for squares in founded):
        return ((),) * len(founded)
    if sorted(squares for squares in founded if squares is not None) != groups:
        raise ImpossiblePosition("position-founded", "CR-35")
    return tuple(squares if squares is None else tuple(squares) for squares in founded)


def _check_tiles(at: State, table: Table) -> None:
    """CR-1, CR-10, CR-22: refuses missing tiles, a pool that is too full, and number tiles out of the game."""
    found = Counter([*at.pool, *at.bag, *at.removed, *(kind for _, _, kind in table)])
    for rack in at.racks:
        found.update(rack)
    for kind, name in enumerate(NAMES):
        if found[kind] != COPIES:
            raise ImpossiblePosition("position-tiles", "CR-1", tile=name)
    if len(at.pool) > POOL:
        raise ImpossiblePosition("position-pool", "CR-10")
    if any(kind < NUMBERS for kind in at.removed):
        raise ImpossiblePosition("position-removed", "CR-22")


def _begin(at: State, position: Position) -> State:
    """Returns the state with the seat to act and the step of its turn."""
    if position.to_act is None and len(at.bag) == len(ALL):
        return at
    if at.skips > at.seats or max(position.to_act or 0, at.first or 0) >= at.seats:
        raise ImpossiblePosition("position-seats", "CR-10", seats=at.seats)
    if position.passing is not None:
        return _pass(replace(at, stage="passing", actor=position.to_act or 0), position.passing, position.to_act)
    over = not all(at.racks) or at.skips == at.seats
    if over != (position.to_act is None):
        raise ImpossiblePosition("position-end", "CR-52" if at.skips == at.seats else "CR-50")
    if not over:
        return replace(at, stage="turn", actor=position.to_act or 0)
    sheet = (*at.sheet[: at.games - 1], tuple(map(points, at.racks)))
    if at.games > 1 and at.sheet != sheet:
        raise ImpossiblePosition("position-sheet", "CR-51")
    return replace(at, stage="over", sheet=sheet)


def _pass(at: State, passing: Choosing, to_act: Seat | None) -> State:
    """CR-40: choices are made clockwise, with tiles that are on the racks."""
    chosen: list[Tiles | None] = [None] * at.seats
    seat = passing.by
    for _ in passing.chosen:
        rack, kinds = at.racks[seat % at.seats], tuple(sorted(_kinds(passing.chosen.get(str(seat % at.seats), []))))
        if (
            str(seat % at.seats) not in passing.chosen
            or len(kinds) != min(2, len(rack))
            or Counter(kinds) - Counter(rack)
        ):
            raise ImpossiblePosition("position-passing", "CR-40")
        chosen[seat % at.seats] = kinds
        seat += 1
    if passing.by >= at.seats or None not in chosen or to_act != seat % at.seats:
        raise ImpossiblePosition("position-passing", "CR-40")
    return replace(at, passing=passing.by, chosen=tuple(chosen))


def _check_series(at: State) -> None:
    """CR-51: refuses a game beyond the series, and wrong points of those before it."""
    finished = at.games if at.stage == "over" else at.game - 1
    if not 1 <= at.game <= at.games or len(at.sheet) != finished or (at.stage == "over" and at.game != at.games):
        raise ImpossiblePosition("position-sheet", "CR-51")
    if any(len(row) != at.seats or min(row) < 0 for row in at.sheet):
        raise ImpossiblePosition("position-sheet", "CR-51")
