// Which part of the unbounded table is seen, and how near: it fits itself until the player moves or zooms it.
import { prefersStill } from '$shell/board/flights';
import type { Box, Point } from '../places';

/** Pixels of the screen for one unit of the drawing. */
const FARTHEST = 0.12;
const NEAREST = 2.4;
/** Fitting never draws tiles larger than this. */
const COMFORTABLE = 1.3;
const STEP = 1.35;
/** The buttons at the right edge of the window, in pixels: what fits is drawn beside them. */
const TOOLS = 48;
const TIME = 240;

export class Camera {
  private middle = $state.raw<Point>({ x: 0, y: 0 });
  scale = $state(1);
  /** What is seen follows the table until the player chooses otherwise. */
  follows = $state(true);
  private pinch: { apart: number; scale: number; middle: Point } | null = null;
  private frame = 0;
  private goal: { middle: Point; scale: number } | null = null;

  /** `size` is the size of the window onto the table, in pixels. */
  constructor(private readonly size: () => { width: number; height: number }) {}

  readonly seen = $derived.by((): Box => {
    const { width, height } = this.size();
    const [wide, tall] = [Math.max(1, width) / this.scale, Math.max(1, height) / this.scale];
    return { left: this.middle.x - wide / 2, top: this.middle.y - tall / 2, width: wide, height: tall };
  });

  /** What is seen, as the drawing's view box. */
  get box(): string {
    const { left, top, width, height } = this.seen;
    return `${left} ${top} ${width} ${height}`;
  }

  /** Shows all of a part of the table; at once, or gliding there. */
  fit(part: Box, glide: boolean): void {
    const { width, height } = this.size();
    if (width === 0 || height === 0) return;
    const room = Math.max(TOOLS, width - TOOLS);
    const scale = Math.min(COMFORTABLE, Math.max(FARTHEST, Math.min(room / part.width, height / part.height)));
    const middle = { x: part.left + part.width / 2 + TOOLS / 2 / scale, y: part.top + part.height / 2 };
    if (glide && !prefersStill()) this.glide({ middle, scale });
    else this.set(middle, scale);
  }

  /** Shows more of the table, if part of this is out of sight. */
  include(part: Box): void {
    const { left, top, width, height } = this.seen;
    const right = Math.max(left + width, part.left + part.width);
    const bottom = Math.max(top + height, part.top + part.height);
    const [far, high] = [Math.min(left, part.left), Math.min(top, part.top)];
    if (right - far <= width && bottom - high <= height) return;
    this.fit({ left: far, top: high, width: right - far, height: bottom - high }, true);
  }

  /** Moves what is seen by so many pixels. */
  pan(x: number, y: number): void {
    this.follows = false;
    this.set({ x: this.middle.x - x / this.scale, y: this.middle.y - y / this.scale }, this.scale);
  }

  /** Nearer or farther, around a point of the table, which stays where it is on the screen. */
  zoom(factor: number, around: Point = this.middle): void {
    this.follows = false;
    this.near(this.scale * factor, around);
  }

  step(nearer: boolean): void {
    this.zoom(nearer ? STEP : 1 / STEP);
  }

  /** Two fingers, `apart` on the screen, with `middle` of the table between them when they began. */
  spread(apart: number, middle: Point): void {
    this.follows = false;
    this.pinch ??= { apart, scale: this.scale, middle };
    this.near((this.pinch.scale * apart) / this.pinch.apart, middle);
  }

  release(): void {
    this.pinch = null;
  }

  private near(wanted: number, fixed: Point): void {
    const scale = Math.min(NEAREST, Math.max(FARTHEST, wanted));
    const ratio = this.scale / scale;
    const along = (from: number, to: number) => to + (from - to) * ratio;
    this.set({ x: along(this.middle.x, fixed.x), y: along(this.middle.y, fixed.y) }, scale);
  }

  private set(middle: Point, scale: number): void {
    cancelAnimationFrame(this.frame);
    this.goal = null;
    this.middle = middle;
    this.scale = scale;
  }

  private glide(goal: { middle: Point; scale: number }): void {
    cancelAnimationFrame(this.frame);
    const [from, scale] = [this.middle, this.scale];
    const began = performance.now();
    this.goal = goal;
    const go = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / TIME));
      const eased = 1 - (1 - part) ** 3;
      this.middle = { x: from.x + (goal.middle.x - from.x) * eased, y: from.y + (goal.middle.y - from.y) * eased };
      this.scale = scale + (goal.scale - scale) * eased;
      if (part < 1 && this.goal === goal) this.frame = requestAnimationFrame(go);
    };
    this.frame = requestAnimationFrame(go);
  }
}
