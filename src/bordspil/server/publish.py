"""The subscribers of a change, in the order in which they are called after its commit; no other code runs then."""

from bordspil.server import metrics
from bordspil.server.notify import your_turn
from bordspil.server.table import presence
from bordspil.server.table.broadcast import chat, clock_times, table_info, views
from bordspil.server.table.change import Change
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.room import Room, Subscriber

AT_THE_TABLE: tuple[Subscriber, ...] = (
    presence.dismiss,  # a connection that may no longer watch gets nothing more
    views.publish_steps,
    table_info.publish_change,
    views.publish_changed_views,
    clock_times.publish_change,
    views.publish_declined,
    chat.publish_change,
)


def subscribers(lobby: Lobby) -> tuple[Subscriber, ...]:
    """Returns the subscribers of every table; a new one is one more line here."""
    return (
        *AT_THE_TABLE,
        your_turn.caller(lobby),
        lobby.public.update,
        lobby.publish_to_peers,
        lobby.bots.on_change,
        count_moves,
    )


def count_moves(room: Room, change: Change) -> None:
    """Counts the moves that this server has written."""
    if change.is_ours and change.steps:
        metrics.moves.labels(room.game.id).inc()
