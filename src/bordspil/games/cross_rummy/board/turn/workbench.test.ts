// The workbench, the hand and the rack: tiles keep their identity, steps can be undone, the rack keeps its order.
import { expect, test } from 'vitest';
import { Bench } from './workbench.svelte';
import { readDrawing } from '../figures/read_drawing';
import { between, choicesAt, growing, Hold } from './hold.svelte';
import { afterLay, follow, newId } from '../identity';
import { Rack } from '../rack/rack.svelte';
import { batchesOf } from '../stage/stage.svelte';

const names = (rack: Rack) => rack.slots.map(({ tile }) => tile).join(' ');

function store() {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
}

test('tiles are put, taken back, undone and reset', () => {
  const bench = new Bench();
  bench.begin(readDrawing('r5 r6 r7'));
  const tile = { id: newId(), tile: 'r8', mine: true, row: 0, column: 3 };
  expect(bench.put([{ ...tile, column: 2 }])).toBe(false);
  expect(bench.put([tile])).toBe(true);
  expect(bench.changed).toBe(true);
  expect(bench.move).toEqual({ lay: { table: [[0, 0, 'r5'], [0, 1, 'r6'], [0, 2, 'r7'], [0, 3, 'r8']] } });
  bench.takeBack(bench.spots.map(({ id }) => id));
  expect(bench.spots).toHaveLength(3);
  bench.undo();
  expect(bench.laid.map(({ id }) => id)).toEqual([tile.id]);
  bench.reset();
  expect(bench.changed).toBe(false);
  bench.undo();
  bench.undo();
  expect([bench.changed, bench.canUndo]).toEqual([false, false]);
});

test('a hint shows tiles of the rack with the identity they have there', () => {
  const bench = new Bench();
  bench.begin(readDrawing('r5 r6 r7'));
  const slot = { id: newId(), tile: 'r4' };
  bench.arrange([[0, 0, 'r4'], [0, 1, 'r5'], [0, 2, 'r6'], [0, 3, 'r7']], [slot]);
  expect(bench.laid.map(({ id }) => id)).toEqual([slot.id]);
  expect(bench.spots.map(({ id }) => id)).toEqual([slot.id, ...bench.base.map(({ id }) => id)]);
});

test('a tile stays itself where it lies, else the nearest like it moves', () => {
  const before = readDrawing('r5 . r5');
  const after = follow(before, [[0, 2, 'r5'], [1, 2, 'r5'], [2, 2, 'b1']]);
  expect(after.map(({ id }) => id).slice(0, 2)).toEqual([before[1].id, before[0].id]);
  expect(batchesOf(before, after).flat().map(({ tile }) => tile)).toEqual(['r5', 'b1']);
});

test('the table after a Lay is known by what it changed', () => {
  const before = readDrawing('r5 r6 r7 . b6 . b6');
  const placed: [number, number, string][] = [[0, 1, 'b6'], [1, 1, 'r6'], [0, 3, 'r8']];
  const after = afterLay(before, { tiles: ['r8'], placed });
  expect(after.map(([row, column, tile]) => `${row},${column} ${tile}`).sort()).toEqual(['0,0 r5', '0,1 b6', '0,2 r7', '0,3 r8', '0,6 b6', '1,1 r6']);
});

test('tap after tap: a tile, its longer line, the other line, its group', () => {
  const spots = readDrawing('r5 r6 r7 r8\n. b6 . .\n. y6 . g1\n. . . g2');
  const six = spots[1];
  expect(choicesAt(spots, six).map((choice) => choice.length)).toEqual([1, 4, 3, 6]);
  expect(growing(spots, six, new Set([six.id]))).toHaveLength(4);
  expect(growing(spots, six, new Set(choicesAt(spots, six)[3].map(({ id }) => id)))).toBeNull();
  expect(between(spots, spots[0], spots[2])).toHaveLength(3);
});

test('held tiles turn around the one that is held on to', () => {
  const hold = new Hold();
  const line = readDrawing('r5 r6 r7');
  hold.liftLying(line, line[1]);
  hold.turn();
  expect(hold.lyingAt([10, 10]).map(({ row, column }) => [row, column])).toEqual([[9, 10], [10, 10], [11, 10]]);
});

test('the rack is sorted on request only; new tiles come last; the order is remembered', () => {
  const kept = store();
  const rack = new Rack(kept);
  rack.follow('here', ['b3', 'pass2', 'r9', 'r3'], new Set());
  expect(names(rack)).toBe('b3 pass2 r9 r3');
  rack.sort('number');
  expect(names(rack)).toBe('r3 b3 r9 pass2');
  rack.move([rack.slots[2].id], rack.slots[0].id);
  expect(names(rack)).toBe('r9 r3 b3 pass2');
  rack.follow('here', ['b3', 'g1', 'pass2', 'r3', 'r9'], new Set());
  expect(names(rack)).toBe('r9 r3 b3 pass2 g1');
  expect([...rack.news]).toEqual([rack.slots[4].id]);
  rack.sort('colour');
  expect(names(rack)).toBe('r3 r9 g1 b3 pass2');
  const later = new Rack(kept);
  later.follow('here', ['b3', 'g1', 'pass2', 'r9'], new Set());
  expect(names(later)).toBe('r9 g1 b3 pass2');
  expect(later.news.size).toBe(0);
});

test('of two alike the one that was laid leaves the rack', () => {
  const rack = new Rack(store());
  rack.follow('here', ['r3', 'b1', 'r3'], new Set());
  const [first, , second] = rack.slots;
  rack.follow('here', ['b1', 'r3'], new Set([first.id]));
  expect(rack.slots.at(-1)?.id).toBe(second.id);
});
