// Moves and events as the server writes them, and the few facts of the material that drawing needs.
import type { Colour } from './view';

export const COLOURS: readonly Colour[] = ['blue', 'yellow', 'red', 'black', 'white'];
export const PENALTIES = [-1, -1, -2, -2, -2, -3, -3] as const;
export const FLOOR_SPACES = PENALTIES.length;

export type Source = number | 'centre';
export type Piece = Colour | 'marker';

export interface Take {
  take: Colour;
  from: Source;
  to: number | 'floor';
}

export interface TileMove {
  tile: number;
  column: number;
}

export type Move = Take | TileMove;

export type GameEvent =
  | { event: 'first'; seat: number }
  | { event: 'deal'; displays: Colour[][] }
  | ({ event: 'take'; seat: number; count: number; fallen: number; marker: boolean } & Take)
  | { event: 'tile'; seat: number; line: number; column: number; colour: Colour; points: number }
  | { event: 'spill'; seat: number; line: number; colour: Colour; count: number }
  | { event: 'floor'; seat: number; spaces: number; points: number }
  | { event: 'bonus'; seat: number; rows: number; columns: number; colours: number; points: number }
  | { event: 'over'; winners: number[] };

export const isTake = (move: Move): move is Take => 'take' in move;

/** AZ-4: the column where the coloured side shows a colour; rows and columns from 0. */
export const columnOf = (colour: Colour, row: number): number => (COLOURS.indexOf(colour) + row) % 5;

/** AZ-4: the colour the coloured side shows in a cell. */
export const colourAt = (row: number, column: number): Colour => COLOURS[(column - row + 5) % 5];

export const penaltyOf = (spaces: number): number =>
  PENALTIES.slice(0, spaces).reduce<number>((sum, penalty) => sum + penalty, 0);
