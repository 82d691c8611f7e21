// Places in the page and the addresses that name them: home, or a table by its code.

export type Place = { page: 'home' } | { page: 'table'; code: string };

/** The place an address names. */
export function placeOf(path: string): Place {
  const found = /^\/table\/([A-Za-z0-9]{4,12})\/?$/.exec(path);
  return found ? { page: 'table', code: found[1].toUpperCase() } : { page: 'home' };
}

export function addressOf(place: Place): string {
  return place.page === 'table' ? `/table/${place.code}` : '/';
}
