// The player's rack in the player's own order: new tiles come last, and it is sorted only when that is asked for.
import { newId } from '../identity';
import { compare, type Order } from '../tiles';

export interface Slot {
  id: number;
  tile: string;
}

/** The memory of this tab; null where the browser does not let a page remember anything. */
export function sessionMemory(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

export class Rack {
  slots = $state.raw<readonly Slot[]>([]);
  /** The tiles that came with the last change. */
  news = $state.raw<ReadonlySet<number>>(new Set());
  private name = '';

  constructor(private readonly store: Pick<Storage, 'getItem' | 'setItem'> | null) {}

  /**
   * Takes over the rack of a view; tiles that were `laid` go first, and what remains keeps its order.
   * `place` names the table and the seat: the order is remembered under it.
   */
  follow(place: string, tiles: readonly string[], laid: ReadonlySet<number>): void {
    const other = place !== this.name;
    this.name = place;
    const known = other ? this.remembered() : this.slots;
    const rest = [...tiles];
    const takes = ({ tile }: Slot) => {
      const at = rest.indexOf(tile);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    };
    const staying = new Set(known.filter(({ id }) => !laid.has(id)).filter(takes));
    const returning = new Set(known.filter((slot) => laid.has(slot.id) && takes(slot)));
    const added = rest.map((tile) => ({ id: newId(), tile }));
    this.news = new Set(other || added.length === tiles.length ? [] : added.map(({ id }) => id));
    this.set([...known.filter((slot) => staying.has(slot) || returning.has(slot)), ...added]);
  }

  sort(order: Order): void {
    this.set([...this.slots].sort((one, other) => compare(order, one.tile, other.tile)));
  }

  /** Puts some tiles before another one, or at the end. */
  move(ids: readonly number[], before: number | null): void {
    const moving = this.slots.filter(({ id }) => ids.includes(id));
    const left = this.slots.filter(({ id }) => !ids.includes(id));
    const at = before === null ? left.length : left.findIndex(({ id }) => id === before);
    if (at >= 0) this.set([...left.slice(0, at), ...moving, ...left.slice(at)]);
  }

  private set(slots: readonly Slot[]): void {
    this.slots = slots;
    this.store?.setItem(this.name, JSON.stringify(slots.map(({ tile }) => tile)));
  }

  private remembered(): Slot[] {
    try {
      const kept: unknown = JSON.parse(this.store?.getItem(this.name) ?? '[]');
      return Array.isArray(kept) ? kept.map((tile) => ({ id: newId(), tile: String(tile) })) : [];
    } catch {
      return [];
    }
  }
}
