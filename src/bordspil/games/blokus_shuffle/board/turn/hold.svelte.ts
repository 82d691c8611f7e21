// The piece in the player's hand: how it is turned, where over the board it is held, and whether it lies waiting there.
import { nearest, type Choices, type Fit } from './choices';
import { SIDE, type Square } from '../moves';
import { cornerOf, frameOf, inFrame, flip, moved, nameOf, turn, turnBack, turnsOf, type Shape } from '../pieces';
import type { ColourName, PieceName } from '../view';

export interface Held {
  colour: ColourName;
  piece: PieceName;
  /** Where it was lifted from: a piece to be warped leaves the board. */
  from: 'tray' | 'board';
}

/** A point over the board, in squares from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** How far, in squares, a finger may miss a place where the piece fits. */
const MAGNET = 1.6;

export class Hold {
  held = $state.raw<Held | null>(null);
  shape = $state.raw<Shape>([]);
  /** The middle of the piece while it is over the board. */
  centre = $state.raw<Point | null>(null);
  /** It lies there and waits to be placed, as after a touch; with a mouse it follows the pointer. */
  waits = $state(false);

  /** The corner of the piece's frame on the nearest squares. */
  readonly corner = $derived.by((): Square | null => {
    if (!this.centre) return null;
    const { tall, wide } = frameOf(this.shape);
    const snap = (middle: number, length: number) => Math.min(SIDE - length, Math.max(0, Math.round(middle - length / 2)));
    return [snap(this.centre.y, tall), snap(this.centre.x, wide)];
  });
  readonly squares = $derived(this.corner ? moved(this.shape, this.corner) : null);

  lift(held: Held, squares: readonly Square[]): void {
    this.held = held;
    this.shape = inFrame(squares);
    this.centre = null;
    this.waits = false;
  }

  /** Lies on some squares and waits there. */
  show(held: Held, squares: readonly Square[]): void {
    this.lift(held, squares);
    this.lieAt(cornerOf(squares));
    this.waits = true;
  }

  drop(): void {
    this.held = this.centre = null;
    this.waits = false;
  }

  /** Goes over a point; what a finger holds is drawn to a place where it fits. */
  aim(point: Point, choices: Choices, byFinger: boolean): void {
    this.centre = point;
    const name = this.held && nameOf(this.held);
    if (!byFinger || !name) return;
    const { tall, wide } = frameOf(this.shape);
    const fit = nearest(choices.fits(name, this.shape), [point.y - tall / 2, point.x - wide / 2], MAGNET);
    if (fit) this.lieAt(fit.corner);
  }

  turn(back = false): void {
    this.shape = back ? turnBack(this.shape) : turn(this.shape);
  }

  flip(): void {
    this.shape = flip(this.shape);
  }

  /** One square on, with the keyboard. */
  step(down: number, across: number): void {
    const [row, column] = this.corner ?? [SIDE / 2 - 1, SIDE / 2 - 1];
    const { tall, wide } = frameOf(this.shape);
    const keep = (at: number, length: number) => Math.min(SIDE - length, Math.max(0, at));
    this.lieAt([keep(row + down, tall), keep(column + across, wide)]);
    this.waits = true;
  }

  /** The move that lays the piece where it is, if it fits. */
  fit(choices: Choices): Fit | null {
    if (!this.held || !this.corner) return null;
    return nearest(choices.fits(nameOf(this.held), this.shape), this.corner, 0);
  }

  /** To the next place where the piece fits, turned another way if need be. */
  next(choices: Choices, back: boolean): void {
    if (!this.held) return;
    const name = nameOf(this.held);
    const turns = turnsOf(this.shape);
    const shape = turns.find((turned) => choices.fits(name, turned).length > 0);
    if (!shape) return;
    const fits = choices.fits(name, shape).map(({ corner }) => corner).sort(byRow);
    const here = shape === turns[0] && this.corner ? this.corner : null;
    this.shape = shape;
    this.lieAt(following(fits, here, back));
    this.waits = true;
  }

  private lieAt([row, column]: Square): void {
    const { tall, wide } = frameOf(this.shape);
    this.centre = { x: column + wide / 2, y: row + tall / 2 };
  }
}

const byRow = ([row, column]: Square, [otherRow, otherColumn]: Square): number =>
  row - otherRow || column - otherColumn;

function following(fits: Square[], here: Square | null, back: boolean): Square {
  if (!here) return fits[0];
  const ordered = back ? [...fits].reverse() : fits;
  const sign = back ? -1 : 1;
  return ordered.find((fit) => sign * byRow(fit, here) > 0) ?? ordered[0];
}
