"""Every message a client may send."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bordspil.server.session.wire.shapes import Code, Colour, Name, Saying, SeatNumber, SeatPlan, Terms, Token, Word


class Hello(Struct, frozen=True, tag="hello"):
    """First message of a connection: the secret this browser owns its seats by."""

    token: Token


class Create(Struct, frozen=True, tag="create"):
    """Opens a table; it starts at once when no seat is open."""

    game: Word
    options: dict[Word, Any]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    terms: Terms = Terms()


class OpenTable(Struct, frozen=True, tag="open-table"):
    """Turns this connection to a table, as the owner of its seats or as a spectator."""

    table: Code


class Mine(Struct, frozen=True, tag="mine"):
    """Asks for the tables at which this browser has a seat."""


class AskAccount(Struct, frozen=True, tag="ask-account"):
    """Asks what the host keeps of this browser's account."""


class KeepPhrase(Struct, frozen=True, tag="keep-phrase"):
    """Asks for a recovery phrase, and so for an account where there is none; an older phrase is void."""

    name: Name
    device: Word


class Recover(Struct, frozen=True, tag="recover"):
    """Signs this browser in by a recovery phrase."""

    phrase: Annotated[str, Meta(max_length=200)]
    device: Word


class AskPasskey(Struct, frozen=True, tag="ask-passkey"):
    """Asks for what a browser needs to make a passkey, or to sign in with one."""

    purpose: Literal["keep", "sign-in"]
    name: Name = ""


