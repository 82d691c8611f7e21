// The legal moves by what the player touches: cards, colours, pieces, and where each piece fits in which turn.
import type { Move, Square } from '../moves';
import { cornerOf, inFrame, keyOf, nameOf, type Shape } from '../pieces';
import type { ColourName, Kind, View } from '../view';

/** Where a shape fits: the corner of its frame, and the move that lays it there. */
export interface Fit {
  corner: Square;
  move: Move;
}

type Fits = Map<string, Fit[]>;

const NO_FITS: readonly Fit[] = [];

export class Choices {
  readonly cards = new Map<Kind, Move>();
  readonly colours = new Map<ColourName, Move>();
  /** Pieces on the board that may be taken back. */
  readonly recycling = new Map<string, Move>();
  readonly pass: Move | null = null;
  /** Pieces that fit somewhere, by name, each with its fits by shape. */
  private readonly pieces = new Map<string, Fits>();

  constructor(view: View, moves: readonly Move[]) {
    for (const move of moves) {
      if ('place' in move) this.add(nameOf({ colour: view.colour, piece: move.place }), move.squares, move);
      else if ('warp' in move) this.add(nameOf({ colour: move.warp, piece: move.piece }), move.squares, move);
      else if ('card' in move) this.cards.set(move.card, move);
      else if ('colour' in move) this.colours.set(move.colour, move);
      else if ('recycle' in move) this.recycling.set(nameOf({ colour: move.recycle, piece: move.piece }), move);
      else this.pass = move;
    }
  }

  /** Whether anything can be laid on the board now. */
  get canLay(): boolean {
    return this.pieces.size > 0;
  }

  fitsAnywhere(name: string): boolean {
    return this.pieces.has(name);
  }

  fits(name: string, shape: Shape): readonly Fit[] {
    return this.pieces.get(name)?.get(keyOf(shape)) ?? NO_FITS;
  }

  /** All squares that some move of a piece, or of any piece, would cover. */
  covered(name: string | null): Square[] {
    const chosen = name === null ? [...this.pieces.values()] : [this.pieces.get(name) ?? new Map<string, Fit[]>()];
    const found = new Map<string, Square>();
    for (const { move } of chosen.flatMap((fits) => [...fits.values()].flat())) {
      if ('squares' in move) for (const square of move.squares) found.set(square.join('.'), square);
    }
    return [...found.values()];
  }

  private add(name: string, squares: Square[], move: Move): void {
    const fits = this.pieces.get(name) ?? new Map<string, Fit[]>();
    const shape = keyOf(inFrame(squares));
    fits.set(shape, [...(fits.get(shape) ?? []), { corner: cornerOf(squares), move }]);
    this.pieces.set(name, fits);
  }
}

/** The fit nearest to where a piece is held, if one is near enough. */
export function nearest(fits: readonly Fit[], [row, column]: Square, reach: number): Fit | null {
  const far = ({ corner }: Fit) => Math.hypot(corner[0] - row, corner[1] - column);
  const best = fits.reduce<Fit | null>((found, fit) => (found && far(found) <= far(fit) ? found : fit), null);
  return best && far(best) <= reach ? best : null;
}
