// Verifying chance in the browser: draws as the server makes them, promises kept.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { beforeEach, expect, test, vi } from 'vitest';
import { firstWrongDraw, checkFairness, rememberCommitment } from '../src/replay/fairness';

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
  expect(firstWrongDraw(SEED, DRAWS)).toBeNull();
  expect(firstWrongDraw(SEED, [DRAWS[0], [DRAWS[1][0], (DRAWS[1][1] + 1) % DRAWS[1][0]]])).toBe(2);
  expect(firstWrongDraw(SEED, DRAWS.slice(1))).toBe(1);
});

test('the promise seen first counts', () => {
  const seed = bytesToHex(SEED);
  const promise = bytesToHex(sha256(SEED));
  expect(checkFairness('AAAA', promise, seed, DRAWS)).toEqual({ isCommitmentKept: null, isSeedCommitted: true, draws: 4, wrong: null });
  rememberCommitment('AAAA', promise);
  rememberCommitment('AAAA', 'something else');
  rememberCommitment('BBBB', 'something else');
  expect(checkFairness('AAAA', promise, seed, DRAWS).isCommitmentKept).toBe(true);
  expect(checkFairness('BBBB', promise, seed, DRAWS).isCommitmentKept).toBe(false);
  expect(checkFairness('AAAA', 'something else', seed, DRAWS)).toMatchObject({ isCommitmentKept: false, isSeedCommitted: false });
});

test('only so many promises are kept', () => {
  for (let number = 0; number < 250; number += 1) rememberCommitment(`T${number}`, 'x');
  expect(JSON.parse([...kept.values()][0])).toHaveLength(200);
});
