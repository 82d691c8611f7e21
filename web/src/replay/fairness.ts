// Provable fairness: checks the commitment seen before the game, the seed published after it, and every draw.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

const KEY = 'bordspil-promises';
const KEPT = 200;

export interface FairnessCheck {
  /** Whether the commitment is the one seen before the end; null when this browser did not see the game then. */
  isCommitmentKept: boolean | null;
  /** Whether the seed hashes to the commitment. */
  isSeedCommitted: boolean;
  draws: number;
  /** The first draw that does not follow from the seed, counted from 1. */
  wrong: number | null;
}

function recall(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, string][]) : [];
  } catch {
    return []; // a browser without storage cannot have seen a commitment
  }
}

/** Stores the commitment of a table while its game is not over; the first one counts. */
export function rememberCommitment(code: string, commitment: string): void {
  const kept = recall();
  if (kept.some(([table]) => table === code)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept, [code, commitment]].slice(-KEPT)));
  } catch {
    return;
  }
}

const commitmentOf = (code: string): string | null => recall().find(([table]) => table === code)?.[1] ?? null;

/** Draw number k: SHA-256 of the seed and k as eight bytes, its first eight bytes as a number. */
function drawNumber(seed: Uint8Array, k: number): bigint {
  const input = new Uint8Array(seed.length + 8);
  input.set(seed);
  new DataView(input.buffer).setBigUint64(seed.length, BigInt(k));
  return new DataView(sha256(input).buffer).getBigUint64(0);
}

/** The number, from 1, of the first draw that does not follow from the seed; numbers too high to be fair are skipped. */
export function firstWrongDraw(seed: Uint8Array, draws: readonly [number, number][]): number | null {
  let k = 0;
  for (const [index, [n, drawn]] of draws.entries()) {
    const fair = ((1n << 64n) / BigInt(n)) * BigInt(n);
    let number = drawNumber(seed, k++);
    while (number >= fair) number = drawNumber(seed, k++);
    if (number % BigInt(n) !== BigInt(drawn)) return index + 1;
  }
  return null;
}

/** Repeats every draw of a finished game from its seed. */
export function checkFairness(code: string, commitment: string, seed: string, draws: readonly [number, number][]): FairnessCheck {
  const remembered = commitmentOf(code);
  const bytes = hexToBytes(seed);
  return {
    isCommitmentKept: remembered === null ? null : remembered === commitment,
    isSeedCommitted: bytesToHex(sha256(bytes)) === commitment,
    draws: draws.length,
    wrong: firstWrongDraw(bytes, draws),
  };
}
