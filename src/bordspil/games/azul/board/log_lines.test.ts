// The log and the score in words: which message belongs to which event, and what decides a tie.
import { expect, test } from 'vitest';
import type { Player, Text } from '$shell/board/contract';
import type { GameEvent } from './moves';
import { sample } from './sample';
import type { Position } from './view';
import { tally, logLineOf } from './log_lines';

const text: Text = (key, given = {}) => [key, ...Object.values(given)].join(' ');
const players: Player[] = [
  { seat: 0, name: 'Ásta', you: true, yours: true, bot: false, traits: [] },
  { seat: 1, name: 'Þór', you: false, yours: false, bot: true, traits: [] },
];
const points = (value: number) => (value > 0 ? `+${value}` : String(value));

test('a take tells what fell and whether the marker came along', () => {
  const event: GameEvent = {
    event: 'take',
    seat: 1,
    take: 'red',
    from: 'centre',
    to: 2,
    count: 3,
    fallen: 1,
    marker: true,
  };
  expect(logLineOf(event, players, text)).toEqual({
    seat: 1,
    text: 'log-take Þór no 3 red centre 2 log-fallen 1 log-marker',
    pieces: ['red'],
  });
});

test('displays are counted from one', () => {
  const event: GameEvent = {
    event: 'take',
    seat: 0,
    take: 'red',
    from: 0,
    to: 'floor',
    count: 1,
    fallen: 1,
    marker: false,
  };
  expect(logLineOf(event, players, text)?.text).toBe('log-take Ásta yes 1 red 1 floor');
});

const bonus = (seat: number, rows: number): GameEvent => ({
  event: 'bonus',
  seat,
  rows,
  columns: 1,
  colours: 0,
  points: 2 * rows + 7,
});
const ended = (scores: number[], winners: number[]): Position => ({
  ...sample,
  phase: 'over',
  winners,
  boards: sample.boards.map((board, seat) => ({ ...board, score: scores[seat] })),
});

test('AZ-41: the score row by row', () => {
  const { rows, verdict } = tally(ended([60, 40], [0]), [bonus(0, 2), bonus(1, 1)], { text, points });
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['49', '31'],
    ['+4', '+2'],
    ['+7', '+7'],
    ['0', '0'],
    ['60', '40'],
  ]);
  expect(verdict).toBeNull();
});

test('AZ-42: complete rows decide a tie, or the victory is shared', () => {
  expect(tally(ended([50, 50], [0]), [bonus(0, 2), bonus(1, 1)], { text, points }).verdict).toBe('tally-tie 2');
  expect(tally(ended([50, 50], [0, 1]), [bonus(0, 1), bonus(1, 1)], { text, points }).verdict).toBe('tally-shared');
});
