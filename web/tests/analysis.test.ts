// The curve of chances: where its lines go, which move a click means, and when a better move is shown.
import { expect, test } from 'vitest';
import { GameAnalysis, moveAt, curvePaths, percent } from '../src/replay/analysis.svelte';
import type { Replayed, TurningPoint } from '../src/net/wire';

const curve = [
  [0.5, 0.5],
  [0.75, 0.25],
  [0, 1],
];

test('every seat has a line from the first position to the end, the surest winner on top', () => {
  expect(curvePaths(curve, 100, 40)).toEqual(['M0.0 20.0L50.0 10.0L100.0 40.0', 'M0.0 20.0L50.0 30.0L100.0 0.0']);
});

test('a click means the nearest move, also beyond the edges', () => {
  expect([-0.2, 0.2, 0.3, 0.9, 1.4].map((share) => moveAt(share, curve))).toEqual([0, 0, 1, 2, 2]);
  expect(percent(0.618)).toBe(62);
});

test('a better move is shown before the mistake, in the view of the seat that made it', () => {
  const analysis = new GameAnalysis(() => true);
  const point = { at: 2, seat: 1 } as TurningPoint;
  analysis.handlers.analysing({ type: 'analysing', done: 1, of: 2 });
  expect(analysis.progress?.done).toBe(1);
  analysis.handlers.analysis({ type: 'analysis', curve, turning_points: [point] });
  expect(analysis.progress).toBeNull();
  const past = (at: number, seat: number | null) => ({ at, seat }) as Replayed;
  expect(analysis.turningPointAt(past(1, 1))).toBe(point);
  expect([past(2, 1), past(1, 0), past(1, null), null].map((one) => analysis.turningPointAt(one))).toEqual([null, null, null, null]);
});

test('it is asked for once, and anew after another table', () => {
  const sent: string[] = [];
  const analysis = new GameAnalysis(({ type }) => sent.push(type) > 0);
  analysis.ask();
  analysis.handlers.analysis({ type: 'analysis', curve, turning_points: [] });
  analysis.ask();
  expect(sent).toEqual(['analyse']);
  analysis.clear();
  analysis.ask();
  expect(sent).toEqual(['analyse', 'analyse']);
});
