// The tiles in the player's hand: one, some of the rack, or a whole line or group of the table, and how they lie together.
import { linesOf, groupsOf } from '../table/layout';
import type { Lying } from '../identity';
import type { Square } from '../moves';
import type { Slot } from '../rack/rack.svelte';

export interface Held {
  id: number;
  tile: string;
  mine: boolean;
  /** Where it lies, seen from the tile that is held on to. */
  offset: Square;
}

export class Hold {
  tiles = $state.raw<readonly Held[]>([]);
  from = $state.raw<'rack' | 'table' | null>(null);
  /** The tile that is held on to: it comes to lie in the square that is pointed at. */
  anchor = $state(0);

  readonly ids = $derived(new Set(this.tiles.map(({ id }) => id)));
  readonly any = $derived(this.tiles.length > 0);

  /** Tiles of the rack, side by side in the order given. */
  liftSlots(slots: readonly Slot[], anchor: number): void {
    const at = Math.max(0, slots.findIndex(({ id }) => id === anchor));
    this.tiles = slots.map(({ id, tile }, index) => ({ id, tile, mine: true, offset: [0, index - at] }));
    this.from = 'rack';
    this.anchor = slots[at]?.id ?? 0;
  }

  /** Tiles of the table as they lie. */
  liftLying(tiles: readonly Lying[], anchor: Lying): void {
    this.tiles = tiles.map(({ id, tile, mine, row, column }) => ({ id, tile, mine, offset: [row - anchor.row, column - anchor.column] }));
    this.from = 'table';
    this.anchor = anchor.id;
  }

  drop(): void {
    this.tiles = [];
    this.from = null;
  }

  /** Across becomes down, around the tile that is held on to. */
  turn(): void {
    this.tiles = this.tiles.map((tile) => ({ ...tile, offset: [tile.offset[1], tile.offset[0]] }));
  }

  /** The held tiles as they would lie with the anchor in a square. */
  lyingAt([row, column]: Square): Lying[] {
    return this.tiles.map(({ id, tile, mine, offset }) => ({ id, tile, mine, row: row + offset[0], column: column + offset[1] }));
  }
}

/** What a tap on a tile picks, tap after tap: the tile, its lines, its group. */
export function choicesAt(spots: readonly Lying[], tile: Lying): Lying[][] {
  const lines = linesOf(spots).filter((line) => line.includes(tile));
  const group = groupsOf(spots).find((one) => one.includes(tile)) ?? [];
  const choices = [[tile], ...lines.sort((one, other) => other.length - one.length)];
  return group.length > (choices.at(-1)?.length ?? 0) ? [...choices, group] : choices;
}

/** The next larger choice around a tile than the one that is held; null after the last. */
export function growing(spots: readonly Lying[], tile: Lying, held: ReadonlySet<number>): Lying[] | null {
  const choices = choicesAt(spots, tile);
  const same = (choice: Lying[]) => choice.length === held.size && choice.every(({ id }) => held.has(id));
  return choices[choices.findIndex(same) + 1] ?? null;
}

/** The tiles from one to another of the same line; else just the two. */
export function between(spots: readonly Lying[], from: Lying, to: Lying): Lying[] {
  const line = linesOf(spots).find((one) => one.includes(from) && one.includes(to));
  if (!line) return [from, to];
  const ends = [line.indexOf(from), line.indexOf(to)];
  return line.slice(Math.min(...ends), Math.max(...ends) + 1);
}
