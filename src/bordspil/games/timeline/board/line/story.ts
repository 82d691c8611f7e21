// The whole story at the end: the timeline, with the misses of all players and the cards left over at their right places.
import type { View } from '../view';

export interface Chapter {
  card: string;
  year: number;
  /** The seat that missed it, or still held it; null for a card of the line. */
  missed: number | null;
  left: number | null;
}

/** Every card whose date is open by now, by date; among equals the line comes first. */
export function storyOf(view: View): Chapter[] {
  const year = (card: string) => view.cards[card]?.year ?? 0;
  const lying = view.timeline.map((card) => ({ card, year: year(card), missed: null, left: null }));
  const missed = view.misses.map(({ card, seat, year }) => ({ card, year, missed: seat, left: null }));
  const left = view.hands.flatMap((hand, seat) =>
    hand.map((card) => ({ card, year: year(card), missed: null, left: seat })),
  );
  return [...lying, ...missed, ...left].sort((a, b) => a.year - b.year);
}
