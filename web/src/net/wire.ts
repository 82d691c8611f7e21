// Made by `python -m bordspil.server.session.typescript`; edit the Python instead.

/** Who is to sit somewhere: `me` (again for every person on this device), whoever comes (`open`), or a bot. */
export interface SeatPlan {
  kind: "me" | "open" | "bot";
  name?: string;
  level?: string;
}

/** How long people may think, in seconds: for each move, and for the whole game what moves take beyond that. */
export interface Pace {
  per_move: number;
  reserve?: number;
}

/** What the people of a table agree on besides the game and its options. */
export interface Terms {
  spectators?: boolean;
  chat?: boolean;
  public?: boolean;
  clock?: Pace | null;
  time_out?: "bot" | "skip" | "loss";
}

/** First message of a connection: the secret this browser owns its seats by. */
export interface Hello {
  type: "hello";
  token: string;
}

/** Opens a table; it starts at once when no seat is open. */
export interface Create {
  type: "create";
  game: string;
  options: Record<string, unknown>;
  seats: SeatPlan[];
  terms?: Terms;
}

/** Turns this connection to a table, as the owner of its seats or as a spectator. */
export interface OpenTable {
  type: "open-table";
  table: string;
}

/** Asks for the tables at which this browser has a seat. */
export interface Mine {
  type: "mine";
}

/** Asks what the host keeps of this browser's account. */
export interface AskAccount {
  type: "ask-account";
}

/** Asks for a recovery phrase, and so for an account where there is none; an older phrase is void. */
export interface KeepPhrase {
  type: "keep-phrase";
  name: string;
  device: string;
}

/** Signs this browser in by a recovery phrase. */
export interface Recover {
  type: "recover";
  phrase: string;
  device: string;
}

/** Asks for what a browser needs to make a passkey, or to sign in with one. */
export interface AskPasskey {
  type: "ask-passkey";
  purpose: "keep" | "sign-in";
  name?: string;
}

/** What a browser's passkey answers, as base64url: the attestation of a new one, or the signature of a known one. */
export interface Credential {
  id: string;
  client_data: string;
  attestation?: string;
  authenticator?: string;
  signature?: string;
}

/** Gives a passkey to be kept, or signs in with one. */
export interface GivePasskey {
  type: "give-passkey";
  purpose: "keep" | "sign-in";
  credential: Credential;
  device: string;
  name?: string;
}

/** Takes away a key of one's account, or signs a device out, this one too. */
export interface Forget {
  type: "forget";
  what: "key" | "device";
  id: string;
}

/** Says by which name the table of players knows one; without a name one does not stand there. */
export interface CallMe {
  type: "call-me";
  name: string;
}

/** Asks for the table of players. */
export interface AskPlayers {
  type: "ask-players";
}

/** Asks that everything about this person be forgotten. */
export interface Erase {
  type: "erase";
}

/** The host changes a seat before the start. */
export interface Plan {
  type: "plan";
  seat: number;
  plan: SeatPlan;
}

/** Takes an open seat. */
export interface Sit {
  type: "sit";
  seat: number;
  name: string;
}

/** Leaves a seat: before the start it is open again, during play a bot of this level stands in. */
export interface Leave {
  type: "leave";
  seat: number;
  level?: string;
}

/** Takes over again a seat of one's own where a bot stands in. */
export interface Return {
  type: "return";
  seat: number;
}

/** Lets a bot stand in for somebody who is away. */
export interface Replace {
  type: "replace";
  seat: number;
  level?: string;
}

/** Uncovers one of several seats of this browser, for the person who has it; without a seat, covers all. */
export interface RevealSeat {
  type: "reveal-seat";
  seat: number | null;
}

/** Whether the page can be seen just now; always answered by the table, so that a dead line is noticed. */
export interface SetVisible {
  type: "set-visible";
  visible: boolean;
}

