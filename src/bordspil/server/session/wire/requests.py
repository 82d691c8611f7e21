"""Every message a client may send."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bordspil.server.session.wire.shapes import (
    Code,
    Colour,
    Name,
    Portrait,
    Saying,
    SeatNumber,
    SeatPlan,
    StepNumber,
    Terms,
    Token,
    Word,
)


class Hello(Struct, frozen=True, tag="hello"):
    """The first message of a connection: the browser's token, a secret by which it owns its seats."""

    token: Token


class Create(Struct, frozen=True, tag="create"):
    """Opens a table; it starts at once when no seat is open."""

    game: Word
    options: dict[Word, Any]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    terms: Terms = Terms()


class OpenTable(Struct, frozen=True, tag="open-table"):
    """Looks at a table, as the owner of seats or as a spectator."""

    table: Code


class Mine(Struct, frozen=True, tag="mine"):
    """Asks for the tables at which this browser has a seat."""


class AskAccount(Struct, frozen=True, tag="ask-account"):
    """Asks for this browser's account."""


class KeepPhrase(Struct, frozen=True, tag="keep-phrase"):
    """Asks for a recovery phrase, which creates an account where there is none; an older phrase is void."""

    name: Name
    device: Word


class Recover(Struct, frozen=True, tag="recover"):
    """Signs this browser in with a recovery phrase."""

    phrase: Annotated[str, Meta(max_length=200)]
    device: Word


class AskPasskey(Struct, frozen=True, tag="ask-passkey"):
    """Asks for the options to make a passkey, or to sign in with one."""

    purpose: Literal["keep", "sign-in"]
    name: Name = ""


