// What this player may touch now (CR-33 to CR-37), and what an arrangement lacks to be a Lay, for display only.
import type { Lying } from '../identity';
import { groupsOf, inspect, squareOf, type Finding } from './layout';
import { keyOf } from '../moves';
import type { View } from '../view';

/** Founding, adding to the own group, founding as the last one, or everything free. */
export type Mode = 'found' | 'own' | 'last' | 'open';

export function modeOf(view: View): Mode {
  const seat = view.seat ?? view.to_act ?? 0;
  if (view.open || view.founded.every((group) => group !== null)) return 'open';
  if (view.founded[seat] !== null) return 'own';
  const last = view.founded.every((group, other) => other === seat || group !== null);
  return last && view.open_on_last_founding ? 'last' : 'found';
}

/** The squares of the groups that are closed to this player, with the seat that founded them. */
export function closedSquares(view: View): Map<string, number> {
  const seat = view.seat ?? view.to_act ?? 0;
  const mode = modeOf(view);
  const closed = new Map<string, number>();
  if (mode === 'open' || mode === 'last') return closed;
  view.founded.forEach((squares, other) => {
    if (other !== seat) squares?.forEach(([row, column]) => closed.set(keyOf(row, column), other));
  });
  return closed;
}

/** Everything that is wrong with an arrangement; nothing while no tile has been moved. */
export function findingsOf(view: View, spots: readonly Lying[], changed: boolean): Finding[] {
  if (!changed) return [];
  const found = inspect(spots, view.limit);
  return found.length > 0 ? found : lackingOf(view, spots);
}

/** What a table of whole lines lacks: a group of one's own, or distance from closed ones. */
function lackingOf(view: View, spots: readonly Lying[]): Finding[] {
  const mode = modeOf(view);
  if (mode === 'open') return [];
  const closed = closedSquares(view);
  const isClosed = ({ row, column }: Lying) => closed.has(keyOf(row, column));
  const groups = groupsOf(spots);
  if (mode === 'last') {
    const founded = groups.some((group) => group.every(({ mine }) => mine));
    return founded ? [] : [{ key: 'wrong-found', rule: 'CR-36', squares: spots.filter(({ mine }) => mine).map(squareOf) }];
  }
  const touching = groups.find((group) => group.some(isClosed) && !group.every(isClosed));
  if (touching) {
    return [{ key: 'wrong-closed', rule: mode === 'found' ? 'CR-33' : 'CR-35', squares: touching.filter((spot) => !isClosed(spot)).map(squareOf) }];
  }
  const own = groups.filter((group) => !group.every(isClosed));
  return own.length > 1 ? [{ key: 'wrong-second', rule: 'CR-35', squares: own.slice(1).flat().map(squareOf) }] : [];
}
