// Made by `python -m bordspil.server.session.typescript azul`; edit the Python instead.

export type Colour = "blue" | "yellow" | "red" | "black" | "white";

/** A pattern line. */
export interface Line {
  colour: Colour | null;
  count: number;
}

/** A player board. */
export interface Board {
  score: number;
  lines: Line[];
  wall: (Colour | null)[][];
  floor: (Colour | "marker")[];
}

/** AZ-60 to AZ-62: what makes a small game small. */
export interface Small {
  colours: 3 | 5;
  tiles: number;
  rounds: number;
}

/** All that lies on the table; every seat and every spectator sees the same. */
export interface Position {
  side: "coloured" | "grey";
  round: number;
  phase: "first" | "deal" | "offer" | "tiling" | "over";
  to_act: number | null;
  displays: Colour[][];
  centre: Colour[];
  marker: number | "centre";
  boards: Board[];
  bag: Record<Colour, number>;
  lid: Record<Colour, number>;
  started_by: number | null;
  winners?: number[];
  small?: Small;
}
