// Moves and events as the server writes them.

export interface Move {
  card: string;
  place: number;
}

export type Texts = Record<string, string>;

interface Front {
  card: string;
  title: Texts;
}

interface Back {
  within: number;
  back: string;
}

export type Placing = Front &
  Back & {
    event: 'place';
    seat: number;
    place: number;
    revealed: { id: string; year: number; right: boolean; belongs: number };
  };

export type GameEvent =
  | { event: 'first'; seat: number }
  | { event: 'shuffle'; count: number }
  | (Front & Back & { event: 'start'; year: number })
  | Placing
  | (Front & { event: 'draw'; seat: number })
  | { event: 'reshuffle'; count: number }
  | { event: 'round'; number: number; deciding: boolean; in: number[] }
  | { event: 'out'; seats: number[] }
  | { event: 'over'; winners: number[] };

export const isPlacing = (event: GameEvent): event is Placing => event.event === 'place';

/** TL-40: alone, the game ends with the third mistake. */
export const MISTAKES = 3;
