// Made by `python -m bordspil.server.session.typescript`; edit the Python instead.

/** The plan of a seat: `me` (once for every person on this device), `open` for any player, or a bot. A bot without a name gets one of its level that is free at the table. */
export interface SeatPlan {
  kind: "me" | "open" | "bot";
  name?: string;
  level?: string;
  portrait?: number | null;
}

/** The clock, in seconds: the time for each move, and a reserve for the whole game. */
export interface Pace {
  per_move: number;
  reserve?: number;
}

/** The terms of a table besides the game and its options. */
export interface Terms {
  spectators?: boolean;
  chat?: boolean;
  public?: boolean;
  clock?: Pace | null;
  time_out?: "bot" | "skip" | "loss";
}

/** The first message of a connection: the browser's token, a secret by which it owns its seats. */
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

/** Looks at a table, as the owner of seats or as a spectator. */
export interface OpenTable {
  type: "open-table";
  table: string;
}

/** Asks for the tables at which this browser has a seat. */
export interface Mine {
  type: "mine";
}

/** Asks for this browser's account. */
export interface AskAccount {
  type: "ask-account";
}

/** Asks for a recovery phrase, which creates an account where there is none; an older phrase is void. */
export interface KeepPhrase {
  type: "keep-phrase";
  name: string;
  device: string;
}

/** Signs this browser in with a recovery phrase. */
export interface Recover {
  type: "recover";
  phrase: string;
  device: string;
}

/** Asks for the options to make a passkey, or to sign in with one. */
export interface AskPasskey {
  type: "ask-passkey";
  purpose: "keep" | "sign-in";
  name?: string;
}

/** The answer of a passkey, in base64url: the attestation of a new one, or the signature of a known one. */
export interface Credential {
  id: string;
  client_data: string;
  attestation?: string;
  authenticator?: string;
  signature?: string;
}

/** Sends a new passkey, or signs in with one. */
export interface GivePasskey {
  type: "give-passkey";
  purpose: "keep" | "sign-in";
  credential: Credential;
  device: string;
  name?: string;
}

/** Deletes a key of the account, or signs a device out, which may be this one. */
export interface Forget {
  type: "forget";
  what: "key" | "device";
  id: string;
}

/** Sets the name on the leaderboards; an empty one hides the account. */
export interface CallMe {
  type: "call-me";
  name: string;
}

/** Asks for the leaderboards. */
export interface AskPlayers {
  type: "ask-players";
}

/** Asks for the erasure of everything about this person. */
export interface Erase {
  type: "erase";
}

/** Changes a seat before the start, by the host. */
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
  portrait?: number | null;
}

/** Leaves a seat: before the start it is open again, during play a bot of this level stands in. */
export interface Leave {
  type: "leave";
  seat: number;
  level?: string;
}

/** Takes over a seat of the sender where a bot stands in. */
export interface Return {
  type: "return";
  seat: number;
}

/** Lets a bot stand in for an absent player. */
export interface Replace {
  type: "replace";
  seat: number;
  level?: string;
}

/** Reveals one of several seats of this browser; without a seat, hides all of them. */
export interface RevealSeat {
  type: "reveal-seat";
  seat: number | null;
}

/** Tells whether the page is visible; the server always answers, so that a dead connection is noticed. */
export interface SetVisible {
  type: "set-visible";
  visible: boolean;
}

/** Asks for a code that moves a seat to another device. */
export interface PassSeat {
  type: "pass-seat";
  seat: number;
}

/** Takes the seat of a code from another device. */
export interface Take {
  type: "take";
  code: string;
}

/** Starts the game, by the host; bots of this level take open seats. */
export interface Start {
  type: "start";
  level?: string;
}

/** A move for a seat; `seq` is the number of moves the player has seen. */
export interface Play {
  type: "play";
  seq: number;
  seat: number;
  move: Record<string, unknown>;
}

/** Takes a seat's last move back, or asks the seats that have moved since. */
export interface Undo {
  type: "undo";
  seq: number;
  seat: number;
}

/** Agrees to an undo or not; the seat that asked withdraws it with no. */
export interface Consent {
  type: "consent";
  seq: number;
  yes: boolean;
}

/** Asks for the game after so many moves as a seat saw it; None is a spectator. */
export interface ReplayAt {
  type: "replay-at";
  at: number;
  seat: number | null;
}

/** Asks for every draw of a finished game, to verify them by its seed. */
export interface Prove {
  type: "prove";
}

/** Asks for the analysis of a finished game; its progress is sent until it is ready. */
export interface Analyse {
  type: "analyse";
}

/** Asks for a hint; only where no other person plays. */
export interface Hint {
  type: "hint";
  seq: number;
  seat: number;
}

/** Asks the bot to act to move without delay; only where no other person plays. */
export interface Hurry {
  type: "hurry";
}

/** A report to the operator about a piece of the game, such as a card with a mistake. */
export interface Report {
  type: "report";
  about: string;
  note: string;
}

