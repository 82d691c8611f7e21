"""Seats: the host plans them, players sit down and change their appearance; `set_seats` makes every such change."""

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from bordspil.core.characters import new_name
from bordspil.core.game import BadRequest, Seat
from bordspil.server.session.wire.requests import Appear, Plan, Sit
from bordspil.server.session.wire.shapes import SeatPlan
from bordspil.server.store import rows
from bordspil.server.store.rows import SeatRow, Statement
from bordspil.server.table import outcomes, turns
from bordspil.server.table.appearance import tidy
from bordspil.server.table.bots.bot_workers import choose_level
from bordspil.server.table.change import Change, ViewsChanged, changed
from bordspil.server.table.snapshot import Now, Snapshot, Who


def plan(before: Snapshot, who: Who, message: Plan, now: Now) -> Change:
    """Changes the plan of a seat, by the host."""
    before.check_host(who.owner)
    before.check_waiting()
    before.seat(message.seat)
    taken = [seat.name for number, seat in enumerate(before.row.seats) if number != message.seat]
    seat = seat_by_plan(before.row.game, message.plan, who.owner, before.settings.bot_level, taken)
    return set_seat(before, message.seat, seat, now)


def sit(before: Snapshot, who: Who, message: Sit, now: Now) -> Change:
    """Takes an open seat for the sender."""
    before.check_waiting()
    if all(seat.kind != "open" for seat in before.row.seats):
        raise BadRequest("table-full")
    if before.seat(message.seat).kind != "open":
        raise BadRequest("seat-taken", seat=message.seat)
    return set_seat(before, message.seat, _person(message.name, who.owner, message.portrait), now)


def appear(before: Snapshot, who: Who, message: Appear, now: Now) -> Change:
    """Changes the name, the colour or the portrait of a seat of the sender."""
    seat = before.check_own(who.owner, message.seat)
    others = [other.colour for number, other in enumerate(before.row.seats) if number != message.seat]
    if message.colour is not None and message.colour in others:
        raise BadRequest("colour-taken")
    name = seat.name if message.name is None else tidy(message.name)
    colour = seat.colour if message.colour is None else message.colour
    portrait = seat.portrait if message.portrait is None else message.portrait
    return set_seat(before, message.seat, replace(seat, name=name, colour=colour, portrait=portrait), now)


def seat_by_plan(game_id: str, plan: SeatPlan, host: bytes, usual_level: str, taken: Collection[str] = ()) -> SeatRow:
    """Returns the seat of a host's plan; `taken` are the names of the other seats."""
    if plan.kind == "bot":
        return new_bot(choose_level(game_id, plan.level, usual_level), taken, tidy(plan.name))
    return _person(plan.name, host, plan.portrait) if plan.kind == "me" else SeatRow("open")


def _person(name: str, owner: bytes, portrait: int | None) -> SeatRow:
    return SeatRow("person", tidy(name), owner=owner, portrait=portrait)


def new_bot(level: str, taken: Collection[str], name: str = "") -> SeatRow:
    """Returns the seat of a bot; without a name it gets one of its level that nobody at the table has."""
    return SeatRow("bot", name or new_name(level, taken), level)


def set_seat(
    before: Snapshot,
    number: Seat,
    seat: SeatRow,
    now: Now,
    *more: Statement,
    host: bytes | None = None,
    seen_by: frozenset[bytes] = frozenset(),
) -> Change:
    """Sets the occupant of a seat, and the host where one is given."""
    return set_seats(before, {number: seat}, now, *more, host=host, seen_by=seen_by)


def set_seats(
    before: Snapshot,
    occupants: Mapping[Seat, SeatRow],
    now: Now,
    *more: Statement,
    host: bytes | None = None,
    seen_by: frozenset[bytes] = frozenset(),
) -> Change:
    """Sets the occupants of seats, and the host; `seen_by` are the owners whose views or rights change.

    The clock of the seat to act starts again. The game is over if only bots of seats that have lost are left.
    """
    row, play = before.row, before.play
    seats = tuple(occupants.get(number, seat) for number, seat in enumerate(row.seats))
    row = replace(row, seats=seats, host=row.host if host is None else host)
    statements = [*(rows.set_seat(row.code, number, seat) for number, seat in occupants.items()), *more]
    if host is not None:
        statements.append(rows.set_host(row.code, host))
    turn = before.to_act
    if play is not None and turn is not None and turn in occupants:
        to_act, by = outcomes.to_act(play, seats), occupants[turn].owner
        row = turns.switch_clock(row, to_act, now.service)
        statements += [
            *turns.write_clock(row, to_act, now.service),
            *turns.write_notice(row, to_act, by, before.settings, now.service),
        ]
        if to_act is None:
            statements += outcomes.finish(row, before.game, play.state, now.wall)
            row = replace(row, stage="over", finished=now.wall)
    seen = ViewsChanged(None if row.stage != before.row.stage else seen_by)
    return changed(before, row, *statements, events=[seen])
