// The log and the score in words: which message belongs to which event, and how the score comes about.
import { expect, test } from 'vitest';
import type { Player, Text } from '$shell/board/contract';
import type { GameEvent } from './moves';
import type { View } from './view';
import { tally, logLineOf } from './log_lines';

const text: Text = (key, given = {}) => [key, ...Object.values(given)].join(' ');
const points = String;
const players: Player[] = [
  { seat: 0, name: 'Ásta', you: true, yours: true, bot: false, traits: [] },
  { seat: 1, name: 'Þór', you: false, yours: false, bot: false, traits: [] },
];

test('what others draw is only counted', () => {
  expect(logLineOf({ event: 'draw', seat: 1, count: 3 }, players, text)?.text).toBe('log-draw Þór no 3');
  expect(logLineOf({ event: 'draw', seat: 0, count: 1, tiles: ['r7'] }, players, text)?.text).toBe('log-drawn Ásta yes tile red 7');
});

test('a Lay tells what was laid, what moved and that all is open', () => {
  const event: GameEvent = { event: 'lay', seat: 1, tiles: ['b3', 'g3'], moved: 4, groups: 2, founded: true, opened: true, placed: [] };
  expect(logLineOf(event, players, text)?.text).toBe('log-lay Þór no 2 tile blue 3, tile green 3 yes log-moved 4 log-opened');
});

test('CR-40: only giver and receiver are told which tiles were passed', () => {
  expect(logLineOf({ event: 'exchange', given: ['r1', 'r2'], received: [] }, players, text)?.text).toBe('log-exchanged tile red 1, tile red 2 –');
  expect(logLineOf({ event: 'exchange' }, players, text)?.text).toBe('log-exchange');
});

test('CR-51: the games of a series and their sum', () => {
  const view = { games: 3, sheet: [[0, 31], [12, 0], [0, 44]], totals: [12, 75], winners: [0], revealed: [[], ['b14', 'draw3', 'r10']] } as Partial<View> as View;
  const { rows, verdict } = tally(view, [], { text, points });
  expect(rows.map(({ cells }) => cells.join(' '))).toEqual(['0 3', '0 31', '12 0', '0 44', '12 75']);
  expect(verdict).toBeNull();
});

test('CR-52: a blocked game whose victory is shared', () => {
  const over: GameEvent = { event: 'over', reason: 'blocked', game: 1, last: true, racks: [['r1'], ['b1']], scores: [1, 1], totals: [1, 1], winners: [0, 1] };
  const view = { games: 1, sheet: [[1, 1]], totals: [1, 1], winners: [0, 1], revealed: null } as Partial<View> as View;
  expect(tally(view, [over], { text, points })).toEqual({
    rows: [{ label: 'tally-tiles', cells: ['1', '1'] }, { label: 'tally-points', cells: ['1', '1'], total: true }],
    verdict: 'tally-blocked tally-shared',
  });
});
