// Fingers and mouse: a tap chooses, a drag carries tiles or moves the table, two fingers zoom, a long press takes a line.
import { isDrag } from '$shell/board/held_piece.svelte';
import type { Camera } from '../table/camera.svelte';
import { growing } from './hold.svelte';
import type { Square } from '../moves';
import { squareAt, type Point } from '../places';
import type { Turn } from './turn.svelte';
import type { Screen } from '../table/screen';

/** What is carried, and where it would go. */
export interface Carried extends Point {
  byFinger: boolean;
  /** A tile of the pool or one from the bag; else the held tiles are carried. */
  tile?: string | null;
}

type Source = { on: 'slot'; id: number } | { on: 'lying'; id: number } | { on: 'ground' } | { on: 'pool'; tile: string; index: number } | { on: 'bag' };

const LONG = 480;
/** How far above a finger tiles are carried, so that they are seen. */
export const ABOVE = 46;
/** How near the edge of the table's window a drag moves the table. */
const EDGE = 16;
const PUSH = 8;

export interface Surroundings {
  screen: Screen;
  carry: (carried: Carried | null) => void;
  aim: (square: Square | null) => void;
}

export class Pointing {
  /** The pointer has dragged: the click that follows is none. */
  dragged = false;
  private source: Source | null = null;
  private start: Point = { x: 0, y: 0 };
  private readonly fingers = new Map<number, Point>();
  private carriedAt: Point | null = null;
  private waiting = 0;
  private wasLong = false;

  constructor(
    private readonly play: Turn,
    private readonly camera: Camera,
    private readonly around: Surroundings,
  ) {}

  down(event: PointerEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    if (event.button !== 0 || !target) return;
    const at = { x: event.clientX, y: event.clientY };
    this.dragged = this.wasLong = false;
    this.carriedAt = null;
    this.start = at;
    this.source = this.sourceAt(target, at);
    if (!this.around.screen.svg?.contains(target)) return;
    this.fingers.set(event.pointerId, at);
    if (this.fingers.size > 1) this.cancel();
    else if (this.source?.on === 'lying') this.waiting = window.setTimeout(() => this.takeLine(), LONG);
  }

  move(event: PointerEvent): void {
    const at = { x: event.clientX, y: event.clientY };
    const before = this.fingers.get(event.pointerId);
    if (before) this.fingers.set(event.pointerId, at);
    if (this.fingers.size > 1) {
      if (before) this.spread(before, at);
      return;
    }
    if (!this.source) return;
    if (!this.dragged && !isDrag(this.start, at)) return;
    if (!this.dragged) this.beginDrag();
    if (this.source?.on === 'ground') {
      if (before) this.camera.pan(at.x - before.x, at.y - before.y);
    } else this.carry(at, event.pointerType !== 'mouse');
  }

  /** A finger that carries or pans does not scroll, and a quick one does not fling: that would swallow the next tap. */
  touch(event: TouchEvent): void {
    if (this.source || this.fingers.size > 0) event.preventDefault();
  }

  up(event: PointerEvent): void {
    clearTimeout(this.waiting);
    const wasOnTable = this.fingers.delete(event.pointerId);
    this.camera.release();
    const { source, dragged } = this;
    if (this.fingers.size > 0) return;
    this.source = null;
    const at = { x: event.clientX, y: event.clientY };
    if (!dragged) {
      if (source && wasOnTable && !this.wasLong) this.tap(at, event.shiftKey);
      return;
    }
    this.around.carry(null);
    this.around.aim(null);
    if (source) this.drop(source, at, event.pointerType !== 'mouse');
    setTimeout(() => (this.dragged = false));
  }

  /** The pointer was taken away: everything stays where it was. */
  cancel(event?: PointerEvent): void {
    clearTimeout(this.waiting);
    if (event) this.fingers.delete(event.pointerId);
    if (event && this.fingers.size === 0) this.camera.release();
    this.source = null;
    this.dragged = this.fingers.size > 1;
    this.around.carry(null);
    this.around.aim(null);
  }

  private sourceAt(target: Element, at: Point): Source | null {
    const slot = target.closest<HTMLElement>('[data-rack]');
    if (slot) return { on: 'slot', id: Number(slot.dataset.rack) };
    const pool = target.closest<HTMLElement>('[data-pool]');
    if (pool) return this.play.canTake(pool.dataset.pool ?? '') ? { on: 'pool', tile: pool.dataset.pool ?? '', index: Number(pool.dataset.index) } : null;
    if (target.closest('[data-bag]')) return this.play.canDraw ? { on: 'bag' } : null;
    if (!this.around.screen.svg?.contains(target)) return null;
    const point = this.around.screen.toTable(at.x, at.y);
    const lying = point && this.play.bench.at(...squareAt(point));
    return lying ? { on: 'lying', id: lying.id } : { on: 'ground' };
  }

