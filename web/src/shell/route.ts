// Routes and their addresses: home, a table by its code, a move there, a lesson, a puzzle (without a number the day’s), or a page of text.

const STATIC_PAGES = ['account', 'players', 'privacy'] as const;
export type StaticPage = (typeof STATIC_PAGES)[number];
export type Route =
  | { page: 'home' }
  | { page: 'table'; code: string; at?: number }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'puzzle'; game: string; number?: number }
  | { page: StaticPage };

/** The lesson that stands without a name in an address: a game's first. */
export const FIRST_LESSON = 'first';

/** The route that a path names; home where it names none. */
export function parseRoute(path: string): Route {
  const found = /^\/table\/([A-Za-z0-9]{4,12})(?:\/(\d{1,5}))?\/?$/.exec(path);
  if (found) return { page: 'table', code: found[1].toUpperCase(), ...(found[2] && { at: Number(found[2]) }) };
  const lesson = /^\/learn\/([a-z0-9_-]{1,40})(?:\/([a-z-]{1,40}))?\/?$/.exec(path);
  if (lesson) return { page: 'learn', game: lesson[1], lesson: lesson[2] ?? FIRST_LESSON };
  const puzzle = /^\/puzzle\/([a-z0-9_-]{1,40})(?:\/(\d{1,5}))?\/?$/.exec(path);
  if (puzzle) return { page: 'puzzle', game: puzzle[1], ...(puzzle[2] && { number: Number(puzzle[2]) }) };
  const named = STATIC_PAGES.find((name) => path.replace(/\/$/, '') === `/${name}`);
  return { page: named ?? 'home' };
}

export function pathOf(route: Route): string {
  if (route.page === 'table') return `/table/${route.code}${route.at === undefined ? '' : `/${route.at}`}`;
  if (route.page === 'learn') return `/learn/${route.game}${route.lesson === FIRST_LESSON ? '' : `/${route.lesson}`}`;
  if (route.page === 'puzzle') return `/puzzle/${route.game}${route.number === undefined ? '' : `/${route.number}`}`;
  return route.page === 'home' ? '/' : `/${route.page}`;
}
