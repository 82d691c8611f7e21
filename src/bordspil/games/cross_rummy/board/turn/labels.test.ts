// A refusal names tiles in words.
import { expect, test } from 'vitest';
import type { Arguments } from '$shell/board/contract';
import { tilesInWords } from './labels';

const text = (key: string, given?: Arguments) => (key === 'tile' ? `${given?.colour} ${given?.value}` : key);
const list = (names: string[]) => names.join(' and ');

test('tiles are named by colour and number, whatever stands between their codes', () => {
  expect(tilesInWords({ tiles: 'r5 y12', limit: 3 }, text, list)).toEqual({ tiles: 'red 5 and yellow 12', limit: 3 });
  expect(tilesInWords({ tiles: ['g1', 'draw3'] }, text, list).tiles).toBe('green 1 and tile-draw3');
  expect(tilesInWords({ tile: 'b14' }, text, list).tile).toBe('blue 14');
});

test('what is no tile stays as it is', () => {
  expect(tilesInWords({ tile: 'x9', seat: 1 }, text, list)).toEqual({ tile: 'x9', seat: 1 });
});