/** Asks for a code that moves a seat to another device. */
export interface PassSeat {
  type: "pass-seat";
  seat: number;
}

/** Takes the seat that a code from another device stands for. */
export interface Take {
  type: "take";
  code: string;
}

/** The host starts the game; open seats are taken by bots. */
export interface Start {
  type: "start";
}

/** A move for a seat; `seq` is the number of moves the player has seen. */
export interface Play {
  type: "play";
  seq: number;
  seat: number;
  move: Record<string, unknown>;
}

/** Takes a seat's last move back, or asks those who have moved since. */
export interface Undo {
  type: "undo";
  seq: number;
  seat: number;
}

/** Agrees to an undo or not; who asked for it takes the question back with no. */
export interface Consent {
  type: "consent";
  seq: number;
  yes: boolean;
}

/** Asks how the game stood after so many moves as a seat saw it; None is a spectator. */
export interface ReplayAt {
  type: "replay-at";
  at: number;
  seat: number | null;
}

/** Asks for every draw of a game that is over, to repeat them from its seed. */
export interface Prove {
  type: "prove";
}

/** Asks for the analysis of a game that is over; it is told with its progress when it is ready. */
export interface Analyse {
  type: "analyse";
}

/** Asks what a strong player would look at; only where no other person plays. */
export interface Hint {
  type: "hint";
  seq: number;
  seat: number;
}

/** Asks the bot to act to move as soon as it knows what; only where no other person plays. */
export interface Hurry {
  type: "hurry";
}

/** A note for the host about a piece of the game, such as a card with a mistake. */
export interface Report {
  type: "report";
  about: string;
  note: string;
}

/** The host changes those terms of the table that may change at any time; what is left out stays. */
export interface ChangeTerms {
  type: "change-terms";
  spectators?: boolean | null;
  chat?: boolean | null;
  public?: boolean | null;
}

/** Says something at a table: a phrase that everybody reads in their own language, or free text. */
export interface Talk {
  type: "talk";
  seat: number;
  phrase?: "" | "hello" | "luck" | "nice" | "thanks" | "oops" | "moment" | "your-turn" | "well-played" | "again" | "bye";
  text?: string;
}

/** Takes another name or another colour; what is left out stays. */
export interface Appear {
  type: "appear";
  seat: number;
  name?: string | null;
  colour?: number | null;
}

/** Asks for the public tables with an open seat, now and whenever they change, until one turns to a table. */
export interface ListPublic {
  type: "list-public";
}

/** Asks how one is told of one's turns while no page is open. */
export interface AskContacts {
  type: "ask-contacts";
}

/** Says where one can be reached, or with an empty address no longer; an address of mail must be proved. */
export interface GiveContact {
  type: "give-contact";
  way: "mail" | "hook";
  address: string;
  language?: string;
}

/** The code that was sent to an address. */
export interface ProveContact {
  type: "prove-contact";
  code: string;
}

/** The switch: whether letters and webhooks tell of one's turns. */
export interface Notify {
  type: "notify";
  is_on: boolean;
}

/** Asks for a new game of the same people at the same kind of table; somebody else begins. */
export interface Rematch {
  type: "rematch";
}

/** Asks what the games of the same people have brought so far. */
export interface Series {
  type: "series";
}

/** An option of a game; with `seat`, a seat number is allowed too, with `file`, something brought along. */
export interface OptionInfo {
  name: string;
  default: unknown;
  choices: unknown[];
  seat: boolean;
  file: boolean;
}

/** What the page needs to offer a game; how strong its bots are, by number of seats and level, where measured. */
export interface GameInfo {
  id: string;
  min_seats: number;
  max_seats: number;
  hints: boolean;
  analysis: boolean;
  options: OptionInfo[];
  ratings: Record<string, Record<string, number>>;
}

/** The answer to hello. */
export interface Welcome {
  type: "welcome";
  games: GameInfo[];
  levels: string[];
}

