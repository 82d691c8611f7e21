// What a screen reader says of cards and of the places between them.
import type { Text } from '$shell/board';
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

/** A card of a hand, with the key that picks it. */
export function cardLabel(face: Face, number: number, text: Text): string {
  const about = isCategory(face.category) ? text(`category-${face.category}`) : '';
  return [`${number}.`, face.title, about && `(${about})`].filter(Boolean).join(' ');
}
