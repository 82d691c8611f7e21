// What is wrong with a table, case by case, and what an arrangement lacks to be a Lay.
import { describe, expect, test } from 'vitest';
import { readDrawing } from '../figures/read_drawing';
import { illustrations } from '../figures/figures';
import { findingsOf, modeOf } from './lay_check';
import { faultOf, groupsOf, inspect, linesOf } from './layout';
import type { Square } from '../moves';
import { sample } from '../sample';
import type { View } from '../view';

const keys = (drawing: string, limit = 3) => inspect(readDrawing(drawing), limit).map(({ key }) => key);

test.each([
  ['r8 y8 g8', null],
  ['r8 y8 g8 b8', null],
  ['r1 r2 r3', null],
  ['y9 y8 y7 y6', null],
  ['b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 b14', null],
  ['r5 r6', 'wrong-two'],
  ['r8 y8 r8', 'wrong-colour-twice'],
  ['r8 y8 g8 b8 r8', 'wrong-colour-twice'],
  ['g13 g14 g1', 'wrong-wrap'],
  ['g3 g2 g1 g14', 'wrong-wrap'],
  ['g3 g4 g6', 'wrong-gap'],
  ['g3 g4 g3', 'wrong-gap'],
  ['g3 b4 g5', 'wrong-mixed'],
])('CR-30, CR-31: %s', (tiles, key) => {
  expect(faultOf(tiles.split(' '))?.key ?? null).toBe(key);
});

test('CR-31: every tile is in a line, whatever lies corner to corner', () => {
  expect(keys('r1 r2 r3 . b9')).toEqual(['wrong-alone']);
  expect(keys('r1 r2 r3 .\n. . . b9')).toEqual(['wrong-alone']);
  expect(keys('r1 r2 r3\n. . b3\n. . y3')).toEqual([]);
});

test('CR-32: three groups, and one too many', () => {
  const three = 'r1 r2 r3 . b1 b2 b3\n. . . . . . .\ny1 y2 y3 . . . .';
  expect(keys(three)).toEqual([]);
  expect(keys(`${three}\n. . . . . . .\n. . . g1 g2 g3 .`)).toEqual(['wrong-groups']);
  expect(keys(`${three}\n. . . . . . .\n. . . g1 g2 g3 .`, 4)).toEqual([]);
});

test('EX-1: sequences of two arise beside the neighbouring line; on the right only the new row', () => {
  const [wrong, right] = illustrations.contact;
  expect(wrong.findings.map(({ squares }) => squares)).toEqual([[[1, 1], [1, 2]], [[2, 1], [2, 2]]]);
  expect(right.findings).toEqual([]);
});

test('EX-2, EX-3, EX-4 and the position on the home page are right', () => {
  for (const name of ['lines', 'last', 'rearranging', 'groups', 'founding']) {
    for (const { findings } of illustrations[name]) expect(findings).toEqual([]);
  }
  expect(inspect(sample, 3)).toEqual([]);
  const [before, after] = illustrations.rearranging;
  expect([groupsOf(before.spots).length, groupsOf(after.spots).length]).toEqual([3, 3]);
  expect(linesOf(after.spots)).toHaveLength(6);
});

describe('what a player may do before all groups are open', () => {
  const closed = 'r1 r2 r3 .  .  .  .\n';
  const squares: Square[] = [[0, 0], [0, 1], [0, 2]];
  const view = (founded: View['founded'], more: Partial<View> = {}): View => ({
    seat: 0,
    seats: founded.length,
    open_on_last_founding: true,
    stage: 'turn',
    to_act: 0,
    rack: [],
    racks: founded.map(() => 15),
    pool: [],
    bag: 30,
    table: [],
    founded,
    open: false,
    groups: 1,
    limit: 3,
    removed: [],
    passing: null,
    skips: 0,
    first: 0,
    game: 1,
    games: 1,
    sheet: [],
    totals: [],
    winners: [],
    revealed: null,
    ...more,
  });
  const found = (at: View, drawing: string) => findingsOf(at, readDrawing(drawing), true).map(({ key, rule }) => `${key} ${rule}`);
  const first = view([null, squares, null]);

  test('CR-33: a group of one’s own, away from the closed ones', () => {
    expect(modeOf(first)).toBe('found');
    expect(found(first, `${closed}. . . . . . .\nb5* b6* b7* . . . .`)).toEqual([]);
    expect(found(first, `${closed}. . r4* . . . .\n`)).toEqual(['wrong-two CR-31']);
    expect(found(first, 'r1 r2 r3 r4* r5* . .')).toEqual(['wrong-closed CR-33']);
  });

  test('CR-35: one own group, and no second one', () => {
    const own = view([squares, [[4, 0], [4, 1], [4, 2]], null]);
    expect(modeOf(own)).toBe('own');
    const other = '. . . . . . .\n'.repeat(3) + 'g7 g8 g9 . . . .';
    expect(found(own, `r1 r2 r3 r4* . . .\n${other}`)).toEqual([]);
    expect(found(own, `${closed}. . . . . . .\n. . . b2* b3* b4* .\n. . . . . . .\ng7 g8 g9 . . . .`)).toEqual(['wrong-second CR-35']);
    expect(found(own, `r1 r2 r3 . . . .\n${other.replace('g9 .', 'g9 g10*')}`)).toEqual(['wrong-closed CR-35']);
  });

  test('CR-36: the last founder may add everywhere, but founds a group', () => {
    const last = view([null, squares]);
    expect(modeOf(last)).toBe('last');
    expect(found(last, 'r1 r2 r3 r4* . . .')).toEqual(['wrong-found CR-36']);
    expect(found(last, 'r1 r2 r3 r4* . . .\n. . . . . . .\nb5* b6* b7* . . . .')).toEqual([]);
    expect(modeOf(view([null, squares], { open_on_last_founding: false }))).toBe('found');
  });

  test('CR-37: then all is open; and nothing is wrong before something is moved', () => {
    const open = view([[], []], { open: true });
    expect(found(open, 'r1 r2 r3 r4* . . .')).toEqual([]);
    expect(findingsOf(open, readDrawing('r1 r3'), false)).toEqual([]);
  });
});
