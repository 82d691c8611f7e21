// Where everything lies in the drawing of the board, in its units.
import type { ColourName } from './view';

/** A square, and the frame around all of them. */
export const UNIT = 20;
export const EDGE = 25;
export const INSIDE = 20 * UNIT;
export const SIZE = INSIDE + 2 * EDGE;

/** The middle of each colour's corner of the frame. */
export const CORNERS: Record<ColourName, { x: number; y: number }> = {
  blue: { x: EDGE / 2, y: EDGE / 2 },
  yellow: { x: SIZE - EDGE / 2, y: EDGE / 2 },
  red: { x: SIZE - EDGE / 2, y: SIZE - EDGE / 2 },
  green: { x: EDGE / 2, y: SIZE - EDGE / 2 },
};
