// Words in the player's language: Fluent messages of the shell, of the refusals and of the games in use.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Arguments, Text } from '../board/contract';
import type { Language } from './languages';
import { FormattedNumber, formatDate, formatList, formatNumber, formatPoints } from './format';

export type Files = Record<string, () => Promise<string>>;
// Vite reads these calls where they stand, so the options cannot be shared.
const shellFiles: Files = import.meta.glob<string>('../../texts/*.ftl', { query: '?raw', import: 'default' });
const refusalFiles: Files = import.meta.glob<string>('../../../src/bordspil/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});
const gameFiles: Files = import.meta.glob<string>(
  [
    '../../../src/bordspil/games/*/texts/*.ftl',
    '!../../../src/bordspil/games/*/texts/learn-*.ftl',
    '!../../../src/bordspil/games/*/texts/puzzle-*.ftl',
  ],
  { query: '?raw', import: 'default' },
);

let language = $state<Language>('en');
let shell = $state.raw<FluentBundle | null>(null);
const games = new SvelteMap<string, FluentBundle>();
/** Words of lessons and puzzles, which few need: their pages bring them, and name the parts of each game in use. */
let lessonFiles: Files = {};
const taught = new Map<string, Set<string>>();

async function loadBundle(into: Language, files: Files, endings: string[]): Promise<FluentBundle> {
  const bundle = new FluentBundle(into, { useIsolating: false });
  const found = Object.keys(files).filter((path) => endings.some((ending) => path.endsWith(ending)));
  for (const source of await Promise.all(found.map((path) => files[path]()))) {
    bundle.addResource(new FluentResource(source));
  }
  return bundle;
}

function loadGameBundle(game: string, into: Language): Promise<FluentBundle> {
  const folder = `/games/${game}/texts/`;
  if (!Object.keys(gameFiles).some((path) => path.includes(folder))) return loadOutsideBundle(game, into);
  const parts = ['', 'page-', ...(taught.get(game) ?? [])];
  return loadBundle(
    into,
    { ...gameFiles, ...lessonFiles },
    parts.map((part) => `${folder}${part}${into}.ftl`),
  );
}

/** The texts of a game that was not there when the page was built: the server has them; English where they lack. */
async function loadOutsideBundle(game: string, into: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(into, { useIsolating: false });
  for (const language of new Set<Language>(['en', into])) {
    const answer = await fetch(`/api/games/${game}/texts/${language}`);
    if (answer.ok) bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
  }
  return bundle;
}

/** Changes the language of the page, once all its texts are loaded, and those of the games that it needs at once. */
export async function setLanguage(wanted: Language, needed: readonly string[] = []): Promise<void> {
  const ending = [`/texts/${wanted}.ftl`];
  const open = [...new Set([...games.keys(), ...needed])];
  const [words, ...bundles] = await Promise.all([
    loadBundle(wanted, { ...refusalFiles, ...shellFiles }, ending),
    ...open.map((game) => loadGameBundle(game, wanted)),
  ]);
  open.forEach((game, index) => games.set(game, bundles[index]));
  shell = words;
  language = wanted;
  document.documentElement.lang = wanted;
}

/** Loads the texts of a game; an effect that calls this does not run again for another language. */
export function loadGameTexts(game: string): Promise<void> {
  return untrack(async () => {
    while (!games.has(game)) {
      const wanted = language;
      const words = await loadGameBundle(game, wanted);
      if (wanted === language) games.set(game, words); // else the language was changed meanwhile
    }
  });
}

/** Loads the texts of a game together with those of its lessons or puzzles, `part` of the names of their files. */
export async function loadLessonTexts(game: string, part: 'learn-' | 'puzzle-', files: Files): Promise<void> {
  lessonFiles = { ...lessonFiles, ...files };
  const parts = taught.get(game) ?? new Set();
  if (!parts.has(part)) {
    taught.set(game, parts.add(part));
    games.delete(game);
  }
  await loadGameTexts(game);
}

function format(bundles: (FluentBundle | null | undefined)[], key: string, given: Arguments): string | null {
  for (const bundle of bundles) {
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) continue;
    const ready = Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'number' ? new FormattedNumber(value, language) : value,
    ]);
    return bundle.formatPattern(pattern, Object.fromEntries(ready), []);
  }
  return null;
}

/** A text of the shell. */
export const text: Text = (key, given = {}) => format([shell], key, given) ?? key;

/** The texts of a game, and behind them those of the shell. */
export function textOf(game: string): Text {
  return (key, given = {}) => format([games.get(game), shell], key, given) ?? key;
}

/** Why something was refused; a key this page does not know gets a general sentence. */
export function explain(game: string | null, key: string, details: Record<string, unknown>): string {
  const given: Arguments = {};
  for (const [name, value] of Object.entries(details)) {
    given[name] = typeof value === 'number' ? value : String(value);
  }
  return format([game ? games.get(game) : null, shell], key, given) ?? text('refused-unknown');
}

export const number = (value: number): string => formatNumber(value, language);
export const points = (value: number): string => formatPoints(value, language);
export const list = (names: readonly string[]): string => formatList(names, language);
export const date = (seconds: number): string => formatDate(seconds, language);
export const currentLanguage = (): Language => language;
