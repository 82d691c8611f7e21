// Dates as they are written: without a group in a year of four digits, with its era where it needs one.
import type { Text } from '$shell/board/contract';

const NEEDS_ERA = 1000;
const NEEDS_GROUPS = 10_000;

/** A date in the language of the texts; a year before our era is negative, and there is no year 0. */
export function writeDate(year: number, within: number, text: Text): string {
  const size = Math.abs(year);
  // A number would be written with groups of digits, and a year of four digits has none.
  const given = { year: size < NEEDS_GROUPS ? String(size) : size };
  const date = year < 0 ? text('date-bce', given) : year < NEEDS_ERA ? text('date-ce', given) : text('date', given);
  return within > 0 ? text('date-about', { date }) : date;
}
