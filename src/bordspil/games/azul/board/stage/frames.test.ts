// Between two views every event has its own view, and every piece that moves has a way to travel.
import { expect, test } from 'vitest';
import { boardOf, flightsOf, spots } from './spots';
import { unfold } from './frames';
import type { GameEvent } from '../moves';
import { sample } from '../sample';

const take: GameEvent = { event: 'take', seat: 0, take: 'black', from: 2, to: 5, count: 3, fallen: 2, marker: false };

test('a take: line, floor and centre', () => {
  const [{ view }] = unfold(sample, [take, { event: 'floor', seat: 1, spaces: 0, points: 0 }], sample);
  expect(view.boards[0].lines[4]).toEqual({ colour: 'black', count: 5 });
  expect(view.boards[0].floor).toEqual(['black', 'black']);
  expect(view.displays[2]).toEqual([]);
  expect(view.centre).toEqual(['blue', 'blue', 'yellow', 'yellow', 'red', 'black', 'white']);
});

test('a take: three tiles travel to line and floor, the fourth to the centre', () => {
  const [frame] = unfold(sample, [take], sample);
  expect(flightsOf(frame)).toEqual([
    { piece: 'black', from: 'display-2-1', to: spots.line(0, 4, 4) },
    { piece: 'black', from: 'display-2-2', to: spots.floor(0, 0) },
    { piece: 'black', from: 'display-2-3', to: spots.floor(0, 1) },
    { piece: 'yellow', from: 'display-2-0', to: spots.centre('yellow', 1) },
  ]);
});

test('a take from the centre: the marker goes first', () => {
  const event: GameEvent = {
    event: 'take',
    seat: 1,
    take: 'blue',
    from: 'centre',
    to: 3,
    count: 2,
    fallen: 0,
    marker: true,
  };
  const [frame] = unfold(sample, [event], sample);
  expect(flightsOf(frame)).toEqual([
    { piece: 'marker', from: 'centre-marker-0', to: spots.floor(1, 0) },
    { piece: 'blue', from: 'centre-blue-0', to: spots.line(1, 2, 0) },
    { piece: 'blue', from: 'centre-blue-1', to: spots.line(1, 2, 1) },
  ]);
});

test('what finds no room on the floor goes to the lid', () => {
  const full = structuredClone(sample);
  full.boards[0].floor = ['red', 'red', 'red', 'red', 'red', 'red'];
  const [frame] = unfold(full, [take], sample);
  expect(flightsOf(frame).map(({ to }) => to)).toEqual(['line-0-4-4', 'floor-0-6', 'lid', 'centre-yellow-1']);
});

test('the end of a round: one view after each event, the last one true', () => {
  const events: GameEvent[] = [
    take,
    { event: 'tile', seat: 0, line: 1, column: 5, colour: 'white', points: 2 },
    { event: 'floor', seat: 0, spaces: 2, points: -2 },
    { event: 'deal', displays: [['red', 'red', 'red', 'red'], [], [], [], []] },
  ];
  const after = structuredClone(sample);
  const frames = unfold(sample, events, after);
  expect(frames.map(({ event }) => event?.event)).toEqual(['take', 'tile', 'floor', 'deal']);
  expect(frames[1].view.boards[0]).toMatchObject({ score: 23, lines: [{ colour: null, count: 0 }, {}, {}, {}, {}] });
  expect(frames[1].view.boards[0].wall[0][4]).toBe('white');
  expect(frames[2].view.boards[0]).toMatchObject({ score: 21, floor: [] });
  expect(frames[3].view).toBe(after);
});

test('without events the new view follows at once', () => {
  const after = structuredClone(sample);
  expect(unfold(sample, [], after)).toEqual([{ before: sample, view: after, event: null }]);
});

test('a spot on a board that is not drawn leads to the board', () => {
  expect(boardOf('wall-2-0-4')).toBe('board-2');
  expect(boardOf('display-2-0')).toBeNull();
});
