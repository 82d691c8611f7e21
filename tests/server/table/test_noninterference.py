"""Non-interference over real sockets: hidden facts change no byte of the messages to a viewer.

Two tables stand for two worlds. After every move the second gets the log of the first and a state that looks the same
to the viewer but is dealt anew where it is hidden. Then both get the same messages. The bytes of the answers must be
the same, and also how many messages go to which connection, in which order, and the length of those to the viewer.
"""

import copy
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.game import Game, Refusal, Seat
from bordspil.core.material import secret_of
from bordspil.core.table import Table
from bordspil.server.table.broadcast.event_log import EventLog
from bordspil.server.table.room import Room
from server.harness.client import Client
from server.harness.secret_game import Secret, State, View, find_game
from server.harness.servers import Server
from server.harness.stores import change

OPEN = {"kind": "open"}
STEPS, APART = 8, 4  # positions that are compared, and moves from one to the next
LAST = '"about":"hello"'  # of the refusal of a second hello
QUESTIONS: list[dict[str, Any]] = [
    {"type": "play", "seq": 0, "seat": 0, "move": {"nonsense": 1}},
    {"type": "play", "seq": 10_000, "seat": 0, "move": {}},
    {"type": "play", "seq": 0, "seat": 1, "move": {}},
    {"type": "undo", "seq": 0, "seat": 0},
    {"type": "hint", "seq": 0, "seat": 1},
    {"type": "replay-at", "at": 0, "seat": 0},
    {"type": "replay-at", "at": 1, "seat": None},
    {"type": "replay-at", "at": 1, "seat": 1},
    {"type": "prove"},
    {"type": "series"},
    {"type": "rematch"},
    {"type": "set-visible", "visible": True},
    {"type": "hurry"},
    {"type": "analyse"},
    {"type": "consent", "seq": 0, "yes": True},
]
Sent = tuple[Seat | None, int]  # to whom, and how long it is


class World:
    """A table of two people and a spectator, whose room tests can reach."""

    def __init__(self, server: Server, game: str) -> None:
        self.server = server
        self.anna, self.bjorn, self.eve = server.client(), server.client(), server.client()
        self.code = self.anna.create({"kind": "me", "name": "Anna"}, OPEN, game=game)
        for client in (self.bjorn, self.eve):
            client.watch(self.code)
        self.bjorn.ask("table", type="sit", seat=1, name="Björn")
        self.anna.say(type="start")
        self.settle()
        self.sent: list[Sent] = []
        for connection in self.table.connections:
            connection.send = partial(self.note, next(iter(self.table.own(connection.owner)), None), connection.send)

    def note(self, seat: Seat | None, send: Callable[[bytes], None], data: bytes) -> None:
        """Remembers the receiver and the length of a message."""
        self.sent.append((seat, len(data)))
        send(data)

    def schedule(self, viewer: Seat | None) -> list[Sent]:
        """Returns the receivers of messages since the last call, in order, with the length of those to the viewer."""
        sent, self.sent = self.sent, []
        return [(seat, length if seat == viewer else 0) for seat, length in sent]

    @property
    def table(self) -> Room:
        return self.server.lobby.rooms[self.code]

    @property
    def play(self) -> Any:
        return self.table.playing()

    def settle(self) -> None:
        """Waits until every client has read every message."""
        for client in (self.anna, self.bjorn, self.eve):
            hear_all(client)

    def viewer(self, seat: Seat | None) -> Client:
        return self.eve if seat is None else self.anna

    def become(self, other: "World", state: Any) -> None:
        """The same table as another one, with another state; names of material are the same too."""
        self.settle()
        state = self.table.game.seal_material(state, secret_of(other.table.row.seed))
        play = copy.copy(other.play)
        play.log, play.chance, play.state = list(play.log), copy.copy(play.chance), state
        play.__dict__.update({name: copy.copy(value) for name, value in vars(play).items() if isinstance(value, list)})
        change(self.server.settings.store, "DELETE FROM entries WHERE code = ?", (self.code,))
        self.table.snapshot = replace(self.table.snapshot, play=play)
        self.table.event_log = EventLog()

    def say(self, viewer: Seat | None, **message: Any) -> str:
        """Returns the viewer's messages in answer to one, without the names of this table."""
        client = self.viewer(viewer)
        hear_all(client)
        client.say(**message)
        return self.plain(hear_all(client))

    def plain(self, heard: list[str]) -> str:
        table = self.table
        said = "\n".join(text for text in heard if LAST not in text)
        return said.replace(self.code, "CODE").replace(table.commitment, "COMMITMENT")

    def move(self, move: Any, seat: Seat | None) -> str:
        """Plays a move of the seat to act; returns what the viewer receives."""
        hear_all(self.viewer(seat))
        mover = self.play.to_act()
        client = (self.anna, self.bjorn)[mover]
        client.say(type="play", seq=self.play.seq, seat=mover, move=self.table.game.notation.to_object(move))
        hear_all(client)
        return (
            self.plain(hear_all(self.viewer(seat)))
            if client is not self.viewer(seat)
            else self.plain(client.texts[-6:])
        )

    def go(self) -> None:
        for client in (self.anna, self.bjorn, self.eve):
            client.go()


