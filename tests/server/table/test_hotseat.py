"""Hotseat: several people share a browser, and each reveals their seat before its secrets are sent."""

from collections.abc import Iterator

import pytest

from server.harness.client import Client, Message
from server.harness.secret_game import WORDS
from server.harness.servers import Server
from server.table.test_views import ME

OTHER = {"kind": "me", "name": "Björn"}


@pytest.fixture
def anna(server: Server) -> Iterator[Client]:
    with server.client() as anna:
        anna.create(ME, OTHER, game="secret")
        anna.wait_for("update")
        yield anna


def words_in(*texts: str) -> list[str]:
    return [word for word in WORDS if any(word in text for text in texts)]


def show(client: Client, seat: int | None) -> Message:
    return client.ask("update", type="reveal-seat", seat=seat)


def test_what_is_hidden_is_told_of_the_table(anna: Client) -> None:
    assert anna.table["hides"]
    anna.create(ME, OTHER)
    assert not anna.table["hides"]


def test_nothing_is_sent_before_the_first_person_uncovers_it(anna: Client) -> None:
    assert (anna.update["seat"], anna.update["to_act"], anna.update["moves"]) == (None, 0, [])
    assert words_in(*anna.texts) == []


def test_one_seat_at_a_time_is_uncovered(anna: Client) -> None:
    update = show(anna, 0)
    word = update["view"]["word"]
    assert (update["seat"], update["fresh"], len(update["moves"])) == (0, True, 3)
    assert words_in(anna.texts[-1]) == [word]
    assert [event["word"] for event in update["events"][:2]] == [word, None]


def test_after_a_move_its_player_still_sees_the_outcome(anna: Client) -> None:
    """The next person's word is not there; the maker's is, until the page covers it."""
    word = show(anna, 0)["view"]["word"]
    update = anna.play()
    assert (update["seat"], update["to_act"], update["moves"], update["fresh"]) == (0, 1, [], False)
    assert words_in(anna.texts[-1]) == [word]
    assert show(anna, None)["seat"] is None
    assert words_in(anna.texts[-1]) == []
    update = show(anna, 1)
    assert (update["seat"], update["moves"] != []) == (1, True)
    assert words_in(anna.texts[-1]) == [update["view"]["word"]] != [word]


def test_a_page_that_is_reloaded_is_covered(anna: Client) -> None:
    show(anna, 0)
    anna.come_back()
    assert anna.wait_for("update")["seat"] is None
    assert words_in(anna.texts[-1]) == []


def test_a_seat_of_another_owner_is_not_revealed(server: Server, anna: Client) -> None:
    with server.client() as eve:
        eve.watch(anna.table["code"])
        eve.wait_for("update")
        assert eve.refused(type="reveal-seat", seat=0)["key"] == "not-your-seat"
        assert show(eve, None)["seat"] is None
        assert words_in(*eve.texts) == []


def test_a_whole_game_tells_each_only_their_own_word(anna: Client) -> None:
    words: dict[int, str] = {}
    while (seat := anna.update["to_act"]) is not None:
        words.setdefault(seat, show(anna, seat)["view"]["word"])
        assert words_in(anna.texts[-1]) == [words[seat]]
        if anna.play()["to_act"] is not None:
            assert words_in(anna.texts[-1]) == [words[seat]]
            show(anna, None)
    assert len(set(words.values())) == 2


def test_who_is_alone_at_a_browser_needs_no_curtain(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn:
        code = anna.create(ME, {"kind": "open"}, game="secret")
        bjorn.watch(code)
        bjorn.ask("table", type="sit", seat=1, name="Björn")
        anna.say(type="start")
        assert anna.wait_for("update")["seat"] == 0
        assert bjorn.wait_for("update")["seat"] == 1
