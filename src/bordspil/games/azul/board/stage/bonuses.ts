// The bonuses at the end of the game (AZ-41), line by line: which cells of a wall earn what.
import { columnOf, COLOURS } from '../moves';
import type { Cell } from '../turn/preview';
import type { Colour } from '../view';

/** A finished row, column or colour, to be shown by itself. */
export interface Bonus {
  event: 'bonus-line';
  seat: number;
  cells: Cell[];
  points: number;
}

const SIDE = 5;
const POINTS = { row: 2, column: 7, colour: 10 };
const ALL = Array.from({ length: SIDE }, (_, index) => index);

/** The finished rows, then columns, then colours of a wall, with the points of each. */
export function bonusesOf(seat: number, wall: readonly (readonly (Colour | null)[])[]): Bonus[] {
  const isFull = (cells: Cell[]) => cells.every(([row, column]) => wall[row][column] !== null);
  const rows = ALL.map((row) => ALL.map((column): Cell => [row, column])).filter(isFull);
  const columns = ALL.map((column) => ALL.map((row): Cell => [row, column])).filter(isFull);
  const colours = COLOURS.map((colour) => cellsOf(colour, wall)).filter((cells) => cells.length === SIDE);
  const worth = (lines: Cell[][], points: number) =>
    lines.map((cells): Bonus => ({ event: 'bonus-line', seat, cells, points }));
  return [...worth(rows, POINTS.row), ...worth(columns, POINTS.column), ...worth(colours, POINTS.colour)];
}

/** Where tiles of a colour lie on a wall; on the grey side that is anywhere in a row. */
const cellsOf = (colour: Colour, wall: readonly (readonly (Colour | null)[])[]): Cell[] =>
  ALL.flatMap((row): Cell[] => {
    const printed = columnOf(colour, row);
    const column = wall[row][printed] === colour ? printed : wall[row].indexOf(colour);
    return column < 0 ? [] : [[row, column]];
  });
