// Which place a pointer means, and when the line runs along.
import { expect, test } from 'vitest';
import { placeAt, pull } from './aim';

const cards = [
  { start: 100, end: 200 },
  { start: 210, end: 310 },
];

test.each([
  [0, 0],
  [149, 0],
  [151, 1],
  [205, 1],
  [259, 1],
  [261, 2],
  [900, 2],
])('TL-20: a pointer at %i means place %i', (at, place) => {
  expect(placeAt(cards, at)).toBe(place);
});

test('room made for a card does not change the place that is meant', () => {
  const apart = [cards[0], { start: 330, end: 430 }];
  for (const at of [151, 205, 259]) expect(placeAt(apart, at)).toBe(placeAt(cards, at));
});

test('the line runs along only at its ends, faster further out', () => {
  const line = { start: 0, end: 1000 };
  expect(pull(line, 500)).toBe(0);
  expect(pull(line, 40)).toBeLessThan(0);
  expect(pull(line, 10)).toBeLessThan(pull(line, 40));
  expect(pull(line, 990)).toBeGreaterThan(0);
});
