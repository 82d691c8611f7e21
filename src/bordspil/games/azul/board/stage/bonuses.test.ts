// The bonuses at the end, line by line: AZ-41.
import { expect, test } from 'vitest';
import { bonusesOf } from './bonuses';
import { colourAt } from '../moves';
import type { Colour } from '../view';

type Wall = (Colour | null)[][];

const wallOf = (has: (row: number, column: number) => boolean): Wall =>
  Array.from({ length: 5 }, (_, row) => Array.from({ length: 5 }, (_, column) => (has(row, column) ? colourAt(row, column) : null)));

const pointsOf = (wall: Wall) => bonusesOf(1, wall).map(({ points }) => points);

test('AZ-41: a row is worth 2, a column 7, a colour 10', () => {
  expect(bonusesOf(1, wallOf((row) => row === 2))).toEqual([
    { event: 'bonus-line', seat: 1, points: 2, cells: [[2, 0], [2, 1], [2, 2], [2, 3], [2, 4]] },
  ]);
  expect(bonusesOf(1, wallOf((_, column) => column === 4))[0]).toMatchObject({ points: 7, cells: [[0, 4], [1, 4], [2, 4], [3, 4], [4, 4]] });
  expect(bonusesOf(1, wallOf((row, column) => row === column))[0]).toMatchObject({ points: 10, cells: [[0, 0], [1, 1], [2, 2], [3, 3], [4, 4]] });
});

test('AZ-41: a full wall earns everything, rows first', () => {
  expect(pointsOf(wallOf(() => true))).toEqual([2, 2, 2, 2, 2, 7, 7, 7, 7, 7, 10, 10, 10, 10, 10]);
  expect(pointsOf(wallOf(() => false))).toEqual([]);
});

test('AZ-50: on the grey side a colour lies anywhere in its rows', () => {
  const wall: Wall = wallOf(() => false).map((cells, row) => cells.map((_, column) => (column === [2, 0, 4, 1, 3][row] ? 'red' : null)));
  expect(bonusesOf(0, wall)).toEqual([{ event: 'bonus-line', seat: 0, points: 10, cells: [[0, 2], [1, 0], [2, 4], [3, 1], [4, 3]] }]);
});
