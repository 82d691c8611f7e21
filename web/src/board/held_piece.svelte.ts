// What the player holds: a piece that was picked, the place it is aimed at, and whether it is being dragged.

/** How many pixels a pointer may wander before a tap becomes a drag. */
const WANDER = 7;

interface Point {
  x: number;
  y: number;
}

export const isDrag = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) >= WANDER;

export class Hold<Piece, Goal> {
  chosen = $state.raw<Piece | null>(null);
  aim = $state.raw<Goal | null>(null);
  /** Where the pointer is while something is dragged. */
  at = $state.raw<Point | null>(null);
  private pressed: { piece: Piece; x: number; y: number } | null = null;

  pick(piece: Piece | null): void {
    this.chosen = piece;
    this.aim = null;
  }

  drop(): void {
    this.chosen = this.aim = this.at = this.pressed = null;
  }

  press(piece: Piece, x: number, y: number): void {
    this.pressed = { piece, x, y };
  }

  /** Whether a pointer is down on something that may be taken. */
  get isPressed(): boolean {
    return this.pressed !== null;
  }

  /** Follows the pointer; answers whether something is being dragged. */
  move(x: number, y: number): boolean {
    if (!this.pressed) return false;
    if (!this.at) {
      if (!isDrag(this.pressed, { x, y })) return false;
      this.pick(this.pressed.piece);
    }
    this.at = { x, y };
    return true;
  }

  /** Lets go; answers where, if something was being dragged, and what was pressed. */
  release(): { at: Point | null; piece: Piece | null } {
    const { at, pressed } = this;
    this.pressed = this.at = null;
    return { at, piece: pressed?.piece ?? null };
  }
}
