"""The rules of Cross Rummy as functions of values: what a move makes of a state, and why it is refused."""

from itertools import combinations
from typing import Any

from msgspec.structs import replace

from bordspil.core.game import IllegalMove, Seat
from bordspil.games.cross_rummy.rules.laying import Laid, lay
from bordspil.games.cross_rummy.rules.layout import Square
from bordspil.games.cross_rummy.rules.notation import (
    Choice,
    Draw,
    Lay,
    Move,
    Pass,
    PlayDraw3,
    PlayPass2,
    Shuffle,
    Skip,
    Take,
)
from bordspil.games.cross_rummy.rules.state import State, Tiles, new, points
from bordspil.games.cross_rummy.rules.tiles import ALL, DRAW3, NAMES, PASS2, POOL, RACK


def play(state: State, move: Move) -> State:
    """Returns the state after a move; refuses an illegal one with the rule it breaks."""
    if state.stage == "over":
        raise IllegalMove("game-over", "CR-50")
    if isinstance(move, Shuffle) or state.stage == "deal":
        return _deal(state, move)
    if isinstance(move, Pass) or state.stage == "passing":
        return _choose(state, move)
    match move:
        case Lay(table):
            return _lay(state, lay(state, table))
        case Take(kind):
            return _take(state, kind)
        case Draw():
            return _draw(state)
        case PlayPass2():
            return _pass_two(state)
        case PlayDraw3(against):
            return _draw_three(state, against)
        case Skip():
            return _skip(state)
    raise IllegalMove("move-shape", field="move")


def list_plain(state: State) -> list[Choice]:
    """Returns every legal move that is no Lay."""
    rack = state.racks[state.actor]
    if state.stage == "passing":
        count = min(2, len(rack))
        return [Pass(kinds) for kinds in sorted(set(combinations(rack, count)))]
    if state.stage != "turn":
        return []
    found: list[Choice] = [Take(kind) for kind in sorted(set(state.pool))]
    if state.bag:
        found.append(Draw())
    if PASS2 in rack:
        found.append(PlayPass2())
    if DRAW3 in rack and state.bag:
        found += [PlayDraw3(seat) for seat in range(state.seats) if seat != state.actor]
    if not state.bag and not state.pool:
        found.append(Skip())
    return found


def _deal(state: State, move: Any) -> State:
    """CR-10: deals fifteen tiles to seat after seat, then six to the pool."""
    if not isinstance(move, Shuffle) or state.stage != "deal":
        raise IllegalMove("chance-decides", "CR-10")
    if tuple(sorted(move.bag)) != ALL:
        raise IllegalMove("shuffle-wrong", "CR-1")
    if (state.first is None) != (move.first is not None) or (move.first or 0) >= state.seats:
        raise IllegalMove("shuffle-wrong", "CR-10")
    first = move.first if state.first is None else state.first
    dealt = state.seats * RACK
    return replace(
        state,
        first=first,
        stage="turn",
        racks=tuple(tuple(sorted(move.bag[start : start + RACK])) for start in range(0, dealt, RACK)),
        pool=move.bag[dealt : dealt + POOL],
        bag=move.bag[dealt + POOL :],
        actor=((first or 0) + state.game - 1) % state.seats,
    )


def without(tiles: Tiles, taken: Tiles) -> Tiles:
    """Returns tiles with some of them taken away."""
    rest = list(tiles)
    for kind in taken:
        rest.remove(kind)
    return tuple(rest)


def with_rack(state: State, seat: Seat, rack: Tiles) -> tuple[Tiles, ...]:
    """Returns the racks with another one for a seat."""
    return (*state.racks[:seat], tuple(sorted(rack)), *state.racks[seat + 1 :])


def _take(state: State, kind: int) -> State:
    """CR-20, CR-24: takes a tile of the pool, which is filled up as long as there is something in the bag."""
    if kind not in state.pool:
        raise IllegalMove("not-in-pool", "CR-20", tile=NAMES[kind])
    pool = without(state.pool, (kind,))
    fill = POOL - len(pool)
    racks = with_rack(state, state.actor, (*state.racks[state.actor], kind))
    return _end_turn(replace(state, racks=racks, pool=pool + state.bag[:fill], bag=state.bag[fill:]))


def _draw(state: State) -> State:
    """CR-21, CR-24: draws a tile from the bag."""
    if not state.bag:
        raise IllegalMove("bag-empty", "CR-24")
    racks = with_rack(state, state.actor, state.racks[state.actor] + state.bag[:1])
    return _end_turn(replace(state, racks=racks, bag=state.bag[1:]))


