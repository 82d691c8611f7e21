// Undo as the page sees it: which move can be taken back, who must agree, and how the log tells of it.
import { expect, test } from 'vitest';
import type { GameBoard, Player } from '../src/board/contract';
import { played, takeBack, logLineOf, undoOf } from '../src/undo/undo';
import type { SeatInfo, Update } from '../src/net/wire';

const seat = (kind: SeatInfo['kind'], yours = false, stand_in = ''): SeatInfo =>
  ({ kind, yours, stand_in, name: '', level: '' }) as SeatInfo;
const update = (since: number[], to_act: number | null = 0): Update => ({ since, to_act }) as Update;
const ME = seat('person', true);

test('nothing can be taken back where one has not moved, or when the game is over', () => {
  expect(undoOf([ME, seat('bot')], update([]))).toBeNull();
  expect(undoOf([ME, seat('bot')], update([1]))).toBeNull();
  expect(undoOf([seat('person'), seat('bot')], update([0, 1]))).toBeNull();
  expect(undoOf([ME, seat('bot')], update([0], null))).toBeNull();
});

test('bots need not be asked, people need', () => {
  expect(undoOf([ME, seat('bot')], update([1, 0, 1]))).toEqual({ seat: 0, ask: false });
  expect(undoOf([ME, seat('person')], update([0]))).toEqual({ seat: 0, ask: false });
  expect(undoOf([ME, seat('person')], update([0, 1]))).toEqual({ seat: 0, ask: true });
  expect(undoOf([ME, seat('person', false, 'easy')], update([0, 1]))).toEqual({ seat: 0, ask: false });
});

test('at a shared device the last move of any of its seats is taken back', () => {
  expect(undoOf([ME, ME], update([0, 1]))).toEqual({ seat: 1, ask: false });
});

test('games are told of everything but undos, and the log of everything', () => {
  const board = { logLineOf: () => ({ text: 'a move', seat: 0 }) } as unknown as GameBoard;
  const players = [{ name: 'Anna' }, { name: 'Björn' }] as Player[];
  const events = [{ event: 'take' }, { type: 'undo', seat: 1, count: 2 }];
  const text = (key: string, given = {}) => `${key} ${JSON.stringify(given)}`;
  expect(played(events)).toEqual([{ event: 'take' }]);
  expect(events.map((event) => logLineOf(board, event, players, text, text)?.text)).toEqual([
    'a move',
    'log-undo {"name":"Björn","count":2}',
  ]);
});

test('of what was taken back only the undos stay', () => {
  const undo = { type: 'undo', seat: 0, count: 1 };
  const log = [{ event: 'deal' }, { event: 'take' }, undo, { event: 'take' }];
  expect(takeBack(log, 1, [{ ...undo, seat: 1 }])).toEqual([{ event: 'deal' }, undo, { ...undo, seat: 1 }]);
});
