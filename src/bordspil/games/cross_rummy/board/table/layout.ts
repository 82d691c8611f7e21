// Looks for what is wrong with tiles on the table (CR-30 to CR-32), so that it can be outlined; the server decides.
import type { Arguments } from '$shell/board/contract';
import { keyOf, type Square } from '../moves';
import { colourOf, valueOf } from '../tiles';

export interface Spot {
  row: number;
  column: number;
  tile: string;
}

/** Something wrong: the message that says it, the rule, and where. */
export interface Finding {
  key: string;
  rule: string;
  squares: Square[];
  given?: Arguments;
}

const MOST_IN_A_ROW = 4;
const HIGHEST = 14;

export const squareOf = ({ row, column }: Spot): Square => [row, column];

/** Every maximal sequence of two or more touching tiles, across and then down. */
export function linesOf<Tile extends Spot>(spots: readonly Tile[]): Tile[][] {
  const at = new Map(spots.map((spot) => [keyOf(spot.row, spot.column), spot]));
  const ways: Square[] = [[0, 1], [1, 0]];
  return ways.flatMap(([down, across]) =>
    spots.flatMap((spot) => {
      if (at.has(keyOf(spot.row - down, spot.column - across))) return [];
      const line: Tile[] = [];
      for (let next: Tile | undefined = spot; next; next = at.get(keyOf(next.row + down, next.column + across))) line.push(next);
      return line.length > 1 ? [line] : [];
    }),
  );
}

/** The sets of tiles that hang together side by side. */
export function groupsOf<Tile extends Spot>(spots: readonly Tile[]): Tile[][] {
  const left = new Map(spots.map((spot) => [keyOf(spot.row, spot.column), spot]));
  const groups: Tile[][] = [];
  for (const start of spots) {
    if (!left.delete(keyOf(start.row, start.column))) continue;
    const group = [start];
    for (const { row, column } of group) {
      for (const [down, across] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) {
        const key = keyOf(row + down, column + across);
        const beside = left.get(key);
        if (beside && left.delete(key)) group.push(beside);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** Why a sequence is neither a row nor a run; null where it is one. */
export function faultOf(tiles: readonly string[]): { key: string; rule: string } | null {
  if (tiles.length < 3) return { key: 'wrong-two', rule: 'CR-31' };
  const values = tiles.map(valueOf);
  const colours = new Set(tiles.map(colourOf));
  if (new Set(values).size === 1) {
    const fits = colours.size === tiles.length && tiles.length <= MOST_IN_A_ROW;
    return fits ? null : { key: 'wrong-colour-twice', rule: 'CR-30' };
  }
  if (colours.size > 1) return { key: 'wrong-mixed', rule: 'CR-30' };
  const steps = values.slice(1).map((value, index) => value - values[index]);
  if (steps.every((step) => step === steps[0]) && Math.abs(steps[0]) === 1) return null;
  const wraps = steps.some((step) => Math.abs(step) === HIGHEST - 1);
  return { key: wraps ? 'wrong-wrap' : 'wrong-gap', rule: 'CR-30' };
}

/** Everything that is wrong with a table: lines first, then lone tiles, then too many groups. */
export function inspect(spots: readonly Spot[], limit: number): Finding[] {
  const lines = linesOf(spots);
  const found: Finding[] = lines.flatMap((line) => {
    const fault = faultOf(line.map(({ tile }) => tile));
    return fault ? [{ ...fault, squares: line.map(squareOf) }] : [];
  });
  const inLines = new Set(lines.flat());
  for (const spot of spots) {
    if (!inLines.has(spot)) found.push({ key: 'wrong-alone', rule: 'CR-31', squares: [squareOf(spot)] });
  }
  const groups = groupsOf(spots);
  if (found.length === 0 && groups.length > limit) {
    found.push({ key: 'wrong-groups', rule: 'CR-32', squares: [], given: { limit, count: groups.length } });
  }
  return found;
}
