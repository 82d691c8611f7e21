// Moves pieces across the screen: copies travel above everything while the pieces at their goals wait unseen.
import { boardOf, type Flight } from './flights';
import type { Piece } from './moves';

const TIME = 250;
const APART = 32;
const SVG = 'http://www.w3.org/2000/svg';

export const quiet = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What is drawn at a spot, or else the board it belongs to. */
export function findSpot(root: ParentNode, spot: string): Element | null {
  const board = boardOf(spot);
  const found = [spot, ...(board ? [board] : [])].flatMap((name) => [
    ...root.querySelectorAll(`[data-spot="${name}"]`),
  ]);
  return found.find((element) => element.checkVisibility()) ?? null;
}

/** The square a piece is drawn in; its painted outline is a little smaller. */
function boxOf(element: Element): DOMRect {
  const screen = element instanceof SVGUseElement ? element.getScreenCTM() : null;
  if (!(element instanceof SVGUseElement) || !screen) return element.getBoundingClientRect();
  const [x, y, size] = [element.x, element.y, element.width].map((length) => length.baseVal.value);
  return new DOMRect(screen.a * x + screen.e, screen.d * y + screen.f, screen.a * size, screen.d * size);
}

export interface Start extends Flight {
  box: DOMRect;
}

/** Where the pieces are now; to be asked before the view changes. */
export function measure(root: ParentNode, flights: Flight[]): Start[] {
  return flights.flatMap((flight) => {
    const element = findSpot(root, flight.from);
    return element ? [{ ...flight, box: boxOf(element) }] : [];
  });
}

function copyOf(piece: Piece, size: number): SVGSVGElement {
  const copy = document.createElementNS(SVG, 'svg');
  copy.setAttribute('width', String(size));
  copy.setAttribute('height', String(size));
  copy.setAttribute('viewBox', '0 0 40 40');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#azul-${piece}`);
  copy.append(use);
  return copy;
}

/** Lets the pieces travel; answers the animations, so that they can be cut short, and how long it all takes. */
export function fly(root: ParentNode, layer: HTMLElement, starts: Start[]): { animations: Animation[]; time: number } {
  const apart = starts.length > 12 ? APART / 2 : APART;
  const animations: Animation[] = [];
  starts.forEach(({ piece, box, to }, index) => {
    const goal = findSpot(root, to);
    if (!goal) return;
    const end = boxOf(goal);
    const vanishes = to === 'lid' || !goal.matches(`[data-spot="${to}"]`);
    const size = vanishes ? box.width : end.width;
    const delay = index * apart;
    const copy = copyOf(piece, size);
    layer.append(copy);
    const travel = copy.animate(
      [
        { transform: place(box, box.width / size), opacity: 1 },
        { transform: place(between(box, end, size), 1.12), opacity: 1, offset: 0.55 },
        { transform: place(end, vanishes ? 0.4 : 1), opacity: vanishes ? 0 : 1 },
      ],
      { duration: TIME, delay, easing: 'cubic-bezier(.3,.6,.2,1)', fill: 'both' },
    );
    travel.onfinish = travel.oncancel = () => copy.remove();
    animations.push(travel);
    if (!vanishes) animations.push(goal.animate({ opacity: [0, 0] }, { duration: delay + TIME }));
  });
  return { animations, time: TIME + Math.max(0, starts.length - 1) * apart };
}

const place = (box: { x: number; y: number }, scale: number): string =>
  `translate(${box.x}px, ${box.y}px) scale(${scale})`;

/** A point past the middle of the way, a little higher than the straight line: a hand lifts what it moves. */
function between(from: DOMRect, to: DOMRect, size: number): { x: number; y: number } {
  const lift = Math.min(18, size / 3);
  return { x: from.x + (to.x - from.x) * 0.7, y: from.y + (to.y - from.y) * 0.7 - lift };
}
