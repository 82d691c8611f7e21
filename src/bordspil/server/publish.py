"""The subscribers of a change, in the order they are called after its commit; nothing else is called then."""

from bordspil.server import metrics
from bordspil.server.notify import your_turn
from bordspil.server.table import presence
from bordspil.server.table.broadcast import chat, clock_times, table_info, views
from bordspil.server.table.change import Change
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.room import Room, Subscriber

AT_THE_TABLE: tuple[Subscriber, ...] = (
    presence.dismiss,  # who may no longer look on hears nothing more
    views.tell_steps,
    table_info.tell_change,
    views.tell_changed_views,
    clock_times.tell_change,
    views.tell_declined,
    chat.tell_change,
)


def subscribers(lobby: Lobby) -> tuple[Subscriber, ...]:
    """Returns the subscribers of every table; a new one is one more line here."""
    return (
        *AT_THE_TABLE,
        your_turn.caller(lobby),
        lobby.public.tell_change,
        lobby.tell_peers,
        lobby.bots.tell_change,
        count_moves,
    )


def count_moves(room: Room, change: Change) -> None:
    """Counts the moves that this server has written."""
    if change.is_ours and change.steps:
        metrics.moves.labels(room.game.id).inc()
