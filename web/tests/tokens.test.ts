// The colours of the page: text stands out by 4.5 or more on every ground it is written on, by day and by evening.
import { describe, expect, test } from 'vitest';
import tokens from '$picture/tokens.css?raw';
import { contrast, readColours, type Scheme } from './contrast';

const TEXTS: [ink: string, ground: string][] = [
  ['ink', 'surface'],
  ['ink', 'raised'],
  ['ink', 'sunken'],
  ['ink', 'accent-soft'],
  ['muted', 'surface'],
  ['muted', 'raised'],
  ['muted', 'sunken'],
  ['accent', 'surface'],
  ['accent', 'raised'],
  ['on-accent', 'accent'],
  ['good', 'raised'],
  ['warn', 'surface'],
  ['warn', 'raised'],
  ['warn', 'warn-soft'],
];

describe.each<Scheme>(['light', 'dark'])('%s', (scheme) => {
  const colours = readColours(tokens, scheme);

  test.each(TEXTS)('%s on %s', (ink, ground) => {
    const [above, below] = [colours.get(ink), colours.get(ground)];
    if (!above || !below) throw new Error(`no colour ${ink} or ${ground}`);
    expect(contrast(above, below)).toBeGreaterThanOrEqual(4.5);
  });

  test('what lights up stands out from the board', () => {
    const [accent, raised] = [colours.get('accent'), colours.get('raised')];
    if (!accent || !raised) throw new Error('no colour');
    expect(contrast(accent, raised)).toBeGreaterThanOrEqual(3);
  });
});
