// The four colours stand out from every ground, their marks from them, and they stay apart for colour-blind eyes.
import { describe, expect, test } from 'vitest';
import { contrast, readColours, type Scheme } from '$tests/contrast';
import tokens from '$shell/tokens.css?raw';
import colourSheet from './colours.css?raw';
import { COLOURS } from './tiles';

type Triple = [number, number, number];

const GROUNDS = ['surface', 'raised', 'sunken'];

/** How eyes without one kind of cones see linear light (Machado, Oliveira and Fernandes 2009). */
const EYES: Record<string, Triple[]> = {
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

const linear = (colour: Triple) =>
  colour.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));

/** Lightness and hue as evenly as eyes tell them apart (CIE Lab). */
function lab([red, green, blue]: number[]): Triple {
  const curve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function seen(colour: Triple, eyes: Triple[]): Triple {
  const light = linear(colour);
  return lab(eyes.map((row) => Math.min(1, Math.max(0, row.reduce((sum, part, index) => sum + part * light[index], 0)))));
}

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
    const all = COLOURS.map((colour) => seen(get(`rummy-${colour}`), EYES[kind]));
    all.forEach((one, index) => {
      for (const other of all.slice(index + 1)) expect(Math.hypot(...one.map((part, at) => part - other[at]))).toBeGreaterThan(18);
    });
  });
});
