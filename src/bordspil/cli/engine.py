"""`bordspil engine`: the line protocol, one JSON object in, one out; bad input neither ends it nor changes a game."""

import argparse
import secrets
import sys
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any, BinaryIO

import msgspec

from bordspil import games
from bordspil.cli.engine_input import LONGEST_LINE, StoppableBudget, Stops, read_ahead
from bordspil.cli.flags import add_game
from bordspil.core.capabilities import EngineCommand
from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest, Game, IllegalMove, Refusal, Seat
from bordspil.core.options import show
from bordspil.core.table import Entry, Table, visible_events
from bordspil.search.any_game import bots_of
from bordspil.search.warmup import warm_up
from bordspil.text import texts
from bordspil.version import __version__

PROTOCOL = 2  # 1 had no hello, undo and stop
DEEPEST = 32
UNDOABLE = 1_000  # moves that can be taken back

Request = dict[str, Any]
Reply = dict[str, Any]


class Engine:
    """A game and at most one table of it, driven by requests."""

    def __init__(self, game: str | Game) -> None:
        self.game = games.load(game)
        self.stops = Stops()
        self._table: Table | None = None
        self._earlier: deque[Table] = deque(maxlen=UNDOABLE)  # the table before each move
        self._bot_seed = secrets.randbits(60)  # makes the bots themselves, for as long as a game lasts
        self.commands: dict[str, Callable[[Request], Reply]] = {
            "hello": self.hello,
            "games": self.games,
            "ready": self.ready,
            "new": self.new,
            "to_act": self.to_act,
            "moves": self.moves,
            "count": self.count,
            "play": self.play,
            "undo": self.undo,
            "state": self.state,
            "load": self.load,
            "view": self.view,
            "scores": self.scores,
            "bot": self.bot,
            "stop": self.stop,
            "perft": self.perft,
            "random": self.random,
        }
        if (own := self.game.commands) is not None:
            for name, command in own.COMMANDS.items():
                self.commands[name] = self._own(command)

    def answer(self, line: bytes | str) -> Reply:
        """Returns the reply to a line, whatever it holds."""
        try:
            return {"ok": True, **self._obey(line)}
        except Refusal as refusal:
            text = texts("en", self.game)(refusal.key, **refusal.details)
            return _error(refusal.key, refusal.rule, text, refusal.details)
        except Exception as error:
            text = texts("en")("internal-error", problem=f"{type(error).__name__}: {error}")
            return _error("internal-error", None, text, {})

    def _obey(self, line: bytes | str) -> Reply:
        if len(line) > LONGEST_LINE:
            raise BadRequest("line-too-long", limit=LONGEST_LINE)
        try:
            request = msgspec.json.decode(line)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise BadRequest("json-broken", problem=str(error)) from None
        if not isinstance(request, dict):
            raise BadRequest("json-broken", problem=type(request).__name__)
        command = request.get("cmd")
        if not isinstance(command, str) or command not in self.commands:
            raise BadRequest("command-unknown", command=str(command)[:40], commands=", ".join(self.commands))
        return self.commands[command](request)

    @property
    def table(self) -> Table:
        """Returns the table; refuses before `new`."""
        if self._table is None:
            raise BadRequest("no-game")
        return self._table

    def hello(self, request: Request) -> Reply:
        """Returns the versions of protocol and package, and the game with its rules version, options and bots."""
        about = describe(self.game) | {"bots": list(bots_of(self.game).NAMES)}
        return {"protocol": PROTOCOL, "package": __version__, "game": about, "commands": list(self.commands)}

    def games(self, request: Request) -> Reply:
        """Returns all games with their seats, and the options with their defaults and choices."""
        return {"games": [describe(games.load(name)) for name in games.names()]}

    def ready(self, request: Request) -> Reply:
        """Compiles the kernels of all levels and answers when that is done; later answers keep to their seconds."""
        warm_up(self.game, lambda level, options: bots_of(self.game).make(level, 0, options))
        return {"ready": True}

    def new(self, request: Request) -> Reply:
        """Starts a new game; the same seed and the same moves give the same game."""
        seats, options = _field(request, "seats", int), _field(request, "options", dict, {})
        self._table = Table(self.game, options, seats, _chance(request))
        self._earlier.clear()
        self._bot_seed = secrets.randbits(60)
        return self.to_act(request) | {"seq": 0}

    def to_act(self, request: Request) -> Reply:
        """Returns the seat to act."""
        return {"to_act": self.table.to_act()}

    def moves(self, request: Request) -> Reply:
        """Returns the legal moves, or a sample of them."""
        state = self.table.state
        return {
            "moves": [self.game.notation.to_object(move) for move in self.game.moves(state)],
            "complete": self.game.complete(state),
        }

    def count(self, request: Request) -> Reply:
        """Returns the number of legal moves."""
        if not self.game.complete(self.table.state):
            raise BadRequest("list-incomplete")
        return {"count": len(list(self.game.moves(self.table.state)))}

    def play(self, request: Request) -> Reply:
        """Plays a move and the chance that follows."""
        if "move" not in request:
            raise BadRequest("field-missing", field="move")
        given, table = request["move"], self.table
        seat = self._seat(request) if request.get("seat") is not None else None
        move = self.game.notation.read(given) if isinstance(given, str) else self.game.notation.from_object(given)
        before, entries = table.state, self._play(seat, move)
        return {
            "seq": table.seq,
            "to_act": table.to_act(),
            "text": self.game.notation.write(move),
            "events": visible_events(self.game, before, entries, None),
        }

    def undo(self, request: Request) -> Reply:
        """Takes back the last moves, one unless `count` says otherwise, with the chance that followed them.

        The same moves played again meet the same chance.
        """
        table = self.table  # refuses before `new`
        count = _field(request, "count", int, 1)
        if not 0 < count <= len(self._earlier):
            raise BadRequest("undo-count", limit=len(self._earlier))
        for _ in range(count):
            table = self._earlier.pop()
        self._table = table
        return {"seq": table.seq, "to_act": table.to_act()}

    def state(self, request: Request) -> Reply:
        """Returns the position, hidden parts included."""
        return {"state": self.game.position(self.table.state)}

    def load(self, request: Request) -> Reply:
        """Sets up a position at the table of the last `new`."""
        chance = _chance(request) if "seed" in request else None
        self.table.set_up(_field(request, "state", dict), chance)
        self._earlier.clear()
        return self.to_act(request) | {"seq": 0}

    def view(self, request: Request) -> Reply:
        """Returns the view of a seat; null is a spectator."""
        if "seat" not in request:
            raise BadRequest("field-missing", field="seat")
        seat = None if request["seat"] is None else self._seat(request)
        return {"view": self.game.view(self.table.state, seat)}

    def scores(self, request: Request) -> Reply:
        """Returns the points so far."""
        state = self.table.state
        return {
            "scores": list(self.game.scores(state)),
            "over": self.table.to_act() is None,
            "winners": list(self.game.winners(state)),
        }

    def bot(self, request: Request) -> Reply:
        """Returns a move for the seat to act, chosen from its view alone."""
        level = _field(request, "level", str, "medium")
        seconds = request.get("seconds", 1.0)
        if type(seconds) not in (int, float):
            raise BadRequest("field-wrong", field="seconds")
        bot = bots_of(self.game).make(level, self._bot_seed + self._actor(), self.table.options)
        move = bot.choose(self.game.view(self.table.state, self._actor()), StoppableBudget(seconds, stops=self.stops))
        return {"move": self.game.notation.to_object(move)}

    def stop(self, request: Request) -> Reply:
        """Ends the search of the request before it, which answers with the best move it has found."""
        self.stops.add(-1)
        return {}

    def perft(self, request: Request) -> Reply:
        """Returns the number of move sequences of a length."""
        depth = _field(request, "depth", int)
        if not 0 <= depth <= DEEPEST:
            raise BadRequest("perft-too-deep", limit=DEEPEST)
        if depth and not self.game.complete(self.table.state):
            raise BadRequest("list-incomplete")
        if (count := self.game.perft(self.table.state, depth)) < 0:
            raise BadRequest("perft-chance")
        return {"count": count}

    def random(self, request: Request) -> Reply:
        """Plays random legal moves."""
        plies, seed = _field(request, "plies", int), _field(request, "seed", int, 0)
        if plies < 0:
            raise BadRequest("field-wrong", field="plies")
        rng, table = Random(seed), self.table
        played: list[Any] = []
        while len(played) < plies and table.to_act() is not None:
            move = rng.choice(list(self.game.moves(table.state)))
            self._play(None, move)
            played.append(self.game.notation.to_object(move))
        return {"moves": played, "seq": table.seq, "to_act": table.to_act()}

    def _own(self, command: EngineCommand) -> Callable[[Request], Reply]:
        """Wraps a command that only this game has; it may run before there is a state."""
        return lambda request: command(self._table and self._table.state, request)

    def _play(self, seat: Seat | None, move: Any) -> list[Entry]:
        """Plays a move and keeps the table before it."""
        before = self.table.fork()
        entries = self.table.play(seat, move)
        self._earlier.append(before)
        return entries

    def _actor(self) -> Seat:
        seat = self.table.to_act()
        if seat is None:
            raise IllegalMove("game-over")
        return seat

    def _seat(self, request: Request) -> Seat:
        seat: int = _field(request, "seat", int)
        if not 0 <= seat < self.table.seats:
            raise BadRequest("seat-unknown")
        return seat


