// Numbers and lists as each language writes them.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { writeList, writeNumber, writePoints, WrittenNumber } from '../src/lib/number';

test('groups and decimals', () => {
  expect(writeNumber(1234567, 'is')).toBe('1.234.567');
  expect(writeNumber(1234.5, 'is')).toBe('1.234,5');
  expect(writeNumber(1234, 'en')).toBe('1,234');
  expect(writeNumber(1234, 'fi')).toBe('1\u00a0234');
  expect(writeNumber(999, 'da')).toBe('999');
});

test('a true minus sign', () => {
  expect(writeNumber(-8, 'sv')).toBe('−8');
  expect(writePoints(7, 'nb')).toBe('+7');
  expect(writePoints(0, 'nb')).toBe('0');
});

test('lists', () => {
  expect(writeList(['Ásta'], 'is')).toBe('Ásta');
  expect(writeList(['Ásta', 'Þór'], 'is')).toBe('Ásta og Þór');
  expect(writeList(['Aino', 'Eino', 'Väinö'], 'fi')).toBe('Aino, Eino ja Väinö');
});

test('Icelandic plurals: 1, 21 and 31 are singular, 11 is not', () => {
  const bundle = new FluentBundle('is', { useIsolating: false });
  bundle.addResource(
    new FluentResource(
      'tiles =\n    { $count ->\n        [one] { $count } flís\n       *[other] { $count } flísar\n    }',
    ),
  );
  const write = (count: number) =>
    bundle.formatPattern(bundle.getMessage('tiles')?.value ?? '', { count: new WrittenNumber(count, 'is') });
  expect([1, 2, 11, 21, 1031].map(write)).toEqual(['1 flís', '2 flísar', '11 flísar', '21 flís', '1.031 flís']);
});
