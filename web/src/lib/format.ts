// Numbers, lists and dates in all six languages by patterns of their own: Chromium has no Icelandic data for them.
import { FluentNumber } from '@fluent/bundle';
import type { Language } from './languages';

interface Pattern {
  group: string;
  decimal: string;
  last: string;
}

const SPACE = '\u00a0';
const PATTERNS: Record<Language, Pattern> = {
  is: { group: '.', decimal: ',', last: ' og ' },
  sv: { group: SPACE, decimal: ',', last: ' och ' },
  da: { group: '.', decimal: ',', last: ' og ' },
  fi: { group: SPACE, decimal: ',', last: ' ja ' },
  nb: { group: SPACE, decimal: ',', last: ' og ' },
  en: { group: ',', decimal: '.', last: ' and ' },
};

/** A number as it is written in a language, with a true minus sign. */
export function formatNumber(value: number, language: Language): string {
  const { group, decimal } = PATTERNS[language];
  const [whole, part] = String(Math.abs(value)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return (value < 0 ? '−' : '') + (part ? grouped + decimal + part : grouped);
}

/** Points won or lost: always with a sign. */
export function formatPoints(value: number, language: Language): string {
  return (value > 0 ? '+' : '') + formatNumber(value, language);
}

/** Several names as a list: a, b and c. */
export function formatList(names: readonly string[], language: Language): string {
  if (names.length < 2) return names.join('');
  return names.slice(0, -1).join(', ') + PATTERNS[language].last + names[names.length - 1];
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day, from seconds since 1970, where the reader lives. */
export function formatDate(seconds: number, language: Language): string {
  const when = new Date(seconds * 1000);
  const [year, month, day] = [when.getFullYear(), when.getMonth() + 1, when.getDate()];
  const two = (value: number) => String(value).padStart(2, '0');
  if (language === 'en') return `${day} ${MONTHS[month - 1]} ${year}`;
  return language === 'sv' ? `${year}-${two(month)}-${two(day)}` : `${day}.${month}.${year}`;
}

/** A number for a Fluent message: chosen by the language's plural rules, written by the patterns here. */
export class FormattedNumber extends FluentNumber {
  private readonly written: string;

  constructor(value: number, language: Language) {
    super(value);
    this.written = formatNumber(value, language);
  }

  override toString(): string {
    return this.written;
  }
}