/** A seat as everybody at the table sees it; `yours` depends on who is told. */
export interface SeatInfo {
  kind: "person" | "open" | "bot";
  name: string;
  level: string;
  connected: boolean;
  looking: boolean;
  yours: boolean;
  traits: string[];
  stand_in: string;
  replaceable: boolean;
  lost: boolean;
  colour: number;
}

/** Somebody wants a move back; good until the next move. */
export interface UndoInfo {
  seat: number;
  seq: number;
  awaiting: number[];
}

/** A table but for its game state. The seed is told when the game is over. */
export interface TableInfo {
  type: "table";
  code: string;
  game: string;
  options: Record<string, unknown>;
  terms: Terms;
  seats: SeatInfo[];
  stage: "waiting" | "playing" | "over";
  hides: boolean;
  onlookers: number;
  host: boolean;
  commitment: string;
  seed: string | null;
  rematch: string | null;
  undo: UndoInfo | null;
}

/** The game as one seat may see it, whole. `moves` is empty unless a seat of this browser is to act. */
export interface Update {
  type: "update";
  seq: number;
  seat: number | null;
  to_act: number | null;
  view: unknown;
  moves: unknown[];
  complete: boolean;
  events: Record<string, unknown>[];
  fresh: boolean;
  scores: number[];
  winners: number[];
  since: number[];
  kept?: number;
}

/** How many seconds everybody has left; told with every turn at a table with a clock. */
export interface Time {
  type: "time";
  running: number | null;
  move: number;
  reserves: number[];
}

/** A way into one's account, and when it was made and last used. */
export interface KeyInfo {
  id: string;
  kind: "passkey" | "phrase";
  device: string;
  created: number;
  used: number;
}

