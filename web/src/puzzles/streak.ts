// Days, what each of them asks, and what this browser keeps of them: the streak, and how the last line was laid.
import type { GameInfo } from '../net/wire';

/** Days in a row on which something was solved, the last of them, and the games that were solved on it. */
export interface Streak {
  day: number;
  length: number;
  done: string[];
}

/** How the line of a day was laid, card by card. */
export interface Line {
  day: number;
  marks: boolean[];
}

const DAY = 86_400_000;

/** The number of the day it is where the reader lives: the same for all who write the same date. */
export const dayNumber = (now: Date): number => Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY;

export const isoDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** The number of the puzzle that a game has for a day. */
export const puzzleOf = (day: number, { puzzles }: GameInfo): number | null => (puzzles > 0 ? day % puzzles : null);

/** The streak after something was solved on a day. */
export function solve(streak: Streak, day: number, game: string): Streak {
  if (streak.day === day) return streak.done.includes(game) ? streak : { ...streak, done: [...streak.done, game] };
  return { day, length: streak.day === day - 1 ? streak.length + 1 : 1, done: [game] };
}

/** How long the streak is on a day: it ends when a day has passed on which nothing was solved. */
export const lengthOn = ({ day, length }: Streak, today: number): number => (day >= today - 1 ? length : 0);

export const doneOn = ({ day, done }: Streak, today: number): string[] => (day === today ? done : []);

export const marksOn = ({ day, marks }: Line, today: number): boolean[] | null => (day === today ? marks : null);

export function readStreak(stored: string | null): Streak {
  const found = /^(\d{1,7}) (\d{1,7})((?: [a-z0-9_-]{1,40})*)$/.exec(stored ?? '');
  if (!found) return { day: 0, length: 0, done: [] };
  return { day: Number(found[1]), length: Number(found[2]), done: found[3].split(' ').filter(Boolean) };
}

export const writeStreak = ({ day, length, done }: Streak): string => [day, length, ...done].join(' ');

export function readLine(stored: string | null): Line {
  const found = /^(\d{1,7}) ([01]{1,100})$/.exec(stored ?? '');
  return found ? { day: Number(found[1]), marks: [...found[2]].map((mark) => mark === '1') } : { day: 0, marks: [] };
}

export const writeLine = ({ day, marks }: Line): string => `${day} ${marks.map(Number).join('')}`;