/** Changes the terms that may change at any time, by the host; terms that are left out stay. */
export interface ChangeTerms {
  type: "change-terms";
  spectators?: boolean | null;
  chat?: boolean | null;
  public?: boolean | null;
}

/** Says something at a table: a phrase that every player reads in their own language, or free text. */
export interface Talk {
  type: "talk";
  seat: number;
  phrase?: "" | "hello" | "luck" | "nice" | "thanks" | "oops" | "moment" | "your-turn" | "well-played" | "again" | "bye";
  text?: string;
}

/** Changes the name, colour or portrait of a seat; what is left out stays. */
export interface Appear {
  type: "appear";
  seat: number;
  name?: string | null;
  colour?: number | null;
  portrait?: number | null;
}

/** Asks for the public tables with an open seat, now and at every change, until the client looks at a table. */
export interface ListPublic {
  type: "list-public";
}

/** Asks for the contacts over which the sender is notified of turns. */
export interface AskContacts {
  type: "ask-contacts";
}

/** Sets a contact, or deletes it with an empty address; an e-mail address must be proved. */
export interface GiveContact {
  type: "give-contact";
  way: "mail" | "hook";
  address: string;
  language?: string;
}

/** Sends the code that came to an address. */
export interface ProveContact {
  type: "prove-contact";
  code: string;
}

/** Switches e-mails and webhooks on or off. */
export interface Notify {
  type: "notify";
  is_on: boolean;
}

/** Asks for a new game with the same people and terms; the next seat begins. */
export interface Rematch {
  type: "rematch";
}

/** Asks for the results of the series so far. */
export interface Series {
  type: "series";
}

/** Asks for a step of a lesson of a game, counted from 0; `puzzle-7` and `day-2026-02-01` are lessons too. */
export interface AskStep {
  type: "ask-step";
  game: string;
  lesson: string;
  step: number;
}

/** A pupil's move in a step of a lesson; null where the pupil has only read. Nothing is kept of it. */
export interface TryMove {
  type: "try-move";
  game: string;
  lesson: string;
  step: number;
  move?: Record<string, unknown> | null;
}

/** Asks at which addresses others in the local network reach the page. */
export interface AskNetwork {
  type: "ask-network";
}

/** Opens the page to the local network until the server ends; for browsers on the server's own machine. */
export interface OpenNetwork {
  type: "open-network";
}

/** An option of a game; with `seat` a seat number is allowed too, with `file` an upload. */
export interface OptionInfo {
  name: string;
  default: unknown;
  choices: unknown[];
  seat: boolean;
  file: boolean;
}

/** A game as the page offers it, with the measured ratings of its bots by number of seats and level. */
export interface GameInfo {
  id: string;
  min_seats: number;
  max_seats: number;
  hints: boolean;
  analysis: boolean;
  lessons: string[];
  puzzles: number;
  daily: boolean;
  options: OptionInfo[];
  ratings: Record<string, Record<string, number>>;
}

/** The best-known bot of a level: its name, and the number of its portrait. */
export interface CharacterInfo {
  level: string;
  name: string;
  portrait: number;
}

/** The answer to hello: the games, and the levels of bots, weakest first, with the character of each. */
export interface Welcome {
  type: "welcome";
  games: GameInfo[];
  levels: string[];
  characters: CharacterInfo[];
  warming: boolean;
}

/** A seat as all connections at the table see it; `yours` depends on the receiver. */
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
  portrait: number | null;
}

/** An undo that is asked for; valid until the next move. */
export interface UndoInfo {
  seat: number;
  seq: number;
  awaiting: number[];
}

/** A table without the state of its game. The seed is sent when the game is over. */
export interface TableInfo {
  type: "table";
  code: string;
  game: string;
  options: Record<string, unknown>;
  terms: Terms;
  seats: SeatInfo[];
  stage: "waiting" | "playing" | "over";
  hides: boolean;
  spectators: number;
  host: boolean;
  commitment: string;
  seed: string | null;
  rematch: string | null;
  undo: UndoInfo | null;
}

/** The whole game as one seat may see it. `moves` is empty unless a seat of this browser is to act. */
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

/** The seconds that all seats have left; sent with every turn at a table with a clock. */
export interface Time {
  type: "time";
  running: number | null;
  move: number;
  reserves: number[];
}

/** A key of the account, and when it was made and last used. */
export interface KeyInfo {
  id: string;
  kind: "passkey" | "phrase";
  device: string;
  created: number;
  used: number;
}

