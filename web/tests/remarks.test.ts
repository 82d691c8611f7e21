// What bots say: at the start, at the end, seldom between, and the same on every page.
import { expect, test } from 'vitest';
import { remarkOf, type Moment } from '../src/chat/remarks';

const person = { kind: 'person', level: '' } as const;
const bot = (level: string) => ({ kind: 'bot', level }) as const;
const at = (more: Partial<Moment> = {}): Moment => ({
  code: 'TABLE2',
  seq: 1,
  scores: [0, 0],
  winners: [],
  seats: [person, bot('child')],
  ...more,
});

test('a bot greets when the game begins', () => {
  const said = remarkOf(null, at({ seq: 0 }));
  expect(['hello', 'luck']).toContain(said?.phrase);
  expect(said?.seat).toBe(1);
});

test('a bot that has lost praises, one that has won thanks', () => {
  expect(remarkOf(at(), at({ winners: [0] }))?.phrase).toBe('well-played');
  expect(remarkOf(at(), at({ winners: [1] }))?.phrase).toBe('thanks');
});

test('somebody who comes to a running game hears nothing of what was said before', () => {
  expect(remarkOf(null, at())).toBeNull();
  expect(remarkOf(at({ code: 'OTHER2' }), at())).toBeNull();
  expect(remarkOf(at(), at())).toBeNull();
});

test('people among themselves hear nothing', () => {
  const seats = [person, person];
  expect(remarkOf(null, at({ seq: 0, seats }))).toBeNull();
});

test('a child speaks up more often than an expert, and of others only', () => {
  const count = (level: string, scores: number[]) =>
    Array.from({ length: 300 }, (_, seq) =>
      remarkOf(at({ seq, seats: [person, bot(level)] }), at({ seq: seq + 1, scores, seats: [person, bot(level)] })),
    ).filter((said) => said !== null).length;
  expect(count('child', [9, 0])).toBeGreaterThan(3 * count('expert', [9, 0]));
  expect(count('expert', [9, 0])).toBeGreaterThan(0);
  expect(count('child', [0, 9])).toBe(0);
});

test('every page says the same', () => {
  const after = at({ seq: 2, scores: [9, 0] });
  expect(remarkOf(at(), after)).toEqual(remarkOf(at({ seq: 0 }), after));
});
