// Dates in all six languages by patterns of our own: Chromium has no Icelandic data for them.
import type { Language } from './languages';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day, from seconds since 1970, where the reader lives. */
export function writeDate(seconds: number, language: Language): string {
  const when = new Date(seconds * 1000);
  const [year, month, day] = [when.getFullYear(), when.getMonth() + 1, when.getDate()];
  const two = (value: number) => String(value).padStart(2, '0');
  if (language === 'en') return `${day} ${MONTHS[month - 1]} ${year}`;
  return language === 'sv' ? `${year}-${two(month)}-${two(day)}` : `${day}.${month}.${year}`;
}
