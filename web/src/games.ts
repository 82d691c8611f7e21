// Finds the games' boards, pictures and rules by their place in the tree; each is fetched when it is needed.
import type { Component } from 'svelte';
import type { GameBoard } from './board/contract';

const boards = import.meta.glob<GameBoard>('../../src/bordspil/games/*/board/index.ts', { import: 'default' });
const pictures = import.meta.glob<Component>('../../src/bordspil/games/*/board/Miniature.svelte', {
  import: 'default',
});
const rules = import.meta.glob<string>('../../src/bordspil/games/*/help/*.md', { query: '?raw', import: 'default' });

function find<Found>(files: Record<string, () => Promise<Found>>, ending: string): () => Promise<Found> {
  const path = Object.keys(files).find((candidate) => candidate.endsWith(ending));
  return path ? files[path] : () => Promise.reject(new Error(`nothing at ${ending}`));
}

export const boardOf = (game: string): Promise<GameBoard> => find(boards, `/games/${game}/board/index.ts`)();
export const pictureOf = (game: string): Promise<Component> =>
  find(pictures, `/games/${game}/board/Miniature.svelte`)();
export const rulesOf = (game: string, language: string): Promise<string> =>
  find(rules, `/games/${game}/help/${language}.md`)();

/** Only games this page can draw are offered. */
export const canDraw = (game: string): boolean => Object.keys(boards).some((path) => path.includes(`/games/${game}/`));
