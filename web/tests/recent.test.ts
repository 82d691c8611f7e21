// What stays marked on a board: everything since the own last turn.
import { expect, test } from 'vitest';
import { withRecent } from '../src/board/recent';

const after = (own: number | null, ...seats: number[]) =>
  seats.reduce<{ seat: number }[]>((recent, seat) => withRecent(recent, { seat }, own, 3), []).map(({ seat }) => seat);

test('others stay marked until the own turn', () => {
  expect(after(0, 0, 1, 2)).toEqual([1, 2]);
  expect(after(0, 1, 2, 1, 2)).toEqual([1, 2, 1, 2]);
});

test('the own move is marked until another follows', () => {
  expect(after(0, 1, 2, 0)).toEqual([0]);
  expect(after(0, 1, 0, 0)).toEqual([0, 0]);
});

test('a spectator sees one round', () => {
  expect(after(null, 0, 1, 2, 0, 1)).toEqual([2, 0, 1]);
});
