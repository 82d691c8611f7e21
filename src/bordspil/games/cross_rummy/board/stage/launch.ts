// Which tiles travel between pool, bag and racks when something has happened, and how they are sent on their way.
import { fly, glide } from '$shell/board/flights';
import type { GameEvent } from '../moves';
import type { View } from '../view';

export const TIME = 280;

/** From a place on the screen, measured before the change, to a place found after it. */
export interface Flight {
  drawn: Element;
  start: DOMRect;
  /** Where it goes: a seat, or the newest tiles of the own rack. */
  to: string;
  own: boolean;
}

/** Looks, before a view is shown, at what is going to travel. */
export function flights(root: HTMLElement, events: readonly GameEvent[], view: View): Flight[] {
  const from = (selector: string) => root.querySelector(selector);
  return events.flatMap((event): Flight[] => {
    if (event.event !== 'take' && event.event !== 'draw') return [];
    const source = from(event.event === 'take' ? `[data-pool="${event.tile}"] svg` : '[data-bag] svg');
    if (!source) return [];
    const own = event.seat === view.seat;
    return [{ drawn: source, start: source.getBoundingClientRect(), to: own ? '[data-rack].new' : `[data-seat="${event.seat}"]`, own }];
  });
}

/** Sends the tiles off, now that their goals are drawn: to the own rack themselves, to others as copies. */
export function launch(root: HTMLElement, layer: HTMLElement, planned: readonly Flight[]): Animation[] {
  return planned.flatMap(({ drawn, start, to, own }) => {
    const goals = [...root.querySelectorAll(to)];
    if (own) return goals.map((goal) => glide(goal, start, TIME));
    return goals.slice(0, 1).map((goal) => {
      const copy = drawn.cloneNode(true) as SVGElement;
      copy.removeAttribute('id');
      return fly(layer, copy, { from: start, to: goal.getBoundingClientRect(), size: start, scaling: 'inside', time: TIME });
    });
  });
}
