// Lets a piece travel across the screen: a copy of where it lies now comes from where it lay before.

const TIME = 280;
const SVG = 'http://www.w3.org/2000/svg';

export const quiet = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A piece on the board or in a tray; or, when its tray is not open, the colour's place at the table. */
export function findPiece(root: ParentNode, where: 'lying' | 'tray', name: string): Element | null {
  return root.querySelector(`[data-${where}="${name}"]`) ?? root.querySelector(`[data-home="${name.split(' ')[0]}"]`);
}

function copyOf(goal: SVGGElement, end: DOMRect): SVGSVGElement {
  const { x, y, width, height } = goal.getBBox();
  const copy = document.createElementNS(SVG, 'svg');
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  copy.setAttribute('width', String(end.width));
  copy.setAttribute('height', String(end.height));
  copy.append(goal.cloneNode(true));
  return copy;
}

/** From a place on the screen to where the piece lies now; answers the animations, so that they can be cut short. */
export function fly(layer: HTMLElement, start: DOMRect, goal: Element): Animation[] {
  if (!(goal instanceof SVGGElement)) return [];
  const end = goal.getBoundingClientRect();
  const copy = copyOf(goal, end);
  layer.append(copy);
  const travel = copy.animate(
    [
      { transform: place(start, end, Math.min(1, start.width / end.width)) },
      { transform: `${place(between(start, end), end, 1.08)}`, offset: 0.6 },
      { transform: place(end, end, 1) },
    ],
    { duration: TIME, easing: 'cubic-bezier(.3,.6,.2,1)', fill: 'both' },
  );
  travel.onfinish = travel.oncancel = () => copy.remove();
  return [travel, goal.animate({ opacity: [0, 0] }, { duration: TIME })];
}

/** A piece that was laid where it was held settles there. */
export function settle(goal: Element): Animation[] {
  const style = { transformBox: 'fill-box', transformOrigin: 'center' } as const;
  return [goal.animate([{ ...style, transform: 'scale(1.07)' }, { ...style, transform: 'none' }], { duration: TIME, easing: 'ease-out' })];
}

/** The middle of the copy over the middle of a box. */
const place = (box: DOMRect, end: DOMRect, scale: number): string =>
  `translate(${box.x + (box.width - end.width) / 2}px, ${box.y + (box.height - end.height) / 2}px) scale(${scale})`;

function between(from: DOMRect, to: DOMRect): DOMRect {
  const part = (a: number, b: number) => a + (b - a) * 0.7;
  return new DOMRect(part(from.x, to.x), part(from.y, to.y) - 12, part(from.width, to.width), part(from.height, to.height));
}
