// SHA-256, written out: browsers offer theirs only to pages that came over TLS, and at home few do.

/** The first bits of the fractional parts of the roots of the first primes, from which the constants are made. */
function rootBits(count: number, root: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    let prime = true;
    for (let factor = 2; factor * factor <= number; factor += 1) prime &&= number % factor !== 0;
    if (prime) found.push((number ** (1 / root) * 2 ** 32) | 0);
  }
  return found;
}

const START = rootBits(8, 2);
const ROUNDS = rootBits(64, 3);

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function pad(bytes: Uint8Array): DataView {
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  bytes.forEach((byte, index) => padded.setUint8(index, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  padded.setUint32(padded.byteLength - 4, bytes.length << 3);
  return padded;
}

function mix(state: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state;
  for (let round = 0; round < 64; round += 1) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[round] + words[round];
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] += word));
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const input = pad(bytes);
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let block = 0; block < input.byteLength; block += 64) {
    for (let index = 0; index < 64; index += 1) {
      if (index < 16) words[index] = input.getInt32(block + index * 4);
      else {
        const [near, far] = [words[index - 2], words[index - 15]];
        const small = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
        const large = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
        words[index] = small + words[index - 7] + large + words[index - 16];
      }
    }
    mix(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setInt32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
