// Numbers and lists as each language writes them.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { formatList, formatNumber, formatPoints, FormattedNumber } from '../src/lib/format';

test('groups and decimals', () => {
  expect(formatNumber(1234567, 'is')).toBe('1.234.567');
  expect(formatNumber(1234.5, 'is')).toBe('1.234,5');
  expect(formatNumber(1234, 'en')).toBe('1,234');
  expect(formatNumber(1234, 'fi')).toBe('1\u00a0234');
  expect(formatNumber(999, 'da')).toBe('999');
});

test('a true minus sign', () => {
  expect(formatNumber(-8, 'sv')).toBe('−8');
  expect(formatPoints(7, 'nb')).toBe('+7');
  expect(formatPoints(0, 'nb')).toBe('0');
});

test('lists', () => {
  expect(formatList(['Ásta'], 'is')).toBe('Ásta');
  expect(formatList(['Ásta', 'Þór'], 'is')).toBe('Ásta og Þór');
  expect(formatList(['Aino', 'Eino', 'Väinö'], 'fi')).toBe('Aino, Eino ja Väinö');
});

test('Icelandic plurals: 1, 21 and 31 are singular, 11 is not', () => {
  const bundle = new FluentBundle('is', { useIsolating: false });
  bundle.addResource(
    new FluentResource(
      'tiles =\n    { $count ->\n        [one] { $count } flís\n       *[other] { $count } flísar\n    }',
    ),
  );
  const write = (count: number) =>
    bundle.formatPattern(bundle.getMessage('tiles')?.value ?? '', { count: new FormattedNumber(count, 'is') });
  expect([1, 2, 11, 21, 1031].map(write)).toEqual(['1 flís', '2 flísar', '11 flísar', '21 flís', '1.031 flís']);
});
