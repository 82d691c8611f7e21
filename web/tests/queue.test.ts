// Moves that wait to be sent: what an update means for them, and what a browser keeps of them.
import { describe, expect, test } from 'vitest';
import { judge, recallMoves, rememberMoves, type Waiting } from '../src/net/pending_moves';
import type { Update } from '../src/net/wire';

const waiting = (more: Partial<Waiting> = {}): Waiting => ({
  table: 'ABC234',
  seq: 7,
  seat: 1,
  move: { take: 'blue' },
  sent: true,
  ...more,
});
const update = (seq: number, to_act: number | null = 1): Update => ({ seq, to_act }) as Update;

describe('what an update means for a move that waits', () => {
  test('nothing has moved: it is sent, but only once on every connection', () => {
    expect(judge(waiting(), update(7), true)).toBe('send');
    expect(judge(waiting({ sent: false }), update(7), true)).toBe('send');
    expect(judge(waiting(), update(7), false)).toBe('wait');
  });

  test('the game is further: what was sent has arrived, what was not comes too late', () => {
    expect(judge(waiting(), update(8), true)).toBe('played');
    expect(judge(waiting(), update(12, null), true)).toBe('played');
    expect(judge(waiting({ sent: false }), update(8), true)).toBe('late');
  });

  test('it is no longer the turn of its seat, or the game went back: it comes too late', () => {
    expect(judge(waiting(), update(7, 0), true)).toBe('late');
    expect(judge(waiting(), update(7, null), true)).toBe('late');
    expect(judge(waiting(), update(6), true)).toBe('late');
  });
});

describe('what a browser keeps', () => {
  function shelf(text: string | null = null) {
    let kept = text;
    return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
  }

  test('comes back as it was, and only so many', () => {
    const storage = shelf();
    const moves = Array.from({ length: 30 }, (_, seq) => waiting({ seq }));
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
    expect(() => rememberMoves([waiting()], { setItem: refuse })).not.toThrow();
  });
});