/** A browser that is signed in; `here` is the one that is told. */
export interface DeviceInfo {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

/** One's strength in a game of so many; the less has been played, the larger the deviation. */
export interface RatingInfo {
  game: string;
  seats: number;
  rating: number;
  deviation: number;
  games: number;
}

/** One's account; without keys one is a guest. It is told unasked when it begins or ends. */
export interface AccountInfo {
  type: "account";
  name: string;
  keys: KeyInfo[];
  devices: DeviceInfo[];
  ratings: RatingInfo[];
}

/** A new recovery phrase, told this once. */
export interface Phrase {
  type: "phrase";
  phrase: string;
}

/** What a browser needs to make or use a passkey, as WebAuthn writes it in JSON. */
export interface PasskeyOptions {
  type: "passkey-options";
  purpose: "keep" | "sign-in";
  options: Record<string, unknown>;
}

/** Somebody in the table of players: a person by name, or a bot by level. */
export interface PlayerLine {
  name: string;
  level: string;
  rating: number;
  deviation: number;
  games: number;
  yours: boolean;
}

/** The players of a game of so many, the strongest first. */
export interface PlayersOf {
  game: string;
  seats: number;
  lines: PlayerLine[];
}

/** The answer to ask-players. */
export interface Players {
  type: "players";
  tables: PlayersOf[];
}

/** Everything about this person has been forgotten. */
export interface Erased {
  type: "erased";
}

/** The answer to look: the game after `at` moves of `last`, and what the last of these moves brought. */
export interface Replayed {
  type: "replayed";
  at: number;
  last: number;
  seat: number | null;
  to_act: number | null;
  view: unknown;
  events: Record<string, unknown>[];
  scores: number[];
  winners: number[];
}

/** The answer to prove: for each draw in turn, out of how many, and which it was. */
export interface Draws {
  type: "draws";
  draws: [number, number][];
}

/** How many positions have been judged, of how many; told to everybody at the table. */
export interface Analysing {
  type: "analysing";
  done: number;
  of: number;
}

/** A dear move: the mover's chance with the better move and with the one played, what happened, what would have. */
export interface TurningPoint {
  at: number;
  seat: number;
  before: number;
  after: number;
  played: Record<string, unknown>[];
  better: Record<string, unknown>[];
  move: Record<string, unknown>;
  hint: Record<string, unknown> | null;
}

/** Every seat's chance to win after each number of moves, and the dearest moves in the order they were made. */
export interface Analysis {
  type: "analysis";
  curve: number[][];
  turning_points: TurningPoint[];
}

/** The answer to pass-seat: good for one use, and for so many seconds. */
export interface Passed {
  type: "passed";
  seat: number;
  code: string;
  seconds: number;
}

/** It has become this player's turn at a table that this window does not look at. */
export interface Turn {
  type: "turn";
  code: string;
  game: string;
}

/** How one is told of one's turns while no page is open, and what this host offers. */
export interface Contacts {
  type: "contacts";
  mails: boolean;
  hooks: boolean;
  mail: string;
  hook: string;
  is_on: boolean;
  proving: string;
}

/** The answer to hint: what the game's own board knows how to show. */
export interface Hinted {
  type: "hinted";
  seq: number;
  value: Record<string, unknown>;
}

/** The note has been kept for the host. */
export interface Reported {
  type: "reported";
  about: string;
}

/** A line in the list of one's own tables. */
export interface MyTable {
  code: string;
  game: string;
  stage: "waiting" | "playing" | "over";
  names: string[];
  your_turn: boolean;
  own: number[];
  points: number[];
  ranks: number[];
  finished: number | null;
}

/** The answer to mine, newest first. */
export interface Tables {
  type: "tables";
  tables: MyTable[];
}

/** Something said: a phrase or text, by whom, and what they were called then. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  phrase: "" | "hello" | "luck" | "nice" | "thanks" | "oops" | "moment" | "your-turn" | "well-played" | "again" | "bye";
  text: string;
}

/** What has been said since, or all of it when `fresh`. */
export interface Said {
  type: "said";
  lines: ChatLine[];
  fresh: boolean;
}

/** A public table that waits for players: who is there, how many seats it has, and how many are open. */
export interface Offer {
  code: string;
  game: string;
  options: Record<string, unknown>;
  terms: Terms;
  names: string[];
  seats: number;
  open: number;
}

/** The public tables, newest first. */
export interface Offers {
  type: "offers";
  tables: Offer[];
}

/** A finished game of a series: points and places in the order of the seats of the table that is looked at. */
export interface SheetLine {
  code: string;
  points: number[];
  ranks: number[];
}

/** The answer to series, oldest game first. */
export interface Sheet {
  type: "sheet";
  code: string;
  lines: SheetLine[];
}

/** Something could not be done; nothing has changed. The key names a text in the player's language. */
export interface Refused {
  type: "refused";
  key: string;
  rule: string | null;
  details: Record<string, unknown>;
  about: string;
}

export type ClientMessage =
  | Hello
  | Create
  | OpenTable
  | Mine
  | Plan
  | Sit
  | Leave
  | Return
  | Replace
  | RevealSeat
  | SetVisible
  | PassSeat
  | Take
  | Start
  | Play
  | Undo
  | Consent
  | ReplayAt
  | Prove
  | Analyse
  | Hint
  | Hurry
  | Report
  | ChangeTerms
  | Talk
  | Appear
  | ListPublic
  | Rematch
  | Series
  | AskAccount
  | KeepPhrase
  | Recover
  | AskPasskey
  | GivePasskey
  | Forget
  | CallMe
  | Erase
  | AskPlayers
  | AskContacts
  | GiveContact
  | ProveContact
  | Notify;

export type ServerMessage =
  | Welcome
  | TableInfo
  | Update
  | Time
  | Turn
  | Contacts
  | Replayed
  | Draws
  | Analysing
  | Analysis
  | Hinted
  | Reported
  | Tables
  | Said
  | Offers
  | Sheet
  | AccountInfo
  | Phrase
  | PasskeyOptions
  | Erased
  | Players
  | Refused
  | Passed;
