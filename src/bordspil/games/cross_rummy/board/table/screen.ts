// Points of the screen and points of the table: where a pointer is, and where tiles come from.
import type { Camera } from './camera.svelte';
import type { Point } from '../places';

export class Screen {
  root: HTMLElement | null = null;
  /** The window onto the table. */
  svg: SVGSVGElement | null = null;
  /** Where rack tiles stood when they were put on the table. */
  private starts = new Map<number, Point>();

  constructor(private readonly camera: Camera) {}

  /** A point of the screen on the table; null where the table is not. */
  toTable(x: number, y: number): Point | null {
    const box = this.svg?.getBoundingClientRect();
    if (!box || x < box.left || x > box.right || y < box.top || y > box.bottom) return null;
    return this.fromScreen(x, y, box);
  }

  /** The middle of something beside the table, as if the table reached so far. */
  middleOf(selector: string): Point | null {
    const [from, box] = [this.root?.querySelector(selector)?.getBoundingClientRect(), this.svg?.getBoundingClientRect()];
    return from && box ? this.fromScreen(from.x + from.width / 2, from.y + from.height / 2, box) : null;
  }

  /** Remembers where rack tiles stand that are about to leave; those that were carried come from nowhere. */
  leave(ids: readonly number[], carried: boolean): void {
    this.starts = new Map();
    for (const id of carried ? [] : ids) {
      const start = this.middleOf(`[data-rack="${id}"]`);
      if (start) this.starts.set(id, start);
    }
  }

  startOf(id: number): Point | null {
    return this.starts.get(id) ?? null;
  }

  private fromScreen(x: number, y: number, box: DOMRect): Point {
    const { seen, scale } = this.camera;
    return { x: seen.left + (x - box.left) / scale, y: seen.top + (y - box.top) / scale };
  }
}
