// A hint says first where to look and only then what to play.
import { expect, test } from 'vitest';
import { adviceOf } from './hints';
import type { Move } from '../moves';
import type { View } from '../view';

const text = (key: string) => key;
const view = { pieces: [{ colour: 'red', piece: '2', squares: [[4, 6], [4, 7]] }] } as unknown as View;
const advice = (step: 1 | 2, move: Move) => adviceOf({ step, value: { move } }, view, text);

test('the first step circles the place and does not name the piece', () => {
  const move: Move = { place: 'V3', squares: [[0, 0], [1, 0], [1, 1]] };
  expect(advice(1, move)).toEqual({ message: { key: 'hint-board' }, around: { x: 1, y: 1 }, squares: null });
  expect(advice(2, move)).toEqual({ message: { key: 'hint-piece' }, around: null, squares: move.squares });
});

test('a piece to take back is looked for where it lies', () => {
  const move: Move = { recycle: 'red', piece: '2' };
  expect(advice(1, move)?.around).toEqual({ x: 7, y: 4.5 });
  expect(advice(2, move)?.message.key).toBe('hint-back');
});

test('cards and colours have no place on the board', () => {
  expect(advice(1, { card: 'warp' })).toEqual({ message: { key: 'hint-cards' }, around: null, squares: null });
  expect(advice(2, { card: 'warp' })?.message.given).toEqual({ card: 'kind-warp' });
  expect(advice(1, { colour: 'red' })?.message.key).toBe('hint-colours');
});

test('there is nothing to say about a pass', () => {
  expect(advice(1, { pass: true })).toBeNull();
});
