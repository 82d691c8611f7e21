// Finds the games' boards, pictures and rules by their place in the tree; each is fetched when it is needed.
import type { Component } from 'svelte';
import type { GameBoard } from './board/contract';
import { text } from './lib/text.svelte';

const boards = import.meta.glob<GameBoard>('../../src/bordspil/games/*/board/index.ts', { import: 'default' });
const pictures = import.meta.glob<Component>('../../src/bordspil/games/*/board/Miniature.svelte', {
  import: 'default',
});
const rules = import.meta.glob<string>('../../src/bordspil/games/*/help/*.md', { query: '?raw', import: 'default' });

/** The games that were there when the page was built, in the order in which a server names them. */
export const GAMES: readonly string[] = Object.keys(pictures)
  .map((path) => path.split('/').at(-3) ?? '')
  .sort();

type Load<Found> = () => Promise<Found>;

function find<Found>(files: Record<string, Load<Found>>, ending: string, otherwise: Load<Found>): Promise<Found> {
  const path = Object.keys(files).find((candidate) => candidate.endsWith(ending));
  return (path ? files[path] : otherwise)();
}

/** The board of a game, or the one that every game has. */
export const boardOf = (game: string): Promise<GameBoard> =>
  find(boards, `/games/${game}/board/index.ts`, async () => (await import('./board/generic')).default as GameBoard);
export const pictureOf = (game: string): Promise<Component> =>
  find(pictures, `/games/${game}/board/Miniature.svelte`, async () => (await import('./board/generic/Miniature.svelte')).default);
export const rulesOf = (game: string, language: string): Promise<string> =>
  find(rules, `/games/${game}/help/${language}.md`, () => Promise.resolve(text('generic-rules')));
