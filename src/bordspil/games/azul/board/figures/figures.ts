// The positions that illustrate the rules, by the name the help calls them.
import type { Goal } from '../turn/choices';
import type { Piece, Take } from '../moves';
import { chain, foresee, pointsAt, type Cell, type Preview } from '../turn/preview';
import type { Board, Colour, Line, Position } from '../view';

const WORD: Record<string, Colour> = { B: 'blue', Y: 'yellow', R: 'red', K: 'black', W: 'white' };

/** A wall drawn row by row: B Y R K W, and a dot for an empty cell. */
const wall = (...rows: string[]): Board['wall'] => rows.map((row) => [...row].map((letter) => WORD[letter] ?? null));
const line = (colour: Colour | null, count: number): Line => ({ colour, count });
const EMPTY = line(null, 0);
const NO_WALL = wall('.....', '.....', '.....', '.....', '.....');

function position(board: Partial<Board>, more: Partial<Position> = {}): Position {
  const none = { blue: 0, yellow: 0, red: 0, black: 0, white: 0 };
  return {
    side: 'coloured',
    round: 1,
    phase: 'offer',
    to_act: 0,
    displays: [],
    centre: [],
    marker: 'centre',
    boards: [{ score: 0, lines: [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY], wall: NO_WALL, floor: [], ...board }],
    bag: none,
    lid: none,
    started_by: 0,
    ...more,
  };
}

export interface Illustration {
  view: Position;
  held?: Colour;
  aim?: Goal;
  goals?: Map<Goal, { move: Take; preview: Preview }>;
  /** Cells whose chains are counted, and what they bring. */
  lit?: Cell[];
  points?: number;
  choice?: { row: number; colour: Colour; columns: Map<number, { points: number; label: string }> };
}

/** Two yellow tiles are held: lines 1 and 5 and the floor take them, lines 2, 3 and 4 do not. */
function lines(): Illustration {
  const view = position(
    {
      score: 9,
      lines: [EMPTY, EMPTY, EMPTY, line('blue', 1), EMPTY],
      wall: wall('B....', '..Y..', '..BY.', '.....', '.....'),
    },
    { displays: [['yellow', 'yellow', 'red', 'white']] },
  );
  const goals = ([1, 5, 'floor'] as const).map((to) => {
    const move: Take = { take: 'yellow', from: 0, to };
    return [to, { move, preview: foresee(view, 0, move) }] as const;
  });
  return { view, held: 'yellow', aim: 1, goals: new Map<Goal, { move: Take; preview: Preview }>(goals) };
}

/** A tile in a row of four and a column of three: seven points. */
function scoring(): Illustration {
  const view = position({ score: 24, wall: wall('..R..', 'WBYR.', '..B..', '.....', '.....') }, { phase: 'tiling' });
  return { view, lit: chain(view.boards[0].wall, [1, 2]), points: 7 };
}

/** Four tiles and the marker: eight points lost. */
function floor(): Illustration {
  const lying: Piece[] = ['marker', 'red', 'red', 'black', 'white'];
  const view = position({
    score: 17,
    lines: [line('blue', 1), line('red', 2), EMPTY, line('white', 2), EMPTY],
    wall: wall('..R..', '.B...', '..B..', '.....', '.....'),
    floor: lying,
  });
  return { view };
}

/** A row, a column and a colour, all complete. */
function bonus(): Illustration {
  const view = position(
    { score: 61, wall: wall('BYRKW', 'WB.R.', 'KWB..', 'R..B.', 'Y...B') },
    { phase: 'over', marker: 0 },
  );
  return { view };
}

/** A complete line of two red tiles on the grey side: four cells are free for it. */
function grey(): Illustration {
  const view = position(
    {
      score: 12,
      lines: [EMPTY, line('red', 2), EMPTY, EMPTY, EMPTY],
      wall: wall('.R.B.', '.Y...', '...K.', '.....', '.....'),
    },
    { side: 'grey', phase: 'tiling', marker: 0 },
  );
  const worth = (column: number) => ({ points: pointsAt(view.boards[0].wall, [1, column]), label: '' });
  const columns = new Map([0, 2, 3, 4].map((column) => [column, worth(column)]));
  return { view, choice: { row: 1, colour: 'red', columns } };
}

export const illustrations: Record<string, () => Illustration> = { lines, scoring, floor, bonus, grey };
