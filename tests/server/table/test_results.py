"""Results of finished games: ranks by points, written with the last move or not at all."""

import sqlite3
import time
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from bordspil.server.store.schema import MIGRATIONS
from bordspil.server.table.outcomes import ranks
from server.harness.client import Client
from server.harness.secret_game import TURNS
from server.harness.servers import Server
from server.harness.stores import change, make, on_postgresql, only_files, select
from server.harness.tables import sit_together

pytestmark = on_postgresql

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "easy"}


def rows_of(server: Server, code: str) -> list[tuple[object, ...]]:
    return select(server.settings.store, "SELECT * FROM results WHERE code = ? ORDER BY seat", (code,))


def say_numbers(client: Client, count: int) -> None:
    while client.update.get("seq") != 0:
        client.hear()
    for _ in range(count):
        client.play({"say": 1})


def test_places_where_many_points_are_good() -> None:
    assert ranks([10, 40, 30, 30], [1]) == (4, 1, 2, 2)


def test_places_where_few_points_are_good() -> None:
    assert ranks([10, 40, 30, 30], [0]) == (1, 4, 2, 2)


def test_a_shared_victory_and_a_tie_that_something_else_decided() -> None:
    assert ranks([30, 30, 10], [0, 1]) == (1, 1, 3)
    assert ranks([30, 30, 10], [1]) == (2, 1, 3)


def test_who_has_lost_comes_last_and_cannot_win() -> None:
    assert ranks([50, 40, 30], [0], [0]) == (3, 1, 2)
    assert ranks([5, 40, 30], [0], [0]) == (3, 2, 1)
    assert ranks([50, 40, 30], [], [0, 2]) == (2, 1, 2)
    assert ranks([50, 40, 30], [], [1]) == (1, 3, 1)


def test_one_alone_is_first() -> None:
    assert ranks([7], []) == ranks([7], [0]) == (1,)


@pytest.mark.parametrize("name", games.names())
def test_the_winners_of_every_game_are_first_and_no_other_seat(name: str) -> None:
    game, rng = games.load(name), Random(5)
    for seats in game.seats:
        table = Table(game, {}, seats, Chance.of(seats))
        while table.to_act() is not None:
            table.play(None, rng.choice(list(game.moves(table.state))))
        winners = game.winners(table.state)
        places = ranks(game.scores(table.state), winners)
        if seats > 1:
            assert tuple(seat for seat, place in enumerate(places) if place == 1) == winners


def test_the_end_of_a_game_is_written_for_every_seat(server: Server) -> None:
    before = int(time.time())
    with server.client() as anna, server.client() as bjorn:
        code = sit_together(anna, bjorn, game="secret")
        for number in range(TURNS):
            assert rows_of(server, code) == []
            mover, other = (anna, bjorn) if number % 2 == 0 else (bjorn, anna)
            mover.play({"say": 1})
            other.wait_for("update", seq=number + 1)
        anna.wait_for("table", stage="over")
        found = rows_of(server, code)
        finished = server.lobby.rooms[code].row.finished
        assert finished is not None
        assert before <= finished <= time.time()
        assert found == [
            (code, seat, sha256(client.token.encode()).digest(), anna.update["scores"][seat], 1 + seat, finished, "")
            for seat, client in enumerate((anna, bjorn))
        ]
        sql = "SELECT stage, finished FROM tables WHERE code = ?"
        assert select(server.settings.store, sql, (code,)) == [("over", finished)]


def test_ones_finished_games_are_listed_last_with_their_results(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn:
        code = sit_together(anna, bjorn, game="secret")
        waiting = bjorn.create(ME, OPEN)
        bjorn.watch(code)
        for number in range(TURNS):
            (anna, bjorn)[number % 2].play({"say": 1})
            (bjorn, anna)[number % 2].wait_for("update", seq=number + 1)
        bjorn.wait_for("table", stage="over")
        later = bjorn.create(ME, OPEN)
        *others, last = bjorn.ask("tables", type="mine")["tables"]
        assert [line["code"] for line in others] == [later, waiting]
        assert (last["code"], last["stage"], last["own"]) == (code, "over", [1])
        assert (last["points"], last["ranks"]) == (anna.update["scores"], [1, 2])
        assert last["finished"] == rows_of(server, code)[0][5]


def test_a_bot_has_a_result_under_its_level_and_no_owner(server: Server) -> None:
    with server.client() as anna:
        code = anna.create(ME, BOT, game="timeline")
        anna.wait_for("update")
        while anna.update["to_act"] is not None:
            if anna.update["moves"]:
                anna.play()
            else:
                anna.wait_for("update")
        anna.wait_for("table", stage="over")
        person, bot = rows_of(server, code)
        assert (person[2], person[6]) == (sha256(anna.token.encode()).digest(), "")
        assert (bot[2], bot[6]) == (None, "easy")


def test_without_its_result_the_last_move_is_not_written_either(server: Server) -> None:
    """One transaction: a result that cannot be written takes the move with it, and both come with the next try."""
    with server.client() as anna:
        code = anna.create(ME, ME, game="secret")
        say_numbers(anna, TURNS - 1)
        store, sql = server.settings.store, "SELECT count(*) FROM entries WHERE code = ? AND seat >= 0"
        spoil = "INSERT INTO results VALUES (?, 1, NULL, 0, 1, 0, '')"
        change(store, spoil, (code,))
        anna.refused(type="play", seq=TURNS - 1, seat=1, move={"say": 2})
        assert select(store, sql, (code,)) == [(TURNS - 1,)]
        assert len(rows_of(server, code)) == 1
        change(store, "DELETE FROM results WHERE code = ?", (code,))
        anna.say(type="play", seq=TURNS - 1, seat=1, move={"say": 2})
        anna.wait_for("table", stage="over")
        assert select(store, sql, (code,)) == [(TURNS,)]
        assert len(rows_of(server, code)) == 2


@only_files
def test_a_file_from_before_there_were_results_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    number = next(n for n, text in enumerate(MIGRATIONS) if "CREATE TABLE results" in text)
    with closing(sqlite3.connect(path)) as store:
        for migration in MIGRATIONS[:number]:
            store.executescript(migration)
        store.execute(f"PRAGMA user_version = {number}")
    make(path)
    with closing(sqlite3.connect(path)) as store:
        assert store.execute("SELECT count(*) FROM results").fetchone() == (0,)
