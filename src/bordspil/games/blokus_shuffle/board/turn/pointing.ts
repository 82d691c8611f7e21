// Fingers and mouse on the board itself: aim, lay, move the ghost, spread to zoom, drag to look elsewhere.
import { isDrag } from '$shell/board/held_piece.svelte';
import type { Point } from './hold.svelte';
import { frameOf } from '../pieces';
import { EDGE, UNIT } from '../places';
import { ABOVE, type TurnContext, type Turn } from './turn.svelte';

/** How far beside the ghost a finger still takes hold of it, in squares. */
const GRIP = 0.8;

export class Pointing {
  /** A finger has moved or there were two: no tap. */
  private travelled = false;
  private readonly fingers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  /** From the finger to the middle of the piece it has hold of. */
  private grip: Point | null = null;

  constructor(
    private readonly play: Turn,
    private readonly context: TurnContext,
  ) {}

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse') return;
    const at = { x: event.clientX, y: event.clientY };
    this.fingers.set(event.pointerId, at);
    this.travelled = this.play.dragged = this.fingers.size > 1;
    this.start = at;
    this.grip = this.fingers.size > 1 ? null : this.gripAt(at);
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const at = { x: event.clientX, y: event.clientY };
    this.fingers.set(event.pointerId, at);
    if (this.fingers.size > 1) this.spread();
    else if (this.travelled || isDrag(this.start, at)) this.drag(at, before);
  }

  up(event: PointerEvent): void {
    if (event.pointerType === 'mouse') {
      if (event.button === 0 && !this.play.dragged) this.play.place();
      return;
    }
    if (!this.fingers.delete(event.pointerId)) return;
    this.play.zoom.release();
    if (!this.travelled) this.tap({ x: event.clientX, y: event.clientY });
    else if (this.fingers.size === 0) setTimeout(() => (this.play.dragged = false));
  }

  cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.play.zoom.release();
  }

  /** On the ghost a tap lays the piece if it fits; elsewhere it brings the ghost there. */
  private tap(at: Point): void {
    const { hold } = this.play;
    const point = this.context.toBoard(at.x, at.y);
    if (!hold.held || !point) return;
    if (this.grip) {
      this.play.place();
      return;
    }
    hold.aim(point, this.context.choices(), true);
    hold.waits = true;
  }

  private drag(at: Point, before: Point): void {
    this.travelled = this.play.dragged = true;
    const { hold, zoom } = this.play;
    const [here, there] = [this.context.toBoard(at.x, at.y), this.context.toBoard(before.x, before.y)];
    if (hold.held && (this.grip || zoom.scale === 1)) {
      this.grip ??= { x: 0, y: -ABOVE };
      if (here) hold.aim({ x: here.x + this.grip.x, y: here.y + this.grip.y }, this.context.choices(), true);
      hold.waits = true;
    } else if (here && there) zoom.pan((here.x - there.x) * UNIT, (here.y - there.y) * UNIT);
  }

  private spread(): void {
    const [one, other] = [...this.fingers.values()];
    const middle = this.context.toBoard((one.x + other.x) / 2, (one.y + other.y) / 2);
    const apart = Math.hypot(one.x - other.x, one.y - other.y);
    if (middle) this.play.zoom.spread(apart, { x: middle.x * UNIT + EDGE, y: middle.y * UNIT + EDGE });
  }

  private gripAt(at: Point): Point | null {
    const { hold } = this.play;
    const point = this.context.toBoard(at.x, at.y);
    if (!hold.held || !hold.corner || !point) return null;
    const { tall, wide } = frameOf(hold.shape);
    const middle = { x: hold.corner[1] + wide / 2, y: hold.corner[0] + tall / 2 };
    const beside = Math.abs(point.x - middle.x) > wide / 2 + GRIP || Math.abs(point.y - middle.y) > tall / 2 + GRIP;
    return beside ? null : { x: middle.x - point.x, y: middle.y - point.y };
  }
}
