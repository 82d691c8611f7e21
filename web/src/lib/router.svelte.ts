// Where in the page we are, kept in step with the browser's address and history.
import { addressOf, placeOf, type Place } from './place';

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

/** Another name for where one is already: no step in the history, and nothing moves. */
export function rename(to: Place): void {
  if (addressOf(to) !== location.pathname) history.replaceState(null, '', addressOf(to));
  current = to;
}
