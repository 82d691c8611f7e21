// The positions that illustrate the rules, by the name the help calls them, drawn as they look.
import { readDrawing } from './read_drawing';
import type { Lying } from '../identity';
import { inspect, type Finding } from '../table/layout';
import type { Owned } from '../table/owners';
import type { Square } from '../moves';

export interface Panel {
  spots: Lying[];
  findings: Finding[];
  owned: Owned[];
}

const LIMIT = 3;

/** Tiles with a star come from the rack; what is wrong is outlined as on the workbench. */
function panel(drawing: string, closed: string[] = []): Panel {
  const spots = readDrawing(drawing);
  const groups = closed.map((first) => {
    const start = spots.find(({ tile }) => tile === first);
    const squares = spots.filter(({ row }) => row === start?.row).map(({ row, column }): Square => [row, column]);
    return { squares, own: false, name: '' };
  });
  return { spots, findings: inspect(spots, LIMIT), owned: groups };
}

/** EX-4: a row of four and a run of five. */
const lines = [panel('r8 y8 g8 b8'), panel('y3 y4 y5 y6 y7')];

/** EX-1: on the left sequences of two arise, on the right only the new row. */
const contact = [
  panel(`
    b4 b5  b6
    .  r5* r6
    .  y5* g6
  `),
  panel(`
    .  y5* .
    .  r5* .
    b4 b5  b6
    .  .   r6
    .  .   g6
  `),
];

/** CR-32: side by side tiles hang together, corner to corner they do not: two groups. */
const groups = [
  panel(`
    r3 r4 r5 .  .  .
    .  g4 .  .  .  .
    .  b4 .  .  .  .
    .  .  y9 y10 y11 y12
  `),
];

/** CR-33, CR-35: a founded group beside one that is closed. */
const founding = [
  panel(
    `
    b7 b8 b9 .  .  .  .
    .  .  .  .  .  .  .
    .  .  g2* g3* g4* g5* .
  `,
    ['b7'],
  ),
];

/** EX-2: the last one to found lays a run of four, and adds two yellow tiles to a group that is open now. */
const last = [
  panel(`
    y5* y6* y7  y8  y9 .  .
    .   .   .   r8  .  .  .
    .   .   .   g8  .  .  .
    .   .   .   .   .  .  .
    g3* g4* g5* g6* .  .  b2
    .   .   .   .   .  .  r2
    .   .   .   .   .  .  y2
  `),
];

/** EX-3: before and after a rearrangement. */
const rearranging = [
  panel(`
    r5 r6 r7 .  .  .  .  .  .
    .  b6 .  .  .  .  .  .  .
    .  y6 .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .
    r3 g3 y3 .  .  .  b9 y9 r9
    .  .  y4 .  .  .  .  .  .
    .  .  y5 .  .  .  .  .  .
  `),
  panel(`
    .  b3* .  .  .  .  .  .  .
    .  g3 .  .  .  .  .  .  .
    r2* r3 r4* r5 r6 r7 .  .  .
    .  .  .  .  b6 .  .  .  .
    .  y3 y4 y5 y6 .  .  .  .
    .  .  .  .  .  .  .  .  .
    g9* g10* g11* . . .  b9 y9 r9
  `),
];

export const illustrations: Record<string, Panel[]> = { lines, contact, groups, founding, last, rearranging };
