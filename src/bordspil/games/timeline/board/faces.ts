// A card as it is drawn: words of the player's language, the address of its picture, and its date once it is open.
import type { Text } from '$shell/board/contract';
import { writeDate } from './dates';
import type { Placing, Texts } from './moves';
import type { ShownCard, View } from './view';

export interface Face {
  id: string;
  title: string;
  alt: string;
  category: string;
  picture: string | null;
  date: string | null;
  /** Where its fact and sources are found, once it has been turned. */
  back: string | null;
  language: string;
}

/** What drawing a card needs from the frame. */
export interface Tools {
  text: Text;
  language: string;
  material: (name: string) => string;
}

/** A text in a language, or in the next best one that it has. */
export const inLanguage = (texts: Texts | undefined, language: string): string =>
  texts?.[language] ?? texts?.en ?? Object.values(texts ?? {})[0] ?? '';

export function faceOf(id: string, card: ShownCard | undefined, { text, language, material }: Tools): Face {
  return {
    id,
    title: inLanguage(card?.title, language),
    alt: inLanguage(card?.alt, language),
    category: card?.category ?? '',
    picture: card?.picture ? material(card.picture) : null,
    date: card?.year === undefined ? null : writeDate(card.year, card.within ?? 0, text),
    back: card?.back ? material(card.back) : null,
    language,
  };
}

/** A card that was just turned, from its placing: by now it may lie in the pile again. */
export function turnedFace(placing: Placing, front: ShownCard | undefined, tools: Tools): Face {
  const { card, title, within, back, revealed } = placing;
  const known = front ?? { title, alt: {}, category: '', picture: '' };
  return faceOf(card, { ...known, year: revealed.year, within, back }, tools);
}

export const facesOf = (view: View, ids: readonly string[], tools: Tools): Face[] =>
  ids.map((id) => faceOf(id, view.cards[id], tools));
