// Which groups on the table belong to whom while they are closed, wherever their tiles have been moved.
import type { Player, Text } from '$shell/board/contract';
import type { Lying } from '../identity';
import { keyOf, type Square } from '../moves';
import type { View } from '../view';

export interface Owned {
  squares: Square[];
  own: boolean;
  name: string;
}

/** The founded groups as they lie now; none once all are open. */
export function ownedGroups(view: View, base: readonly Lying[], spots: readonly Lying[], players: Player[], text: Text): Owned[] {
  if (view.open) return [];
  const now = new Map(spots.map((spot) => [spot.id, spot]));
  return view.founded.flatMap((squares, seat) => {
    if (!squares || squares.length === 0) return [];
    const keys = new Set(squares.map(([row, column]) => keyOf(row, column)));
    const tiles = base.filter(({ row, column }) => keys.has(keyOf(row, column))).flatMap(({ id }) => now.get(id) ?? []);
    if (tiles.length === 0) return [];
    const own = seat === view.seat;
    const name = own ? text('group-own') : (players[seat]?.name ?? '');
    return [{ squares: tiles.map(({ row, column }): Square => [row, column]), own, name }];
  });
}