  private beginDrag(): void {
    clearTimeout(this.waiting);
    this.dragged = true;
    const { play, source } = this;
    if (source?.on === 'slot') {
      const slot = play.slots.find(({ id }) => id === source.id);
      if (!slot) this.source = null;
      else if (!play.hold.ids.has(slot.id) || play.hold.from !== 'rack') play.liftSlot(slot);
      else play.hold.liftSlots(play.slots.filter(({ id }) => play.hold.ids.has(id)), slot.id);
    } else if (source?.on === 'lying') {
      const lying = play.bench.spots.find(({ id }) => id === source.id);
      const tiles = play.hold.ids.has(source.id) ? play.bench.spots.filter(({ id }) => play.hold.ids.has(id)) : [];
      play.notice = null;
      if (!lying || !play.liftLying(tiles.length > 0 ? tiles : [lying], lying)) this.source = { on: 'ground' };
    }
  }

  private carry(at: Point, byFinger: boolean): void {
    const { source } = this;
    const tile = source?.on === 'pool' ? source.tile : source?.on === 'bag' ? null : undefined;
    this.around.carry({ ...at, byFinger, ...(tile !== undefined && { tile }) });
    const square = tile === undefined && this.play.canArrange ? this.squareUnder(at, byFinger) : null;
    this.around.aim(square);
    if (square) this.panAtEdge({ x: at.x, y: at.y - (byFinger ? ABOVE : 0) });
  }

  /** A drag outwards near the edge of the window onto the table moves the table. */
  private panAtEdge({ x, y }: Point): void {
    const box = this.around.screen.svg?.getBoundingClientRect();
    const from = this.carriedAt;
    this.carriedAt = { x, y };
    if (!box || !from) return;
    const push = (at: number, before: number, low: number, high: number) => {
      if (at < low + EDGE && at < before) return PUSH;
      return at > high - EDGE && at > before ? -PUSH : 0;
    };
    const [across, down] = [push(x, from.x, box.left, box.right), push(y, from.y, box.top, box.bottom)];
    if (across !== 0 || down !== 0) this.camera.pan(across, down);
  }

  /** The square pointed at; a finger points with what it carries above it. */
  private squareUnder({ x, y }: Point, byFinger: boolean): Square | null {
    const point = (byFinger ? this.around.screen.toTable(x, y - ABOVE) : null) ?? this.around.screen.toTable(x, y);
    return point && squareAt(point);
  }

  private drop(source: Source, at: Point, byFinger: boolean): void {
    if (source.on === 'ground') return;
    const under = document.elementFromPoint(at.x, at.y);
    const onRack = under?.closest('[data-own]') ?? null;
    if (source.on === 'pool' || source.on === 'bag') {
      this.play.release();
      if (!onRack) return;
      for (let twice = 0; twice < 2; twice++) source.on === 'pool' ? this.play.chooseTake(source.tile, source.index) : this.play.chooseDraw();
      return;
    }
    const seat = under?.closest<HTMLElement>('[data-seat]')?.dataset.seat;
    const square = this.squareUnder(at, byFinger);
    if (onRack) this.play.takeBack(this.slotAfter(at), true);
    else if (seat !== undefined && this.play.opponents.includes(Number(seat))) this.play.playAgainst(Number(seat));
    else if (this.play.action && square && this.play.canArrange) return; // it stays in hand, and its button is offered
    else if (!square || !this.play.put(square)) this.play.hold.drop();
  }

  /** The rack tile before which something is dropped; null at the end. */
  private slotAfter({ x, y }: Point): number | null {
    const slots = [...(this.around.screen.root?.querySelectorAll<HTMLElement>('[data-rack]') ?? [])];
    const next = slots.find((slot) => {
      const box = slot.getBoundingClientRect();
      return y < box.top || (y <= box.bottom && x < box.left + box.width / 2);
    });
    return next ? Number(next.dataset.rack) : null;
  }

  private tap({ x, y }: Point, shift: boolean): void {
    const point = this.around.screen.toTable(x, y);
    if (point) this.play.tapSquare(squareAt(point), shift);
  }

  private takeLine(): void {
    const { source, play } = this;
    const tile = source?.on === 'lying' ? play.bench.spots.find(({ id }) => id === source.id) : null;
    if (!tile) return;
    this.wasLong = true;
    play.notice = null;
    play.liftLying(growing(play.bench.spots, tile, new Set([tile.id])) ?? [tile], tile);
  }

  private spread(before: Point, at: Point): void {
    const [one, other] = [...this.fingers.values()];
    this.camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    const middle = this.around.screen.toTable((one.x + other.x) / 2, (one.y + other.y) / 2);
    if (middle) this.camera.spread(Math.hypot(one.x - other.x, one.y - other.y), middle);
  }
}
