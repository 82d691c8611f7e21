// Where everything lies on a player board, in the units of its drawing.

export const TILE = 40;
export const STEP = 44;
const EDGE = 15;

export const LINES_RIGHT = EDGE + 5 * STEP;
export const WALL_LEFT = LINES_RIGHT + 28;
export const WIDTH = WALL_LEFT + 5 * STEP - (STEP - TILE) + EDGE;
export const TRACK_TOP = 13;
export const ROWS_TOP = 44;
export const FLOOR_TOP = ROWS_TOP + 5 * STEP + 14;
export const HEIGHT = FLOOR_TOP + TILE + EDGE;
export const FLOOR_LEFT = EDGE;
export const FLOOR_WIDTH = 7 * STEP - (STEP - TILE);

export interface Place {
  x: number;
  y: number;
}

/** A space of a pattern line; the rightmost is 0 and is filled first. */
export const slot = (row: number, index: number): Place => ({
  x: LINES_RIGHT - (index + 1) * STEP + (STEP - TILE) / 2,
  y: ROWS_TOP + row * STEP,
});

export const cell = (row: number, column: number): Place => ({
  x: WALL_LEFT + column * STEP,
  y: ROWS_TOP + row * STEP,
});

export const space = (index: number): Place => ({ x: FLOOR_LEFT + index * STEP, y: FLOOR_TOP });

const TRACK_LENGTH = WIDTH - 2 * EDGE;
export const TRACK_STEP = TRACK_LENGTH / 21;
export const TRACK_SIZE = TRACK_STEP - 3;

/** A step of the score track, which shows twenty points and what they start from. */
export const trackStep = (index: number): Place => ({ x: EDGE + index * TRACK_STEP, y: TRACK_TOP });

/** The twenty a score lies in, and its step there; 0 lies before the first step. */
export function onTrack(score: number): { base: number; step: number } {
  const base = score > 0 ? Math.floor((score - 1) / 20) * 20 : 0;
  return { base, step: score - base };
}
