// The outbox: what an update means for a pending move, and what a browser keeps of pending moves.
import { describe, expect, test } from 'vitest';
import { recallMoves, rememberMoves, statusOf, type PendingMove } from '../src/net/outbox.svelte';
import type { Update } from '../src/net/wire';

const pending = (more: Partial<PendingMove> = {}): PendingMove => ({
  table: 'ABC234',
  seq: 7,
  seat: 1,
  move: { take: 'blue' },
  sent: true,
  ...more,
});
const update = (seq: number, to_act: number | null = 1): Update => ({ seq, to_act }) as Update;

describe('what an update means for a pending move', () => {
  test('nothing has moved: it is sent, but only once on every connection', () => {
    expect(statusOf(pending(), update(7), true)).toBe('send');
    expect(statusOf(pending({ sent: false }), update(7), true)).toBe('send');
    expect(statusOf(pending(), update(7), false)).toBe('wait');
  });

  test('the game is further: what was sent has arrived, what was not comes too late', () => {
    expect(statusOf(pending(), update(8), true)).toBe('played');
    expect(statusOf(pending(), update(12, null), true)).toBe('played');
    expect(statusOf(pending({ sent: false }), update(8), true)).toBe('late');
  });

  test('it is no longer the turn of its seat, or the game went back: it comes too late', () => {
    expect(statusOf(pending(), update(7, 0), true)).toBe('late');
    expect(statusOf(pending(), update(7, null), true)).toBe('late');
    expect(statusOf(pending(), update(6), true)).toBe('late');
  });
});

describe('what a browser keeps', () => {
  function shelf(text: string | null = null) {
    let kept = text;
    return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
  }

  test('comes back as it was, and only so many', () => {
    const storage = shelf();
    const moves = Array.from({ length: 30 }, (_, seq) => pending({ seq }));
    rememberMoves(moves, storage);
    expect(recallMoves(storage)).toEqual(moves.slice(-20));
  });

  test.each([null, '', 'nonsense', '{}', '[1, null]', '[{"table": 7}]', '[{"table":"A","seq":1,"seat":0,"sent":true}]'])(
    'is nothing where %s is kept',
    (text) => expect(recallMoves(shelf(text))).toEqual([]),
  );

  test('is nothing where the browser forbids it', () => {
    const refuse = () => {
      throw new Error('forbidden');
    };
    expect(recallMoves({ getItem: refuse })).toEqual([]);
    expect(() => rememberMoves([pending()], { setItem: refuse })).not.toThrow();
  });
});
