// What the player does with pieces, by mouse, finger or key: lift, carry, turn, lay down, and choose on the board.
import { isDrag } from '$shell/board/held_piece.svelte';
import type { Choices } from './choices';
import { Hold, type Point } from './hold.svelte';
import { inFrame, nameOf } from '../pieces';
import type { Move, Square } from '../moves';
import { SIZE } from '../places';
import type { Stage } from '../stage/stage.svelte';
import type { Lying, PieceName, View } from '../view';
import { Zoom } from '../grid/zoom.svelte';

/** What a turn depends on; functions, because all of it changes during the turn. */
export interface TurnContext {
  view: () => View;
  choices: () => Choices;
  /** Whether this player is to do something now. */
  isAsked: () => boolean;
  act: (move: Move) => void;
  lifted: () => void;
  /** Says why the held piece does not fit where it is. */
  refuse: () => void;
  /** A point of the screen in squares of the board, or null outside it. */
  toBoard: (x: number, y: number) => Point | null;
}

/** How many squares above a finger a carried piece is held. */
export const ABOVE = 2;

export class Turn {
  readonly hold = new Hold();
  readonly zoom = new Zoom(SIZE);
  /** A piece on the board that would be taken back; on touch it waits for a second tap. */
  chosen = $state.raw<string | null>(null);
  /** Where a piece is carried while it is not over the board. */
  carried = $state.raw<(Point & { byFinger: boolean }) | null>(null);
  /** The pointer dragged: the click that follows is none. */
  dragged = false;
  private pressed: { piece: PieceName; squares: Square[]; x: number; y: number } | null = null;

  constructor(
    private readonly context: TurnContext,
    private readonly stage: Stage,
  ) {}

  /** Lifts a piece out of the tray, or puts it back. */
  pick(piece: PieceName, squares: readonly Square[]): boolean {
    if (this.dragged) return false;
    const { held } = this.hold;
    if (held?.from === 'tray' && held.piece === piece) {
      this.drop();
      return false;
    }
    return this.lift(piece, squares);
  }

  /** A piece on the board: taken back, or lifted to be warped. */
  choose(lying: Lying, sure: boolean): void {
    const name = nameOf(lying);
    const recycle = this.context.choices().recycling.get(name);
    if (this.dragged) return;
    if (recycle) {
      if (sure || this.chosen === name) this.context.act(recycle);
      else this.chosen = name;
    } else if (!this.hold.held && this.context.choices().fitsAnywhere(name)) {
      this.hold.lift({ colour: lying.colour, piece: lying.piece, from: 'board' }, inFrame(lying.squares));
      this.context.lifted();
    }
  }

  takeBack(): void {
    const move = this.chosen && this.context.choices().recycling.get(this.chosen);
    if (move) this.context.act(move);
  }

  /** Shows a move without making it: a piece held where it would lie, or the piece that would be taken back. */
  show(move: Move): void {
    this.drop();
    this.stage.finish();
    if ('place' in move) this.hold.show({ colour: this.context.view().colour, piece: move.place, from: 'tray' }, move.squares);
    else if ('warp' in move) this.hold.show({ colour: move.warp, piece: move.piece, from: 'board' }, move.squares);
    else if ('recycle' in move) this.chosen = nameOf({ colour: move.recycle, piece: move.piece });
  }

  /** Lays the held piece where it is; answers whether it fits. */
  place(): boolean {
    const fit = this.hold.fit(this.context.choices());
    const { held } = this.hold;
    if (held && this.hold.corner && !fit) this.context.refuse();
    if (!fit || !held) return false;
    this.stage.finish();
    this.stage.laid = nameOf(held);
    this.drop();
    this.context.act(fit.move);
    return true;
  }

  drop(): void {
    this.hold.drop();
    this.chosen = this.carried = this.pressed = null;
  }

  /** A pointer goes down on a piece in the tray. */
  press(piece: PieceName, squares: Square[], event: PointerEvent): void {
    this.dragged = false;
    if (event.button !== 0) return;
    this.pressed = { piece, squares, x: event.clientX, y: event.clientY };
  }

  /** The pointer moves anywhere on the screen. */
  follow(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event;
    const byFinger = event.pointerType !== 'mouse';
    if (this.pressed && !this.dragged) {
      if (!isDrag(this.pressed, { x, y })) return;
      this.dragged = this.lift(this.pressed.piece, this.pressed.squares);
      if (!this.dragged) this.pressed = null;
    }
    if (!this.hold.held || (byFinger && !this.dragged)) return;
    const point = this.context.toBoard(x, y);
    if (point) this.hold.aim({ x: point.x, y: point.y - (byFinger ? ABOVE : 0) }, this.context.choices(), byFinger);
    else if (!this.hold.waits || this.dragged) this.hold.centre = null;
    if (point || this.dragged) this.hold.waits = byFinger;
    this.carried = point || this.hold.waits ? null : { x, y, byFinger };
  }

  /** The pointer lets go: a mouse lays the piece, a finger leaves it lying to be looked at. */
  release(event: PointerEvent): void {
    this.pressed = null;
    if (!this.dragged) return;
    this.carried = null;
    if (event.pointerType === 'mouse' && !this.place()) this.drop();
    // The click that follows belongs to the drag.
    setTimeout(() => (this.dragged = false));
  }

  private lift(piece: PieceName, squares: readonly Square[]): boolean {
    const { colour } = this.context.view();
    this.stage.finish();
    if (!this.context.choices().fitsAnywhere(nameOf({ colour, piece }))) return false;
    this.hold.lift({ colour, piece, from: 'tray' }, squares);
    this.context.lifted();
    return true;
  }
}
