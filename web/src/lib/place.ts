// Places in the page and the addresses that name them: home, a table by its code, a move there, or a page of words.

const NAMED = ['account', 'players', 'privacy'] as const;
export type Named = (typeof NAMED)[number];
export type Place = { page: 'home' } | { page: 'table'; code: string; at?: number } | { page: Named };

/** The place an address names. */
export function placeOf(path: string): Place {
  const found = /^\/table\/([A-Za-z0-9]{4,12})(?:\/(\d{1,5}))?\/?$/.exec(path);
  if (found) return { page: 'table', code: found[1].toUpperCase(), ...(found[2] && { at: Number(found[2]) }) };
  const named = NAMED.find((name) => path.replace(/\/$/, '') === `/${name}`);
  return { page: named ?? 'home' };
}

export function addressOf(place: Place): string {
  if (place.page === 'table') return `/table/${place.code}${place.at === undefined ? '' : `/${place.at}`}`;
  return place.page === 'home' ? '/' : `/${place.page}`;
}
