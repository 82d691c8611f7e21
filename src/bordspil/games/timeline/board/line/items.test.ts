// What lies in the line while a card is laid: no date before it is turned, and its right place when it was wrong.
import { expect, test } from 'vitest';
import type { Text } from '$shell/board/contract';
import type { Tools } from '../faces';
import { lineItems } from './items';
import type { Placing } from '../moves';
import type { ShownCard, View } from '../view';

const text: Text = (key, given = {}) => [key, ...Object.values(given)].join(' ');
const tools: Tools = { text, language: 'is', material: (name) => name };
const front = { alt: {}, category: 'arts', picture: 'p' };
const card = (title: string, year?: number): ShownCard => ({ ...front, title: { en: title }, year });
const view = { timeline: ['a', 'b'], cards: { a: card('A', 1500), b: card('B', 1900) } } as unknown as View;
const placing: Placing = {
  event: 'place',
  seat: 0,
  card: 'c',
  title: { en: 'C' },
  place: 2,
  revealed: { id: 'c', year: 1700, right: false, belongs: 1 },
  within: 0,
  back: 'back-c.json',
};
const laid = { placing, front: card('C', 1700), turned: false, moved: false };

test('TL-20: a card lies where it was laid, and its date is not there yet', () => {
  const items = lineItems(view, laid, null, tools);
  expect(items.map(({ face }) => face.title)).toEqual(['A', 'B', 'C']);
  expect(items[2].face.date).toBeNull();
  expect(items[2].mark).toBeUndefined();
});

test('TL-24: once turned it is marked, and then shows where it belonged', () => {
  const turned = lineItems(view, { ...laid, turned: true }, null, tools);
  expect(turned[2]).toMatchObject({ mark: 'wrong', face: { date: 'date 1700', back: 'back-c.json' } });
  const moved = lineItems(view, { ...laid, turned: true, moved: true }, null, tools);
  expect(moved.map(({ face }) => face.title)).toEqual(['A', 'C', 'B']);
  expect(moved[1].note).toBe('belonged-here');
});

test('TL-21: a card that was right stays marked until the next one comes', () => {
  const last = { placing: { ...placing, card: 'b', revealed: { ...placing.revealed, right: true } }, front: undefined };
  expect(lineItems(view, null, last, tools).map(({ mark }) => mark)).toEqual([null, 'right']);
});