def _discard(state: State, kind: int) -> State:
    """CR-22: removes an action tile from the game."""
    rack = state.racks[state.actor]
    if kind not in rack:
        raise IllegalMove("action-not-on-rack", "CR-22", tile=NAMES[kind])
    racks = with_rack(state, state.actor, without(rack, (kind,)))
    return replace(state, racks=racks, removed=(*state.removed, kind))


def _draw_three(state: State, against: Seat) -> State:
    """CR-41: gives an opponent three tiles, or what there is."""
    after = _discard(state, DRAW3)
    if against == state.actor or not 0 <= against < state.seats:
        raise IllegalMove("no-opponent", "CR-41", seat=against)
    if not state.bag:
        raise IllegalMove("bag-empty", "CR-41")
    racks = with_rack(after, against, after.racks[against] + state.bag[:3])
    return _end_turn(replace(after, racks=racks, bag=state.bag[3:]))


def _pass_two(state: State) -> State:
    """CR-40: asks every seat for tiles, clockwise from the player."""
    return replace(_discard(state, PASS2), stage="passing", passing=state.actor, skips=0)


def _choose(state: State, move: Any) -> State:
    """CR-40: notes the tiles a player passes on; they stay on the rack until all have chosen."""
    if not isinstance(move, Pass):
        raise IllegalMove("pass-first", "CR-40")
    if state.stage != "passing":
        raise IllegalMove("nothing-to-pass", "CR-40")
    rack, kinds = state.racks[state.actor], tuple(sorted(move.kinds))
    if len(kinds) != min(2, len(rack)):
        raise IllegalMove("pass-count", "CR-40", count=min(2, len(rack)))
    if lacking := [kind for kind in kinds if kinds.count(kind) > rack.count(kind)]:
        raise IllegalMove("not-on-rack", "CR-40", tiles=" ".join(NAMES[kind] for kind in lacking), squares=[])
    chosen = (*state.chosen[: state.actor], kinds, *state.chosen[state.actor + 1 :])
    after = replace(state, chosen=chosen, actor=(state.actor + 1) % state.seats)
    return _exchange(after) if None not in chosen else after


def _exchange(state: State) -> State:
    """CR-40: gives every seat what its right neighbour passes."""
    given = [chosen or () for chosen in state.chosen]
    racks = tuple(tuple(sorted(without(rack, given[seat]) + given[seat - 1])) for seat, rack in enumerate(state.racks))
    after = replace(state, racks=racks, stage="turn", passing=None, chosen=(None,) * state.seats)
    return _end_turn(replace(after, actor=state.passing or 0))


def _lay(state: State, laid: Laid) -> State:
    """CR-23: lays tiles from the rack onto the table."""
    racks = with_rack(state, state.actor, without(state.racks[state.actor], laid.added))
    return _end_turn(replace(state, racks=racks, table=laid.table, founded=_founded(state, laid)))


def _founded(state: State, laid: Laid) -> tuple[tuple[Square, ...] | None, ...]:
    """CR-35 to CR-37: returns every group and its owner, until all have founded."""
    if None not in state.founded:
        return state.founded
    rows, columns = laid.carried
    founded = [
        squares and tuple((row + rows, column + columns) for row, column in squares) for squares in state.founded
    ]
    founded[state.actor] = laid.own
    return tuple(founded) if None in founded else ((),) * state.seats


def _skip(state: State) -> State:
    """CR-24, CR-52: skips; so many skips in a row as there are seats end the game."""
    if state.bag or state.pool:
        raise IllegalMove("skip-forbidden", "CR-24")
    skips = state.skips + 1
    after = replace(state, skips=skips, actor=(state.actor + 1) % state.seats)
    return finish(after) if skips == state.seats else after


def _end_turn(state: State) -> State:
    """CR-50: ends the game, or passes the turn on."""
    after = replace(state, skips=0, actor=(state.actor + 1) % state.seats)
    return after if all(state.racks) else finish(after)


def finish(state: State) -> State:
    """CR-51, CR-52: writes the points of a game onto the sheet; then the next game begins, or the series ends."""
    sheet = (*state.sheet, tuple(map(points, state.racks)))
    if len(sheet) == state.games:
        return replace(state, stage="over", sheet=sheet)
    after = new(state.seats, state.first, state.opens, state.games)
    return replace(after, game=state.game + 1, sheet=sheet)
