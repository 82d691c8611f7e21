"""Messages about accounts: the client's own, and the leaderboards."""

from typing import Any, Literal

from msgspec import Struct


class KeyInfo(Struct, frozen=True):
    """A key of the account, and when it was made and last used."""

    id: str
    kind: Literal["passkey", "phrase"]
    device: str
    created: int
    used: int


class DeviceInfo(Struct, frozen=True):
    """A browser that is signed in; `here` marks the receiver."""

    id: str
    device: str
    created: int
    seen: int
    here: bool


class RatingInfo(Struct, frozen=True):
    """A rating in a game with so many seats; the deviation shrinks with every game."""

    game: str
    seats: int
    rating: int
    deviation: int
    games: int


class AccountInfo(Struct, frozen=True, tag="account"):
    """The client's account, without keys that of a guest. It is sent unasked when it begins or ends."""

    name: str
    keys: list[KeyInfo]
    devices: list[DeviceInfo]
    ratings: list[RatingInfo]


class Phrase(Struct, frozen=True, tag="phrase"):
    """A new recovery phrase, which is sent only once."""

    phrase: str


class PasskeyOptions(Struct, frozen=True, tag="passkey-options"):
    """The options with which a browser makes or uses a passkey, in WebAuthn's JSON."""

    purpose: Literal["keep", "sign-in"]
    options: dict[str, Any]


class PlayerLine(Struct, frozen=True):
    """A line of a leaderboard: a person by name, or a bot by level."""

    name: str
    level: str
    rating: int
    deviation: int
    games: int
    yours: bool


class PlayersOf(Struct, frozen=True):
    """The leaderboard of a game with so many seats, the strongest first."""

    game: str
    seats: int
    lines: list[PlayerLine]


class Players(Struct, frozen=True, tag="players"):
    """The answer to ask-players."""

    tables: list[PlayersOf]


class Erased(Struct, frozen=True, tag="erased"):
    """Everything about this person has been erased."""


AccountAnswer = AccountInfo | Phrase | PasskeyOptions | Erased | Players
