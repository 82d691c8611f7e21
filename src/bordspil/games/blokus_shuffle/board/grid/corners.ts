// The open corners: squares where the next piece can take hold, read from the legal moves and what they must touch.
import { COLOURS, type Square } from '../moves';
import type { ColourName, View } from '../view';

const DIAGONALS: readonly Square[] = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
];
const SIDES: readonly Square[] = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
];

/** BS-11: the corner square where each colour begins. */
export const STARTS: Record<ColourName, Square> = { blue: [0, 0], yellow: [0, 19], red: [19, 19], green: [19, 0] };

/** Which of the squares that moves would cover touch what a piece of this colour must touch. */
export function openCorners(view: View, covered: readonly Square[], colour: ColourName): Square[] {
  const { pending } = view;
  const edge = pending?.card === 'edge' && colour === view.colour;
  const asked = (edge ? SIDES : DIAGONALS) as readonly Square[];
  const touched = new Set(touchable(view, colour).map((square) => square.join('.')));
  if (touched.size === 0) return covered.filter(isStart);
  return covered.filter(([row, column]) => asked.some(([down, across]) => touched.has(`${row + down}.${column + across}`)));
}

/** The squares of which one must be touched: those of the colour, of Wild's, or of Double Play's first piece. */
function touchable(view: View, colour: ColourName): Square[] {
  const { pending } = view;
  if (pending?.first) return pending.first;
  const wild = colour === view.colour ? pending?.colour : null;
  return view.pieces.filter((piece) => piece.colour === (wild ?? colour)).flatMap(({ squares }) => squares);
}

const isStart = ([row, column]: Square): boolean =>
  COLOURS.some((colour) => STARTS[colour][0] === row && STARTS[colour][1] === column);
