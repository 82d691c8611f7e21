// Lets cards travel and turn: a copy moves above everything while the card at the goal waits unseen.
import { fly, hide, paced } from '$shell/board/flights';

const TRAVEL = 280;
const TURN = 210;
const HOW = { scaling: 'stretch', lift: 16, time: TRAVEL } as const;

function copyOf(card: HTMLElement): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-line');
  copy.removeAttribute('data-hand');
  return copy;
}

/** Lets a copy of a card travel from a box to where the card lies. */
export const flyTo = (layer: HTMLElement, from: DOMRect, goal: HTMLElement): Animation[] => [
  fly(layer, copyOf(goal), { from, to: goal.getBoundingClientRect(), ...HOW }),
  hide(goal, TRAVEL),
];

/** Lets a copy of a card travel from where the card lies into something small, and be gone. */
export function flyAway(layer: HTMLElement, card: HTMLElement, to: DOMRect): Animation[] {
  const from = card.getBoundingClientRect();
  return [fly(layer, copyOf(card), { from, to, size: from, ...HOW }), hide(card, TRAVEL, true)];
}

const turned = (angle: number, scale: number): string =>
  `perspective(700px) rotateY(${angle}deg) scale(${scale})`;

/** The first half of turning a card over, up to its edge; then the second, from there. */
export const turnHalf = (card: HTMLElement, second: boolean): Animation =>
  card.animate(
    second
      ? [{ transform: turned(-90, 1.12) }, { transform: turned(0, 1.06), offset: 0.75 }, { transform: 'none' }]
      : [{ transform: 'none' }, { transform: turned(90, 1.12) }],
    { duration: paced(second ? TURN * 1.4 : TURN), easing: second ? 'ease-out' : 'ease-in' },
  );

export const TIMES = { travel: TRAVEL, half: TURN, rest: TURN * 1.4 };
