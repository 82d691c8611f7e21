"""Challenges that are open: for the signature of a passkey, and for a code that was sent to an address."""

from typing import Any

from msgspec import Struct


class Challenge(Struct, frozen=True):
    """The challenge for a passkey: its purpose, the origin of the page, and the account."""

    purpose: str
    origin: str
    owner: bytes
    state: Any
    until: float


class Proof(Struct):
    """A code that was sent to an address and has to be typed in."""

    address: str
    language: str
    code: str
    until: float
    guesses: int = 0
