// Which place of the line a pointer means, and how fast the line should run along under a card at its edge.

export interface Span {
  start: number;
  end: number;
}

const EDGE = 64;
const SPEED = 14;

/** The place between the cards whose middles a point lies between: the number of cards before it. */
export const placeAt = (cards: readonly Span[], at: number): number =>
  cards.filter(({ start, end }) => (start + end) / 2 < at).length;

/** How far the line moves in a moment while a point is near one of its ends. */
export function pull({ start, end }: Span, at: number): number {
  const edge = Math.min(EDGE, (end - start) / 4);
  if (at < start + edge) return -SPEED * Math.min(1, (start + edge - at) / edge);
  if (at > end - edge) return SPEED * Math.min(1, (at - end + edge) / edge);
  return 0;
}

/** Whether a card held at a point means the line at all; near it is enough. */
export function isNear(box: DOMRect, x: number, y: number, reach = 40): boolean {
  return x > box.left - reach && x < box.right + reach && y > box.top - reach && y < box.bottom + reach;
}
