"""Replay: every move as a seat saw it, nothing hidden before the end, and every draw for verification."""

import asyncio
import hashlib
import threading
from itertools import accumulate
from random import Random
from typing import Any

import pytest

from bordspil.core.game import NATURE, UNDO, BadRequest
from bordspil.core.table import Entry, replay_entries, resolve_undos
from bordspil.server.table.replay.replay import EVERY, MOST_DRAWS, STATES, Memory, RecordedChance, Steps
from bordspil.server.table.replay.replay_queue import Replays, Work
from server.harness.client import Client
from server.harness.secret_game import WORDS, Secret
from server.harness.servers import Server
from server.harness.tables import sit_together

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}


def say(client: Client, number: int, *others: Client) -> None:
    update = client.play({"say": number})
    for other in others:
        other.wait_for("update", seq=update["seq"])


def look(client: Client, at: int, seat: int | None) -> dict[str, Any]:
    return client.ask("replayed", type="replay-at", at=at, seat=seat)


def words_in(client: Client) -> set[str]:
    return {word for word in WORDS if any(word in text for text in client.texts)}


def test_every_update_of_a_game_can_be_seen_again_as_it_was(server: Server) -> None:
    with server.client() as anna:
        anna.create(ME, ME, game="azul", first=0)
        updates = [anna.wait_for("update")]
        while updates[-1]["to_act"] is not None:
            updates.append(anna.play())
        anna.wait_for("table")
        for seat in (None, 0, 1):
            for update in updates[:: 1 if seat is None else 9]:
                replay = look(anna, update["seq"], seat)
                same = ("view", "scores", "winners", "to_act")
                assert {name: replay[name] for name in same} == {name: update[name] for name in same}
                assert replay["events"] == update["events"]
                assert (replay["seat"], replay["last"]) == (seat, updates[-1]["seq"])
                assert replay["ends"] == list(accumulate(len(update["events"]) for update in updates))


