// Lets cards travel and turn: a copy moves above everything while the card at the goal waits unseen.

const TRAVEL = 280;
const TURN = 210;

export const quiet = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A copy of a card travels from a box to where the card lies. */
export function flyTo(layer: HTMLElement, from: DOMRect, goal: HTMLElement): Animation[] {
  const end = goal.getBoundingClientRect();
  const animation = travel(layer, goal, end, from, end);
  return [animation, goal.animate({ opacity: [0, 0] }, { duration: TRAVEL })];
}

/** A copy of a card travels from where the card lies into something small, and is gone. */
export function flyAway(layer: HTMLElement, card: HTMLElement, to: DOMRect): Animation[] {
  const start = card.getBoundingClientRect();
  const gone = card.animate({ opacity: [0, 0] }, { duration: TRAVEL, fill: 'forwards' });
  return [travel(layer, card, start, start, to), gone];
}

function travel(layer: HTMLElement, card: HTMLElement, size: DOMRect, from: DOMRect, to: DOMRect): Animation {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-line');
  copy.removeAttribute('data-hand');
  copy.style.width = `${size.width}px`;
  copy.style.height = `${size.height}px`;
  layer.append(copy);
  const animation = copy.animate(
    [from, halfway(from, to), to].map((box, step) => ({ transform: put(box, size), offset: [0, 0.55, 1][step] })),
    { duration: TRAVEL, easing: 'cubic-bezier(.3,.6,.2,1)', fill: 'both' },
  );
  animation.onfinish = animation.oncancel = () => copy.remove();
  return animation;
}

const put = (box: DOMRect, size: DOMRect): string =>
  `translate(${box.x}px, ${box.y}px) scale(${box.width / size.width}, ${box.height / size.height})`;

/** Past the middle of the way and a little higher: a hand lifts what it moves. */
function halfway(from: DOMRect, to: DOMRect): DOMRect {
  const mix = (a: number, b: number) => a + (b - a) * 0.7;
  return new DOMRect(mix(from.x, to.x), mix(from.y, to.y) - 16, mix(from.width, to.width), mix(from.height, to.height));
}

const turned = (angle: number, scale: number): string =>
  `perspective(700px) rotateY(${angle}deg) scale(${scale})`;

/** The first half of turning a card over, up to its edge; then the second, from there. */
export const turnHalf = (card: HTMLElement, second: boolean): Animation =>
  card.animate(
    second
      ? [{ transform: turned(-90, 1.12) }, { transform: turned(0, 1.06), offset: 0.75 }, { transform: 'none' }]
      : [{ transform: 'none' }, { transform: turned(90, 1.12) }],
    { duration: second ? TURN * 1.4 : TURN, easing: second ? 'ease-out' : 'ease-in' },
  );

export const TIMES = { travel: TRAVEL, half: TURN, rest: TURN * 1.4 };
