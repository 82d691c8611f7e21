"""What a person was asked to prove and has not proved yet: a passkey's signature, or a code sent to an address."""

from typing import Any

from msgspec import Struct


class Challenge(Struct, frozen=True):
    """What a browser was asked to sign: what for, by which page, and for whose account."""

    purpose: str
    origin: str
    owner: bytes
    state: Any
    until: float


class Proof(Struct):
    """A code on its way to an address, to be typed in by its reader."""

    address: str
    language: str
    code: str
    until: float
    guesses: int = 0
