// The positions that illustrate the rules, by the name the help calls them, drawn as they look.
import type { Ghost } from '../grid/Grid.svelte';
import type { Square } from '../moves';
import { cellsOf, inFrame, keyOf, nameOf, PIECES, shapeOf, turnsOf } from '../pieces';
import type { ColourName, Lying } from '../view';

export interface Panel {
  view: { pieces: Lying[] };
  ghost: Ghost | null;
  dots: Square[];
  dotted: ColourName;
  first: Square[] | null;
  lifted: string | null;
  rows: number;
  columns: number;
}

const COLOUR_OF: Record<string, ColourName> = { a: 'blue', b: 'blue', c: 'blue', y: 'yellow', z: 'yellow', r: 'red', s: 'red', g: 'green' };

function lying(colour: ColourName, squares: Square[]): Lying {
  const piece = PIECES.find((name) => turnsOf(shapeOf(name)).some((turned) => keyOf(turned) === keyOf(inFrame(squares))));
  return { colour, piece: piece ?? '1', squares };
}

/** A part of the board row by row: letters are pieces, # the piece in hand, + an open corner. */
function panel(rows: string[], colour: ColourName, fits: boolean, more: { first?: string; lifted?: string } = {}): Panel {
  const pieces = new Map(Object.entries(COLOUR_OF).flatMap(([sign, of]) => {
    const squares = cellsOf(rows, sign);
    return squares.length > 0 ? [[sign, lying(of, squares)] as const] : [];
  }));
  const held = cellsOf(rows, '#');
  const lifted = pieces.get(more.lifted ?? '');
  return {
    view: { pieces: [...pieces.values()] },
    ghost: held.length > 0 ? { colour, squares: held, fits, faulty: [] } : null,
    dots: cellsOf(rows, '+'),
    dotted: colour,
    first: pieces.get(more.first ?? '')?.squares ?? null,
    lifted: lifted ? nameOf(lifted) : null,
    rows: rows.length,
    columns: rows[0].length,
  };
}

/** BS-11: the first piece over the corner square, and the corners it opens. */
const start = [panel(['aa.+....', '.aa.....', '+.a.....', '.+.+....'], 'blue', true)];

/** BS-22: corner to corner is right, side by side is not; other colours may be touched anyhow. */
const corner = [
  panel(['aa......', '.aa##...', '+..#yy..', '...#.yy.', '.....y..'], 'blue', false),
  panel(['aa......', '.aa.....', '+..#yy..', '...##yy.', '...#.y..'], 'blue', true),
];

/** BS-33: blue in hand, placed as red: it touches red at a corner, and blue along a side. */
const wild = [panel(['rr......', '.rr.....', '...##.aa', '...###a.', '......a.'], 'blue', true)];

/** BS-34: along a side of an own piece. */
const edge = [panel(['aa......', '.aa.....', '..a###..', '...##...'], 'blue', true)];

/** BS-36: a yellow piece leaves its place and goes to another corner of its colour. */
const warp = [panel(['yy.....##', '.yy...##.', '..y...#..', '...z.z...', '...zzz...'], 'yellow', true, { lifted: 'y' })];

/** BS-37: the second piece at a corner of the first. */
const double = [panel(['aa......', '.a......', '..bbb...', '..b..##.', '......##'], 'blue', true, { first: 'b' })];

export const illustrations: Record<string, Panel[]> = { start, corner, wild, edge, warp, double };
