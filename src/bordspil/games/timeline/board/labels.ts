// What a screen reader says of cards and of the places between them.
import type { Text } from '$shell/board/contract';
import { isCategory } from './categories';
import type { Face } from './faces';

const named = ({ title, date }: Face): string => (date ? `${title} (${date})` : title);

/** A place by the cards it lies between. */
export function placeLabel(line: readonly Face[], place: number, text: Text): string {
  const left = line[place - 1];
  const right = line[place];
  if (left && right) return text('place-between', { left: named(left), right: named(right) });
  if (right) return text('place-before', { right: named(right) });
  return left ? text('place-after', { left: named(left) }) : '';
}

/** What a card is about; nothing for a category of one's own. */
export const aboutOf = ({ category }: Face, text: Text): string =>
  isCategory(category) ? text(`category-${category}`) : '';
