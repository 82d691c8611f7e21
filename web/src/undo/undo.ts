// Undo: which move of this browser can be taken back now, whether others have to agree, and how the log words it.
import type { GameBoard, Player, Text, LogLine } from '../board/contract';
import type { SeatInfo, Update } from '../net/wire';

type GameEvent = Record<string, unknown>;

export interface Undo {
  seat: number;
  /** Other people have moved since. */
  ask: boolean;
}

/** The last move of this browser's seats that can be taken back, if there is one. */
export function undoOf(seats: readonly SeatInfo[], update: Update): Undo | null {
  if (update.to_act === null) return null;
  const last = update.since.findLastIndex((seat) => seats[seat].yours && !seats[seat].stand_in);
  if (last < 0) return null;
  const later = update.since.slice(last + 1).map((seat) => seats[seat]);
  return { seat: update.since[last], ask: later.some((seat) => seat.kind === 'person' && !seat.stand_in) };
}

const isUndo = (event: GameEvent): boolean => event.type === 'undo';

/** The events that games know: everything but undos. */
export const played = (events: readonly GameEvent[]): GameEvent[] => events.filter((event) => !isUndo(event));

/** The log after moves were taken back: of the events after `kept`, only undos stay. */
export const takeBack = (log: readonly GameEvent[], kept: number, events: readonly GameEvent[]): GameEvent[] => [
  ...log.slice(0, kept),
  ...log.slice(kept).filter(isUndo),
  ...events,
];

/** A move in words: the first line of the log about it. */
export function describeFirst(board: GameBoard, events: readonly GameEvent[], players: Player[], say: Text, text: Text): string {
  return events.map((event) => logLineOf(board, event, players, say, text)?.text).find(Boolean) ?? '';
}

/** A move as something to do, or else as the log has it. */
export function instructFirst(board: GameBoard, events: readonly GameEvent[], players: Player[], say: Text, text: Text): string {
  const told = events.map((event) => (isUndo(event) ? null : board.instructionOf?.(event, players, say)));
  return told.find(Boolean) ?? describeFirst(board, events, players, say, text);
}

/** The line of the log for an event; undos are worded by the page, everything else by the game. */
export function logLineOf(board: GameBoard, event: GameEvent, players: Player[], say: Text, text: Text): LogLine | null {
  if (!isUndo(event)) return board.logLineOf(event, players, say);
  const seat = Number(event.seat);
  return { seat, text: text('log-undo', { name: players[seat].name, count: Number(event.count) }) };
}
