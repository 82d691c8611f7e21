"""The dispatch: calls the function that answers a message."""

import time
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any

from bordspil import games
from bordspil.core.game import BadRequest
from bordspil.server import metrics
from bordspil.server.notify import contacts
from bordspil.server.people import account_info, auth, ratings
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire import requests
from bordspil.server.session.wire.tables import GameInfo, OptionInfo, Welcome
from bordspil.server.store import Conflict
from bordspil.server.table import presence
from bordspil.server.table.bots.bot_workers import can_advise, can_assess, levels
from bordspil.server.table.broadcast import table_info
from bordspil.server.table.change import Change
from bordspil.server.table.commands import absence, hurry, moves, seats, start, talk, terms, undo
from bordspil.server.table.handlers import creating, hints, replay_requests, reports, seat_transfer, series, table_lists
from bordspil.server.table.handlers.hotseat import reveal_seat
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.room import Room
from bordspil.server.table.snapshot import Now, Snapshot, Who

# commands: pure functions whose change the room commits
COMMANDS: dict[type, Callable[[Snapshot, Who, Any, Now], Change]] = {
    requests.Plan: seats.plan,
    requests.Sit: seats.sit,
    requests.Appear: seats.appear,
    requests.Leave: absence.leave,
    requests.Return: absence.come_back,
    requests.Replace: absence.replace_absent,
    requests.Start: start.start,
    requests.Play: moves.play,
    requests.Undo: undo.undo,
    requests.Consent: undo.consent,
    requests.ChangeTerms: terms.change_terms,
    requests.Talk: talk.talk,
    requests.Hurry: hurry.hurry,
}

# messages about one connection at a table
AT_TABLE: dict[type, Callable[[Room, Connection, Any], Awaitable[None]]] = {
    requests.RevealSeat: reveal_seat,
    requests.SetVisible: table_info.set_visible,
    requests.PassSeat: seat_transfer.pass_seat,
}

# messages to the lobby
IN_LOBBY: dict[type, Callable[[Lobby, Connection, Any], Awaitable[None]]] = {
    requests.Create: creating.create,
    requests.OpenTable: Lobby.open_table,
    requests.Rematch: creating.rematch,
    requests.Take: seat_transfer.take,
    requests.Mine: table_lists.send_mine,
    requests.ListPublic: table_lists.list_public,
    requests.Series: series.send_sheet,
    requests.Hint: hints.hint,
    requests.ReplayAt: replay_requests.replay_at,
    requests.Prove: replay_requests.prove,
    requests.Analyse: replay_requests.analyse,
    requests.Report: reports.report,
    requests.AskContacts: contacts.ask,
    requests.GiveContact: contacts.give,
    requests.ProveContact: contacts.prove,
    requests.Notify: contacts.notify,
    **auth.ANSWERS,
    requests.AskPlayers: ratings.send_players,
}

# commands that write and are no moves, which a game bounds by itself
CHANGES = COMMANDS.keys() - {requests.Play, requests.Talk, requests.Hurry}
NEEDS_TALK = (requests.Talk, requests.ChangeTerms)  # need the chat to have been read
IS_SLOW = (requests.Start,)  # run in a thread


class Dispatch:
    """The service behind every socket."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.settings = lobby.settings
        self.callers = lobby.callers
        self.rate_limits = lobby.rate_limits
        self.connections = lobby.connections
        self.greeting = encode(greet())

    async def handle(self, who: Connection, message: requests.ClientMessage) -> None:
        """Answers a message, or sends its refusal."""
        about = str(type(message).__struct_config__.tag)
        began = time.perf_counter()
        metrics.messages.inc()
        await hints.answer(self.lobby, who, about, self._do(who, message))
        metrics.message_duration.observe(time.perf_counter() - began)

    async def leave(self, who: Connection) -> None:
        """Removes a closed connection."""
        await self.lobby.leave(who)

    async def _do(self, who: Connection, message: requests.ClientMessage) -> None:
        if isinstance(message, requests.Hello):
            await self._hello(who, message)
        elif not who.is_greeted:
            raise BadRequest("hello-first")
        elif (answer := IN_LOBBY.get(type(message))) is not None:
            await answer(self.lobby, who, message)
        else:
            await self._at_table(who, message)

    async def _hello(self, who: Connection, message: requests.Hello) -> None:
        """Identifies the sender, and sends the games and the account."""
        if who.is_greeted:
            raise BadRequest("hello-twice")
        who.browser = sha256(message.token.encode()).digest()
        account = await account_info.recognise(self.lobby, who)
        who.is_greeted = True
        who.send(self.greeting)
        if account is not None:
            account_info.send(self.lobby, who, account)

    async def _at_table(self, who: Connection, message: Any) -> None:
        lobby, room = self.lobby, self.lobby.room_of(who)
        if type(message) in CHANGES:
            self.rate_limits.charge("changes", who.address, who.owner)
        async with room.lock:
            if (handle := AT_TABLE.get(type(message))) is not None:
                await handle(room, who, message)
                lobby.note(room)
                lobby.bots.wake(room)
                return
            try:
                await carry_out(room, who, message)
            except Conflict:  # the table has caught up, and a command without `seq` may still be valid
                if hasattr(message, "seq"):
                    raise
                await carry_out(room, who, message)


async def carry_out(room: Room, who: Connection, message: Any) -> None:
    """Runs a command at a table whose lock is held, and commits its change."""
    command = COMMANDS[type(message)]
    if isinstance(message, NEEDS_TALK):
        await room.read_lines()
    asked = room.snapshot, Who(who.owner, frozenset(presence.at(room).here)), message, room.now()
    change = await room.replays.run(command, *asked) if isinstance(message, IS_SLOW) else command(*asked)
    if change.is_talk and isinstance(message, requests.Talk) and not room.chat.allows(who.owner):
        raise BadRequest("chat-too-often")
    await room.commit(change)


def greet() -> Welcome:
    """Returns what a page needs first: the games and the levels of bots."""
    infos, known = [], []
    for game in map(games.load, games.names()):
        options = [
            OptionInfo(one.name, one.default, list(one.choices), one.seat, one.source is not None)
            for one in game.options
        ]
        low, high, bots = game.seats.start, game.seats.stop - 1, ratings.of_bots(game.id)
        infos.append(GameInfo(game.id, low, high, can_advise(game.id), can_assess(game.id), options, bots))
        known += [level for level in levels(game.id) if level not in known]
    return Welcome(infos, known)