def describe(game: Game) -> dict[str, Any]:
    """Returns a game's seats, the defaults and choices of its options, and the version of its rules."""
    return {
        "id": game.id,
        "seats": [game.seats.start, game.seats.stop - 1],
        "options": show(game, {}),
        "choices": {
            option.name: [*option.choices, *option.research, *["seat"] * option.seat] for option in game.options
        },
        "rules_version": game.rules_version,
    }


def _error(key: str, rule: str | None, text: str, details: dict[str, Any]) -> Reply:
    """Returns an error reply; its details are the arguments of the text, such as squares."""
    return {"ok": False, "error": {"key": key, "rule": rule, "text": text, "details": details}}


def _field(request: Request, name: str, kind: type, default: Any = ...) -> Any:
    """Returns a field of the right type; true and false are no numbers."""
    if name not in request:
        if default is ...:
            raise BadRequest("field-missing", field=name)
        return default
    if type(request[name]) is not kind:
        raise BadRequest("field-wrong", field=name)
    return request[name]


def _chance(request: Request) -> Chance:
    seed = request.get("seed")
    if seed is None:
        return Chance(secrets.token_bytes(32))
    if type(seed) not in (int, str):
        raise BadRequest("field-wrong", field="seed")
    return Chance.of(seed)


def answer_lines(game: str, source: BinaryIO, target: BinaryIO) -> None:
    """Answers line after line until the input ends."""
    engine = Engine(game)
    encode = msgspec.json.Encoder(enc_hook=str).encode
    lines = read_ahead(source, engine.stops)
    while line := lines.get():
        target.write(encode(engine.answer(line)) + b"\n")
        target.flush()


def add(command: argparse.ArgumentParser) -> None:
    """Adds the game."""
    add_game(command)


def run(arguments: argparse.Namespace) -> None:
    """Answers the lines of standard input on standard output."""
    answer_lines(arguments.game, sys.stdin.buffer, sys.stdout.buffer)
