// The colours of seats: each stands out from every ground, its mark from it, and no two share a mark.
import { describe, expect, test } from 'vitest';
import { COLOURS, MARKS } from '../src/lib/seat_colours';
import seats from '../src/style/seats.css?raw';
import tokens from '$picture/tokens.css?raw';
import { contrast, readColours, type Scheme } from './contrast';

test('there is a mark for every colour, and no two are the same', () => {
  expect(MARKS.length).toBe(COLOURS.length);
  expect(new Set(MARKS).size).toBe(COLOURS.length);
});

describe.each<Scheme>(['light', 'dark'])('%s', (scheme) => {
  const colours = readColours(tokens + seats, scheme);
  const get = (name: string) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`no colour ${name}`);
    return colour;
  };

  test.each(COLOURS)('%s', (colour) => {
    for (const ground of ['surface', 'raised', 'sunken', 'accent-soft']) {
      expect(contrast(get(`seat-${colour}`), get(ground)), ground).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(get('seat-mark'), get(`seat-${colour}`))).toBeGreaterThanOrEqual(4.5);
  });
});
