"""No hidden fact reaches a seat on any channel: messages are the same for states it cannot tell apart."""

from collections.abc import Iterator
from random import Random

import pytest

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.game import Game
from bordspil.core.table import Table, visible_events
from bordspil.server.table.broadcast.update import compose
from bordspil.server.table.broadcast.views import shown_seat
from server.harness.client import Client
from server.harness.secret_game import SECRET, WORDS, Secret, find_game
from server.harness.servers import Server

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}


def random_tables(game: Game, seed: int) -> Iterator[Table]:
    """Yields positions of random games at every number of seats."""
    rng = Random(seed)
    for seats in game.seats:
        table = Table(game, {}, seats, Chance.of(seed))
        while table.to_act() is not None:
            yield table
            table.play(None, rng.choice(list(game.moves(table.state))))
        yield table


@pytest.mark.parametrize("name", [*games.names(), Secret.id])
def test_the_bytes_are_the_same_for_states_a_seat_cannot_tell_apart(name: str) -> None:
    game, rng = find_game(name), Random(1)
    for table in random_tables(game, 1):
        state, to_act = table.state, table.to_act()
        if to_act is None:
            continue
        for seat in (None, *range(table.seats)):
            told = compose(table, seat, [], False, seat == to_act)
            table.state = game.determinize(game.view(state, seat), rng)
            assert compose(table, seat, [], False, seat == to_act) == told
            table.state = state


@pytest.mark.parametrize("name", [*games.names(), Secret.id])
def test_events_of_a_seats_own_moves_show_nothing_beyond_its_views(name: str) -> None:
    """A move may reveal a fact, such as a drawn card; where the view after it is the same, so are the events."""
    game, rng = find_game(name), Random(7)
    compared = 0
    for table in random_tables(game, 7):
        seat = table.to_act()
        if seat is None:
            continue
        move = next(iter(game.moves(table.state)))
        other = game.determinize(game.view(table.state, seat), rng)
        if game.view(game.play(table.state, move), seat) == game.view(game.play(other, move), seat):
            compared += 1
            assert game.events(table.state, move, seat) == game.events(other, move, seat)
    assert compared


def test_a_browser_sees_the_seat_to_act_or_its_first() -> None:
    assert shown_seat((), 1) is None
    assert shown_seat((0, 2), 1) == 0
    assert shown_seat((0, 2), 2) == 2
    assert shown_seat((1,), None) == 1


def words_in(client: Client) -> set[str]:
    return {word for word in WORDS if any(word in text for text in client.texts)}


def test_no_secret_travels_on_any_channel(server: Server) -> None:
    """Updates, events, reconnects, refusals, lists, other people's moves: each client gets only its own word."""
    with server.client() as anna, server.client() as bjorn, server.client() as eve:
        code = anna.create(ME, OPEN, game="secret")
        for client in (bjorn, eve):
            client.watch(code)
        bjorn.ask("table", type="sit", seat=1, name="Björn")
        anna.say(type="start")
        words = [anna.wait_for("update")["view"]["word"], bjorn.wait_for("update")["view"]["word"]]
        eve.wait_for("update")
        for client in (anna, bjorn, eve):
            client.refused(type="play", seq=0, seat=1, move={"say": 99})
            client.ask("tables", type="mine")
        for _ in range(3):
            anna.play()
            bjorn.wait_for("update", seq=anna.update["seq"])
            bjorn.play()
            anna.wait_for("update", seq=bjorn.update["seq"])
        for client in (anna, bjorn, eve):
            client.come_back()
            client.wait_for("update")
        assert (words_in(anna), words_in(bjorn), words_in(eve)) == ({words[0]}, {words[1]}, set())
        assert [event["word"] for event in anna.update["events"][:2]] == [words[0], None]


def test_a_replay_for_a_seat_shows_that_seats_views() -> None:
    table = Table(SECRET, {}, 3, Chance.of(1))
    start = SECRET.start(table.options, 3)
    for seat in (None, 0, 1, 2):
        seen = [event["word"] for event in visible_events(SECRET, start, table.log, seat)]
        assert seen == [word if number == seat else None for number, word in enumerate(table.state.words)]
