// How near the board is seen, and which part of it: zoomed by button or by two fingers, moved by one.
import type { Point } from '../turn/hold.svelte';

const NEAREST = 3;
const STEP = 2;

export class Zoom {
  /** The part of the drawing that is seen: how many times larger, and its top left corner. */
  scale = $state(1);
  private corner = $state.raw<Point>({ x: 0, y: 0 });
  private pinch: { apart: number; scale: number } | null = null;

  constructor(private readonly size: number) {}

  /** What is seen, as the drawing's view box. */
  get box(): string {
    const side = this.size / this.scale;
    return `${this.corner.x} ${this.corner.y} ${side} ${side}`;
  }

  /** Two times as near, around a point of the drawing; or the whole board again. */
  toggle(around: Point | null): void {
    if (this.scale > 1) this.set(1, { x: 0, y: 0 });
    else this.near(STEP, around ?? { x: this.size / 2, y: this.size / 2 });
  }

  /** Moves what is seen by so much of the drawing. */
  pan(x: number, y: number): void {
    this.set(this.scale, { x: this.corner.x - x, y: this.corner.y - y });
  }

  /** Follows two fingers, `apart` on the screen, with `middle` between them on the drawing. */
  spread(apart: number, middle: Point): void {
    this.pinch ??= { apart, scale: this.scale };
    this.near((this.pinch.scale * apart) / this.pinch.apart, middle);
  }

  release(): void {
    this.pinch = null;
  }

  private near(wanted: number, fixed: Point): void {
    const scale = Math.min(NEAREST, Math.max(1, wanted));
    const ratio = this.scale / scale;
    this.set(scale, {
      x: fixed.x - (fixed.x - this.corner.x) * ratio,
      y: fixed.y - (fixed.y - this.corner.y) * ratio,
    });
  }

  private set(scale: number, { x, y }: Point): void {
    const most = this.size - this.size / scale;
    this.scale = scale;
    this.corner = { x: Math.min(most, Math.max(0, x)), y: Math.min(most, Math.max(0, y)) };
  }
}
