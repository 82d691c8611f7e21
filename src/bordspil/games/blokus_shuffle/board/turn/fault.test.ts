// Why a piece does not fit: the rule it breaks first, and the squares at fault.
import { expect, test } from 'vitest';
import { faultOf } from './fault';
import type { Held } from './hold.svelte';
import type { Square } from '../moves';
import { sample } from '../sample';
import type { Pending, View } from '../view';

const blue: Held = { colour: 'blue', piece: 'I3', from: 'tray' };
// The corner of the board: one blue piece on (0,0) and (0,1), one yellow on (2,2).
const viewOf = (pending: Pending | null = null, begun = true): View => ({
  ...sample,
  pending,
  pieces: begun
    ? [
        { colour: 'blue', piece: '2', squares: [[0, 0], [0, 1]] },
        { colour: 'yellow', piece: '1', squares: [[2, 2]] },
      ]
    : [],
});
const fault = (squares: Square[], view = viewOf(), covered: Square[] = []) => faultOf(view, blue, squares, covered);

test('BS-22: taken squares are marked', () => {
  expect(fault([[2, 1], [2, 2], [2, 3]])).toMatchObject({ key: 'occupied', rule: 'BS-22', squares: [[2, 2]] });
});

test('BS-22: squares that lie along the own colour are marked, even where a corner touches', () => {
  expect(fault([[1, 1], [1, 2], [1, 3]])).toMatchObject({ key: 'touches-side', rule: 'BS-22', squares: [[1, 1]] });
});

test('BS-22: without a corner of the own colour no square is at fault', () => {
  expect(fault([[9, 1], [9, 2], [9, 3]])).toEqual({ key: 'no-corner', rule: 'BS-22', given: { colour: 'blue', piece: 'I3' }, squares: [] });
  expect(fault([[1, 2], [1, 3], [1, 4]])).toBeNull();
});

test('BS-11: the first piece covers a corner square of the board', () => {
  expect(fault([[0, 1], [0, 2], [0, 3]], viewOf(null, false))).toMatchObject({ key: 'not-the-corner', rule: 'BS-11' });
});

test('BS-33: as another colour, that colour counts', () => {
  const wild = viewOf({ card: 'wild', colour: 'yellow' });
  expect(fault([[2, 3], [2, 4], [2, 5]], wild)).toMatchObject({ key: 'touches-side', rule: 'BS-33', given: { colour: 'yellow' }, squares: [[2, 3]] });
  expect(fault([[9, 1], [9, 2], [9, 3]], wild)).toMatchObject({ key: 'no-corner', rule: 'BS-33' });
});

test('BS-34: along a side, while the card can be followed', () => {
  const edge = viewOf({ card: 'edge' });
  expect(fault([[1, 2], [1, 3], [1, 4]], edge, [[1, 1]])).toMatchObject({ key: 'not-edge-to-edge', rule: 'BS-34' });
  expect(fault([[1, 0], [1, 1]], edge, [[1, 1]])).toBeNull();
});

test('BS-37: the second piece touches the first at a corner', () => {
  const double = viewOf({ card: 'double', first: [[5, 5]] });
  expect(fault([[9, 1], [9, 2], [9, 3]], double)).toMatchObject({ key: 'second-apart', rule: 'BS-37' });
  expect(fault([[6, 6], [6, 7], [6, 8]], double)).toBeNull();
});
