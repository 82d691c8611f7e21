// What a move would bring, shown before it is made: tiles on the line, tiles on the floor, points on the wall.
import { columnOf, FLOOR_SPACES, penaltyOf, type Source, type Take } from '../moves';
import type { Board, Colour, Position } from '../view';

type Wall = Board['wall'];
export type Cell = readonly [row: number, column: number];

export interface Preview {
  /** How many tiles lie on the line afterwards that did not before. */
  placed: number;
  /** How many tiles take a floor space, the marker included. */
  spaces: number;
  /** Points the floor costs more than before. */
  penalty: number;
  completes: boolean;
  /** Points of the wall tile when the round ends; null when the line stays open or the player will choose. */
  points: number | null;
}

function reach(wall: Wall, [row, column]: Cell, down: number, right: number): Cell[] {
  const cells: Cell[] = [];
  for (let r = row + down, c = column + right; wall[r]?.[c]; r += down, c += right) cells.push([r, c]);
  return cells;
}

/** The chains through a cell that count (AZ-21), the cell itself included once. */
export function chain(wall: Wall, cell: Cell): Cell[] {
  const across = [...reach(wall, cell, 0, -1), ...reach(wall, cell, 0, 1)];
  const along = [...reach(wall, cell, -1, 0), ...reach(wall, cell, 1, 0)];
  return [cell, ...across, ...along];
}

/** Points for a tile laid on a cell (AZ-21). */
export function pointsAt(wall: Wall, [row, column]: Cell): number {
  const across = reach(wall, [row, column], 0, -1).length + reach(wall, [row, column], 0, 1).length;
  const along = reach(wall, [row, column], -1, 0).length + reach(wall, [row, column], 1, 0).length;
  return (across && across + 1) + (along && along + 1) || 1;
}

export function tilesAt(view: Position, source: Source): Colour[] {
  return source === 'centre' ? view.centre : view.displays[source];
}

export const countAt = (view: Position, source: Source, colour: Colour): number =>
  tilesAt(view, source).filter((tile) => tile === colour).length;

/** The wall as it will be when this line's turn comes: the complete lines above it are laid first (AZ-20). */
function wallBefore(board: Board, row: number): Wall {
  const wall = board.wall.map((cells) => [...cells]);
  board.lines.slice(0, row).forEach(({ colour, count }, above) => {
    if (colour && count === above + 1) wall[above][columnOf(colour, above)] = colour;
  });
  return wall;
}

/** What a take brings to the board of a seat. */
export function foresee(view: Position, seat: number, move: Take): Preview {
  const board = view.boards[seat];
  const count = countAt(view, move.from, move.take);
  const row = move.to === 'floor' ? -1 : move.to - 1;
  const room = row < 0 ? 0 : row + 1 - board.lines[row].count;
  const placed = Math.min(count, room);
  const marker = move.from === 'centre' && view.marker === 'centre' ? 1 : 0;
  const lying = board.floor.length;
  const spaces = Math.min(FLOOR_SPACES - lying, count - placed + marker);
  const completes = row >= 0 && placed === room;
  const known = completes && view.side === 'coloured';
  return {
    placed,
    spaces,
    penalty: penaltyOf(lying + spaces) - penaltyOf(lying),
    completes,
    points: known ? pointsAt(wallBefore(board, row), [row, columnOf(move.take, row)]) : null,
  };
}
