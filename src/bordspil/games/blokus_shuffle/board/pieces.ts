// The 21 pieces: their squares, turns and flips, and the outline they are drawn with.
import { COLOURS, type Square } from './moves';
import type { ColourName, Lying, PieceName, View } from './view';

const DRAWN: Record<PieceName, string> = {
  '1': '#',
  '2': '##',
  I3: '###',
  V3: '#. ##',
  I4: '####',
  L4: '#.. ###',
  T4: '.#. ###',
  O: '## ##',
  S4: '.## ##.',
  F: '.## ##. .#.',
  I5: '#####',
  L5: '#... ####',
  N: '.### ##..',
  P: '## ## #.',
  T5: '### .#. .#.',
  U: '#.# ###',
  V5: '#.. #.. ###',
  W: '#.. ##. .##',
  X: '.#. ### .#.',
  Y: '.#.. ####',
  Z5: '##. .#. .##',
};

/** Squares in a frame that begins at row 0 and column 0, by row, then column. */
export type Shape = readonly Square[];

/** By size, the order keys go through them. */
export const PIECES = Object.keys(DRAWN) as PieceName[];

export const shapeOf = (piece: PieceName): Shape => inFrame(cellsOf(DRAWN[piece].split(' '), '#'));

export const sizeOf = (piece: PieceName): number => DRAWN[piece].split('#').length - 1;

/** The squares that show a sign in a drawing of rows. */
export function cellsOf(rows: readonly string[], sign: string): Square[] {
  return rows.flatMap((line, row) => [...line].flatMap((found, column): Square[] => (found === sign ? [[row, column]] : [])));
}

export function cornerOf(squares: readonly Square[]): Square {
  return [Math.min(...squares.map(([row]) => row)), Math.min(...squares.map(([, column]) => column))];
}

export function inFrame(squares: readonly Square[]): Shape {
  const [top, left] = cornerOf(squares);
  return squares
    .map(([row, column]): Square => [row - top, column - left])
    .sort(([row, column], [otherRow, otherColumn]) => row - otherRow || column - otherColumn);
}

export const turn = (shape: Shape): Shape => inFrame(shape.map(([row, column]): Square => [column, -row]));
export const turnBack = (shape: Shape): Shape => inFrame(shape.map(([row, column]): Square => [-column, row]));
export const flip = (shape: Shape): Shape => inFrame(shape.map(([row, column]): Square => [row, -column]));

/** All turns of a shape, then all turns of its other side. */
export function turnsOf(shape: Shape): Shape[] {
  const four = (first: Shape) => [first, turn(first), turn(turn(first)), turnBack(first)];
  return [...four(shape), ...four(flip(shape))];
}

export const keyOf = (shape: Shape): string => shape.map(([row, column]) => `${row}.${column}`).join(' ');

export const frameOf = (shape: Shape): { tall: number; wide: number } => ({
  tall: Math.max(...shape.map(([row]) => row)) + 1,
  wide: Math.max(...shape.map(([, column]) => column)) + 1,
});

export const moved = (shape: Shape, [row, column]: Square): Square[] =>
  shape.map(([down, across]) => [row + down, column + across]);

/** The sides of squares that no other square of the piece shares, as a path. */
export function outlineOf(squares: readonly Square[], unit: number): string {
  const held = new Set(squares.map(([row, column]) => `${row}.${column}`));
  const is = (row: number, column: number) => held.has(`${row}.${column}`);
  return squares
    .map(([row, column]) => {
      const [x, y] = [column * unit, row * unit];
      const top = is(row - 1, column) ? '' : `M${x} ${y}h${unit}`;
      const bottom = is(row + 1, column) ? '' : `M${x} ${y + unit}h${unit}`;
      const left = is(row, column - 1) ? '' : `M${x} ${y}v${unit}`;
      const right = is(row, column + 1) ? '' : `M${x + unit} ${y}v${unit}`;
      return top + bottom + left + right;
    })
    .join('');
}

/** The pieces of a colour that are not on the board. */
export function piecesLeft(view: View, colour: ColourName): PieceName[] {
  const lying = new Set(view.pieces.filter((piece) => piece.colour === colour).map(({ piece }) => piece));
  return PIECES.filter((piece) => !lying.has(piece));
}

export const squaresLeft = (view: View, colour: ColourName): number =>
  piecesLeft(view, colour).reduce((sum, piece) => sum + sizeOf(piece), 0);

/** A piece's name among those of all colours. */
export const nameOf = ({ colour, piece }: Pick<Lying, 'colour' | 'piece'>): string => `${colour} ${piece}`;

/** The piece of such a name, or the bare colour. */
export function readName(name: string): { colour: ColourName; piece: PieceName } | null {
  const [first, second] = name.split(' ');
  const colour = COLOURS.find((known) => known === first);
  return colour ? { colour, piece: PIECES.find((known) => known === second) ?? '1' } : null;
}
