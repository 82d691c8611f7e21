// Which piece travels from which spot to which when one event turns a view into the next.
import type { Frame } from './frames';
import { FLOOR_SPACES, type GameEvent, type Piece, type Source } from '../moves';
import { tilesAt } from '../turn/preview';
import type { Colour, Position } from '../view';

export interface Flight {
  piece: Piece;
  from: string;
  to: string;
}

export const spots = {
  display: (display: number, index: number) => `display-${display}-${index}`,
  centre: (piece: Piece, index: number) => `centre-${piece}-${index}`,
  line: (seat: number, row: number, index: number) => `line-${seat}-${row}-${index}`,
  wall: (seat: number, row: number, column: number) => `wall-${seat}-${row}-${column}`,
  floor: (seat: number, index: number) => `floor-${seat}-${index}`,
  board: (seat: number) => `board-${seat}`,
  bag: 'bag',
  lid: 'lid',
};

/** The board a spot belongs to, for when that board is not drawn in full. */
export function boardOf(spot: string): string | null {
  const found = /^(?:line|wall|floor)-(\d+)-/.exec(spot);
  return found ? spots.board(Number(found[1])) : null;
}

export function flightsOf({ before, view, event }: Frame): Flight[] {
  switch (event?.event) {
    case 'take':
      return take(before, event);
    case 'tile':
      return tile(event);
    case 'spill':
      return spill(before, event);
    case 'floor':
      return before.boards[event.seat].floor
        .map((piece, index) => ({ piece, from: spots.floor(event.seat, index), to: spots.lid }))
        .filter(({ piece }) => piece !== 'marker');
    case 'deal':
      return view.displays.flatMap((display, number) =>
        display.map((piece, index) => ({ piece, from: spots.bag, to: spots.display(number, index) })),
      );
    default:
      return [];
  }
}

/** The spots of a source's tiles, in the order of the view. */
export function sourceSpots(view: Position, source: Source): { piece: Colour; spot: string }[] {
  const seen: Partial<Record<Colour, number>> = {};
  return tilesAt(view, source).map((piece, index) => {
    const number = seen[piece] ?? 0;
    seen[piece] = number + 1;
    return { piece, spot: source === 'centre' ? spots.centre(piece, number) : spots.display(source, index) };
  });
}

function take(before: Position, event: Extract<GameEvent, { event: 'take' }>): Flight[] {
  const { seat, take: colour, from, to } = event;
  const board = before.boards[seat];
  const lying = sourceSpots(before, from);
  const row = to === 'floor' ? 0 : to - 1;
  const placed = event.count - event.fallen;
  let floor = board.floor.length;
  const land = (): string => (floor < FLOOR_SPACES ? spots.floor(seat, floor++) : spots.lid);

  const flights: Flight[] = [];
  if (event.marker) flights.push({ piece: 'marker', from: spots.centre('marker', 0), to: land() });
  lying
    .filter(({ piece }) => piece === colour)
    .forEach(({ piece, spot }, index) => {
      const goal = index < placed ? spots.line(seat, row, board.lines[row].count + index) : land();
      flights.push({ piece, from: spot, to: goal });
    });
  if (from !== 'centre') flights.push(...pushed(before, lying, colour));
  return flights;
}

/** The tiles left on a display move to the centre (AZ-11). */
function pushed(before: Position, lying: { piece: Colour; spot: string }[], taken: Colour): Flight[] {
  const there = (colour: Colour) => before.centre.filter((tile) => tile === colour).length;
  const added: Partial<Record<Colour, number>> = {};
  return lying
    .filter(({ piece }) => piece !== taken)
    .map(({ piece, spot }) => {
      const number = added[piece] ?? 0;
      added[piece] = number + 1;
      return { piece, from: spot, to: spots.centre(piece, there(piece) + number) };
    });
}

function tile(event: Extract<GameEvent, { event: 'tile' }>): Flight[] {
  const row = event.line - 1;
  const rest = Array.from({ length: row }, (_, index) => ({
    piece: event.colour,
    from: spots.line(event.seat, row, index + 1),
    to: spots.lid,
  }));
  const goal = spots.wall(event.seat, row, event.column - 1);
  return [{ piece: event.colour, from: spots.line(event.seat, row, 0), to: goal }, ...rest];
}

function spill(before: Position, event: Extract<GameEvent, { event: 'spill' }>): Flight[] {
  const lying = before.boards[event.seat].floor.length;
  return Array.from({ length: event.count }, (_, index) => ({
    piece: event.colour,
    from: spots.line(event.seat, event.line - 1, index),
    to: lying + index < FLOOR_SPACES ? spots.floor(event.seat, lying + index) : spots.lid,
  }));
}
