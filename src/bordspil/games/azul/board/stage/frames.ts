// One view after each event between two views, so that a long turn of events can be shown step by step.
import { COLOURS, FLOOR_SPACES, type GameEvent, type Piece } from '../moves';
import { bonusesOf, type Bonus } from './bonuses';
import { tilesAt } from '../turn/preview';
import type { Board, Colour, Position } from '../view';

export interface Frame {
  before: Position;
  view: Position;
  event: GameEvent | Bonus | null;
}

/** The views between two views; the last one is always the true one. */
export function unfold(before: Position, events: readonly GameEvent[], after: Position): Frame[] {
  const frames: Frame[] = [];
  let view = before;
  for (const event of events) {
    if (event.event === 'over' || event.event === 'first') continue;
    const shown = event.event === 'bonus' ? bonusesOf(event.seat, view.boards[event.seat].wall) : [event];
    for (const one of shown) {
      const next = follow(view, one);
      frames.push({ before: view, view: next, event: one });
      view = next;
    }
  }
  if (frames.length === 0) return [{ before, view: after, event: null }];
  frames[frames.length - 1].view = after;
  return frames;
}

function follow(view: Position, event: GameEvent | Bonus): Position {
  switch (event.event) {
    case 'take':
      return take(view, event);
    case 'tile':
      return withBoard(view, event.seat, (board) => ({
        ...emptied(board, event.line),
        score: board.score + event.points,
        wall: board.wall.map((cells, row) =>
          row === event.line - 1
            ? cells.map((cell, column) => (column === event.column - 1 ? event.colour : cell))
            : cells,
        ),
      }));
    case 'spill':
      return withBoard(view, event.seat, (board) => ({
        ...emptied(board, event.line),
        floor: fallen(board.floor, Array(event.count).fill(event.colour)),
      }));
    case 'floor':
      return withBoard(view, event.seat, (board) => ({ ...board, floor: [], score: board.score + event.points }));
    case 'bonus-line':
      return withBoard(view, event.seat, (board) => ({ ...board, score: board.score + event.points }));
    case 'deal':
      return {
        ...view,
        displays: view.displays.map((_, number) => sorted(event.displays[number] ?? [])),
        centre: [],
        marker: 'centre',
      };
    default:
      return view;
  }
}

function take(view: Position, event: Extract<GameEvent, { event: 'take' }>): Position {
  const { seat, take: colour, from, to, count, fallen: falling } = event;
  const rest = tilesAt(view, from).filter((tile) => tile !== colour);
  const lying: Piece[] = event.marker ? ['marker'] : [];
  const after = withBoard(view, seat, (board) => ({
    ...board,
    lines: board.lines.map((line, row) => (to === row + 1 ? { colour, count: line.count + count - falling } : line)),
    floor: fallen(board.floor, [...lying, ...Array<Colour>(falling).fill(colour)]),
  }));
  return {
    ...after,
    displays: view.displays.map((display, number) => (number === from ? [] : display)),
    centre: from === 'centre' ? rest : sorted([...view.centre, ...rest]),
    marker: event.marker ? seat : view.marker,
  };
}

function withBoard(view: Position, seat: number, change: (board: Board) => Board): Position {
  return { ...view, boards: view.boards.map((board, number) => (number === seat ? change(board) : board)) };
}

const emptied = (board: Board, line: number): Board => ({
  ...board,
  lines: board.lines.map((old, row) => (row === line - 1 ? { colour: null, count: 0 } : old)),
});

const fallen = (floor: Piece[], more: Piece[]): Piece[] => [...floor, ...more].slice(0, FLOOR_SPACES);

const sorted = (tiles: Colour[]): Colour[] => [...tiles].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
