// Moves and events as the server writes them.
import type { Action } from './tiles';

export type Square = [row: number, column: number];
/** A tile on the table as it is written: row, column, name. */
export type Written = [row: number, column: number, tile: string];

export type Move =
  | { take: string }
  | { draw: true }
  | { play: 'pass2' }
  | { play: 'draw3'; against: number }
  | { pass: string[] }
  | { lay: { table: Written[] } }
  | { skip: true };

export type GameEvent =
  | { event: 'deal' }
  | { event: 'take'; seat: number; tile: string; drawn?: string | null }
  | { event: 'draw'; seat: number; count: number; tiles?: string[] }
  | { event: 'action'; seat: number; tile: Action; against?: number | null }
  | { event: 'chosen'; seat: number }
  | { event: 'exchange'; given?: string[]; received?: string[] }
  | { event: 'lay'; seat: number; tiles: string[]; moved: number; groups: number; founded: boolean; opened: boolean; placed: Written[] }
  | { event: 'skip'; seat: number }
  | { event: 'over'; reason: 'empty' | 'blocked'; game: number; racks: string[][]; scores: number[]; totals: number[]; winners: number[]; last: boolean };

export type Laid = Extract<GameEvent, { event: 'lay' }>;
export type Over = Extract<GameEvent, { event: 'over' }>;

/** The end of a game that is not the last of its series. */
export const endOf = (events: readonly GameEvent[]): Over | null => {
  const over = events.find((event) => event.event === 'over');
  return over && !over.last ? over : null;
};

/** The hint that the frame passes on after the player has asked for one: first how many tiles, then which and where. */
export interface Hint {
  step: 1 | 2;
  value: { tiles: number; move: { lay: { table: Written[] } } | null };
}

export const keyOf = (row: number, column: number): string => `${row},${column}`;
