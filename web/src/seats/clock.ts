// Thinking time on the page: what is left now, computed from the last reading, and how it is written.
import type { Text } from '../board/contract';
import type { Pace, Time } from '../net/wire';

/** The clocks as the server sent them, and when this page received them, in its own milliseconds. */
export type ClockReading = Time & { at: number };

export interface Left {
  move: number;
  reserve: number;
  running: boolean;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const SHORT = 10;

/** The paces the page offers; the server takes others, too. */
export const PACES: readonly Pace[] = [
  { per_move: 15, reserve: 2 * MINUTE },
  { per_move: 30, reserve: 5 * MINUTE },
  { per_move: MINUTE, reserve: 15 * MINUTE },
  { per_move: DAY },
  { per_move: 3 * DAY },
  { per_move: 7 * DAY },
];

/** What a seat has left at a moment: first of the seconds for this move, then of its reserve. */
export function timeLeft(reading: ClockReading, seat: number, now: number): Left {
  const reserve = reading.reserves[seat];
  if (reading.running !== seat) return { move: 0, reserve, running: false };
  const gone = Math.max(0, now - reading.at) / 1000;
  const over = Math.max(0, gone - reading.move);
  return { move: Math.max(0, reading.move - gone), reserve: Math.max(0, reserve - over), running: true };
}

/** Whether the time of a seat is short: the last seconds, or the last hour of a move that has days. */
export function isShort({ move, reserve, running }: Left, slow: boolean): boolean {
  return running && move + reserve <= (slow ? HOUR : SHORT);
}

export const isSlow = (pace: Pace): boolean => pace.per_move >= DAY;

/** A span of time in short: minutes and seconds, hours and minutes, or days and hours. */
export function formatTime(seconds: number, text: Text): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return text('time-days', { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  const minutes = Math.floor(whole / MINUTE);
  if (whole >= HOUR) return text('time-hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return `${minutes}:${String(whole % MINUTE).padStart(2, '0')}`;
}

/** A pace in words. */
export function formatPace(pace: Pace | null | undefined, text: Text): string {
  if (!pace) return text('pace-none');
  if (isSlow(pace)) return text('pace-days', { days: Math.round(pace.per_move / DAY) });
  return text('pace-quick', { seconds: pace.per_move, minutes: Math.round((pace.reserve ?? 0) / MINUTE) });
}
