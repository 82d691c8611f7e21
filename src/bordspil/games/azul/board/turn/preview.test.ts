// Previews agree with the rules: what fits, what falls, what a tile on the wall is worth.
import { describe, expect, test } from 'vitest';
import { illustrations } from '../figures/figures';
import { columnOf, colourAt, COLOURS, penaltyOf } from '../moves';
import { chain, foresee, pointsAt } from './preview';
import { sample } from '../sample';
import type { Board, Colour, Position } from '../view';

const LETTERS: Record<string, Colour> = { B: 'blue', Y: 'yellow', R: 'red', K: 'black', W: 'white' };
const wall = (...rows: string[]): Board['wall'] => rows.map((row) => [...row].map((letter) => LETTERS[letter] ?? null));

describe('AZ-21: points of a tile', () => {
  test('EX-1: alone', () => {
    expect(pointsAt(wall('.....', '..R..', '.....', '.....', '.....'), [1, 2])).toBe(1);
  });
  test('EX-2: a row of three', () => {
    expect(pointsAt(wall('.....', '.BYR.', '.....', '.....', '.....'), [1, 2])).toBe(3);
  });
  test('EX-3: a column of three', () => {
    expect(pointsAt(wall('B....', 'W....', 'K....', '.....', '.....'), [0, 0])).toBe(3);
  });
  test('EX-4: a row of four and a column of three', () => {
    const tiles = wall('..R..', 'WBYR.', '..B..', '.....', '.....');
    expect(pointsAt(tiles, [1, 2])).toBe(7);
    expect(chain(tiles, [1, 2])).toHaveLength(6);
  });
});

test('AZ-4: every colour once in every row and column', () => {
  for (const row of [0, 1, 2, 3, 4]) {
    for (const colour of COLOURS) expect(colourAt(row, columnOf(colour, row))).toBe(colour);
  }
  expect(COLOURS.map((_, column) => colourAt(1, column))).toEqual(['white', 'blue', 'yellow', 'red', 'black']);
});

test('EX-5: five spaces of the floor cost 8', () => {
  expect([0, 1, 5, 7].map(penaltyOf)).toEqual([0, -1, -8, -14]);
});

describe('EX-6: two yellow tiles', () => {
  const { view } = illustrations.lines();
  const to = (line: number | 'floor') => foresee(view, 0, { take: 'yellow', from: 0, to: line });

  test('line 1 is complete, one tile falls', () => {
    expect(to(1)).toEqual({ placed: 1, spaces: 1, penalty: -1, completes: true, points: 2 });
  });
  test('line 5 takes both', () => {
    expect(to(5)).toEqual({ placed: 2, spaces: 0, penalty: 0, completes: false, points: null });
  });
  test('the floor takes both', () => {
    expect(to('floor')).toEqual({ placed: 0, spaces: 2, penalty: -2, completes: false, points: null });
  });
});

test('AZ-16: the marker falls before the tiles', () => {
  const preview = foresee(sample, 1, { take: 'blue', from: 'centre', to: 'floor' });
  expect(preview).toMatchObject({ spaces: 3, penalty: -4 });
});

test('AZ-20: complete lines above are laid before', () => {
  // Line 1 is complete with white for column 5; black in line 2 would then join a column of two.
  const board: Board = {
    ...sample.boards[0],
    lines: [{ colour: 'white', count: 1 }, ...Array(4).fill({ colour: null, count: 0 })],
    wall: wall('.....', '.....', '.....', '.....', '.....'),
  };
  const view: Position = { ...sample, boards: [board], displays: [['black', 'black']] };
  expect(foresee(view, 0, { take: 'black', from: 0, to: 2 }).points).toBe(2);
});

test('AZ-50: on the grey side the points are not known yet', () => {
  const view: Position = { ...sample, side: 'grey' };
  expect(foresee(view, 1, { take: 'white', from: 0, to: 2 })).toMatchObject({ completes: true, points: null });
});
