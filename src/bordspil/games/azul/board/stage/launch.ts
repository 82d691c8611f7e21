// Where pieces lie on the screen, and copies of them on their way to where they lie next.
import { fly, hide } from '$shell/board/flights';
import { boardOf, type Flight } from './spots';
import type { Piece } from '../moves';

const TIME = 250;
const APART = 32;
/** With more pieces than this, they follow each other twice as fast. */
const MANY = 12;
const SVG = 'http://www.w3.org/2000/svg';

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

function copyOf(piece: Piece): SVGSVGElement {
  const copy = document.createElementNS(SVG, 'svg');
  copy.setAttribute('viewBox', '0 0 40 40');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#azul-${piece}`);
  copy.append(use);
  return copy;
}

/** Lets the pieces travel, one after the other; returns the animations and how long all of it takes. */
export function launch(root: ParentNode, layer: HTMLElement, starts: Start[]): { animations: Animation[]; time: number } {
  const apart = starts.length > MANY ? APART / 2 : APART;
  const animations = starts.flatMap(({ piece, box, to }, index) => {
    const goal = findSpot(root, to);
    if (!goal) return [];
    const vanishes = to === 'lid' || !goal.matches(`[data-spot="${to}"]`);
    const end = boxOf(goal);
    const size = vanishes ? box : end;
    const delay = index * apart;
    const flight = { from: box, to: end, size, lift: Math.min(18, size.width / 3), swell: 1.12, time: TIME, delay, vanishes };
    const travel = fly(layer, copyOf(piece), flight);
    return vanishes ? [travel] : [travel, hide(goal, delay + TIME)];
  });
  return { animations, time: TIME + Math.max(0, starts.length - 1) * apart };
}
