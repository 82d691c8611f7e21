// Made by `python -m bordspil.server.session.typescript blokus_shuffle`; edit the Python instead.

export type ColourName = "blue" | "yellow" | "red" | "green";

export type Kind = "skip" | "reverse" | "draw2" | "wild" | "edge" | "recycle" | "warp" | "double";

export type PieceName =
  | "1"
  | "2"
  | "I3"
  | "V3"
  | "I4"
  | "L4"
  | "T4"
  | "O"
  | "S4"
  | "F"
  | "I5"
  | "L5"
  | "N"
  | "P"
  | "T5"
  | "U"
  | "V5"
  | "W"
  | "X"
  | "Y"
  | "Z5";

export type Step = "shuffle" | "card" | "choose" | "place" | "second";

/** A piece on the board. */
export interface Lying {
  colour: ColourName;
  piece: PieceName;
  squares: [number, number][];
}

/** A card that is still to take effect this turn; cards drawn for a choice are a number where they are not seen. */
export interface Pending {
  card: Kind;
  drawn?: Kind[] | number | null;
  colour?: ColourName | null;
  first?: [number, number][] | null;
}

/** The view of one seat: a hand is a list where it is seen, else a number; a deck is always a number. */
export interface View {
  seats: number;
  cards: "shuffle" | "none";
  scoring: "basic" | "advanced";
  to_act: number | null;
  colour: ColourName;
  step: Step;
  direction: 1 | -1;
  board: string[];
  pieces: Lying[];
  hands: Record<string, Kind[] | number>;
  decks: Record<string, number>;
  discards: Record<string, Kind[]>;
  pending: Pending | null;
  passes: ColourName[];
  shared_next: number | null;
  winners?: number[];
  largest?: number;
}
