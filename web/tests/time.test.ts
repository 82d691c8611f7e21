// Thinking time on the page: it ticks from the last reading, the seconds of a move before the reserve, and is written short.
import { expect, test } from 'vitest';
import type { Text } from '../src/board/contract';
import { DAY, isShort, timeLeft, PACES, formatPace, formatTime, type ClockReading } from '../src/seats/clock';

const text: Text = (key, given = {}) => [key, ...Object.values(given)].join(' ');
const reading: ClockReading = { type: 'time', running: 1, move: 20, reserves: [60, 45], at: 5000 };

test('the seconds of the move go first, then the reserve', () => {
  expect(timeLeft(reading, 1, 5000)).toEqual({ move: 20, reserve: 45, running: true });
  expect(timeLeft(reading, 1, 17_000)).toEqual({ move: 8, reserve: 45, running: true });
  expect(timeLeft(reading, 1, 35_000)).toEqual({ move: 0, reserve: 35, running: true });
  expect(timeLeft(reading, 1, 500_000)).toEqual({ move: 0, reserve: 0, running: true });
});

test('only one seat at a time runs, and no time runs backwards', () => {
  expect(timeLeft(reading, 0, 90_000)).toEqual({ move: 0, reserve: 60, running: false });
  expect(timeLeft(reading, 1, 4000)).toEqual({ move: 20, reserve: 45, running: true });
});

test('the last seconds are short, and the last hour where there were days', () => {
  expect(isShort({ move: 3, reserve: 8, running: true }, false)).toBe(false);
  expect(isShort({ move: 3, reserve: 7, running: true }, false)).toBe(true);
  expect(isShort({ move: 0, reserve: 7, running: false }, false)).toBe(false);
  expect(isShort({ move: 3500, reserve: 0, running: true }, true)).toBe(true);
});

test('time is written in the two units that matter', () => {
  expect(formatTime(0, text)).toBe('0:00');
  expect(formatTime(59.2, text)).toBe('1:00');
  expect(formatTime(125, text)).toBe('2:05');
  expect(formatTime(3600 + 61, text)).toBe('time-hours 1 1');
  expect(formatTime(2 * DAY + 3 * 3600 + 5, text)).toBe('time-days 2 3');
});

test('every pace has words of its own', () => {
  expect(new Set(PACES.map((pace) => formatPace(pace, text))).size).toBe(PACES.length);
  expect(formatPace(null, text)).toBe('pace-none');
  expect(formatPace({ per_move: 3 * DAY }, text)).toBe('pace-days 3');
});
