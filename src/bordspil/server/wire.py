"""Every message a client may send and every message it may get; the browser's types are made from this file."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Token = Annotated[str, Meta(min_length=32, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Code = Annotated[str, Meta(min_length=4, max_length=12, pattern="^[A-Z0-9]+$")]
Name = Annotated[str, Meta(max_length=24)]
Word = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
COLOURS = 8
Colour = Annotated[int, Meta(ge=0, lt=COLOURS)]
Saying = Literal["", "hello", "luck", "nice", "thanks", "oops", "moment", "your-turn", "well-played", "again", "bye"]


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit somewhere: `me` (again for every person on this device), whoever comes (`open`), or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    level: Word = ""


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think, in seconds: for each move, and for the whole game what moves take beyond that."""

    per_move: Annotated[int, Meta(ge=1, le=30 * 86_400)]
    reserve: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What the people of a table agree on besides the game and its options."""

    spectators: bool = True
    chat: bool = True
    public: bool = False  # listed for everybody while seats are open
    clock: Pace | None = None
    time_out: Literal["bot", "skip", "loss"] = "bot"  # a bot plays on, a move is skipped, or the seat has lost


class Hello(Struct, frozen=True, tag="hello"):
    """First message of a connection: the secret this browser owns its seats by."""

    token: Token


class Create(Struct, frozen=True, tag="create"):
    """Opens a table; it starts at once when no seat is open."""

    game: Word
    options: dict[Word, Any]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    terms: Terms = Terms()


class Watch(Struct, frozen=True, tag="watch"):
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


class Show(Struct, frozen=True, tag="show"):
    """Uncovers one of several seats of this browser, for the person who has it; without a seat, covers all."""

    seat: SeatNumber | None


class Looking(Struct, frozen=True, tag="looking"):
    """Whether the page can be seen just now; always answered by the table, so that a dead line is noticed."""

    visible: bool


class PassOn(Struct, frozen=True, tag="pass_on"):
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


class Look(Struct, frozen=True, tag="look"):
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


class Change(Struct, frozen=True, tag="change"):
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


class Browse(Struct, frozen=True, tag="browse"):
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


AccountMessage = AskAccount | KeepPhrase | Recover | AskPasskey | GivePasskey | Forget | CallMe | Erase | AskPlayers
ContactMessage = AskContacts | GiveContact | ProveContact | Notify
ClientMessage = (
    Hello
    | Create
    | Watch
    | Mine
    | Plan
    | Sit
    | Leave
    | Return
    | Replace
    | Show
    | Looking
    | PassOn
    | Take
    | Start
    | Play
    | Undo
    | Consent
    | Look
    | Prove
    | Analyse
    | Hint
    | Hurry
    | Report
    | Change
    | Talk
    | Appear
    | Browse
    | Rematch
    | Series
    | AccountMessage
    | ContactMessage
)


class OptionInfo(Struct, frozen=True):
    """An option of a game; with `seat`, a seat number is allowed too, with `file`, something brought along."""

    name: str
    default: Any
    choices: list[Any]
    seat: bool
    file: bool


class GameInfo(Struct, frozen=True):
    """What the page needs to offer a game; how strong its bots are, by number of seats and level, where measured."""

    id: str
    min_seats: int
    max_seats: int
    hints: bool
    analysis: bool
    options: list[OptionInfo]
    ratings: dict[str, dict[str, int]]


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello."""

    games: list[GameInfo]
    levels: list[str]


class SeatInfo(Struct, frozen=True):
    """A seat as everybody at the table sees it; `yours` depends on who is told."""

    kind: Literal["person", "open", "bot"]
    name: str
    level: str
    connected: bool
    looking: bool
    yours: bool
    traits: list[str]  # of a bot, as keys of the game's texts
    stand_in: str  # the level of the bot that plays for an absent owner; empty where none does
    replaceable: bool  # its owner is away, and who is told may let a bot stand in
    lost: bool  # before the end, by its clock
    colour: int


class UndoInfo(Struct, frozen=True):
    """Somebody wants a move back; good until the next move."""

    seat: int
    seq: int
    awaiting: list[int]  # the seats whose consent is still needed


class TableInfo(Struct, frozen=True, tag="table"):
    """A table but for its game state. The seed is told when the game is over."""

    code: str
    game: str
    options: dict[str, Any]
    terms: Terms
    seats: list[SeatInfo]
    stage: Literal["waiting", "playing", "over"]
    hides: bool  # seats see different things
    onlookers: int  # browsers without a seat here, counted up to a hundred
    host: bool
    commitment: str
    seed: str | None
    rematch: str | None
    undo: UndoInfo | None


