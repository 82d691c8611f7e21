// Dates: eras, groups of digits, and what is only known roughly.
import { expect, test } from 'vitest';
import type { Text } from '$shell/board/contract';
import { writeDate } from './dates';

const text: Text = (key, given = {}) =>
  [key, ...Object.values(given).map((value) => `${typeof value} ${value}`)].join(' ');

test.each([
  [1969, 'date string 1969'],
  [321, 'date-ce string 321'],
  [-44, 'date-bce string 44'],
  [-9999, 'date-bce string 9999'],
  [-38500, 'date-bce number 38500'],
])('TL-2: the year %i', (year, written) => {
  expect(writeDate(year, 0, text)).toBe(written);
});

test('a date that is not certain is said to be about that year', () => {
  expect(writeDate(-8400, 300, text)).toBe('date-about string date-bce string 8400');
});
