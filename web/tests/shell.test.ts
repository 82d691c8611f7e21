// The small parts of the shell that need no browser: language, addresses, names, and the rules in all languages.
import { describe, expect, test } from 'vitest';
import type { Text } from '../src/board/contract';
import { backoff } from '../src/net/connection.svelte';
import { chooseLanguage, LANGUAGES } from '../src/lib/languages';
import { readMarkdown } from '../src/lib/markdown';
import { pathOf, parseRoute } from '../src/shell/route';
import { nameOf, playersOf } from '../src/seats/players';
import type { SeatInfo } from '../src/net/wire';

const rules = import.meta.glob<string>('../../src/bordspil/games/*/help/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const games = [...new Set(Object.keys(rules).map((path) => path.split('/games/')[1].split('/')[0]))];

test('the language of the browser, or English', () => {
  expect(chooseLanguage(['is-IS', 'en'])).toBe('is');
  expect(chooseLanguage(['de', 'nn-NO', 'en'])).toBe('nb');
  expect(chooseLanguage(['no'])).toBe('nb');
  expect(chooseLanguage(['de', 'fr'])).toBe('en');
  expect(chooseLanguage([])).toBe('en');
});

test('addresses of tables', () => {
  expect(parseRoute('/table/abcd12')).toEqual({ page: 'table', code: 'ABCD12' });
  expect(parseRoute('/table/abc')).toEqual({ page: 'home' });
  expect(parseRoute('/')).toEqual({ page: 'home' });
  expect(pathOf({ page: 'table', code: 'ABCD12' })).toBe('/table/ABCD12');
  expect(parseRoute('/table/abcd12/0')).toEqual({ page: 'table', code: 'ABCD12', at: 0 });
  expect(parseRoute('/table/abcd12/x')).toEqual({ page: 'home' });
  expect(pathOf({ page: 'table', code: 'ABCD12', at: 0 })).toBe('/table/ABCD12/0');
  expect(parseRoute('/account/')).toEqual({ page: 'account' });
  expect(parseRoute('/accounts')).toEqual({ page: 'home' });
  expect(pathOf({ page: 'privacy' })).toBe('/privacy');
});

test('a lost connection is tried again more and more slowly, within bounds', () => {
  expect([0, 1, 2, 3].map((attempt) => backoff(attempt, 1))).toEqual([400, 800, 1600, 3200]);
  expect(backoff(0, 0)).toBe(200);
  expect(backoff(50, 1)).toBe(8000);
});

describe('names', () => {
  const text: Text = (key, given = {}) => [key, ...Object.values(given)].join(' ');
  const seat = (more: Partial<SeatInfo>): SeatInfo => ({
    kind: 'person',
    name: '',
    level: '',
    connected: true,
    looking: true,
    yours: false,
    traits: [],
    stand_in: '',
    replaceable: false,
    lost: false,
    colour: 0,
    portrait: null,
    ...more,
  });

  test('one browser, one seat: you', () => {
    const seats = [seat({ yours: true }), seat({ kind: 'bot' })];
    expect(seats.map((_, number) => nameOf(seats, number, text))).toEqual(['you', 'bot']);
    expect(playersOf(seats, text).map(({ you }) => you)).toEqual([true, false]);
  });

  test('a bot that stands in plays, and the seat keeps its name', () => {
    const seats = [seat({ yours: true }), seat({ name: 'Ásta', stand_in: 'easy' })];
    expect(playersOf(seats, text).map(({ name, bot }) => [name, bot])).toEqual([
      ['you', false],
      ['Ásta', true],
    ]);
  });

  test('several on one device are called by name or number', () => {
    const seats = [seat({ yours: true, name: 'Ásta' }), seat({ yours: true })];
    expect(playersOf(seats, text).map(({ name }) => name)).toEqual(['Ásta', 'player-number 2']);
    expect(playersOf(seats, text).some(({ you }) => you)).toBe(false);
  });

  test('several bots are numbered, free seats are free', () => {
    const seats = [seat({ kind: 'bot' }), seat({ kind: 'open' }), seat({ kind: 'bot' })];
    expect(seats.map((_, number) => nameOf(seats, number, text))).toEqual([
      'bot-number 1',
      'seat-open',
      'bot-number 2',
    ]);
  });
});

test('Markdown: headings, bold, keys, figures and rule numbers', () => {
  const blocks = readMarkdown(
    '# Top\n\nAll **tiles**\ngo. [AB-1] [AB-2]\n\n- press `F` [AB-3]\n- two\n\n![A board.](board)',
  );
  expect(blocks).toEqual([
    { kind: 'heading', level: 1, spans: [{ kind: 'text', text: 'Top' }] },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'All ' },
        { kind: 'bold', text: 'tiles' },
        { kind: 'text', text: ' go.' },
      ],
      rules: ['AB-1', 'AB-2'],
    },
    {
      kind: 'list',
      items: [
        {
          spans: [
            { kind: 'text', text: 'press ' },
            { kind: 'key', text: 'F' },
          ],
          rules: ['AB-3'],
        },
        { spans: [{ kind: 'text', text: 'two' }], rules: [] },
      ],
    },
    { kind: 'figure', caption: 'A board.', name: 'board' },
  ]);
});

describe.each(games)('the rules of %s', (game) => {
  const blocksOf = (language: string) => {
    const path = Object.keys(rules).find((candidate) => candidate.endsWith(`/games/${game}/help/${language}.md`));
    if (!path) throw new Error(`no rules in ${language}`);
    return readMarkdown(rules[path]);
  };
  /** Everything but the words: kinds of blocks, figures, rule numbers and keys in their order. */
  const skeleton = (language: string) =>
    blocksOf(language).map((block) => {
      if (block.kind === 'line') return 'line';
      if (block.kind === 'figure') return block.name;
      if (block.kind === 'heading') return `heading ${block.level}`;
      const items = block.kind === 'list' ? block.items : [block];
      return items.map(({ rules: numbers, spans }) => [
        ...numbers,
        ...spans.filter(({ kind }) => kind === 'key').map((span) => span.text),
      ]);
    });

  test.each(LANGUAGES)('%s says what English says, rule by rule', (language) => {
    expect(skeleton(language)).toEqual(skeleton('en'));
  });

  test.each(LANGUAGES)('%s tells the game on one page, without headings and numbers, before all the rules', (language) => {
    const blocks = blocksOf(language);
    const page = blocks.slice(0, blocks.findIndex(({ kind }) => kind === 'line'));
    expect(page.map(({ kind }) => kind)).toContain('figure');
    expect(page.every(({ kind }) => kind === 'figure' || kind === 'paragraph')).toBe(true);
    const words = page.flatMap((block) => (block.kind === 'paragraph' ? block.spans : [])).map(({ text }) => text);
    expect(words.join(' ').split(/\s+/).length).toBeLessThanOrEqual(250);
    expect(page.flatMap((block) => (block.kind === 'paragraph' ? block.rules : []))).toEqual([]);
  });
});

test('what is stored is said in every language, point by point', () => {
  const pages = import.meta.glob<string>('../privacy/*.md', { query: '?raw', import: 'default', eager: true });
  expect(Object.keys(pages).sort()).toEqual([...LANGUAGES].sort().map((language) => `../privacy/${language}.md`));
  const shape = (source: string) =>
    readMarkdown(source).map((block) => (block.kind === 'list' ? block.items.length : block.kind));
  for (const page of Object.values(pages)) expect(shape(page)).toEqual(shape(pages['../privacy/en.md']));
});
