// The four colours stand out from every ground, their marks from them, and they stay apart for colour-blind eyes.
import { describe, expect, test } from 'vitest';
import { contrast, readColours, type Scheme } from '$tests/contrast';
import { distance, EYES } from '$tests/eyes';
import tokens from '$picture/tokens.css?raw';
import colourSheet from './colours.css?raw';
import { COLOURS } from './tiles';

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
      const best = Math.max(...[`rummy-${colour}`, `rummy-${colour}-rim`].map((name) => contrast(get(name), get(ground))));
      expect(best, ground).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(get(`rummy-${colour}-mark`), get(`rummy-${colour}`))).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.keys(EYES))('the colours stay apart with %s', (kind) => {
    COLOURS.forEach((one, index) => {
      for (const other of COLOURS.slice(index + 1)) {
        expect(distance(get(`rummy-${one}`), get(`rummy-${other}`), EYES[kind])).toBeGreaterThan(18);
      }
    });
  });
});
