"""Rate limits and quotas: a refused use is not charged, and no payer is charged for another."""

from typing import get_type_hints

import pytest

from bordspil.core.game import BadRequest
from bordspil.server import metrics
from bordspil.server.session.payers import WHOLE_SERVER
from bordspil.server.session.rate_limits import MOST, SHARED, RateLimits
from bordspil.server.session.resources import RESOURCES
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
    rate_limits = RateLimits(Settings(hints_per_person=2, hints_per_address=3))
    before = rate_limited("hints")
    assert [rate_limits.allows("hints", b"anna", "203.0.113.1") for _ in range(4)] == [True, True, False, False]
    assert [rate_limits.allows("hints", b"bjorn", "203.0.113.1") for _ in range(2)] == [True, False]
    assert rate_limits.allows("hints", b"bjorn", "203.0.113.2")  # a refusal for the address charged the person nothing
    assert rate_limited("hints") - before == 3


def test_a_bucket_is_filled_again() -> None:
    rate_limits = RateLimits(Settings(requests_per_second=10.0, requests_at_once=1))
    assert [rate_limits.allows("requests", "a") for _ in range(1000)].count(True) < 100
    rate_limits.buckets["requests"]["address"]["a"].since -= 0.3
    assert rate_limits.allows("requests", "a")


def test_amounts_are_paid_whole_or_not_at_all() -> None:
    rate_limits = RateLimits(Settings(kept_bytes_per_address=100, kept_bytes=550))
    rate_limits.charge("kept_bytes", "a", amount=60)
    with pytest.raises(BadRequest, match="too-often"):
        rate_limits.charge("kept_bytes", "a", amount=60)
    rate_limits.charge("kept_bytes", "a", amount=40)
    rate_limits.charge("kept_bytes", "b", amount=40)
    assert not rate_limits.allows("kept_bytes", "", amount=440)  # all together have no more, nor has this machine


def test_many_addresses_use_up_no_more_than_leaves_something_for_a_newcomer() -> None:
    rate_limits = RateLimits(Settings(kept_bytes_per_address=40_000, kept_bytes=1_000_000))
    used = [sum(rate_limits.allows("kept_bytes", f"a{n}", amount=100) for _ in range(500)) for n in range(40)]
    assert used[:5] == [400] * 5  # as long as there is plenty, everybody has all that one address may have
    assert used == sorted(used, reverse=True)
    assert 0 < used[-1] < 10
    assert rate_limits.allows("kept_bytes", "newcomer", amount=500)


def test_what_is_held_is_given_back() -> None:
    rate_limits = RateLimits(Settings(uploads_per_address=2, uploads=3))
    with rate_limits.hold("uploads", "a"), rate_limits.hold("uploads", "a"):
        with pytest.raises(BadRequest, match="too-often"):
            rate_limits.hold("uploads", "a")
        with rate_limits.hold("uploads", "b"), pytest.raises(BadRequest, match="server-busy"):
            rate_limits.hold("uploads", "c")
        assert rate_limits.held["uploads"] == {"a": 2, WHOLE_SERVER: 2}
    assert rate_limits.held["uploads"] == {}


def test_many_networks_of_one_house_have_no_more_than_a_few() -> None:
    rate_limits = RateLimits(Settings(guesses_per_address=10))
    allowed = sum(rate_limits.allows("guesses", f"2001:db8:0:{n:x}00::/56") for n in range(100) for _ in range(10))
    assert allowed == 40
    assert rate_limits.allows("guesses", "2001:db8:1::/56")


def test_a_household_of_many_networks_has_no_more_than_two() -> None:
    rate_limits = RateLimits(Settings(guesses_per_address=10))
    assert sum(rate_limits.allows("guesses", f"2001:db8:0:{n:x}::/64") for n in range(256) for _ in range(10)) == 20
    assert rate_limits.allows("guesses", "2001:db8:0:100::/64")
    assert sum(rate_limits.allows("guesses", f"2001:db8:0:{n:x}::/64") for n in range(256, 65_536, 256)) == 19


def test_an_address_of_mail_is_no_network() -> None:
    rate_limits = RateLimits(Settings(emails_per_address=2))
    assert [rate_limits.allows("recipients", "a/b@example.org") for _ in range(3)] == [True, True, False]


def test_made_up_people_take_no_room_from_addresses_and_not_all_buckets_are_looked_through_each_time() -> None:
    rate_limits = RateLimits(Settings(hints_per_person=1, hints_per_address=2))
    for number in range(MOST + 50):
        rate_limits.allows("hints", number.to_bytes(32, "little"))
    assert len(rate_limits.buckets["hints"]["person"]) == MOST
    assert not rate_limits.allows("hints", (0).to_bytes(32, "little"))  # inventing owners brings no new bucket
    assert [rate_limits.allows("hints", "203.0.113.1") for _ in range(3)] == [True, True, False]
    assert rate_limits.buckets["hints"]["shared"].keys().isdisjoint(rate_limits.buckets["hints"]["person"])
    assert len(rate_limits.swept) == 1


def test_only_a_code_that_stands_for_nothing_costs_a_guess() -> None:
    rate_limits = RateLimits(Settings(guesses_per_address=2))
    for key in ("table-unknown", "not-over", "table-unknown"):
        with pytest.raises(BadRequest, match=key), rate_limits.guessing("a"):
            raise BadRequest(key)
    with pytest.raises(BadRequest, match="too-often"), rate_limits.guessing("a"):
        raise AssertionError
    for _ in range(5):
        with rate_limits.guessing("b"):
            pass
    with rate_limits.guessing("b"), rate_limits.guessing("b"), pytest.raises(BadRequest, match="too-often"):
        rate_limits.charge("guesses", "b")  # many at once are no way around it


def test_a_payer_too_many_shares_a_bucket_and_takes_nothing_from_the_others() -> None:
    rate_limits = RateLimits(Settings(guesses_per_address=2))
    assert [rate_limits.allows("guesses", "first") for _ in range(3)] == [True, True, False]
    late = sum(rate_limits.allows("guesses", f"203.0.113.{number}") for number in range(MOST + 1000))
    assert late == MOST - 1 + 2 * SHARED
    assert len(rate_limits.buckets["guesses"]["address"]) == MOST
    assert not rate_limits.allows("guesses", "first")
    assert rate_limits.allows("guesses", "198.51.100.1")  # who comes from elsewhere shares with those from there
    assert rate_limits.allows("requests", "203.0.113.9999")  # every resource has room of its own
