// Gives every tile an identity, so that it can be followed from the rack to the table and across it.
import { keyOf, type Laid, type Written } from './moves';
import type { Spot } from './table/layout';

/** A tile on the table; `mine` came from the rack in this turn. */
export interface Lying extends Spot {
  id: number;
  mine: boolean;
}

let last = 0;
export const newId = (): number => ++last;

const distance = (one: Spot, other: Spot): number => Math.abs(one.row - other.row) + Math.abs(one.column - other.column);

/** The tiles of a new table, each with the identity of the tile it was before: where it lay, else the nearest like it. */
export function follow(before: readonly Lying[], table: readonly Written[]): Lying[] {
  const rest = new Map(before.map((tile) => [keyOf(tile.row, tile.column), tile]));
  const kept = new Map<string, Lying>();
  for (const [row, column, tile] of table) {
    const same = rest.get(keyOf(row, column));
    if (same?.tile === tile && rest.delete(keyOf(row, column))) kept.set(keyOf(row, column), same);
  }
  return table.map(([row, column, tile]) => {
    const spot = { row, column, tile };
    const known = kept.get(keyOf(row, column)) ?? takeNearest(rest, spot);
    return { ...spot, id: known?.id ?? newId(), mine: false };
  });
}

function takeNearest(rest: Map<string, Lying>, spot: Spot): Lying | null {
  const alike = [...rest].filter(([, { tile }]) => tile === spot.tile);
  const nearest = alike.sort(([, one], [, other]) => distance(one, spot) - distance(other, spot))[0];
  if (!nearest) return null;
  rest.delete(nearest[0]);
  return nearest[1];
}

/** The table after a Lay, by what it changed; the view does not show it any more when the next game has been dealt. */
export function afterLay(before: readonly Lying[], { tiles, placed }: Pick<Laid, 'tiles' | 'placed'>): Written[] {
  const covered = new Set(placed.map(([row, column]) => keyOf(row, column)));
  const isCovered = ({ row, column }: Spot) => covered.has(keyOf(row, column));
  const moved = placed.map(([, , tile]) => tile);
  for (const tile of [...tiles, ...before.filter(isCovered).map((spot) => spot.tile)]) {
    const at = moved.indexOf(tile);
    if (at >= 0) moved.splice(at, 1);
  }
  const kept = before.filter((spot) => !isCovered(spot)).filter(({ tile }) => {
    const at = moved.indexOf(tile);
    if (at >= 0) moved.splice(at, 1);
    return at < 0;
  });
  return [...kept.map(({ row, column, tile }): Written => [row, column, tile]), ...placed];
}
