// Whether chance was fair: the promise this browser was given before the game, the seed, and every draw from it.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

const KEY = 'bordspil-promises';
const KEPT = 200;

export interface Verdict {
  /** Whether the promise is the one seen before the end; null when this browser did not see the game then. */
  promised: boolean | null;
  sealed: boolean;
  draws: number;
  /** The first draw that does not follow from the seed, counted from 1. */
  wrong: number | null;
}

function recall(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, string][]) : [];
  } catch {
    return []; // a browser that keeps nothing cannot have seen a promise
  }
}

/** Keeps what a table promised while its game was not over; the first promise counts. */
export function keepPromise(code: string, commitment: string): void {
  const kept = recall();
  if (kept.some(([table]) => table === code)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept, [code, commitment]].slice(-KEPT)));
  } catch {
    return;
  }
}

const promiseOf = (code: string): string | null => recall().find(([table]) => table === code)?.[1] ?? null;

/** Draw number k: SHA-256 of the seed and k as eight bytes, its first eight bytes as a number. */
function numberOf(seed: Uint8Array, k: number): bigint {
  const input = new Uint8Array(seed.length + 8);
  input.set(seed);
  new DataView(input.buffer).setBigUint64(seed.length, BigInt(k));
  return new DataView(sha256(input).buffer).getBigUint64(0);
}

/** The place of the first draw that does not follow from the seed; a number too high to be fair is thrown away. */
export function firstWrong(seed: Uint8Array, draws: readonly [number, number][]): number | null {
  let k = 0;
  for (const [index, [n, drawn]] of draws.entries()) {
    const fair = ((1n << 64n) / BigInt(n)) * BigInt(n);
    let number = numberOf(seed, k++);
    while (number >= fair) number = numberOf(seed, k++);
    if (number % BigInt(n) !== BigInt(drawn)) return index + 1;
  }
  return null;
}

export function judge(code: string, commitment: string, seed: string, draws: readonly [number, number][]): Verdict {
  const promise = promiseOf(code);
  const bytes = hexToBytes(seed);
  return {
    promised: promise === null ? null : promise === commitment,
    sealed: bytesToHex(sha256(bytes)) === commitment,
    draws: draws.length,
    wrong: firstWrong(bytes, draws),
  };
}
