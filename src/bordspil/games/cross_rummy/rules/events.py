"""What happens when a move of Cross Rummy is played, as a seat sees it: for log, animation and bots."""

from collections.abc import Iterator

from msgspec.structs import replace

from bordspil.core.game import Event, Seat
from bordspil.games.cross_rummy.rules import state, turns
from bordspil.games.cross_rummy.rules.laying import lay
from bordspil.games.cross_rummy.rules.layout import unpack
from bordspil.games.cross_rummy.rules.notation import (
    Draw,
    Lay,
    Move,
    Pass,
    PlayDraw3,
    PlayPass2,
    Shuffle,
    Skip,
    Take,
    listed,
    names_of,
)
from bordspil.games.cross_rummy.rules.state import State, Tiles
from bordspil.games.cross_rummy.rules.tiles import DRAW3, NAMES, PASS2


def tell(at: State, move: Move, seat: Seat | None) -> list[Event]:
    """Returns the events of a legal move; tiles that this seat may not see are only counted."""
    after = turns.play(at, move)
    return [*_tell(at, move, after, seat), *_tell_end(at, move, after)]


def _tell(at: State, move: Move, after: State, seat: Seat | None) -> Iterator[Event]:
    actor = at.actor
    match move:
        case Shuffle():
            dealt = {} if seat is None else {"rack": names_of(after.racks[seat])}
            yield {"event": "deal", "game": after.game, "first": after.actor, "pool": names_of(after.pool), **dealt}
        case Take(kind):
            drawn = NAMES[at.bag[0]] if at.bag else None
            yield {"event": "take", "seat": actor, "tile": NAMES[kind], "drawn": drawn}
        case Draw():
            yield _drawing(actor, at.bag[:1], seat)
        case PlayPass2():
            yield {"event": "action", "seat": actor, "tile": NAMES[PASS2], "against": None}
        case PlayDraw3(against):
            yield {"event": "action", "seat": actor, "tile": NAMES[DRAW3], "against": against}
            yield _drawing(against, at.bag[:3], seat)
        case Pass(kinds):
            yield {"event": "chosen", "seat": actor}
            chosen = [kinds if other == actor else tiles for other, tiles in enumerate(at.chosen)]
            if None not in chosen:
                yield _exchange(at, [tiles or () for tiles in chosen], seat)
        case Lay():
            yield _laying(at, move)
        case Skip():
            yield {"event": "skip", "seat": actor}


def _drawing(drawer: Seat, tiles: Tiles, seat: Seat | None) -> Event:
    return {"event": "draw", "seat": drawer, "count": len(tiles)} | (
        {"tiles": names_of(tiles)} if seat == drawer else {}
    )


def _exchange(at: State, given: list[Tiles], seat: Seat | None) -> Event:
    """CR-40: tells giver and receiver which tiles are passed, and other seats how many."""
    event = {"event": "exchange", "by": at.passing, "counts": list(map(len, given))}
    if seat is None:
        return event
    return {**event, "given": names_of(given[seat]), "received": names_of(given[seat - 1])}


def _laying(at: State, move: Lay) -> Event:
    """Returns the tiles of the rack, how many others moved, and every square that shows another tile than before."""
    laid, before = lay(at, move.table), set(unpack(at.table))
    placed = tuple(tile for tile in unpack(laid.table) if tile not in before)
    left = [squares for seat, squares in enumerate(at.founded) if squares is None and seat != at.actor]
    return {
        "event": "lay",
        "seat": at.actor,
        "tiles": names_of(laid.added),
        "moved": laid.moved,
        "groups": laid.groups,
        "founded": at.founded[at.actor] is None,
        "opened": None in at.founded and not left,
        "placed": [list(tile) for tile in listed(placed)],
    }


def _tell_end(at: State, move: Move, after: State) -> Iterator[Event]:
    """CR-50 to CR-52: tells the racks of a finished game, its points, and who has won it or at last the series."""
    if len(after.sheet) == len(at.sheet):
        return
    scores, last = after.sheet[-1], after.stage == "over"
    best = [seat for seat in range(at.seats) if scores[seat] == min(scores)]
    yield {
        "event": "over",
        "reason": "empty" if min(scores) == 0 else "blocked",
        "game": at.game,
        "racks": [names_of(rack) for rack in _last_racks(at, move)],
        "scores": list(scores),
        "totals": list(state.totals(after)),
        "winners": list(state.winners(after)) if last else best,
        "last": last,
    }


def _last_racks(at: State, move: Move) -> tuple[Tiles, ...]:
    """Returns the racks at the end of a game, also where the next game's state shows them no more."""
    return turns.play(replace(at, games=at.game), move).racks