def hear_all(client: Client) -> list[str]:
    """Reads up to the answer to a question that only this client asks."""
    begin = len(client.texts)
    client.say(type="hello", token=client.token)
    while client.hear()["type"] != "refused" or LAST not in client.texts[-1]:
        pass
    return [text for text in client.texts[begin:] if LAST not in text]


def step(first: World, second: World, move: Any, viewer: Seat | None) -> bool:
    """Returns whether both worlds allow a move and look alike to the viewer after it: only then they are compared."""
    game, states = first.table.game, []
    for world in (first, second):
        try:
            states.append(game.view(game.play(world.play.state, move), viewer))
        except Refusal:
            return False
    return bool(states[0] == states[1])


def compile_all(game: Game) -> None:
    """Plays some moves in this thread first: compiling in the server's thread would delay every client."""
    table, rng = Table(game, {}, 2, Chance.of(1)), Random(1)
    for _ in range(4):
        for seat in (None, 0, 1):
            game.determinize(game.view(table.state, seat), rng)
        table.play(None, rng.choice(list(game.moves(table.state))))


def compare(server: Server, game: Game, viewer: Seat | None, seed: int) -> int:
    """Plays a game and compares two worlds on the way; returns how many moves were compared."""
    compile_all(game)
    first, second = worlds = World(server, game.id), World(server, game.id)
    rng, moves = Random(seed), 0
    for _ in range(STEPS):
        for _ in range(APART):
            if first.play.to_act() is not None:
                first.move(rng.choice(list(game.moves(first.play.state))), viewer)
        if first.play.to_act() is None:
            break
        second.become(first, game.determinize(game.view(first.play.state, viewer), rng))
        for world in worlds:
            world.settle()
            world.schedule(viewer)
        for question in ({"type": "open-table", "table": None}, *QUESTIONS):
            said = [
                world.say(viewer, **{**question, **({"table": world.code} if "table" in question else {})})
                for world in (first, second)
            ]
            assert said[0] == said[1], question
            assert first.schedule(viewer) == second.schedule(viewer) != [], question
        for move in rng.sample(list(game.moves(first.play.state)), 1):
            if step(first, second, move, viewer) and goes_on(game, first.play.state, move):
                moves += 1
                for world in worlds:
                    world.settle()
                    world.schedule(viewer)
                assert first.move(move, viewer) == second.move(move, viewer)
                for world in worlds:
                    world.settle()
                assert first.schedule(viewer) == second.schedule(viewer) != []
    first.go()
    second.go()
    return moves


def goes_on(game: Game, state: Any, move: Any) -> bool:
    """Returns whether a seat acts after a move; where chance draws or all is shown, the worlds differ rightly."""
    actor = game.to_act(game.play(state, move))
    return actor is not None and actor >= 0


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("name", [*games.names(), Secret.id])
def test_what_a_viewer_cannot_know_changes_no_byte(server: Server, name: str, viewer: Seat | None) -> None:
    compare(server, find_game(name), viewer, seed=3)


class LeakyView(View, frozen=True):
    """The own word, and the words of all others."""

    leak: tuple[str, ...] = ()


class Leaky(Secret):
    """A game whose views show too much."""

    def view(self, state: State, seat: Seat | None) -> View:
        return LeakyView(seat, None if seat is None else state.words[seat], state.seats, state.said, state.words)


def test_a_game_that_leaks_is_noticed(tmp_path_factory: pytest.TempPathFactory) -> None:
    leaky: Any = Leaky()
    with Server(tmp_path_factory.mktemp("leaky"), lambda name: leaky) as server, pytest.raises(AssertionError):
        for seed in range(3, 9):  # two worlds may look alike by chance
            compare(server, leaky, 0, seed=seed)
