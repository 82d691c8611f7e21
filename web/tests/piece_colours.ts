// Tests of a game's colours: pieces stand out from every ground, their marks from them, and all from each other.
import { describe, expect, test } from 'vitest';
import tokens from '$picture/tokens.css?raw';
import { contrast, readColours, type Scheme } from './contrast';
import { distance, EYES } from './eyes';

const GROUNDS = ['surface', 'raised', 'sunken'];
/** How far two colours must lie apart for colour-blind eyes. */
const APART = 18;

interface Colours {
  /** The style sheet of the game. */
  sheet: string;
  /** The names of its colours, without the rim or mark that goes with each. */
  names: readonly string[];
  mark: 'mark' | 'motif';
  /** The colours that are told apart by colour alone; with motifs there are none. */
  apart?: readonly string[];
}

export function testPieceColours({ sheet, names, mark, apart = [] }: Colours): void {
  describe.each<Scheme>(['light', 'dark'])('%s', (scheme) => {
    const colours = readColours(tokens + sheet, scheme);
    const get = (name: string) => {
      const colour = colours.get(name);
      if (!colour) throw new Error(`no colour ${name}`);
      return colour;
    };

    test.each(names)('%s on its grounds', (name) => {
      for (const ground of GROUNDS) {
        const best = Math.max(...[name, `${name}-rim`].map((part) => contrast(get(part), get(ground))));
        expect(best, ground).toBeGreaterThanOrEqual(3);
      }
    });

    test.each(names)('the mark of %s', (name) => {
      expect(contrast(get(`${name}-${mark}`), get(name))).toBeGreaterThanOrEqual(3);
    });

    test.each(apart.length > 0 ? Object.keys(EYES) : [])('the colours stay apart with %s', (kind) => {
      apart.forEach((one, index) => {
        for (const other of apart.slice(index + 1)) {
          expect(distance(get(one), get(other), EYES[kind])).toBeGreaterThan(APART);
        }
      });
    });
  });
}
