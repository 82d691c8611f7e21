"""The dispatch: calls the function that answers a message, and sends the refusals of all of them."""

import time
from collections.abc import Awaitable, Callable, Coroutine
from hashlib import sha256
from typing import Any, NamedTuple

from bordspil import games
from bordspil.core.characters import new_name, portrait_of
from bordspil.core.game import BadRequest, Refusal
from bordspil.server import logs, metrics
from bordspil.server.notify import contacts
from bordspil.server.people import account_info, auth, ratings
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire import requests
from bordspil.server.session.wire.tables import CharacterInfo, GameInfo, OptionInfo, Welcome
from bordspil.server.store import Conflict
from bordspil.server.table import presence
from bordspil.server.table.bots.bot_workers import can_advise, can_assess, levels
from bordspil.server.table.broadcast import views
from bordspil.server.table.change import Change
from bordspil.server.table.commands import absence, host, moves, seats, talk, undo
from bordspil.server.table.courses import count_puzzles
from bordspil.server.table.handlers import (
    creating,
    hints,
    lessons,
    local_network,
    replay_requests,
    reports,
    seat_transfer,
    series,
    table_lists,
)
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.room import Room
from bordspil.server.table.snapshot import Now, Snapshot, Who


class Command(NamedTuple):
    """A command at a table: a pure function whose change the room commits, and the resource that it is charged to."""

    run: Callable[[Snapshot, Who, Any, Now], Change]
    limit: str = "changes"  # empty for what the game bounds by itself
    needs_chat: bool = False  # the lines of chat must have been read
    is_slow: bool = False  # runs in a thread


COMMANDS: dict[type, Command] = {
    requests.Plan: Command(seats.plan),
    requests.Sit: Command(seats.sit),
    requests.Appear: Command(seats.appear),
    requests.Leave: Command(absence.leave),
    requests.Return: Command(absence.come_back),
    requests.Replace: Command(absence.replace_absent),
    requests.Start: Command(host.start, is_slow=True),
    requests.Play: Command(moves.play, limit=""),
    requests.Undo: Command(undo.undo),
    requests.Consent: Command(undo.consent),
    requests.ChangeTerms: Command(host.change_terms, needs_chat=True),
    requests.Talk: Command(talk.talk, limit="chat", needs_chat=True),
    requests.Hurry: Command(moves.hurry, limit=""),
}

# messages about one connection at a table
AT_TABLE: dict[type, Callable[[Room, Connection, Any], Awaitable[None]]] = {
    requests.RevealSeat: views.reveal_seat,
    requests.SetVisible: presence.set_visible,
    requests.PassSeat: seat_transfer.pass_seat,
}

# messages to the lobby; a handler may return work for the background
Background = Coroutine[Any, Any, None]
IN_LOBBY: dict[type, Callable[[Lobby, Connection, Any], Awaitable[Background | None]]] = {
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
    requests.AskStep: lessons.ask_step,
    requests.TryMove: lessons.try_move,
    requests.AskNetwork: local_network.ask_network,
    requests.OpenNetwork: local_network.open_network,
    requests.AskContacts: contacts.ask,
    requests.GiveContact: contacts.give,
    requests.ProveContact: contacts.prove,
    requests.Notify: contacts.notify,
    **auth.ANSWERS,
    requests.AskPlayers: ratings.send_players,
}

# messages besides commands that write, and are charged as changes
CHANGES = (
    requests.PassSeat,
    requests.GiveContact,
    requests.ProveContact,
    requests.Notify,
    requests.CallMe,
    requests.Forget,
    requests.Erase,
)


