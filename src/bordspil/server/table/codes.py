"""Codes that people read and type: of a table, for links, and of a seat transfer."""

import secrets

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # no two characters are easily confused
TABLE_LENGTH = 10  # short, and no secret
SEAT_LENGTH = 12  # longer than a table's, by which the page knows it, and too long to be guessed


def make_code(length: int) -> str:
    """Returns a random code."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
