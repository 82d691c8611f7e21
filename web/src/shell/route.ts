// Routes and their addresses: home, a table by its code, a move there, or a page of text.

const STATIC_PAGES = ['account', 'players', 'privacy'] as const;
export type StaticPage = (typeof STATIC_PAGES)[number];
export type Route = { page: 'home' } | { page: 'table'; code: string; at?: number } | { page: StaticPage };

/** The route that a path names; home where it names none. */
export function parseRoute(path: string): Route {
  const found = /^\/table\/([A-Za-z0-9]{4,12})(?:\/(\d{1,5}))?\/?$/.exec(path);
  if (found) return { page: 'table', code: found[1].toUpperCase(), ...(found[2] && { at: Number(found[2]) }) };
  const named = STATIC_PAGES.find((name) => path.replace(/\/$/, '') === `/${name}`);
  return { page: named ?? 'home' };
}

export function pathOf(route: Route): string {
  if (route.page === 'table') return `/table/${route.code}${route.at === undefined ? '' : `/${route.at}`}`;
  return route.page === 'home' ? '/' : `/${route.page}`;
}
