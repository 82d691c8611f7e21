// Pieces, trays, choices and open corners: what is drawn and lit follows from the view and the legal moves alone.
import { expect, test } from 'vitest';
import { Choices, nearest } from './choices';
import { openCorners } from '../grid/corners';
import type { Move, Square } from '../moves';
import { flip, inFrame, keyOf, PIECES, shapeOf, sizeOf, squaresLeft, turn, turnBack, turnsOf } from '../pieces';
import { sample } from '../sample';
import { layouts, nextSlot } from '../trays/trays';
import type { View } from '../view';

test('BS-2: 21 pieces of 89 squares, with 91 different turns and flips', () => {
  expect(PIECES.reduce((sum, piece) => sum + sizeOf(piece), 0)).toBe(89);
  const all = PIECES.flatMap((piece) => [...new Set(turnsOf(shapeOf(piece)).map(keyOf))]);
  expect(all).toHaveLength(91);
});

test('four turns and two flips lead back', () => {
  const shape = shapeOf('F');
  expect(turn(turn(turn(turn(shape))))).toEqual(shape);
  expect(turnBack(turn(shape))).toEqual(shape);
  expect(flip(flip(shape))).toEqual(shape);
});

test.each(['wide', 'tall'] as const)('the %s tray shows every piece as it is', (layout) => {
  for (const { piece, squares } of layouts[layout].slots) {
    expect(turnsOf(shapeOf(piece)).map(keyOf), piece).toContain(keyOf(inFrame(squares)));
  }
});

test('arrows go through the tray', () => {
  const { slots } = layouts.wide;
  expect(nextSlot(slots, 'F', 'ArrowRight')).toBe('T5');
  expect(nextSlot(slots, 'F', 'ArrowDown')).toBe('P');
  expect(nextSlot(slots, 'F', 'ArrowLeft')).toBe('F');
});

/* Blue has the V at the corner, and may place the single square or the domino:
     # # +
     # . .
     . + .                                                                       */
const first: View = { ...sample, pieces: [{ colour: 'blue', piece: 'V3', squares: [[0, 0], [0, 1], [1, 0]] }], step: 'place' };
const square = (row: number, column: number): Square => [row, column];
const moves: Move[] = [
  { place: '1', squares: [square(1, 2)] },
  { place: '1', squares: [square(2, 1)] },
  { place: '2', squares: [square(1, 2), square(1, 3)] },
];

test('only what stands among the moves fits', () => {
  const choices = new Choices(first, moves);
  expect(choices.canLay).toBe(true);
  expect(choices.fitsAnywhere('blue 1')).toBe(true);
  expect(choices.fitsAnywhere('blue X')).toBe(false);
  const domino: Square[] = [[0, 0], [0, 1]];
  expect(choices.fits('blue 2', domino).map(({ corner }) => corner)).toEqual([[1, 2]]);
  expect(choices.fits('blue 2', turn(domino))).toEqual([]);
  expect(nearest(choices.fits('blue 2', domino), [2, 3], 1.6)?.move).toBe(moves[2]);
  expect(nearest(choices.fits('blue 2', domino), [5, 5], 1.6)).toBeNull();
});

test('BS-22: open corners are the squares of moves that touch the colour at a corner', () => {
  const choices = new Choices(first, moves);
  expect(openCorners(first, choices.covered(null), 'blue')).toEqual([[1, 2], [2, 1]]);
  expect(openCorners(first, choices.covered('blue 2'), 'blue')).toEqual([[1, 2]]);
});

test('BS-33: with Wild they are corners of the named colour', () => {
  const view: View = { ...first, pending: { card: 'wild', colour: 'red' }, pieces: [...first.pieces, { colour: 'red', piece: '1', squares: [[9, 9]] }] };
  expect(openCorners(view, [square(8, 8), square(1, 2)], 'blue')).toEqual([[8, 8]]);
});

test('squares left are those of the pieces not on the board', () => {
  expect(squaresLeft(first, 'blue')).toBe(86);
  expect(squaresLeft(first, 'red')).toBe(89);
});
