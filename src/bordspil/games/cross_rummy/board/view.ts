// Made by `python -m bordspil.server.session.typescript cross_rummy`; edit the Python instead.

export type Stage = "deal" | "turn" | "passing" | "over";

/** A Pass Two that is going on: who played it, who has chosen, and what this seat has chosen. */
export interface Passing {
  by: number;
  chosen: number[];
  mine: string[] | null;
}

/** The view of one seat: its own rack, and the number of tiles on all others. */
export interface View {
  seat: number | null;
  seats: number;
  open_on_last_founding: boolean;
  stage: Stage;
  to_act: number | null;
  rack: string[];
  racks: number[];
  pool: string[];
  bag: number;
  table: [number, number, string][];
  founded: ([number, number][] | null)[];
  open: boolean;
  groups: number;
  limit: number;
  removed: string[];
  passing: Passing | null;
  skips: number;
  first: number | null;
  game: number;
  games: number;
  sheet: number[][];
  totals: number[];
  winners: number[];
  revealed: string[][] | null;
}
