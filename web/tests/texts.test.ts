// Texts: every language has the same messages with the same arguments, every message is used, every use has one.
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/lib/languages';

const shellTexts = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default', eager: true });
const refusals = import.meta.glob<string>('../../src/bordspil/texts/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const gameTexts = import.meta.glob<string>('../../src/bordspil/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const shellCode = import.meta.glob<string>('../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const gameCode = import.meta.glob<string>('../../src/bordspil/games/*/board/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The arguments of every message, those of the messages it refers to included. */
function read(source: string): Map<string, Set<string>> {
  const patterns = new Map(new FluentResource(source).body.map(({ id, value }) => [id, value]));
  const written = [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1]);
  expect([...patterns.keys()], 'every message can be read, none stands twice').toEqual(written);
  const collect = (value: unknown, into: Set<string>): void => {
    if (Array.isArray(value)) value.forEach((part) => collect(part, into));
    else if (value && typeof value === 'object') {
      const part = value as { type?: string; name?: string };
      if (part.type === 'var' && part.name) into.add(part.name);
      if (part.type === 'mesg' && part.name) {
        expect(patterns.has(part.name), `there is ${part.name}`).toBe(true);
        collect(patterns.get(part.name), into);
        return;
      }
      Object.values(value).forEach((child) => collect(child, into));
    }
  };
  return new Map(
    [...patterns].map(([id, value]) => {
      const names = new Set<string>();
      collect(value, names);
      return [id, names];
    }),
  );
}

/** Messages that begin with "part-" are building blocks of their language and may differ. */
const isPart = (id: string): boolean => id.startsWith('part-');

const find = (files: Record<string, string>, ending: string): string => {
  const path = Object.keys(files).find((candidate) => candidate.endsWith(ending));
  expect(path, `there is ${ending}`).toBeDefined();
  return files[path as string];
};

const games = [...new Set(Object.keys(gameTexts).map((path) => path.split('/games/')[1].split('/')[0]))].filter(
  (game) => Object.keys(gameCode).some((path) => path.includes(`/games/${game}/`)),
);
const without = (files: Record<string, string>): string =>
  Object.entries(files)
    .filter(([path]) => !path.includes('.test.'))
    .map(([, source]) => source)
    .join('\n');
const codeOf = (game: string): string =>
  without(Object.fromEntries(Object.entries(gameCode).filter(([path]) => path.includes(`/games/${game}/`))));

const sets = [
  { name: 'shell', files: shellTexts, ending: (language: string) => `/${language}.ftl`, code: without(shellCode) },
  ...games.map((game) => ({
    name: game,
    files: gameTexts,
    ending: (language: string) => `/games/${game}/texts/page-${language}.ftl`,
    code: `${codeOf(game)}\n${without(shellCode)}`,
  })),
];

describe.each(sets)('texts of $name', ({ files, ending, code }) => {
  const english = read(find(files, ending('en')));
  const keys = [...english.keys()].filter((id) => !isPart(id));

  test.each(LANGUAGES)('%s has the messages and arguments of English', (language) => {
    const texts = read(find(files, ending(language)));
    expect([...texts.keys()].filter((id) => !isPart(id)).sort()).toEqual([...keys].sort());
    for (const key of keys)
      expect([...(texts.get(key) ?? [])].sort(), key).toEqual([...(english.get(key) ?? [])].sort());
  });

  test.each(LANGUAGES)('%s uses every building block', (language) => {
    const source = find(files, ending(language));
    for (const id of read(source).keys()) {
      if (isPart(id)) expect(source.includes(`{ ${id} }`), `${id} is used`).toBe(true);
    }
  });

  test('every message is used', () => {
    const starts = [...code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((found) => found[1]);
    const unused = keys.filter((key) => !code.includes(`'${key}'`) && !starts.some((start) => key.startsWith(start)));
    expect(unused).toEqual([]);
  });
});

test('every message that is asked for exists', () => {
  const shell = read(find(shellTexts, '/en.ftl'));
  for (const [path, source] of [...Object.entries(shellCode), ...Object.entries(gameCode)]) {
    const game = path.split('/games/')[1]?.split('/')[0];
    const known = new Set(shell.keys());
    for (const name of game ? [game] : games) {
      for (const ending of ['en.ftl', 'page-en.ftl']) {
        for (const key of read(find(gameTexts, `/games/${name}/texts/${ending}`)).keys()) known.add(key);
      }
      const puzzles = Object.keys(gameTexts).find((file) => file.endsWith(`/games/${name}/texts/puzzle-en.ftl`));
      if (puzzles) for (const key of read(gameTexts[puzzles]).keys()) known.add(key);
    }
    for (const [, key] of source.matchAll(/\b(?:text|say|textOf\([\w.]+\))\(\s*'([^']+)'/g)) {
      expect(known.has(key), `${key} in ${path}`).toBe(true);
    }
  }
});

test('the arguments given are those the message knows', () => {
  const shell = read(find(shellTexts, '/en.ftl'));
  for (const [path, source] of Object.entries(shellCode)) {
    for (const [, key, given] of source.matchAll(/\btext\('([^']+)', \{([^}]*)\}/g)) {
      const names = [...given.replace(/\([^()]*\)/g, '').matchAll(/(?:^|,)\s*(\w+)/g)].map((found) => found[1]);
      expect(names.sort(), `${key} in ${path}`).toEqual([...(shell.get(key) ?? [])].sort());
    }
  }
});

test('refusals are written in every language', () => {
  const english = [...read(find(refusals, '/en.ftl')).keys()].sort();
  for (const language of LANGUAGES) {
    expect([...read(find(refusals, `/${language}.ftl`)).keys()].sort(), language).toEqual(english);
  }
});
