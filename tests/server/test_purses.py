"""Purses: what everybody may use of what is scarce; who is refused pays nothing, and nobody pays for others."""

from typing import get_type_hints

import pytest

from bordspil.core.game import BadRequest
from bordspil.server import metrics
from bordspil.server.session.purses import EVERYBODY, MOST, RESOURCES, SHARED, Purses
from bordspil.server.settings import Settings


def rate_limited(resource: str) -> float:
    return metrics.REGISTRY.get_sample_value("bordspil_refused_total", {"resource": resource}) or 0.0


def test_every_resource_names_settings_that_there_are() -> None:
    known = get_type_hints(Settings)
    for one in RESOURCES.values():
        named = {one.address, one.person, one.server, one.burst if isinstance(one.burst, str) else ""} - {""}
        assert named, one.name
        assert named <= known.keys(), one.name


def test_who_is_refused_pays_nothing_and_the_refusal_is_counted() -> None:
    purses = Purses(Settings(hints_per_person=2, hints_per_address=3))
    before = rate_limited("hints")
    assert [purses.allows("hints", b"anna", "203.0.113.1") for _ in range(4)] == [True, True, False, False]
    assert [purses.allows("hints", b"bjorn", "203.0.113.1") for _ in range(2)] == [True, False]
    assert purses.allows("hints", b"bjorn", "203.0.113.2")  # what was refused for the address cost the person nothing
    assert rate_limited("hints") - before == 3


def test_a_purse_is_filled_again() -> None:
    purses = Purses(Settings(requests_per_second=10.0, requests_at_once=1))
    assert [purses.allows("requests", "a") for _ in range(1000)].count(True) < 100
    purses.buckets["requests"]["address"]["a"].since -= 0.3
    assert purses.allows("requests", "a")


def test_amounts_are_paid_whole_or_not_at_all() -> None:
    purses = Purses(Settings(kept_bytes_per_address=100, kept_bytes=150))
    purses.pay("kept_bytes", "a", amount=60)
    with pytest.raises(BadRequest, match="too-often"):
        purses.pay("kept_bytes", "a", amount=60)
    purses.pay("kept_bytes", "a", amount=40)
    purses.pay("kept_bytes", "b", amount=40)
    assert not purses.allows("kept_bytes", "b", amount=40)  # all together have no more
    assert not purses.allows("kept_bytes", "", amount=40)  # nor has this machine


def test_what_is_held_is_given_back() -> None:
    purses = Purses(Settings(uploads_per_address=2, uploads=3))
    with purses.holding("uploads", "a"), purses.holding("uploads", "a"):
        with pytest.raises(BadRequest, match="too-often"):
            purses.hold("uploads", "a")
        with purses.holding("uploads", "b"), pytest.raises(BadRequest, match="server-busy"):
            purses.hold("uploads", "c")
        assert purses.held["uploads"] == {"a": 2, EVERYBODY: 2}
    assert purses.held["uploads"] == {}


def test_many_networks_of_one_house_have_no_more_than_a_few() -> None:
    purses = Purses(Settings(guesses_per_address=10))
    allowed = sum(purses.allows("guesses", f"2001:db8:0:{n:x}00::/56") for n in range(100) for _ in range(10))
    assert allowed == 40
    assert purses.allows("guesses", "2001:db8:1::/56")


def test_a_household_of_many_networks_has_no_more_than_two() -> None:
    purses = Purses(Settings(guesses_per_address=10))
    assert sum(purses.allows("guesses", f"2001:db8:0:{n:x}::/64") for n in range(256) for _ in range(10)) == 20
    assert purses.allows("guesses", "2001:db8:0:100::/64")
    assert sum(purses.allows("guesses", f"2001:db8:0:{n:x}::/64") for n in range(256, 65_536, 256)) == 19


def test_an_address_of_mail_is_no_network() -> None:
    purses = Purses(Settings(emails_per_address=2))
    assert [purses.allows("recipients", "a/b@example.org") for _ in range(3)] == [True, True, False]


def test_made_up_people_take_no_room_from_addresses_and_nobody_looks_through_all_purses_each_time() -> None:
    purses = Purses(Settings(hints_per_person=1, hints_per_address=2))
    for number in range(MOST + 50):
        purses.allows("hints", number.to_bytes(32, "little"))
    assert len(purses.buckets["hints"]["person"]) == MOST
    assert not purses.allows("hints", (0).to_bytes(32, "little"))  # nobody gets a new purse by making up others
    assert [purses.allows("hints", "203.0.113.1") for _ in range(3)] == [True, True, False]
    assert purses.buckets["hints"]["shared"].keys().isdisjoint(purses.buckets["hints"]["person"])
    assert len(purses.swept) == 1


def test_only_a_code_that_stands_for_nothing_costs_a_guess() -> None:
    purses = Purses(Settings(guesses_per_address=2))
    for key in ("table-unknown", "not-over", "table-unknown"):
        with pytest.raises(BadRequest, match=key), purses.guessing("a"):
            raise BadRequest(key)
    with pytest.raises(BadRequest, match="too-often"), purses.guessing("a"):
        raise AssertionError
    for _ in range(5):
        with purses.guessing("b"):
            pass
    with purses.guessing("b"), purses.guessing("b"), pytest.raises(BadRequest, match="too-often"):
        purses.pay("guesses", "b")  # many at once are no way around it


def test_who_comes_when_all_purses_are_in_use_shares_one_and_takes_nothing_from_the_others() -> None:
    purses = Purses(Settings(guesses_per_address=2))
    assert [purses.allows("guesses", "first") for _ in range(3)] == [True, True, False]
    late = sum(purses.allows("guesses", f"203.0.113.{number}") for number in range(MOST + 1000))
    assert late == MOST - 1 + 2 * SHARED
    assert len(purses.buckets["guesses"]["address"]) == MOST
    assert not purses.allows("guesses", "first")
    assert purses.allows("guesses", "198.51.100.1")  # who comes from elsewhere shares with those from there
    assert purses.allows("requests", "203.0.113.9999")  # every resource has room of its own
