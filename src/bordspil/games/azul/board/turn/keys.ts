// The way through the board with keys and pointer: which group or line comes next, and which line lies under a point.
import { sameGroup, type Goal, type Group } from './choices';
import type { Position } from '../view';

/** All groups that can be read out, display by display, the centre last. */
export function groupsOf(view: Position): Group[] {
  const sources = [
    ...view.displays.map((tiles, source) => ({ source, tiles })),
    { source: 'centre' as const, tiles: view.centre },
  ];
  return sources.flatMap(({ source, tiles }) => [...new Set(tiles)].map((colour) => ({ source, colour })));
}

/** Left and right go from group to group, up and down from display to display. */
export function nextGroup(groups: Group[], from: Group, key: string): Group {
  const here = groups.findIndex((group) => sameGroup(group, from));
  const at = (index: number): Group => groups[(index + groups.length) % groups.length];
  if (key === 'ArrowRight') return at(here + 1);
  if (key === 'ArrowLeft') return at(here - 1);
  const sources = [...new Set(groups.map(({ source }) => source))];
  const step = key === 'ArrowDown' ? 1 : -1;
  const wanted = sources[(sources.indexOf(from.source) + step + sources.length) % sources.length];
  return groups.find(({ source }) => source === wanted) ?? from;
}

/** The next legal line, or the next wall cell to choose. */
export function nextGoal(root: HTMLElement, from: SVGElement, key: string): SVGElement | null {
  const kind = from.dataset.column ? '[data-column]' : '[data-goal].legal';
  const all = [...root.querySelectorAll<SVGElement>(kind)];
  const step = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1;
  return all.length > 0 ? all[(all.indexOf(from) + step + all.length) % all.length] : null;
}

/** The goal a key names: 1 to 5 a line, F or 0 the floor. */
export function goalOf(key: string): Goal | null {
  if (/^[1-5]$/.test(key)) return Number(key);
  return /^[fF0]$/.test(key) ? 'floor' : null;
}

/** The line or floor under a point of the screen. */
export function aimAt(x: number, y: number): Goal | null {
  const found = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-goal]')?.dataset.goal;
  if (!found) return null;
  return found === 'floor' ? 'floor' : Number(found);
}
