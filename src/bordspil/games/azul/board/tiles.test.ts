// The tiles stand out from every ground they lie on by 3 or more, with their glaze or with their rim.
import { describe, expect, test } from 'vitest';
import { contrast, readColours, type Scheme } from '$tests/contrast';
import tokens from '$picture/tokens.css?raw';
import { COLOURS } from './moves';
import tiles from './tiles.css?raw';

const GROUNDS = ['surface', 'raised', 'sunken'];

describe.each<Scheme>(['light', 'dark'])('%s', (scheme) => {
  const colours = readColours(tokens + tiles, scheme);
  const get = (name: string) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`no colour ${name}`);
    return colour;
  };

  test.each([...COLOURS, 'marker'])('%s on its grounds', (piece) => {
    for (const ground of GROUNDS) {
      const best = Math.max(...[`azul-${piece}`, `azul-${piece}-rim`].map((name) => contrast(get(name), get(ground))));
      expect(best, ground).toBeGreaterThanOrEqual(3);
    }
  });

  test.each([...COLOURS, 'marker'])('the motif of %s', (piece) => {
    expect(contrast(get(`azul-${piece}-motif`), get(`azul-${piece}`))).toBeGreaterThanOrEqual(3);
  });
});
