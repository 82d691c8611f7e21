"""Recovery phrases: a spelt phrase reads back with any spacing, and a misspelt one is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bordspil.core.game import BadRequest
from bordspil.server.people import recovery_phrases

SECRETS = some.binary(min_size=16, max_size=16)


@given(SECRETS)
def test_a_phrase_is_read_as_it_was_spelt(secret: bytes) -> None:
    phrase = recovery_phrases.spell(secret)
    assert [len(word) for word in phrase.split()] == [6] * 8
    assert recovery_phrases.read(phrase) == secret
    assert recovery_phrases.read("  " + phrase.upper().replace(" ", "-\n") + ".") == secret


@given(SECRETS, some.integers(0, 23), some.sampled_from(recovery_phrases.SYLLABLES))
def test_a_wrong_syllable_is_noticed(secret: bytes, place: int, syllable: str) -> None:
    letters = recovery_phrases.spell(secret).replace(" ", "")
    wrong = letters[: 2 * place] + syllable + letters[2 * place + 2 :]
    if wrong != letters:
        assert read_or_none(wrong) != secret  # one slip in 65,536 passes for a phrase, but never for this one


def read_or_none(text: str) -> bytes | None:
    try:
        return recovery_phrases.read(text)
    except BadRequest:
        return None


@pytest.mark.parametrize("text", ["", "dadada", "x" * 48, "da" * 23, "da" * 25, "þæð" * 16, "da" * 24 + "1", "vu" * 24])
def test_what_is_no_phrase_is_refused(text: str) -> None:
    with pytest.raises(BadRequest) as refusal:
        recovery_phrases.read(text)
    assert refusal.value.key == "phrase-shape"


def test_a_phrase_holds_128_bits_and_two_are_never_the_same() -> None:
    assert len(set(recovery_phrases.SYLLABLES)) == 64
    assert len(recovery_phrases.new_secret()) * 8 == 128
    assert len({recovery_phrases.spell(recovery_phrases.new_secret()) for _ in range(1000)}) == 1000
    assert recovery_phrases.digest(b"a" * 16) != recovery_phrases.digest(b"b" * 16)
