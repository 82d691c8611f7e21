// The categories of the shipped deck: each has a shape and a place of its own on the edge of a card.

export const CATEGORIES = [
  'inventions',
  'everyday',
  'science',
  'exploration',
  'arts',
  'sport',
  'history',
  'buildings',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The shapes that lie behind the pictures, in a square of 20. */
export const SHAPES: Record<Category, string> = {
  inventions: 'M10 1.4L17.5 5.7V14.3L10 18.6L2.5 14.3V5.7Z',
  everyday: 'M6 2.2H14Q17.8 2.2 17.8 6V14Q17.8 17.8 14 17.8H6Q2.2 17.8 2.2 14V6Q2.2 2.2 6 2.2Z',
  science: 'M10 2A8 8 0 1 0 10 18A8 8 0 1 0 10 2Z',
  exploration: 'M1 12.8Q4 6.4 7 10T13 10T19 8V18H1Z',
  arts: 'M2.8 18.6V9.2A7.2 7.2 0 0 1 17.2 9.2V18.6Z',
  sport: 'M10 1.6L18.4 10L10 18.4L1.6 10Z',
  history: 'M2.6 2.4H17.4V9.4C17.4 13.8 14.2 17 10 18.6C5.8 17 2.6 13.8 2.6 9.4Z',
  buildings: 'M2.4 18.6V7.8L10 1.6L17.6 7.8V18.6Z',
};

export const isCategory = (name: string): name is Category => name in SHAPES;

/** How far along the edge of a card the shape of a category stands, from 0 to 1; the middle for an unknown one. */
export function placeOf(category: string): number {
  const index = CATEGORIES.findIndex((name) => name === category);
  return index < 0 ? 0.5 : index / (CATEGORIES.length - 1);
}
