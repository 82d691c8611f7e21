// Where the pieces lie in a tray: a wide one for small rooms and a tall one beside the board, drawn as they look.
import { cellsOf, cornerOf } from '../pieces';
import type { Square } from '../moves';
import type { PieceName } from '../view';

const LETTERS: Record<PieceName, string> = {
  '1': '1',
  '2': '2',
  I3: '3',
  V3: 'v',
  I4: '4',
  L4: 'l',
  T4: 't',
  O: 'o',
  S4: 's',
  F: 'F',
  I5: '5',
  L5: 'L',
  N: 'N',
  P: 'P',
  T5: 'T',
  U: 'U',
  V5: 'V',
  W: 'W',
  X: 'X',
  Y: 'Y',
  Z5: 'Z',
};

const WIDE = `
.FF.TTT.V...W....X..ZZ...
FF...T..V...WW..XXX..Z...
.F...T..VVV..WW..X...ZZ..
.........................
PP.l..3.U.U..t...ss.oo.v.
PP.l..3.UUU.ttt.ss..oo.vv
P..ll.3..................
.........................
L.....NNN..Y...55555.22..
LLLL.NN...YYYY...........
...............4444..1...
`;

const TALL = `
.FF.TTT.V...W..
FF...T..V...WW.
.F...T..VVV..WW
...............
.X..ZZ..PP.l..3
XXX..Z..PP.l..3
.X...ZZ.P..ll.3
...............
U.U..t...ss.v..
UUU.ttt.ss..vv.
...............
L.....NNN.oo.2.
LLLL.NN...oo.2.
...............
.Y...55555.1...
YYYY...........
.....4444......
`;

export interface Slot {
  piece: PieceName;
  squares: Square[];
  /** The room around the piece that belongs to it: left, top, width, height. */
  reach: [number, number, number, number];
}

export interface Layout {
  wide: number;
  tall: number;
  slots: Slot[];
}

function read(drawing: string): Layout {
  const rows = drawing.trim().split('\n');
  const slots = (Object.entries(LETTERS) as [PieceName, string][]).map(([piece, letter]): Slot => {
    const squares = cellsOf(rows, letter);
    const [top, left] = cornerOf(squares);
    const [bottom, right] = [Math.max(...squares.map(([row]) => row)), Math.max(...squares.map(([, column]) => column))];
    return { piece, squares, reach: [left - 0.5, top - 0.5, right - left + 2, bottom - top + 2] };
  });
  return { wide: rows[0].length, tall: rows.length, slots };
}

export const layouts = { wide: read(WIDE), tall: read(TALL) };

/** The next piece from one in the direction of an arrow key: the nearest on that side, or the same. */
export function nextSlot(slots: readonly Slot[], from: PieceName, key: string): PieceName {
  const centre = ({ reach: [left, top, width, height] }: Slot) => ({ x: left + width / 2, y: top + height / 2 });
  const here = slots.find(({ piece }) => piece === from);
  if (!here) return slots[0]?.piece ?? from;
  const start = centre(here);
  const [along, across] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key] ?? [0, 0];
  const others = slots.flatMap((slot) => {
    const [x, y] = [centre(slot).x - start.x, centre(slot).y - start.y];
    const ahead = x * along + y * across;
    const aside = Math.abs(x * across) + Math.abs(y * along);
    return slot !== here && ahead > 0.4 && aside < 3 * ahead ? [{ piece: slot.piece, far: ahead + 3 * aside }] : [];
  });
  return others.sort((a, b) => a.far - b.far)[0]?.piece ?? from;
}
