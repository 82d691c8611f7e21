// Moves and events as the server writes them, and the seat of each colour.
import type { ColourName, Kind, PieceName, View } from './view';

export const COLOURS: readonly ColourName[] = ['blue', 'yellow', 'red', 'green'];
export const KINDS: readonly Kind[] = ['skip', 'reverse', 'draw2', 'wild', 'edge', 'recycle', 'warp', 'double'];
/** Squares along a side of the board. */
export const SIDE = 20;
/** BS-60: with three players this colour belongs to no player. */
const SHARED: ColourName = 'green';

export type Square = [row: number, column: number];

export interface PlaceMove {
  place: PieceName;
  squares: Square[];
}
export interface WarpMove {
  warp: ColourName;
  piece: PieceName;
  squares: Square[];
}
export interface CardMove {
  card: Kind;
}
export interface ColourMove {
  colour: ColourName;
}
export interface RecycleMove {
  recycle: ColourName;
  piece: PieceName;
}
export interface PassMove {
  pass: true;
}
export type Move = PlaceMove | WarpMove | CardMove | ColourMove | RecycleMove | PassMove;

interface By {
  seat: number;
  colour: ColourName;
}
export type GameEvent =
  | { event: 'shuffle' }
  | ({ event: 'card'; card: Kind; drawn: boolean; effect: boolean } & By)
  | ({ event: 'under' } & By)
  | ({ event: 'reverse'; direction: 1 | -1 } & By)
  | ({ event: 'draw'; count: number; cards?: Kind[] } & By)
  | ({ event: 'colour'; named: ColourName } & By)
  | ({ event: 'recycle'; of: ColourName; piece: PieceName; squares: Square[] } & By)
  | ({ event: 'warp'; of: ColourName; piece: PieceName; from: Square[]; squares: Square[] } & By)
  | ({ event: 'place'; piece: PieceName; squares: Square[]; as?: ColourName } & By)
  | ({ event: 'pass' } & By)
  | { event: 'skip'; colour: ColourName }
  | { event: 'over'; scores: number[]; winners: number[] };

/** The seat of a colour; with three players the shared one is its next player's. */
export function seatOf(view: View, colour: ColourName): number {
  if (isShared(view, colour)) return view.shared_next ?? 0;
  return COLOURS.indexOf(colour) % (view.seats === 2 ? 2 : COLOURS.length);
}

export const isShared = (view: View, colour: ColourName): boolean => view.seats === 3 && colour === SHARED;

/** The colours whose score counts for a seat. */
export const coloursOf = (view: View, seat: number): ColourName[] =>
  COLOURS.filter((colour) => !isShared(view, colour) && seatOf(view, colour) === seat);

/** What the hand, the deck and the discards of a colour are called. */
export const pileOf = (view: View, colour: ColourName): string =>
  view.seats === 2 ? String(seatOf(view, colour)) : colour;

/** The other colours in the order of play, from the one after a colour. */
export function after(colour: ColourName, direction: number): ColourName[] {
  const start = COLOURS.indexOf(colour);
  return [1, 2, 3].map((step) => COLOURS[(start + direction * step + 12) % 4]);
}

/** The colour a seat plays now, or else the one it plays next. */
export function colourToPlay(view: View, seat: number): ColourName {
  if (view.to_act === seat) return view.colour;
  const own = coloursOf(view, seat);
  return after(view.colour, view.direction).find((colour) => own.includes(colour)) ?? own[0];
}
