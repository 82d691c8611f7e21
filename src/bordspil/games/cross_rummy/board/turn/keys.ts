// What the keys mean, wherever the focus is.
import type { Order } from '../tiles';

export type Command =
  | { do: 'undo' | 'confirm' | 'line' | 'turn' | 'back' | 'release' | 'draw' | 'fit' }
  | { do: 'zoom'; nearer: boolean }
  | { do: 'sort'; order: Order }
  | { do: 'take'; index: number };

const COMMANDS: Record<string, Command> = {
  l: { do: 'line' },
  r: { do: 'turn' },
  u: { do: 'undo' },
  d: { do: 'draw' },
  c: { do: 'sort', order: 'colour' },
  n: { do: 'sort', order: 'number' },
  '+': { do: 'zoom', nearer: true },
  '-': { do: 'zoom', nearer: false },
  '0': { do: 'fit' },
  delete: { do: 'back' },
  backspace: { do: 'back' },
  escape: { do: 'release' },
};

/** What a key does; null for keys that belong to the browser or to what has the focus. */
export function commandOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Command | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key === 'Enter' ? { do: 'confirm' } : key.toLowerCase() === 'z' ? { do: 'undo' } : null;
  if (/^[1-6]$/.test(key)) return { do: 'take', index: Number(key) - 1 };
  return COMMANDS[key.toLowerCase()] ?? null;
}

/** The neighbour of one of several things on the screen in the direction of an arrow: the nearest on that side. */
export function neighbour<Thing extends Element>(all: readonly Thing[], from: Thing, key: string): Thing | null {
  const middle = (thing: Thing) => {
    const box = thing.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  if (key === 'ArrowLeft' || key === 'ArrowRight') return all[all.indexOf(from) + (key === 'ArrowLeft' ? -1 : 1)] ?? null;
  const here = middle(from);
  const sign = key === 'ArrowUp' ? -1 : 1;
  const ahead = all.filter((thing) => sign * (middle(thing).y - here.y) > 4);
  const far = (thing: Thing) => Math.abs(middle(thing).y - here.y) * 4 + Math.abs(middle(thing).x - here.x);
  return ahead.sort((one, other) => far(one) - far(other))[0] ?? null;
}
