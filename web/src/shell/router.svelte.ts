// The route that is shown, kept in step with the address bar and the history.
import { pathOf, parseRoute, type Route } from './route';

let current = $state.raw<Route>(parseRoute(location.pathname));

addEventListener('popstate', () => {
  current = parseRoute(location.pathname);
});

export const route = (): Route => current;

export function navigate(to: Route): void {
  if (pathOf(to) !== location.pathname) history.pushState(null, '', pathOf(to));
  current = to;
  scrollTo(0, 0);
}

/** Changes the address of what is shown already: no step in the history, no scrolling. */
export function replaceRoute(to: Route): void {
  if (pathOf(to) !== location.pathname) history.replaceState(null, '', pathOf(to));
  current = to;
}