class Credential(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser's passkey answers, as base64url: the attestation of a new one, or the signature of a known one."""

    id: Annotated[str, Meta(max_length=2_000)]
    client_data: Annotated[str, Meta(max_length=2_000)]
    attestation: Annotated[str, Meta(max_length=8_000)] = ""
    authenticator: Annotated[str, Meta(max_length=2_000)] = ""
    signature: Annotated[str, Meta(max_length=2_000)] = ""


class GivePasskey(Struct, frozen=True, tag="give-passkey"):
    """Gives a passkey to be kept, or signs in with one."""

    purpose: Literal["keep", "sign-in"]
    credential: Credential
    device: Word
    name: Name = ""


class Forget(Struct, frozen=True, tag="forget"):
    """Takes away a key of one's account, or signs a device out, this one too."""

    what: Literal["key", "device"]
    id: Word


class CallMe(Struct, frozen=True, tag="call-me"):
    """Says by which name the table of players knows one; without a name one does not stand there."""

    name: Name


class AskPlayers(Struct, frozen=True, tag="ask-players"):
    """Asks for the table of players."""


class Erase(Struct, frozen=True, tag="erase"):
    """Asks that everything about this person be forgotten."""


class Plan(Struct, frozen=True, tag="plan"):
    """The host changes a seat before the start."""

    seat: SeatNumber
    plan: SeatPlan


class Sit(Struct, frozen=True, tag="sit"):
    """Takes an open seat."""

    seat: SeatNumber
    name: Name


class Leave(Struct, frozen=True, tag="leave"):
    """Leaves a seat: before the start it is open again, during play a bot of this level stands in."""

    seat: SeatNumber
    level: Word = ""


class Return(Struct, frozen=True, tag="return"):
    """Takes over again a seat of one's own where a bot stands in."""

    seat: SeatNumber


class Replace(Struct, frozen=True, tag="replace"):
    """Lets a bot stand in for somebody who is away."""

    seat: SeatNumber
    level: Word = ""


class RevealSeat(Struct, frozen=True, tag="reveal-seat"):
    """Uncovers one of several seats of this browser, for the person who has it; without a seat, covers all."""

    seat: SeatNumber | None


class SetVisible(Struct, frozen=True, tag="set-visible"):
    """Whether the page can be seen just now; always answered by the table, so that a dead line is noticed."""

    visible: bool


class PassSeat(Struct, frozen=True, tag="pass-seat"):
    """Asks for a code that moves a seat to another device."""

    seat: SeatNumber


class Take(Struct, frozen=True, tag="take"):
    """Takes the seat that a code from another device stands for."""

    code: Annotated[str, Meta(max_length=24)]


class Start(Struct, frozen=True, tag="start"):
    """The host starts the game; open seats are taken by bots."""


class Play(Struct, frozen=True, tag="play"):
    """A move for a seat; `seq` is the number of moves the player has seen."""

    seq: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    move: dict[Word, Any]


class Undo(Struct, frozen=True, tag="undo"):
    """Takes a seat's last move back, or asks those who have moved since."""

    seq: Annotated[int, Meta(ge=0)]
    seat: SeatNumber


class Consent(Struct, frozen=True, tag="consent"):
    """Agrees to an undo or not; who asked for it takes the question back with no."""

    seq: Annotated[int, Meta(ge=0)]
    yes: bool


class ReplayAt(Struct, frozen=True, tag="replay-at"):
    """Asks how the game stood after so many moves as a seat saw it; None is a spectator."""

    at: Annotated[int, Meta(ge=0)]
    seat: SeatNumber | None


class Prove(Struct, frozen=True, tag="prove"):
    """Asks for every draw of a game that is over, to repeat them from its seed."""


class Analyse(Struct, frozen=True, tag="analyse"):
    """Asks for the analysis of a game that is over; it is told with its progress when it is ready."""


class Hint(Struct, frozen=True, tag="hint"):
    """Asks what a strong player would look at; only where no other person plays."""

    seq: Annotated[int, Meta(ge=0)]
    seat: SeatNumber


class Hurry(Struct, frozen=True, tag="hurry"):
    """Asks the bot to act to move as soon as it knows what; only where no other person plays."""


class Report(Struct, frozen=True, tag="report"):
    """A note for the host about a piece of the game, such as a card with a mistake."""

    about: Annotated[str, Meta(min_length=1, max_length=80)]
    note: Annotated[str, Meta(max_length=500)]


class ChangeTerms(Struct, frozen=True, tag="change-terms"):
    """The host changes those terms of the table that may change at any time; what is left out stays."""

    spectators: bool | None = None
    chat: bool | None = None
    public: bool | None = None


class Talk(Struct, frozen=True, tag="talk"):
    """Says something at a table: a phrase that everybody reads in their own language, or free text."""

    seat: SeatNumber
    phrase: Saying = ""
    text: Annotated[str, Meta(max_length=200)] = ""


class Appear(Struct, frozen=True, tag="appear"):
    """Takes another name or another colour; what is left out stays."""

    seat: SeatNumber
    name: Name | None = None
    colour: Colour | None = None


class ListPublic(Struct, frozen=True, tag="list-public"):
    """Asks for the public tables with an open seat, now and whenever they change, until one turns to a table."""


class AskContacts(Struct, frozen=True, tag="ask-contacts"):
    """Asks how one is told of one's turns while no page is open."""


class GiveContact(Struct, frozen=True, tag="give-contact"):
    """Says where one can be reached, or with an empty address no longer; an address of mail must be proved."""

    way: Literal["mail", "hook"]
    address: Annotated[str, Meta(max_length=500)]
    language: Word = "en"


class ProveContact(Struct, frozen=True, tag="prove-contact"):
    """The code that was sent to an address."""

    code: Annotated[str, Meta(max_length=12)]


class Notify(Struct, frozen=True, tag="notify"):
    """The switch: whether letters and webhooks tell of one's turns."""

    is_on: bool


class Rematch(Struct, frozen=True, tag="rematch"):
    """Asks for a new game of the same people at the same kind of table; somebody else begins."""


class Series(Struct, frozen=True, tag="series"):
    """Asks what the games of the same people have brought so far."""


OpeningMessage = Hello | Create | OpenTable | Mine
SeatMessage = Plan | Sit | Leave | Return | Replace | RevealSeat | SetVisible | PassSeat | Take | Start
GameMessage = Play | Undo | Consent | ReplayAt | Prove | Analyse | Hint | Hurry | Report
AroundMessage = ChangeTerms | Talk | Appear | ListPublic | Rematch | Series
AccountMessage = AskAccount | KeepPhrase | Recover | AskPasskey | GivePasskey | Forget | CallMe | Erase | AskPlayers
ContactMessage = AskContacts | GiveContact | ProveContact | Notify
ClientMessage = OpeningMessage | SeatMessage | GameMessage | AroundMessage | AccountMessage | ContactMessage