/** A browser that is signed in; `here` marks the receiver. */
export interface DeviceInfo {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

/** A rating in a game with so many seats; the deviation shrinks with every game. */
export interface RatingInfo {
  game: string;
  seats: number;
  rating: number;
  deviation: number;
  games: number;
}

/** The client's account, without keys that of a guest. It is sent unasked when it begins or ends. */
export interface AccountInfo {
  type: "account";
  name: string;
  keys: KeyInfo[];
  devices: DeviceInfo[];
  ratings: RatingInfo[];
}

/** A new recovery phrase, which is sent only once. */
export interface Phrase {
  type: "phrase";
  phrase: string;
}

/** The options with which a browser makes or uses a passkey, in WebAuthn's JSON. */
export interface PasskeyOptions {
  type: "passkey-options";
  purpose: "keep" | "sign-in";
  options: Record<string, unknown>;
}

/** A line of a leaderboard: a person by name, or a bot by level. */
export interface PlayerLine {
  name: string;
  level: string;
  rating: number;
  deviation: number;
  games: number;
  yours: boolean;
}

/** The leaderboard of a game with so many seats, the strongest first. */
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

/** Everything about this person has been erased. */
export interface Erased {
  type: "erased";
}

/** The answer to replay-at: the game after `at` moves of `last`, and the events of the last of these moves. */
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
  ends: number[];
}

/** The answer to prove: for each draw in turn, from how many, and which. */
export interface Draws {
  type: "draws";
  draws: [number, number][];
}

/** The progress of an analysis: positions evaluated, of how many; sent to all connections at the table. */
export interface Analysing {
  type: "analysing";
  done: number;
  of: number;
}

/** A costly move: the mover's chances with the better move and with the one played, and the events of both. */
export interface TurningPoint {
  at: number;
  seat: number;
  before: number;
  after: number;
  played: Record<string, unknown>[];
  better: Record<string, unknown>[];
  answer: Record<string, unknown>[];
  move: Record<string, unknown>;
  hint: Record<string, unknown> | null;
}

/** Every seat's chance to win after each move, and the costliest moves in order. */
export interface Analysis {
  type: "analysis";
  curve: number[][];
  turning_points: TurningPoint[];
}

/** The answer to pass-seat: a code for one use within so many seconds. */
export interface Passed {
  type: "passed";
  seat: number;
  code: string;
  seconds: number;
}

/** A turn of this player has begun at a table that this connection does not look at. */
export interface Turn {
  type: "turn";
  code: string;
  game: string;
}

/** The contacts over which the client is notified of turns, and the kinds that this server offers. */
export interface Contacts {
  type: "contacts";
  mails: boolean;
  hooks: boolean;
  mail: string;
  hook: string;
  is_on: boolean;
  proving: string;
}

/** The answer to hint, as the board shows it. */
export interface Hinted {
  type: "hinted";
  seq: number;
  value: Record<string, unknown>;
}

/** The report was kept for the operator. */
export interface Reported {
  type: "reported";
  about: string;
}

/** A line in the list of the client's tables. */
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

/** A line of chat: a phrase or text, its seat, and the seat's name at that time. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  phrase: "" | "hello" | "luck" | "nice" | "thanks" | "oops" | "moment" | "your-turn" | "well-played" | "again" | "bye";
  text: string;
}

/** New lines of chat, or all of them when `fresh`. */
export interface Said {
  type: "said";
  lines: ChatLine[];
  fresh: boolean;
}

/** A public table that waits for players: their names, its seats, and how many are open. */
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

/** A finished game of a series: points and ranks in the order of the seats of the client's table. */
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

/** The pupil's view at a moment of a lesson, the legal moves there, and the events that led to it. */
export interface LessonUpdate {
  view: unknown;
  to_act: number | null;
  moves: unknown[];
  events: Record<string, unknown>[];
  scores: number[];
  winners: number[];
}

/** What is told of a puzzle; its words are the game's text `puzzle-<reason>`, with the facts as details. */
export interface PuzzleInfo {
  grade: number;
  reason: string;
  facts: Record<string, number>;
  wrong: Record<string, unknown>;
}

/** The answer to ask-step; its words are the game's text `learn-<lesson>-<name>`. */
export interface LessonStep {
  type: "lesson-step";
  game: string;
  lesson: string;
  step: number;
  steps: number;
  seats: number;
  name: string;
  spots: string[];
  solution: Record<string, unknown> | null;
  goes_on: boolean;
  update: LessonUpdate;
  puzzle: PuzzleInfo | null;
}

/** The answer to try-move: whether it was right, and all that then happened, move by move. */
export interface Tried {
  type: "tried";
  game: string;
  lesson: string;
  step: number;
  right: boolean;
  remark: string;
  updates: LessonUpdate[];
}

/** The answer to ask-network and open-network. */
export interface Network {
  type: "network";
  addresses: string[];
  may_open: boolean;
}

/** A message was refused, and nothing has changed. The key names a text in the player's language. */
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
  | ListPublic
  | Take
  | Rematch
  | Series
  | Plan
  | Sit
  | Leave
  | Return
  | Replace
  | RevealSeat
  | SetVisible
  | PassSeat
  | Appear
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
  | Notify
  | AskStep
  | TryMove
  | AskNetwork
  | OpenNetwork;

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
  | Said
  | Tables
  | Offers
  | Sheet
  | LessonStep
  | Tried
  | Network
  | AccountInfo
  | Phrase
  | PasskeyOptions
  | Erased
  | Players
  | Refused
  | Passed;
