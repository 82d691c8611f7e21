// The streak of puzzles, and how a day's line was laid, as this browser keeps them.
import { describe, expect, it } from 'vitest';
import { dayNumber, doneOn, isoDay, lengthOn, marksOn, readLine, readStreak, solve, writeLine, writeStreak } from '../src/puzzles/streak';

const NONE = readStreak(null);

describe('a streak', () => {
  it('grows by one for each day on which something was solved, and lists what', () => {
    const first = solve(NONE, 100, 'azul');
    const same = solve(solve(first, 100, 'timeline'), 100, 'azul');
    expect(same).toEqual({ day: 100, length: 1, done: ['azul', 'timeline'] });
    expect(solve(same, 101, 'azul')).toEqual({ day: 101, length: 2, done: ['azul'] });
    expect(solve(same, 102, 'azul').length).toBe(1);
  });

  it('lasts until a day has passed without anything', () => {
    const streak = solve(NONE, 100, 'azul');
    expect([100, 101, 102].map((today) => lengthOn(streak, today))).toEqual([1, 1, 0]);
    expect([100, 101].map((today) => doneOn(streak, today))).toEqual([['azul'], []]);
  });

  it('is read as it was written, and is none where something else is stored', () => {
    const streak = solve(solve(NONE, 100, 'azul'), 100, 'cross_rummy');
    expect(readStreak(writeStreak(streak))).toEqual(streak);
    for (const stored of ['', 'nonsense', '1 2 <b>', '-1 4']) expect(readStreak(stored)).toEqual(NONE);
  });
});

describe('a day', () => {
  it('is the one the reader writes, whatever the hour', () => {
    expect(isoDay(dayNumber(new Date(2026, 1, 28, 23, 59)))).toBe('2026-02-28');
    expect(dayNumber(new Date(2026, 2, 1, 0, 1)) - dayNumber(new Date(2026, 1, 28, 23, 59))).toBe(1);
  });

  it('has its line once', () => {
    const line = { day: 100, marks: [true, false, true] };
    expect(readLine(writeLine(line))).toEqual(line);
    expect(marksOn(line, 100)).toEqual(line.marks);
    expect(marksOn(line, 101)).toBeNull();
    expect(readLine('100 012')).toEqual({ day: 0, marks: [] });
  });
});
