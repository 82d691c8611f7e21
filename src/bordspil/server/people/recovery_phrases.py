"""Recovery phrases: 128 random bits as eight words that can be read aloud in all six languages."""

import secrets
from hashlib import sha256

from bordspil.core.game import BadRequest

SYLLABLES = tuple(consonant + vowel for consonant in "dfghklmnprstv" for vowel in "aeiou")[:64]
KNOWN = {syllable: number for number, syllable in enumerate(SYLLABLES)}
SECRET_BYTES = 16
CHECK_BYTES = 2  # a checksum, which distinguishes a misspelt phrase from an unknown one
COUNT = (SECRET_BYTES + CHECK_BYTES) * 8 // 6
IN_A_WORD = 3


def new_secret() -> bytes:
    """Returns a random secret; it cannot be guessed, so its plain hash may be kept."""
    return secrets.token_bytes(SECRET_BYTES)


def digest(secret: bytes) -> bytes:
    """Returns the hash of a secret, which is all that is kept of it."""
    return sha256(b"bordspil phrase " + secret).digest()


def spell(secret: bytes) -> str:
    """Returns the words of a phrase, its checksum at the end."""
    number = int.from_bytes(secret + _check(secret), "big")
    syllables = [SYLLABLES[number >> 6 * place & 63] for place in reversed(range(COUNT))]
    return " ".join("".join(syllables[start : start + IN_A_WORD]) for start in range(0, COUNT, IN_A_WORD))


def read(text: str) -> bytes:
    """Returns the secret of a phrase, with any spaces and in any case; refuses a misspelt one."""
    letters = "".join(letter for letter in text.lower() if letter.isalpha())
    syllables = [letters[start : start + 2] for start in range(0, len(letters), 2)]
    if len(syllables) != COUNT or not all(syllable in KNOWN for syllable in syllables):
        raise BadRequest("phrase-shape")
    number = 0
    for syllable in syllables:
        number = number << 6 | KNOWN[syllable]
    whole = number.to_bytes(SECRET_BYTES + CHECK_BYTES, "big")
    secret = whole[:SECRET_BYTES]
    if whole[SECRET_BYTES:] != _check(secret):
        raise BadRequest("phrase-shape")
    return secret


def _check(secret: bytes) -> bytes:
    return sha256(b"bordspil check " + secret).digest()[:CHECK_BYTES]
