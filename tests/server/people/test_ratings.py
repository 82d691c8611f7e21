"""Ratings of people: every finished game counts once, for those who keep a key, and crashes change nothing."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bordspil import games
from bordspil.arena.ratings import MOST_UNSURE, Rating, after_days, update
from bordspil.core.bot import LEVELS
from bordspil.server.people import ratings
from bordspil.server.people.ratings import DAY, count
from bordspil.server.store import Conflict
from bordspil.server.store.ratings import Contestant, Finished, RatingRow, cross_out, find_finished
from bordspil.server.store.store_url import StoreUrl, look
from server.harness.client import Client
from server.harness.secret_game import TURNS
from server.harness.servers import Server, wait_until
from server.harness.store_faults import in_loop
from server.harness.stores import change, on_postgresql, select
from server.people.test_accounts import keep_phrase

pytestmark = on_postgresql

ANNA, BJORN, EVE = b"anna", b"bjorn", b"eve"
ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "easy"}
BOTS = {"2": {"easy": 1300, "strong": 1800}, "3": {"easy": 1250}}


def person(owner: bytes, rank: int, keeps: bool = True, left: str = "") -> Contestant:
    return Contestant(owner, left, rank, keeps)


def bot(level: str, rank: int) -> Contestant:
    return Contestant(None, level, rank, False)


def finished(*contestants: Contestant, helped: bool = False, known: dict[bytes, RatingRow] | None = None) -> Finished:
    return Finished(1, "any", 1_000 * DAY, helped, list(contestants), known or {})


def rows(*contestants: Contestant, **more: Any) -> dict[bytes, RatingRow]:
    return {row.owner: row for row in count(finished(*contestants, **more), BOTS)}


def test_two_people_with_keys_are_rated() -> None:
    changed = rows(person(ANNA, 1), person(BJORN, 2))
    assert changed[ANNA].mean > 1600 > 1400 > changed[BJORN].mean
    assert (changed[ANNA].games, changed[ANNA].seats, changed[ANNA].played) == (1, 2, 1_000 * DAY)


def test_a_game_with_guests_unmeasured_bots_or_oneself_is_unrated() -> None:
    assert rows(person(ANNA, 1), person(BJORN, 2, keeps=False)) == {}
    assert rows(person(ANNA, 1), bot("expert", 2)) == {}
    assert rows(person(ANNA, 1), person(ANNA, 2)) == {}
    assert rows(person(ANNA, 1)) == {}
    assert rows(bot("easy", 1), bot("easy", 2)) == {}


def test_a_bot_is_as_strong_as_it_was_measured_and_stays_so() -> None:
    against_weak = rows(person(ANNA, 1), bot("easy", 2))
    against_strong = rows(person(ANNA, 1), bot("strong", 2))
    assert list(against_weak) == [ANNA]
    assert against_strong[ANNA].mean > against_weak[ANNA].mean + 50
    assert list(rows(person(ANNA, 1), bot("easy", 2), bot("easy", 3))) == [ANNA]


def test_help_against_bots_alone_does_not_count_but_is_the_others_matter_among_people() -> None:
    assert rows(person(ANNA, 1), bot("easy", 2), helped=True) == {}
    assert len(rows(person(ANNA, 1), person(BJORN, 2), helped=True)) == 2


def test_a_victory_of_a_stand_in_is_not_its_players() -> None:
    changed = rows(person(ANNA, 1, left="expert"), person(BJORN, 2))
    assert changed[ANNA].mean < 1500 < changed[BJORN].mean


def test_an_older_rating_is_gone_on_from_with_more_doubt() -> None:
    old = RatingRow(ANNA, "any", 2, 1700.0, 60.0, 41, 900 * DAY)
    changed = rows(person(ANNA, 2), person(BJORN, 1), known={ANNA: old})
    wanted = update([after_days(Rating(1700.0, 60.0), 100), Rating()], [2, 1])
    assert Rating(changed[ANNA].mean, changed[ANNA].deviation) == wanted[0]
    assert changed[ANNA].games == 42
    assert 100 < wanted[0].deviation < MOST_UNSURE


@pytest.fixture(scope="module")
def rating_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("rating_server"), jobs_seconds=0.05) as server:
        yield server


def play(anna: Client, bjorn: Client) -> str:
    """Returns a whole game of the two, at which numbers are said."""
    anna.say(type="create", game="secret", options={}, seats=[ME, OPEN])
    code: str = anna.wait_for("table", stage="waiting")["code"]
    bjorn.say(type="open-table", table=code)
    bjorn.wait_for("table", code=code)
    bjorn.say(type="sit", seat=1, name="Björn")
    while not bjorn.table["seats"][1]["yours"]:
        bjorn.wait_for("table", code=code)
    anna.say(type="start")
    for client in (anna, bjorn):
        client.wait_for("update", seq=0)
    for number in range(TURNS):
        mover, other = (anna, bjorn) if number % 2 == 0 else (bjorn, anna)
        mover.play({"say": 1})
        other.wait_for("update", seq=number + 1)
    return code


def kept(store: StoreUrl) -> tuple[list[Any], int]:
    """Returns the ratings in the store, and how many games have not been counted."""
    lines = select(store, "SELECT * FROM ratings ORDER BY owner, game, seats")
    return lines, select(store, "SELECT count(*) FROM ledger WHERE waiting > 0")[0][0]


def test_a_game_of_two_with_keys_shows_on_their_accounts_and_the_leaderboard(rating_server: Server) -> None:
    with rating_server.client() as anna, rating_server.client() as bjorn, rating_server.client() as eve:
        keep_phrase(anna, "Anna")
        keep_phrase(bjorn, "")
        play(anna, bjorn)
        told = [client.wait_for("account")["ratings"] for client in (anna, bjorn)]
        assert [[(one["game"], one["seats"], one["games"]) for one in ratings] for ratings in told] == [
            [("secret", 2, 1)]
        ] * 2
        assert told[0][0]["rating"] + told[1][0]["rating"] == 3000
        names = {}
        for client, name in ((anna, "anna"), (bjorn, "björn"), (eve, "eve")):
            tables = client.ask("players", type="ask-players")["tables"]
            lines = next(table["lines"] for table in tables if table["game"] == "secret")
            names[name] = [(line["name"], line["yours"]) for line in lines]
        assert ("Anna", True) in names["anna"]
        assert ("", True) in names["björn"]  # without a name only oneself sees the line
        assert names["eve"] == [("Anna", False)]


def test_a_game_with_a_guest_is_counted_as_nothing(rating_server: Server) -> None:
    with rating_server.client() as anna, rating_server.client() as bjorn:
        keep_phrase(anna)
        before = kept(rating_server.settings.store)[0]
        play(anna, bjorn)
        wait_until(lambda: kept(rating_server.settings.store)[1] == 0)
        assert kept(rating_server.settings.store)[0] == before
        keep_phrase(bjorn)  # a key that comes later does not make up for it
        bjorn.ask("players", type="ask-players")
        assert kept(rating_server.settings.store)[0] == before


def test_games_not_counted_before_a_crash_are_counted_once_after_it(tmp_path: Path) -> None:
    """The ledger and the ratings are written together: counting again from the same store gives the same."""
    with Server(tmp_path, jobs_seconds=3600) as server:
        with server.client() as anna, server.client() as bjorn:
            keep_phrase(anna)
            keep_phrase(bjorn)
            for _ in range(3):
                play(anna, bjorn)
        store = server.settings.store
        assert kept(store) == ([], 3)
    with Server(tmp_path, jobs_seconds=0.02) as server:
        wait_until(lambda: kept(store)[1] == 0)
        once = kept(store)[0]
    assert [line[5] for line in once] == [3, 3]
    change(store, "DELETE FROM ratings")
    change(store, "UPDATE ledger SET waiting = 1")
    with Server(tmp_path, jobs_seconds=0.02) as server:
        wait_until(lambda: kept(store)[1] == 0)
    assert kept(store)[0] == once


def test_two_servers_count_a_game_once(tmp_path: Path) -> None:
    with Server(tmp_path, jobs_seconds=3600) as here, here.client() as anna, here.client() as bjorn:
        keep_phrase(anna)
        keep_phrase(bjorn)
        store = here.settings.store
        for _ in range(4):
            play(anna, bjorn)
        with Server(tmp_path, jobs_seconds=3600) as there, there.client() as eve:
            asked = (anna, bjorn, eve)
            for client in asked:
                client.say(type="ask-players")
            for client in asked:
                client.wait_for("players")
        lines, waiting = kept(store)
        assert (waiting, [line[5] for line in lines]) == (0, [4, 4])


def test_a_game_that_is_crossed_out_cannot_be_crossed_out_again(tmp_path: Path) -> None:
    with Server(tmp_path, jobs_seconds=3600) as server:
        with server.client() as anna, server.client() as bjorn:
            keep_phrase(anna)
            keep_phrase(bjorn)
            play(anna, bjorn)
        with look(server.settings.store) as connection:
            game = find_finished(connection)
        assert game is not None
        assert not game.was_helped
        statements = cross_out(game.number, count(game, {}))
        in_loop(server, server.lobby.store.write(statements))
        with pytest.raises(Conflict):
            in_loop(server, server.lobby.store.write(statements))
        with look(server.settings.store) as connection:
            assert find_finished(connection) is None


def test_bots_are_measured_for_numbers_of_seats_and_levels_that_there_are() -> None:
    for name in games.names():
        for seats, levels in ratings.of_bots(name).items():
            assert int(seats) in games.load(name).seats
            assert set(levels) <= set(LEVELS)
            assert all(isinstance(rating, int) for rating in levels.values())
