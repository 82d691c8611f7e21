"""Verifiable chance: the commitment, the draws, their fairness."""

import hashlib
from collections import Counter

from bordspil.core.chance import Chance


def test_a_draw_is_the_hash_of_seed_and_counter() -> None:
    seed = b"\x01" * 32
    expected = int.from_bytes(hashlib.sha256(seed + (0).to_bytes(8, "big")).digest()[:8], "big") % 100
    chance = Chance(seed)
    assert chance.below(100) == expected
    assert chance.drawn == 1


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert Chance(b"abc").commitment == hashlib.sha256(b"abc").hexdigest()


def test_draws_can_be_repeated_from_any_point() -> None:
    chance = Chance.of(7)
    first = [chance.below(20) for _ in range(50)]
    assert [Chance(chance.seed, drawn=25).below(20)] == first[25:26]
    assert Chance.of(8).seed != chance.seed


def test_unfair_numbers_are_thrown_away() -> None:
    """Two thirds of the numbers below 3 * 2^62 are fair: one in four is thrown away."""
    chance = Chance.of(1)
    for _ in range(1000):
        assert chance.below(3 << 62) < 3 << 62
    assert 1200 < chance.drawn < 1500


def test_draws_are_even() -> None:
    chance = Chance.of(3)
    counts = Counter(chance.below(5) for _ in range(5000))
    assert all(900 < counts[n] < 1100 for n in range(5))
