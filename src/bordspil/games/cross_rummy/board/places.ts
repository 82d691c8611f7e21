// Squares of the table in the units of its drawing.
import type { Square } from './moves';

/** The side of a square, and of the tile that lies in it. */
export const UNIT = 44;
export const TILE = 40;
/** Between a tile and the edge of its square. */
export const GAP = (UNIT - TILE) / 2;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const centreOf = ([row, column]: Square): Point => ({ x: (column + 0.5) * UNIT, y: (row + 0.5) * UNIT });
export const squareAt = ({ x, y }: Point): Square => [Math.floor(y / UNIT), Math.floor(x / UNIT)];

/** The room that some squares take, with so many squares around it. */
export function boxOf(squares: readonly Square[], around: number): Box {
  const rows = squares.map(([row]) => row);
  const columns = squares.map(([, column]) => column);
  const [top, left] = squares.length > 0 ? [Math.min(...rows), Math.min(...columns)] : [0, 0];
  const [bottom, right] = squares.length > 0 ? [Math.max(...rows), Math.max(...columns)] : [0, 0];
  return {
    left: (left - around) * UNIT,
    top: (top - around) * UNIT,
    width: (right - left + 1 + 2 * around) * UNIT,
    height: (bottom - top + 1 + 2 * around) * UNIT,
  };
}
