// Shows one view after another: a long rearrangement plays line by line, and all of it ends when the player goes on.
import { tick } from 'svelte';
import type { Sound } from '$shell/board/contract';
import { prefersStill } from '$shell/board/flights';
import { BoardStage } from '$shell/board/stage.svelte';
import { flights, launch } from './launch';
import { afterLay, follow, type Lying } from '../identity';
import { linesOf } from '../table/layout';
import { endOf, type GameEvent, type Written } from '../moves';
import type { View } from '../view';

interface Frame {
  view: View;
  events: GameEvent[];
}

const LINE = 330;
const FLIGHT = 300;
const LAST_LOOK = 1200;
/** When a rearrangement has more lines than this, they play faster. */
const MANY = 8;

export class Stage extends BoardStage<View, GameEvent, Frame> {
  lying = $state.raw<readonly Lying[]>([]);
  /** The tiles laid or moved in the Lays since the own last turn, each with the seat that did it last. */
  last = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** Tiles that come from a seat just now: from there they enter the table. */
  entering = $state.raw<ReadonlyMap<number, number>>(new Map());

  constructor(
    view: View,
    private readonly sound: (name: Sound) => void,
    /** Called before a view is shown, so that rack and workbench go along with it. */
    private readonly settle: (view: View) => void,
    /** Called with where tiles are going to lie, so that they do not leave the picture. */
    private readonly reveal: (tiles: readonly Lying[]) => void,
  ) {
    super(view);
    this.lying = follow([], view.table);
  }

  follow(view: View, events: GameEvent[], fresh: boolean): void {
    this.latest = view;
    this.frames.push({ view, events });
    if (!fresh) this.soundOf(events, view);
    if (fresh || prefersStill()) this.finish();
    else this.play();
  }

  /** Shows the latest view at once. */
  finish(): void {
    const lays = this.frames.filter(({ events }) => events.some(({ event }) => event === 'lay'));
    this.cut();
    for (const { view, events } of lays) this.mark(this.lying, follow(this.lying, view.table), seatOf(events));
    this.show(this.latest, follow(this.lying, this.latest.table));
  }

  /** A group that was founded rings; so does a Lay of the player's own that stands. */
  private soundOf(events: readonly GameEvent[], view: View): void {
    const lay = events.find((event) => event.event === 'lay');
    if (lay) this.sound(lay.founded ? 'line' : lay.seat === view.seat ? 'score' : 'lay');
  }

  private show(view: View, lying: readonly Lying[]): void {
    this.entering = new Map();
    this.lying = lying;
    this.shown = view;
    this.settle(view);
  }

  protected async step({ view, events }: Frame): Promise<void> {
    const { run } = this;
    const lay = events.find((event) => event.event === 'lay');
    if (lay && lay.seat !== view.seat) await this.rearrange(endOf(events) ? afterLay(this.lying, lay) : view.table, lay.seat, run);
    if (run !== this.run) return;
    // In a series the last table stays for a moment before the next deal.
    if (endOf(events)) await this.pause(LAST_LOOK);
    if (run !== this.run) return;
    const goal = follow(this.lying, view.table);
    if (lay && lay.seat === view.seat) this.mark(this.lying, goal, lay.seat);
    const planned = this.root ? flights(this.root, events, view) : [];
    this.show(view, goal);
    await tick();
    if (run !== this.run || !this.root || !this.layer || planned.length === 0) return;
    this.sound('deal');
    this.animations = launch(this.root, this.layer, planned);
    await this.pause(FLIGHT);
  }

  /** Moves the tiles of one line after the other to where they now lie; new ones come from the player's seat. */
  private async rearrange(table: readonly Written[], seat: number, run: number): Promise<void> {
    const goal = follow(this.lying, table);
    this.mark(this.lying, goal, seat);
    const before = new Set(this.lying.map(({ id }) => id));
    const batches = batchesOf(this.lying, goal);
    this.reveal(batches.flat());
    this.entering = new Map(goal.filter(({ id }) => !before.has(id)).map(({ id }) => [id, seat]));
    for (const batch of batches) {
      const ids = new Set(batch.map(({ id }) => id));
      this.lying = [...this.lying.filter(({ id }) => !ids.has(id)), ...batch];
      this.sound('lay');
      await this.pause(batches.length > MANY ? LINE / 2 : LINE);
      if (run !== this.run) return;
    }
  }

  /** Marks the tiles a Lay has put down or moved; a Lay of the own seat, and the first after it, begins anew. */
  private mark(before: readonly Lying[], after: readonly Lying[], seat: number): void {
    const same = ({ id, row, column }: Lying) => before.some((one) => one.id === id && one.row === row && one.column === column && !one.mine);
    const own = this.latest.seat;
    const kept = seat === own ? [] : [...this.last].filter(([, by]) => by !== own);
    this.last = new Map([...kept, ...after.filter((tile) => !same(tile)).map(({ id }) => [id, seat] as const)]);
  }
}

/** The seat that laid. */
const seatOf = (events: readonly GameEvent[]): number => events.find((event) => event.event === 'lay')?.seat ?? 0;

/** The tiles that change place or are new, line by line of the table as it will be. */
export function batchesOf(before: readonly Lying[], after: readonly Lying[]): Lying[][] {
  const left = new Set(after.filter(({ id, row, column }) => !before.some((one) => one.id === id && one.row === row && one.column === column)));
  const batches = linesOf(after).map((line) => line.filter((tile) => left.has(tile) && left.delete(tile)));
  return [...batches, [...left]].filter((batch) => batch.length > 0);
}
