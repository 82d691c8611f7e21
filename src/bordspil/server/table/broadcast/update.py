"""Composes an update: the game as one seat may see it, with the events that led there."""

from msgspec import UNSET

from bordspil.core.game import Event, Seat
from bordspil.core.table import Table
from bordspil.server.session.connection import encode, encoder
from bordspil.server.session.wire.tables import Update
from bordspil.server.store.rows import SeatRow
from bordspil.server.table import outcomes

FEW = 200  # entries or events that take no time worth mentioning
MOST_TOLD = 120_000  # bytes of events of a finished game, for a new connection
SINCE = 24  # moves that a page can undo at once


def compose(
    play: Table,
    seat: Seat | None,
    events: list[Event],
    is_fresh: bool,
    may_act: bool,
    seats: tuple[SeatRow, ...] = (),
    kept: int | None = None,
) -> bytes:
    """Returns the encoded update of a seat; `game.view` is the only way for a state to leave the server."""
    game, state = play.game, play.state
    if is_fresh and outcomes.to_act(play, seats) is None:
        events = latest(events)
    moves, is_complete = game.shown_moves(state) if may_act else ((), True)
    update = Update(
        seq=play.seq,
        seat=seat,
        to_act=outcomes.to_act(play, seats),
        view=game.view(state, seat),
        moves=[game.notation.to_object(move) for move in moves],
        complete=is_complete,
        events=events,
        fresh=is_fresh,
        scores=list(game.standing(state)),
        winners=outcomes.winners(play, seats),
        since=play.since[-SINCE:],
        kept=UNSET if kept is None else kept,
    )
    return encode(update)


def latest(events: list[Event], room: int = MOST_TOLD) -> list[Event]:
    """Returns the last events of a finished game, as many as fit; a page asks for earlier ones as a replay."""
    if len(events) <= FEW:
        return events
    number = len(events)
    while number and (room := room - len(encoder.encode(events[number - 1]))) >= 0:
        number -= 1
    return events[number:]
