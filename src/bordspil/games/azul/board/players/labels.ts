// What a screen reader says of a player board: lines, wall rows and floor, and what a move would bring.
import type { Text } from '$shell/board/contract';
import { penaltyOf } from '../moves';
import type { Preview } from '../turn/preview';
import type { Board } from '../view';

/** A pattern line and the wall row it leads to. */
export function lineLabel(board: Board, row: number, text: Text): string {
  const { colour, count } = board.lines[row];
  const line = colour
    ? text('line-label', { line: row + 1, count, room: row + 1, colour })
    : text('line-empty-label', { line: row + 1, room: row + 1 });
  return `${line} ${wallLabel(board, row, text)}`;
}

export function wallLabel(board: Board, row: number, text: Text): string {
  const shown = board.wall[row].flatMap((colour, column) =>
    colour ? [text('wall-cell-label', { colour, column: column + 1 })] : [],
  );
  return shown.length > 0 ? text('wall-row-label', { tiles: shown.join(', ') }) : text('wall-row-empty-label');
}

export function floorLabel(board: Board, text: Text): string {
  const tiles = board.floor.length;
  return tiles === 0 ? text('floor-empty-label') : text('floor-label', { count: tiles, points: penaltyOf(tiles) });
}

/** A whole board in words, for boards that are only looked at. */
export function boardLabel(board: Board, text: Text): string {
  const lines = board.lines.map((_, row) => lineLabel(board, row, text));
  return [text('score-label', { score: board.score }), ...lines, floorLabel(board, text)].join(' ');
}

/** What laying the picked tiles somewhere would bring. */
export function previewLabel(preview: Preview, text: Text): string {
  const parts: string[] = [];
  if (preview.placed > 0) parts.push(text('preview-placed', { count: preview.placed }));
  if (preview.completes && preview.points !== null) parts.push(text('preview-points', { points: preview.points }));
  else if (preview.completes) parts.push(text('preview-completes'));
  if (preview.spaces > 0) parts.push(text('preview-falls', { count: preview.spaces, points: preview.penalty }));
  return parts.join(' ');
}
