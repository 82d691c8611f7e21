// Where in the page we are: home, or a table by its code.

export type Place = { page: 'home' } | { page: 'table'; code: string };

/** The place an address names. */
export function placeOf(path: string): Place {
  const found = /^\/table\/([A-Za-z0-9]{4,12})\/?$/.exec(path);
  return found ? { page: 'table', code: found[1].toUpperCase() } : { page: 'home' };
}

export function addressOf(place: Place): string {
  return place.page === 'table' ? `/table/${place.code}` : '/';
}

let current = $state.raw<Place>(placeOf(location.pathname));

addEventListener('popstate', () => {
  current = placeOf(location.pathname);
});

export const place = (): Place => current;

export function go(to: Place): void {
  if (addressOf(to) !== location.pathname) history.pushState(null, '', addressOf(to));
  current = to;
  scrollTo(0, 0);
}
