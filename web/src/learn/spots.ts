// The parts of a board that a lesson speaks of, named by the data attributes with which boards mark their parts.

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARGIN = 6;

/**
 * `goal=2` is what has that value, `spot=wall-0-*` what begins like that, `rack` all that has the attribute; a plus sign
 * makes one spot of several.
 */
export const selectorOf = (spot: string): string =>
  spot
    .split('+')
    .map((part) => {
      const [name, value] = part.split('=');
      if (value === undefined) return `[data-${name}]`;
      return value.endsWith('*') ? `[data-${name}^="${value.slice(0, -1)}"]` : `[data-${name}="${value}"]`;
    })
    .join();

export const partsOf = (root: Element, spot: string): Element[] => [...root.querySelectorAll(selectorOf(spot))];

/** Where a spot is on the screen, around all of its parts; null where nothing of it is drawn. */
export function placeOf(root: Element, spot: string): Spot | null {
  const boxes = partsOf(root, spot)
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return null;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return { x: left - MARGIN, y: top - MARGIN, width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN };
}
