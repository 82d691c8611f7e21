// Made by `python -m bordspil.server.session.typescript timeline`; edit the Python instead.

export type Stage = "first" | "shuffle" | "turn" | "draw" | "deal" | "over";

/** The deck that is played with: its name by language, and how many cards it has. */
export interface ShownDeck {
  id: string;
  name: Record<string, string>;
  cards: number;
}

/** A card as it lies there: its front, and its back once that has been turned up. Texts are by language. */
export interface ShownCard {
  title: Record<string, string>;
  alt: Record<string, string>;
  category: string;
  picture: string;
  year?: number;
  within?: number;
  back?: string;
}

/** A card in the box: who laid it where, and where it belonged then. */
export interface ShownMiss {
  seat: number;
  card: string;
  place: number;
  belongs: number;
  year: number;
}

/** The view of a seat, `seat`, or of a spectator; `done` are the seats that laid their last card in this round. */
export interface View {
  seat: number | null;
  seats: number;
  stage: Stage;
  to_act: number | null;
  round: number;
  deciding: boolean;
  deck: ShownDeck;
  hand_size: number;
  timeline: string[];
  hands: string[][];
  pile: number;
  box: number;
  box_cards: string[];
  in: number[];
  done: number[];
  turn_started_by: number;
  mistakes: number;
  right: number;
  cards: Record<string, ShownCard>;
  misses: ShownMiss[];
  winners: number[];
  rounds?: number;
}
