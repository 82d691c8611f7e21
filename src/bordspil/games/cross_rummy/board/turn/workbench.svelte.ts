// The workbench of a turn: the table as the player has arranged it so far, with every step to go back.
import { follow, type Lying } from '../identity';
import { keyOf, type Move, type Written } from '../moves';

export class Bench {
  /** The table at the beginning of the turn. */
  base = $state.raw<readonly Lying[]>([]);
  spots = $state.raw<readonly Lying[]>([]);
  private steps = $state.raw<readonly (readonly Lying[])[]>([]);

  readonly laid = $derived(this.spots.filter(({ mine }) => mine));
  readonly canUndo = $derived(this.steps.length > 0);
  /** The tiles of the table that lie elsewhere than before. */
  readonly moved = $derived(new Set(this.spots.filter((spot) => !spot.mine && !isAsBefore(this.base, spot)).map(({ id }) => id)));
  readonly changed = $derived(this.laid.length > 0 || this.moved.size > 0);
  private readonly squares = $derived(new Map(this.spots.map((spot) => [keyOf(spot.row, spot.column), spot])));

  begin(table: readonly Lying[]): void {
    this.base = this.spots = table.map((spot) => (spot.mine ? { ...spot, mine: false } : spot));
    this.steps = [];
  }

  at(row: number, column: number): Lying | null {
    return this.squares.get(keyOf(row, column)) ?? null;
  }

  /** Puts tiles where they are wanted, from the rack or from elsewhere on the table; answers whether there is room. */
  put(tiles: readonly Lying[]): boolean {
    const ids = new Set(tiles.map(({ id }) => id));
    const isTaken = ({ row, column }: Lying) => {
      const there = this.at(row, column);
      return there !== null && !ids.has(there.id);
    };
    if (tiles.length === 0 || tiles.some(isTaken)) return false;
    this.step([...this.spots.filter(({ id }) => !ids.has(id)), ...tiles]);
    return true;
  }

  /** Rack tiles go back to the rack; the tiles of the table stay. */
  takeBack(ids: readonly number[]): void {
    const left = this.spots.filter(({ id, mine }) => !mine || !ids.includes(id));
    if (left.length < this.spots.length) this.step(left);
  }

  /** Shows a whole arrangement, such as a hint; tiles from the rack keep the identity they have there. */
  arrange(table: readonly Written[], rack: readonly { id: number; tile: string }[]): void {
    const own = [...rack];
    const onTable = new Set(this.base.map(({ id }) => id));
    this.step(
      follow(this.base, table).map((spot) => {
        if (onTable.has(spot.id)) return spot;
        const slot = own.findIndex(({ tile }) => tile === spot.tile);
        return slot < 0 ? spot : { ...spot, id: own.splice(slot, 1)[0].id, mine: true };
      }),
    );
  }

  undo(): void {
    const before = this.steps.at(-1);
    if (!before) return;
    this.spots = before;
    this.steps = this.steps.slice(0, -1);
  }

  /** Everything as it was at the beginning of the turn; this can be undone, too. */
  reset(): void {
    if (this.changed) this.step(this.base);
  }

  /** The whole table after the move, as a Lay is given. */
  get move(): Move {
    return { lay: { table: this.spots.map(({ row, column, tile }) => [row, column, tile]) } };
  }

  private step(spots: readonly Lying[]): void {
    this.steps = [...this.steps, this.spots];
    this.spots = spots;
  }
}

const isAsBefore = (base: readonly Lying[], { id, row, column }: Lying): boolean =>
  base.some((spot) => spot.id === id && spot.row === row && spot.column === column);