class Update(Struct, frozen=True, tag="update"):
    """The game as one seat may see it, whole. `moves` is empty unless a seat of this browser is to act."""

    seq: int
    seat: int | None  # whose view this is; None for a spectator
    to_act: int | None
    view: Any
    moves: list[Any]
    complete: bool
    events: list[dict[str, Any]]  # since this connection's last update; all of them when `fresh`
    fresh: bool
    scores: list[int]
    winners: list[int]
    since: list[int]  # who has made the last moves that can still be taken back, the newest at the end


class Time(Struct, frozen=True, tag="time"):
    """How many seconds everybody has left; told with every turn at a table with a clock."""

    running: int | None  # the seat whose time runs
    move: float  # what it has left for this move, before its reserve is touched
    reserves: list[float]


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


class Past(Struct, frozen=True, tag="past"):
    """The answer to look: the game after `at` moves of `last`, and what the last of these moves brought."""

    at: int
    last: int
    seat: int | None
    to_act: int | None
    view: Any
    events: list[dict[str, Any]]
    scores: list[int]
    winners: list[int]


class Draws(Struct, frozen=True, tag="draws"):
    """The answer to prove: for each draw in turn, out of how many, and which it was."""

    draws: list[tuple[int, int]]


class Analysing(Struct, frozen=True, tag="analysing"):
    """How many positions have been judged, of how many; told to everybody at the table."""

    done: int
    of: int


class TurningPoint(Struct, frozen=True):
    """A dear move: the mover's chance with the better move and with the one played, what happened, what would have."""

    at: int
    seat: int
    before: float
    after: float
    played: list[dict[str, Any]]
    better: list[dict[str, Any]]
    move: dict[str, Any]  # the better one
    hint: dict[str, Any] | None  # the same, as the game's own board knows how to show it


class Analysis(Struct, frozen=True, tag="analysis"):
    """Every seat's chance to win after each number of moves, and the dearest moves in the order they were made."""

    curve: list[list[float]]
    turning_points: list[TurningPoint]


class Passed(Struct, frozen=True, tag="passed"):
    """The answer to pass_on: good for one use, and for so many seconds."""

    seat: int
    code: str
    seconds: int


class Turn(Struct, frozen=True, tag="turn"):
    """It has become this player's turn at a table that this window does not look at."""

    code: str
    game: str


class Contacts(Struct, frozen=True, tag="contacts"):
    """How one is told of one's turns while no page is open, and what this host offers."""

    mails: bool
    hooks: bool
    mail: str
    hook: str
    is_on: bool
    proving: str  # an address to which a code has been sent


class Hinted(Struct, frozen=True, tag="hinted"):
    """The answer to hint: what the game's own board knows how to show."""

    seq: int
    value: dict[str, Any]


class Reported(Struct, frozen=True, tag="reported"):
    """The note has been kept for the host."""

    about: str


class MyTable(Struct, frozen=True):
    """A line in the list of one's own tables."""

    code: str
    game: str
    stage: Literal["waiting", "playing", "over"]
    names: list[str]
    your_turn: bool
    own: list[int]
    points: list[int]  # of every seat once it is over
    ranks: list[int]
    finished: int | None


class Tables(Struct, frozen=True, tag="tables"):
    """The answer to mine, newest first."""

    tables: list[MyTable]


class ChatLine(Struct, frozen=True):
    """Something said: a phrase or text, by whom, and what they were called then."""

    number: int
    seat: int
    name: str
    phrase: Saying
    text: str


class Said(Struct, frozen=True, tag="said"):
    """What has been said since, or all of it when `fresh`."""

    lines: list[ChatLine]
    fresh: bool


class Offer(Struct, frozen=True):
    """A public table that waits for players: who is there, how many seats it has, and how many are open."""

    code: str
    game: str
    options: dict[str, Any]
    terms: Terms
    names: list[str]
    seats: int
    open: int


class Offers(Struct, frozen=True, tag="offers"):
    """The public tables, newest first."""

    tables: list[Offer]


class SheetLine(Struct, frozen=True):
    """A finished game of a series: points and places in the order of the seats of the table that is looked at."""

    code: str
    points: list[int]
    ranks: list[int]


class Sheet(Struct, frozen=True, tag="sheet"):
    """The answer to series, oldest game first."""

    code: str
    lines: list[SheetLine]


class Refused(Struct, frozen=True, tag="refused"):
    """Something could not be done; nothing has changed. The key names a text in the player's language."""

    key: str
    rule: str | None
    details: dict[str, Any]
    about: str


AroundAnswer = Said | Offers | Sheet
AccountAnswer = AccountInfo | Phrase | PasskeyOptions | Erased | Players
ServerMessage = (
    Welcome
    | TableInfo
    | Update
    | Time
    | Turn
    | Contacts
    | Past
    | Draws
    | Analysing
    | Analysis
    | Hinted
    | Reported
    | Tables
    | AroundAnswer
    | AccountAnswer
    | Refused
    | Passed
)
