"""Sealed names of material: a table sends them, and a stranger cannot guess them."""

import pytest

from bordspil.core.chance import Chance
from bordspil.core.material import TAG, seal, secret_of, unseal

SECRET = secret_of(Chance.of(1).seed)


@pytest.mark.parametrize("name", ["a.svg", "back-1.json", "", "-", "þ-ö.svg", "\ud800"])
def test_a_name_that_was_told_is_found_again(name: str) -> None:
    assert unseal(SECRET, seal(SECRET, name)) == name


@pytest.mark.parametrize(
    "told",
    ["a.svg", "", "-", "-a.svg", "é-a.svg", f"{'0' * TAG}-a.svg", seal(secret_of(b"other"), "a.svg"), "\ud800-a.svg"],
)
def test_a_name_that_was_not_told_is_not_found(told: str) -> None:
    assert unseal(SECRET, told) is None
    assert unseal(SECRET, seal(SECRET, "a.svg") + "x") is None


def test_without_a_secret_a_name_is_itself_and_nothing_is_unsealed() -> None:
    assert seal(b"", "a.svg") == "a.svg"


def test_the_secret_tells_nothing_of_the_seed_or_the_commitment() -> None:
    chance = Chance.of(1)
    assert SECRET not in (chance.seed, bytes.fromhex(chance.commitment))
