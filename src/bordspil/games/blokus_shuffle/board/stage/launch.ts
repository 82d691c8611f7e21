// Where pieces lie on the screen, and a copy of one on its way to where it lies now.
import { fly, hide } from '$shell/board/flights';

const TIME = 280;
const SVG = 'http://www.w3.org/2000/svg';

/** A piece on the board or in a tray; or, when its tray is not open, the colour's place at the table. */
export function findPiece(root: ParentNode, where: 'lying' | 'tray', name: string): Element | null {
  return root.querySelector(`[data-${where}="${name}"]`) ?? root.querySelector(`[data-home="${name.split(' ')[0]}"]`);
}

function copyOf(goal: SVGGElement): SVGSVGElement {
  const { x, y, width, height } = goal.getBBox();
  const copy = document.createElementNS(SVG, 'svg');
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  copy.append(goal.cloneNode(true));
  return copy;
}

/** Lets a piece travel from a place on the screen to where it lies now; returns the animations. */
export function launch(layer: HTMLElement, from: DOMRect, goal: Element): Animation[] {
  if (!(goal instanceof SVGGElement)) return [];
  const to = goal.getBoundingClientRect();
  const flight = { from, to, scaling: 'inside', lift: 12, swell: 1.08, time: TIME } as const;
  return [fly(layer, copyOf(goal), flight), hide(goal, TIME)];
}

/** Lets a piece that was laid where it was held settle there. */
export function settle(goal: Element): Animation[] {
  const style = { transformBox: 'fill-box', transformOrigin: 'center' } as const;
  return [goal.animate([{ ...style, transform: 'scale(1.07)' }, { ...style, transform: 'none' }], { duration: TIME, easing: 'ease-out' })];
}
