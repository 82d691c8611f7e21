// The four colours stand out from every ground, their marks from them, and they stay apart for colour-blind eyes.
import { describe, expect, test } from 'vitest';
import { contrast, readColours, type Scheme } from '$tests/contrast';
import { distance, EYES } from '$tests/eyes';
import tokens from '$picture/tokens.css?raw';
import colourSheet from './colours.css?raw';
import { COLOURS } from './moves';

const GROUNDS = ['surface', 'raised', 'sunken'];

describe.each<Scheme>(['light', 'dark'])('%s', (scheme) => {
  const colours = readColours(tokens + colourSheet, scheme);
  const get = (name: string) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`no colour ${name}`);
    return colour;
  };

  test.each(COLOURS)('%s on its grounds, and its mark', (colour) => {
    for (const ground of GROUNDS) {
      const best = Math.max(...[`blokus-${colour}`, `blokus-${colour}-rim`].map((name) => contrast(get(name), get(ground))));
      expect(best, ground).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(get(`blokus-${colour}-mark`), get(`blokus-${colour}`))).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.keys(EYES))('the colours stay apart with %s', (kind) => {
    COLOURS.forEach((one, index) => {
      for (const other of COLOURS.slice(index + 1)) {
        expect(distance(get(`blokus-${one}`), get(`blokus-${other}`), EYES[kind])).toBeGreaterThan(18);
      }
    });
  });
});
