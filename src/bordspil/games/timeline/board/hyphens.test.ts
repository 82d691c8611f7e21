// Long words may break where they can be said in parts; short ones and whole titles stay as they are.
import { expect, test } from 'vitest';
import { soften } from './hyphens';

const shown = (title: string): string => soften(title, 12).replaceAll('\u00ad', '-');

test('short words are left alone', () => {
  expect(shown('The Titanic sinks')).toBe('The Titanic sinks');
});

test('long words break before a consonant that a vowel follows', () => {
  expect(shown('Maailmanmestaruus')).toBe('Maail-man-mes-ta-ruus');
  expect(shown('Nationalparken')).toBe('Natio-nal-parken');
});

test('nothing but soft hyphens is added', () => {
  const title = 'Sverige antar tryckfrihetsförordningen';
  expect(soften(title, 12).replaceAll('\u00ad', '')).toBe(title);
});
