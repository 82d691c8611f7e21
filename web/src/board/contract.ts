// The contract between the table frame and a game: what a board is given, and what a game's folder offers.
//
// A game's `board/index.ts` exports one GameBoard as default; the page finds it by its place in the tree.
// A board draws a view and animates the difference between two; it holds no rules. What may be done is what
// stands in `moves`. `board/Miniature.svelte` (default export, no properties) draws a real position for home,
// `texts/page-<language>.ftl` holds the words of the board, `help/<language>.md` the illustrated rules.
import type { Component, Snippet } from 'svelte';

export type Arguments = Record<string, string | number>;

/** The message of a key in the player's language. */
export type Text = (key: string, given?: Arguments) => string;

/** A message that has not been formatted yet: the key of a text and its arguments. */
export interface Message {
  key: string;
  given?: Arguments;
}

/** A seat of the table, as a board and its texts need it. */
export interface Player {
  seat: number;
  name: string;
  /** This browser's seat, and its only one: such a player is spoken to as "you". */
  you: boolean;
  /** A seat of this browser; there are several when people share a device. */
  yours: boolean;
  /** The computer plays here. */
  bot: boolean;
  /** What may be said of a bot, as keys of the game's texts. */
  traits: string[];
}

/** A hint: step 1 says where to look, step 2 what to do; the bots of the game say what `value` holds. */
export interface Hint<Value = unknown> {
  step: 1 | 2;
  value: Value;
}

export interface BoardProps<View, Move, Event> {
  view: View;
  /** The legal moves of the seat to act; empty unless that seat belongs to this browser. */
  moves: Move[];
  /** The seat whose view this is, drawn at the bottom; null for a spectator. */
  seat: number | null;
  toAct: number | null;
  players: Player[];
  /** What happened between the last view and this one. */
  events: Event[];
  /** Counts up with every update, and when a move was refused: whatever was held goes back. */
  turn: number;
  /** A view that follows no other, such as the one after a reload, is not animated. */
  fresh: boolean;
  text: Text;
  points: (value: number) => string;
  /** Plays a move: one of `moves`, or another where they are only a sample. */
  act: (move: Move) => void;
  /** Says why something cannot be done that was not sent to the server: the key of a refusal, its rule and arguments. */
  refuse: (key: string, rule: string, given: Arguments) => void;
  /** The hint asked for in this turn, until the next update. */
  hint: Hint<any> | null;
  /** The address of something to look at that the game's `material` offers at this table, such as a picture. */
  material: (name: string) => string;
  /** The player's language, for words that are part of the view. */
  language: string;
  /** Sends the host a note about a piece of the game. */
  report: (about: string, note: string) => void;
  /** Sets what the status line asks of the player; null leaves it to the frame. */
  ask: (message: Message | null) => void;
  /** Reports that everything up to this `turn` is shown and nothing is being animated any more. */
  rested: (turn: number) => void;
  /** A short sound of the material, if the player wants sounds. */
  sound: (name: Sound) => void;
  /** Name, connection, thinking and score of a seat, drawn by the frame where the board wants it; `bare` without score. */
  plate: Snippet<[seat: number, bare?: boolean]>;
}

/** What makes a sound at the table: pieces, and what happens to the player. */
export type Sound = 'lift' | 'lay' | 'score' | 'fall' | 'deal' | 'line' | 'bonus' | 'wrong';

/** One line of the running log, in words, with the pieces it speaks of. */
export interface LogLine {
  text: string;
  seat: number | null;
  pieces?: string[];
  /** Opens a new part of the log, such as a round. */
  heading?: boolean;
}

/** The score explained: one row per reason, one cell per seat. */
export interface Tally {
  rows: { label: string; cells: string[]; total?: boolean }[];
  /** What decided a tie, if there was one. */
  verdict: string | null;
}

/** What an illustration of the help is given. */
export interface FigureProps {
  name: string;
  text: Text;
  points: (value: number) => string;
}

export interface GameBoard<View = unknown, Move = unknown, Event = unknown> {
  Board: Component<BoardProps<View, Move, Event>>;
  /** Draws a piece by its name, as wide as a line of text is high; for the log and the end of the game. */
  Piece: Component<{ name: string }>;
  /** Draws an illustration of the help by its name; the help writes the caption under it. */
  Figure: Component<FigureProps>;
  /** Says in words what the details of a refusal name by codes, such as tiles. */
  inWords?: (details: Record<string, unknown>, text: Text, list: (names: string[]) => string) => Record<string, unknown>;
  /** The seats have colours in the game itself, so that the frame shows none of its own beside them. */
  coloured?: boolean;
  /** Pieces to celebrate with. */
  pieces: readonly string[];
  logLineOf: (event: Event, players: Player[], text: Text) => LogLine | null;
  /** The move of an event as something to do, for what would have been better; null for events that are no moves. */
  instructionOf?: (event: Event, players: Player[], text: Text) => string | null;
  tally: (view: View, events: Event[], tools: { text: Text; points: (value: number) => string }) => Tally;
}