class Dispatch:
    """The service behind every socket."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.settings = lobby.settings
        self.callers = lobby.callers
        self.rate_limits = lobby.rate_limits
        self.connections = lobby.connections
        self.greetings = {warming: encode(greet(warming)) for warming in (False, True)}

    async def handle(self, who: Connection, message: requests.ClientMessage) -> None:
        """Answers a message, or sends its refusal."""
        began = time.perf_counter()
        metrics.messages.inc()
        await self._answer(who, str(type(message).__struct_config__.tag), self._carry_out(who, message))
        metrics.message_duration.observe(time.perf_counter() - began)

    async def leave(self, who: Connection) -> None:
        """Removes a closed connection."""
        await self.lobby.leave(who)

    async def _answer(self, who: Connection, about: str, work: Awaitable[Background | None]) -> None:
        """Awaits the work for a message and sends its refusal; starts the background work that it returns."""
        try:
            if (background := await work) is not None:
                who.tasks.start(self._answer(who, about, background))
        except Refusal as refusal:
            who.refuse(refusal, about)
            if refusal.key in ("stale", "overtaken") and (room := self.lobby.find_room(who)) is not None:
                async with room.lock:
                    views.send_whole(room, [who])
        except Exception as error:  # one message must not end a connection
            metrics.errors.inc()
            logs.warning("server-error", error, about=about)
            who.refuse(BadRequest("server-error"), about)

    async def _carry_out(self, who: Connection, message: requests.ClientMessage) -> Background | None:
        kind = type(message)
        if isinstance(message, requests.Hello):
            await self._hello(who, message)
            return None
        if not who.is_greeted:
            raise BadRequest("hello-first")
        if kind in CHANGES:
            self.rate_limits.charge("changes", who.address, who.owner)
        if kind in IN_LOBBY:
            return await IN_LOBBY[kind](self.lobby, who, message)
        if kind in AT_TABLE:
            room = self.lobby.room_of(who)
            async with room.lock:
                await AT_TABLE[kind](room, who, message)
        else:
            await self._run(COMMANDS[kind], self.lobby.room_of(who), who, message)
        return None

    async def _hello(self, who: Connection, message: requests.Hello) -> None:
        """Identifies the sender, and sends the games and the account."""
        if who.is_greeted:
            raise BadRequest("hello-twice")
        who.browser = sha256(message.token.encode()).digest()
        account = await account_info.recognise(self.lobby, who)
        who.is_greeted = True
        who.send(self.greetings[self.lobby.warming.is_under_way])
        if account is not None:
            account_info.send(self.lobby, who, account)

    async def _run(self, command: Command, room: Room, who: Connection, message: Any) -> None:
        """Charges a command to its sender and runs it; runs it again where another server has changed the table."""
        if command.limit:
            self.rate_limits.charge(command.limit, who.address, who.owner)
        async with room.lock:
            try:
                await carry_out(command, room, who, message)
            except Conflict:  # the room has caught up, and a command without `seq` may still be valid
                if hasattr(message, "seq"):
                    raise
                await carry_out(command, room, who, message)


async def carry_out(command: Command, room: Room, who: Connection, message: Any) -> None:
    """Runs a command in a room whose lock is held, and commits its change."""
    if command.needs_chat:
        await room.read_lines()
    asked = room.snapshot, Who(who.owner, frozenset(presence.at(room).here)), message, room.now()
    change = await room.replays.run(command.run, *asked) if command.is_slow else command.run(*asked)
    await room.commit(change)


def greet(warming: bool) -> Welcome:
    """Returns what a page needs first: the games and the levels of bots."""
    infos, known = [], []
    for game in map(games.load, games.names()):
        options = [
            OptionInfo(one.name, one.default, list(one.choices), one.seat, one.source is not None)
            for one in game.options
            if one.is_offered
        ]
        low, high, bots = game.seats.start, game.seats.stop - 1, ratings.of_bots(game.id)
        lessons = [] if game.lessons is None else list(game.lessons.LESSONS)
        info = GameInfo(
            id=game.id,
            min_seats=low,
            max_seats=high,
            hints=can_advise(game.id),
            analysis=can_assess(game.id),
            lessons=lessons,
            puzzles=count_puzzles(game.id),
            daily=game.daily is not None,
            options=options,
            ratings=bots,
        )
        infos.append(info)
        known += [level for level in levels(game.id) if level not in known]
    characters = [CharacterInfo(level, name := new_name(level, ()), portrait_of(level, name)) for level in known]
    return Welcome(infos, known, characters, warming)
