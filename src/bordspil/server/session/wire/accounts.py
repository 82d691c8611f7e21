"""What a client is told of accounts: one's own, and how strong everybody is."""

from typing import Any, Literal

from msgspec import Struct


class KeyInfo(Struct, frozen=True):
    """A way into one's account, and when it was made and last used."""

    id: str
    kind: Literal["passkey", "phrase"]
    device: str
    created: int
    used: int


class DeviceInfo(Struct, frozen=True):
    """A browser that is signed in; `here` is the one that is told."""

    id: str
    device: str
    created: int
    seen: int
    here: bool


class RatingInfo(Struct, frozen=True):
    """One's strength in a game of so many; the less has been played, the larger the deviation."""

    game: str
    seats: int
    rating: int
    deviation: int
    games: int


class AccountInfo(Struct, frozen=True, tag="account"):
    """One's account; without keys one is a guest. It is told unasked when it begins or ends."""

    name: str
    keys: list[KeyInfo]
    devices: list[DeviceInfo]
    ratings: list[RatingInfo]


class Phrase(Struct, frozen=True, tag="phrase"):
    """A new recovery phrase, told this once."""

    phrase: str


class PasskeyOptions(Struct, frozen=True, tag="passkey-options"):
    """What a browser needs to make or use a passkey, as WebAuthn writes it in JSON."""

    purpose: Literal["keep", "sign-in"]
    options: dict[str, Any]


class PlayerLine(Struct, frozen=True):
    """Somebody in the table of players: a person by name, or a bot by level."""

    name: str
    level: str
    rating: int
    deviation: int
    games: int
    yours: bool


class PlayersOf(Struct, frozen=True):
    """The players of a game of so many, the strongest first."""

    game: str
    seats: int
    lines: list[PlayerLine]


class Players(Struct, frozen=True, tag="players"):
    """The answer to ask-players."""

    tables: list[PlayersOf]


class Erased(Struct, frozen=True, tag="erased"):
    """Everything about this person has been forgotten."""


AccountAnswer = AccountInfo | Phrase | PasskeyOptions | Erased | Players
