// Why a held piece does not fit where it is: the refusal the server would give, and the squares at fault, for display only.
import type { Arguments } from '$shell/board/contract';
import type { Held } from './hold.svelte';
import { STARTS } from '../grid/corners';
import type { Square } from '../moves';
import { nameOf } from '../pieces';
import type { ColourName, View } from '../view';

export interface Fault {
  /** The key of the refusal and the number of its rule. */
  key: string;
  rule: string;
  given: Arguments;
  squares: Square[];
}

const SIDES: readonly Square[] = [[-1, 0], [0, -1], [0, 1], [1, 0]];
const CORNERS: readonly Square[] = [[-1, -1], [-1, 1], [1, -1], [1, 1]];

/** Squares that can be asked for their neighbours. */
class Area {
  private readonly keys: ReadonlySet<string>;

  constructor(squares: readonly (readonly [number, number])[]) {
    this.keys = new Set(squares.map((square) => square.join('.')));
  }

  has = ([row, column]: Square): boolean => this.keys.has(`${row}.${column}`);

  /** Whether a neighbour of a square in one of these directions belongs to the area. */
  isNear = ([row, column]: Square, directions: readonly Square[]): boolean =>
    directions.some(([down, across]) => this.has([row + down, column + across]));
}

/** The fault of a piece on some squares; `covered` are the squares of all legal placements. */
export function faultOf(view: View, held: Held, squares: readonly Square[], covered: readonly Square[]): Fault | null {
  const { pending } = view;
  const lying = view.pieces.filter((piece) => nameOf(piece) !== nameOf(held));
  const areaOf = (colour: ColourName) => new Area(lying.filter((piece) => piece.colour === colour).flatMap((piece) => piece.squares));
  const wild = held.from === 'tray' && pending?.card === 'wild' ? pending.colour : null;
  const colour = wild ?? held.colour;
  const own = areaOf(colour);
  const fault = (key: string, rule: string, at: Square[]): Fault => ({ key, rule, given: { colour, piece: held.piece }, squares: at });

  const taken = new Area(lying.flatMap((piece) => piece.squares));
  const occupied = squares.filter(taken.has);
  if (occupied.length > 0) return fault('occupied', 'BS-22', occupied);
  // BS-34: the card asks to touch along a side only while that can be done.
  if (held.from === 'tray' && pending?.card === 'edge' && covered.some((square) => own.isNear(square, SIDES))) {
    return squares.some((square) => own.isNear(square, SIDES)) ? null : fault('not-edge-to-edge', 'BS-34', []);
  }
  const beside = squares.filter((square) => own.isNear(square, SIDES));
  if (beside.length > 0) return fault('touches-side', wild ? 'BS-33' : 'BS-22', beside);
  if (pending?.first) {
    const first = new Area(pending.first);
    return squares.some((square) => first.isNear(square, CORNERS)) ? null : fault('second-apart', 'BS-37', []);
  }
  if (!lying.some((piece) => piece.colour === colour)) {
    const starts = new Area(Object.values(STARTS));
    return squares.some(starts.has) ? null : fault('not-the-corner', 'BS-11', []);
  }
  return squares.some((square) => own.isNear(square, CORNERS)) ? null : fault('no-corner', wild ? 'BS-33' : 'BS-22', []);
}