class Credential(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer of a passkey, in base64url: the attestation of a new one, or the signature of a known one."""

    id: Annotated[str, Meta(max_length=2_000)]
    client_data: Annotated[str, Meta(max_length=2_000)]
    attestation: Annotated[str, Meta(max_length=8_000)] = ""
    authenticator: Annotated[str, Meta(max_length=2_000)] = ""
    signature: Annotated[str, Meta(max_length=2_000)] = ""


class GivePasskey(Struct, frozen=True, tag="give-passkey"):
    """Sends a new passkey, or signs in with one."""

    purpose: Literal["keep", "sign-in"]
    credential: Credential
    device: Word
    name: Name = ""


class Forget(Struct, frozen=True, tag="forget"):
    """Deletes a key of the account, or signs a device out, which may be this one."""

    what: Literal["key", "device"]
    id: Word


class CallMe(Struct, frozen=True, tag="call-me"):
    """Sets the name on the leaderboards; an empty one hides the account."""

    name: Name


class AskPlayers(Struct, frozen=True, tag="ask-players"):
    """Asks for the leaderboards."""


class Erase(Struct, frozen=True, tag="erase"):
    """Asks for the erasure of everything about this person."""


class Plan(Struct, frozen=True, tag="plan"):
    """Changes a seat before the start, by the host."""

    seat: SeatNumber
    plan: SeatPlan


class Sit(Struct, frozen=True, tag="sit"):
    """Takes an open seat."""

    seat: SeatNumber
    name: Name
    portrait: Portrait | None = None


class Leave(Struct, frozen=True, tag="leave"):
    """Leaves a seat: before the start it is open again, during play a bot of this level stands in."""

    seat: SeatNumber
    level: Word = ""


class Return(Struct, frozen=True, tag="return"):
    """Takes over a seat of the sender where a bot stands in."""

    seat: SeatNumber


class Replace(Struct, frozen=True, tag="replace"):
    """Lets a bot stand in for an absent player."""

    seat: SeatNumber
    level: Word = ""


class RevealSeat(Struct, frozen=True, tag="reveal-seat"):
    """Reveals one of several seats of this browser; without a seat, hides all of them."""

    seat: SeatNumber | None


class SetVisible(Struct, frozen=True, tag="set-visible"):
    """Tells whether the page is visible; the server always answers, so that a dead connection is noticed."""

    visible: bool


class PassSeat(Struct, frozen=True, tag="pass-seat"):
    """Asks for a code that moves a seat to another device."""

    seat: SeatNumber


class Take(Struct, frozen=True, tag="take"):
    """Takes the seat of a code from another device."""

    code: Annotated[str, Meta(max_length=24)]


class Start(Struct, frozen=True, tag="start"):
    """Starts the game, by the host; bots of this level take open seats."""

    level: Word = ""


class Play(Struct, frozen=True, tag="play"):
    """A move for a seat; `seq` is the number of moves the player has seen."""

    seq: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    move: dict[Word, Any]


class Undo(Struct, frozen=True, tag="undo"):
    """Takes a seat's last move back, or asks the seats that have moved since."""

    seq: Annotated[int, Meta(ge=0)]
    seat: SeatNumber


class Consent(Struct, frozen=True, tag="consent"):
    """Agrees to an undo or not; the seat that asked withdraws it with no."""

    seq: Annotated[int, Meta(ge=0)]
    yes: bool


class ReplayAt(Struct, frozen=True, tag="replay-at"):
    """Asks for the game after so many moves as a seat saw it; None is a spectator."""

    at: Annotated[int, Meta(ge=0)]
    seat: SeatNumber | None


class Prove(Struct, frozen=True, tag="prove"):
    """Asks for every draw of a finished game, to verify them by its seed."""


class Analyse(Struct, frozen=True, tag="analyse"):
    """Asks for the analysis of a finished game; its progress is sent until it is ready."""


class Hint(Struct, frozen=True, tag="hint"):
    """Asks for a hint; only where no other person plays."""

    seq: Annotated[int, Meta(ge=0)]
    seat: SeatNumber


class Hurry(Struct, frozen=True, tag="hurry"):
    """Asks the bot to act to move without delay; only where no other person plays."""


class Report(Struct, frozen=True, tag="report"):
    """A report to the operator about a piece of the game, such as a card with a mistake."""

    about: Annotated[str, Meta(min_length=1, max_length=80)]
    note: Annotated[str, Meta(max_length=500)]


class ChangeTerms(Struct, frozen=True, tag="change-terms"):
    """Changes the terms that may change at any time, by the host; terms that are left out stay."""

    spectators: bool | None = None
    chat: bool | None = None
    public: bool | None = None


class Talk(Struct, frozen=True, tag="talk"):
    """Says something at a table: a phrase that every player reads in their own language, or free text."""

    seat: SeatNumber
    phrase: Saying = ""
    text: Annotated[str, Meta(max_length=200)] = ""


class Appear(Struct, frozen=True, tag="appear"):
    """Changes the name, colour or portrait of a seat; what is left out stays."""

    seat: SeatNumber
    name: Name | None = None
    colour: Colour | None = None
    portrait: Portrait | None = None


class ListPublic(Struct, frozen=True, tag="list-public"):
    """Asks for the public tables with an open seat, now and at every change, until the client looks at a table."""


class AskContacts(Struct, frozen=True, tag="ask-contacts"):
    """Asks for the contacts over which the sender is notified of turns."""


class GiveContact(Struct, frozen=True, tag="give-contact"):
    """Sets a contact, or deletes it with an empty address; an e-mail address must be proved."""

    way: Literal["mail", "hook"]
    address: Annotated[str, Meta(max_length=500)]
    language: Word = "en"


class ProveContact(Struct, frozen=True, tag="prove-contact"):
    """Sends the code that came to an address."""

    code: Annotated[str, Meta(max_length=12)]


class Notify(Struct, frozen=True, tag="notify"):
    """Switches e-mails and webhooks on or off."""

    is_on: bool


class Rematch(Struct, frozen=True, tag="rematch"):
    """Asks for a new game with the same people and terms; the next seat begins."""


class Series(Struct, frozen=True, tag="series"):
    """Asks for the results of the series so far."""


class AskStep(Struct, frozen=True, tag="ask-step"):
    """Asks for a step of a lesson of a game, counted from 0; `puzzle-7` and `day-2026-02-01` are lessons too."""

    game: Word
    lesson: Word
    step: StepNumber


class TryMove(Struct, frozen=True, tag="try-move"):
    """A pupil's move in a step of a lesson; null where the pupil has only read. Nothing is kept of it."""

    game: Word
    lesson: Word
    step: StepNumber
    move: dict[Word, Any] | None = None


class AskNetwork(Struct, frozen=True, tag="ask-network"):
    """Asks at which addresses others in the local network reach the page."""


class OpenNetwork(Struct, frozen=True, tag="open-network"):
    """Opens the page to the local network until the server ends; for browsers on the server's own machine."""


NetworkMessage = AskNetwork | OpenNetwork
LobbyMessage = Hello | Create | OpenTable | Mine | ListPublic | Take | Rematch | Series
SeatMessage = Plan | Sit | Leave | Return | Replace | RevealSeat | SetVisible | PassSeat | Appear
GameMessage = Start | Play | Undo | Consent | ReplayAt | Prove | Analyse | Hint | Hurry | Report | ChangeTerms | Talk
AccountMessage = AskAccount | KeepPhrase | Recover | AskPasskey | GivePasskey | Forget | CallMe | Erase | AskPlayers
ContactMessage = AskContacts | GiveContact | ProveContact | Notify
LessonMessage = AskStep | TryMove
ClientMessage = (
    LobbyMessage | SeatMessage | GameMessage | AccountMessage | ContactMessage | LessonMessage | NetworkMessage
)
