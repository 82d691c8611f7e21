// A real position in the middle of a game, drawn on the home page and in the rules.
import type { Square } from './moves';
import { readName } from './pieces';
import type { Lying, View } from './view';

/** Pieces as the notation writes them, in the order they were placed. */
const PLACED = `
blue W a1 b1 b2 c2 c3
yellow F t1 r2 s2 t2 s3
red W r18 r19 s19 s20 t20
green F b18 b19 c19 a20 b20
blue F b4 b5 c5 a6 b6
yellow W q3 p4 q4 o5 p5
yellow X o1 n2 o2 p2 o3
red F p15 o16 p16 p17 q17
green W e16 f16 d17 e17 d18
red X n13 m14 n14 o14 n15
yellow Z5 m6 n6 m7 l8 m8
blue X k9 j10 k10 l10 k11
red L5 m11 j12 k12 l12 m12
blue Y i11 h12 i12 i13 i14
blue Z5 l14 j15 k15 l15 j16
green L5 m9 n9 n10 n11 n12
red N h6 h7 h8 i8 i9
yellow Y j4 i5 j5 k5 l5
yellow N h3 g4 h4 g5 g6
blue P f9 g9 h9 g10 h10
yellow L5 m16 j17 k17 l17 m17
blue L5 q6 r6 q7 q8 q9
green N p10 q10 r10 o11 p11
red T5 q12 q13 r13 s13 q14
red U r9 s9 s10 r11 s11
blue T5 e10 c11 d11 e11 e12
blue N d13 d14 c15 d15 c16
green Y j13 k13 l13 m13 k14
red V5 e7 f7 g7 e8 e9
yellow U g15 h15 i15 g16 i16
blue V5 j7 k7 l7 j8 j9
green U g17 h17 i17 g18 i18
green X k18 j19 k19 l19 k20
red Z5 c6 d6 c7 b8 c8
red P f3 e4 f4 e5 f5
yellow P k1 l1 m1 k2 l2
blue U a10 b10 a11 a12 b12
green T5 n16 n17 m18 n18 o18
red Y t15 s16 t16 t17 t18
yellow T5 f17 f18 e19 f19 g19
green P o6 p6 o7 p7 o8
green V5 q5 r5 s5 s6 s7
red I5 t4 t5 t6 t7 t8
green Z5 l3 m3 m4 m5 n5
`;

/** A square such as `c12`: column and row, from the top left. */
const squareOf = (name: string): Square => [Number(name.slice(1)) - 1, name.charCodeAt(0) - 'a'.charCodeAt(0)];

function read(line: string): Lying[] {
  const [colour, piece, ...squares] = line.split(' ');
  const known = readName(`${colour} ${piece}`);
  return known ? [{ ...known, squares: squares.map(squareOf) }] : [];
}

export const sample: View = {
  seats: 4,
  cards: 'shuffle',
  scoring: 'basic',
  to_act: 0,
  colour: 'blue',
  step: 'card',
  direction: 1,
  board: [],
  pieces: PLACED.trim().split('\n').flatMap(read),
  hands: { blue: ['wild', 'warp'], yellow: 2, red: 2, green: 2 },
  decks: { blue: 2, yellow: 3, red: 2, green: 3 },
  discards: { blue: [], yellow: [], red: [], green: [] },
  pending: null,
  passes: [],
  shared_next: null,
};