def test_what_was_taken_back_is_seen_too_and_that_it_was(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn:
        sit_together(anna, bjorn, game="secret")
        say(anna, 3, bjorn)
        anna.ask("update", type="undo", seq=1, seat=0)
        say(anna, 4)
        assert [look(anna, at, 0)["view"]["said"] for at in range(4)] == [[], [3], [], [4]]
        assert look(anna, 2, 0)["events"] == [{"type": "undo", "seat": 0, "count": 1}]
        assert look(anna, 3, 0)["events"] == [{"event": "say", "seat": 0, "number": 4}]
        ends = look(anna, 3, 0)["ends"]
        assert [end - ends[0] for end in ends] == [0, 0, 1, 2]


def test_before_the_end_a_replay_shows_only_the_seats_own_views(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn, server.client() as eve:
        code = sit_together(anna, bjorn, game="secret")
        eve.watch(code)
        say(anna, 3, bjorn)
        for client, own in ((anna, 0), (bjorn, 1), (eve, None)):
            for seat in {0, 1} - {own}:
                assert client.refused(type="replay-at", at=0, seat=seat)["key"] == "look-later"
            for at in (0, 1):
                assert look(client, at, None)["view"]["word"] is None
                assert look(client, at, own)["view"]["said"] == [3][:at]
            assert look(client, 1, own)["events"] == [{"event": "say", "seat": 0, "number": 3}]
        words = server.lobby.rooms[code].playing().state.words
        assert (words_in(anna), words_in(bjorn), words_in(eve)) == ({words[0]}, {words[1]}, set())


def test_people_at_a_shared_device_replay_as_the_revealed_seat(server: Server) -> None:
    with server.client() as anna:
        anna.create(ME, ME, game="secret")
        anna.wait_for("update")
        say(anna, 3)
        assert anna.refused(type="replay-at", at=0, seat=1)["key"] == "look-later"
        anna.ask("update", type="reveal-seat", seat=1)
        assert look(anna, 0, 1)["view"]["seat"] == 1
        assert anna.refused(type="replay-at", at=0, seat=0)["key"] == "look-later"


def test_after_the_end_a_replay_shows_every_view_to_all(server: Server) -> None:
    with server.client() as anna, server.client() as eve:
        code = anna.create(ME, ME, game="secret")
        anna.wait_for("update")
        for _ in range(8):
            say(anna, 1)
        anna.wait_for("table")
        eve.watch(code)
        words = server.lobby.rooms[code].playing().state.words
        assert [look(eve, 5, seat)["view"]["word"] for seat in (0, 1)] == list(words)


def test_what_is_not_there_cannot_be_looked_at(server: Server) -> None:
    with server.client() as anna:
        assert anna.refused(type="replay-at", at=0, seat=None)["key"] == "no-table"
        anna.create(ME, OPEN, game="secret")
        assert anna.refused(type="replay-at", at=0, seat=None)["key"] == "not-started"
        anna.create(ME, ME, game="secret")
        anna.wait_for("update")
        assert anna.refused(type="replay-at", at=1, seat=None)["details"] == {"last": 0}
        assert anna.refused(type="replay-at", at=0, seat=2)["key"] == "seat-not-there"
        assert anna.refused(type="prove")["key"] == "not-over"


def test_every_draw_can_be_repeated_from_the_seed(server: Server) -> None:
    with server.client() as anna:
        anna.create(ME, ME, game="azul")
        anna.wait_for("update")
        while anna.update["to_act"] is not None:
            anna.play()
        table = anna.wait_for("table")
        draws = anna.ask("draws", type="prove")["draws"]
        seed = bytes.fromhex(table["seed"])
        assert hashlib.sha256(seed).hexdigest() == table["commitment"]
        assert len(draws) == server.lobby.rooms[table["code"]].playing().chance.drawn
        for number, (n, drawn) in enumerate(draws):
            digest = hashlib.sha256(seed + number.to_bytes(8, "big")).digest()
            assert int.from_bytes(digest[:8], "big") % n == drawn


class Digits(Secret):
    """A long game of which everything may be taken back: whole numbers, with chance now and then."""

    def __init__(self) -> None:
        self.played = 0

    def to_act(self, state: Any) -> int:
        return NATURE if state % 1000 == 999 else 0

    def play(self, state: Any, move: Any) -> Any:
        self.played += 1
        return state + move


def digits(rng: Random, length: int) -> list[Entry]:
    """Returns a log of which much is taken back, now and then a lot at once."""
    log: list[Entry] = []
    state, since = 0, 0
    while len(log) < length:
        if state % 1000 == 999:
            log.append(Entry(NATURE, 1))
            state, since = state + 1, 0
        elif since and rng.random() < 0.3:
            count = rng.randint(1, since) if rng.random() < 0.1 else 1
            log.append(Entry(UNDO, count))
            state, since = state - count, since - count
        else:
            log.append(Entry(0, 1))
            state, since = state + 1, since + 1
    return log


@pytest.mark.parametrize("seed", range(6))
def test_every_step_is_the_same_in_whatever_order_it_is_asked_for(seed: int) -> None:
    rng, game = Random(seed), Digits()
    log = digits(rng, 1 + 700 * seed)
    slow: list[tuple[Any, ...]] = [(0, [], 0, None)]
    whose = resolve_undos(log)[1]
    for number, (entry, after) in enumerate(replay_entries(game, 0, log)):
        if entry.seat == NATURE:
            slow[-1] = (slow[-1][0], [*slow[-1][1], entry], after, slow[-1][3])
        else:
            slow.append((slow[-1][2], [entry], after, whose.get(number)))
    steps = Steps(game, 0, log)
    assert [tuple(step) for step in steps] == slow
    for at in rng.choices(range(len(slow)), k=60):
        assert tuple(steps[at]) == slow[at]
    assert tuple(steps[-1]) == slow[-1]


def test_few_states_are_kept_and_few_moves_played_again() -> None:
    game = Digits()
    log = digits(Random(1), 20_000)
    steps = Steps(game, 0, log)
    assert steps.states < len(log) // 16
    before = game.played
    assert steps[len(steps) // 2].entries
    assert game.played - before <= 2 * EVERY
    before = game.played
    assert len(list(steps)) == len(steps)
    assert game.played - before <= len(log)


def test_only_so_many_states_are_remembered(server: Server) -> None:
    with server.client() as anna:
        anna.create(ME, ME, game="secret")
        anna.wait_for("update")
        play = server.lobby.rooms[anna.table["code"]].playing()

    async def remember() -> None:
        memory = Memory(Replays())
        first = await memory.steps("0", play)
        room = STATES // first.states
        for number in range(room + 5):
            await memory.steps(str(number), play)
        assert len(memory.games) == room
        assert sum(steps.states for steps in memory.games.values()) <= STATES
        assert "4" not in memory.games
        assert await memory.steps("5", play) is memory.games["5"]

    asyncio.run(remember())


def test_play_goes_on_while_someone_looks_back(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = threading.Event(), threading.Event()

    of_game = Steps.of_game

    def slow(*arguments: Any) -> Work[Steps]:
        begun.set()
        assert go_on.wait(120)
        return (yield from of_game(*arguments))

    with server.client() as anna, server.client() as bjorn, server.client() as eve:
        eve.watch(sit_together(anna, bjorn, game="secret"))
        say(anna, 3, bjorn)
        monkeypatch.setattr(Steps, "of_game", slow)
        eve.say(type="replay-at", at=1, seat=None)
        assert begun.wait(120)
        say(bjorn, 4, anna)
        go_on.set()
        assert eve.wait_for("replayed")["view"]["said"] == [3]


def test_one_person_has_few_looks_back_at_once(server: Server) -> None:
    rate_limits, payer = server.lobby.rate_limits, b"eve"
    with (
        rate_limits.hold("replays", payer),
        rate_limits.hold("replays", payer),
        pytest.raises(BadRequest, match="too-often"),
    ):
        rate_limits.hold("replays", payer)


def test_too_many_draws_are_not_told() -> None:
    chance = RecordedChance(bytes(32))
    for _ in range(MOST_DRAWS):
        chance.below(2)
    with pytest.raises(BadRequest, match="too-many-draws"):
        chance.below(2)
