// Verifying chance in the browser: draws as the server makes them, promises kept.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { beforeEach, expect, test, vi } from 'vitest';
import { firstWrong, judge, keepPromise } from '../src/replay/fairness';

const SEED = sha256(new TextEncoder().encode('bordspil 7'));
// made by Chance.of(7) in Python: below(20), below(3), below(1000), below(2 ** 32)
const DRAWS: [number, number][] = [[20, 19], [3, 0], [1000, 185], [4294967296, 16404052]];

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('draws follow from the seed, and a wrong one is found', () => {
  expect(firstWrong(SEED, DRAWS)).toBeNull();
  expect(firstWrong(SEED, [DRAWS[0], [DRAWS[1][0], (DRAWS[1][1] + 1) % DRAWS[1][0]]])).toBe(2);
  expect(firstWrong(SEED, DRAWS.slice(1))).toBe(1);
});

test('the promise seen first counts', () => {
  const seed = bytesToHex(SEED);
  const promise = bytesToHex(sha256(SEED));
  expect(judge('AAAA', promise, seed, DRAWS)).toEqual({ promised: null, sealed: true, draws: 4, wrong: null });
  keepPromise('AAAA', promise);
  keepPromise('AAAA', 'something else');
  keepPromise('BBBB', 'something else');
  expect(judge('AAAA', promise, seed, DRAWS).promised).toBe(true);
  expect(judge('BBBB', promise, seed, DRAWS).promised).toBe(false);
  expect(judge('AAAA', 'something else', seed, DRAWS)).toMatchObject({ promised: false, sealed: false });
});

test('only so many promises are kept', () => {
  for (let number = 0; number < 250; number += 1) keepPromise(`T${number}`, 'x');
  expect(JSON.parse([...kept.values()][0])).toHaveLength(200);
});
