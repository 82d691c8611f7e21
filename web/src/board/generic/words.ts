// A game without a board of its own in words: moves, fields of its view, its log and its score.
import type { GameBoard, LogLine, Player, Text } from '../contract';

export type Plain = null | boolean | number | string | Plain[] | { [field: string]: Plain };
export type Fields = Record<string, Plain>;

/** The game's own text of a key, or, where it has none, something plain. */
export function textOr(text: Text, key: string, otherwise: string, given: Fields = {}): string {
  const details = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === 'number' ? value : describe(value)]),
  );
  const found = text(key, details);
  return found === key ? otherwise : found;
}

/** A name as it stands in code, to be read. */
export const readable = (name: string): string => name.replaceAll('_', ' ');

/** A value on one line. */
export function describe(value: Plain): string {
  if (value === null) return '–';
  if (Array.isArray(value)) return value.map(describe).join(' ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${readable(name)} ${describe(inner)}`)
    .join(', ');
}

/** A move: the game's text `move`, or for several kinds of moves `move-KIND`; else its fields. */
export function describeMove(move: Fields, text: Text): string {
  const key = typeof move.move === 'string' ? `move-${move.move}` : 'move';
  return textOr(text, key, describe(move), move);
}

const isFields = (value: Plain): value is Fields => value !== null && typeof value === 'object' && !Array.isArray(value);
export const isScalar = (value: Plain): value is null | boolean | number | string =>
  value === null || typeof value !== 'object';
export const isRow = (value: Plain): value is Plain[] => Array.isArray(value) && value.every(isScalar);
/** Rows of equal length: squares. */
export const isGrid = (value: Plain): value is Plain[][] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => isRow(row) && row.length > 0) &&
  new Set(value.map((row) => (row as Plain[]).length)).size === 1;

/** The fields of a view but for whose it is, which the frame shows. */
export function fieldsOf(view: Plain): [name: string, value: Plain][] {
  if (view === null || typeof view !== 'object' || Array.isArray(view)) return [['view', view]];
  return Object.entries(view).filter(([name]) => name !== 'seat' && name !== 'to_act');
}

/** What happened: a move in the words of its button, or another event's name and fields; '' where it is hidden. */
function wordsOf(kind: string, rest: Fields, text: Text): string {
  const { move } = rest;
  if (move !== undefined) return isFields(move) ? describeMove(move, text) : describe(move);
  return kind === 'move' || kind === 'chance' ? '' : [readable(kind), describe(rest)].filter(Boolean).join(' ');
}

/** An event: the game's text `event-NAME`; else the move, who made it, or that something stays hidden. */
export function logLineOf(event: Fields, players: Player[], text: Text): LogLine {
  const { event: kind, seat: number, ...rest } = event;
  const player = typeof number === 'number' ? players[number] : undefined;
  const seat = player?.seat ?? null;
  const name = player?.name ?? '';
  const own = textOr(text, `event-${String(kind)}`, '', { name, ...rest });
  if (own) return { seat, text: own };
  const move = wordsOf(String(kind), rest, text);
  if (!player) return { seat, text: move ? text('generic-chance', { move }) : text('generic-chance-hidden') };
  return { seat, text: move ? text('generic-move', { name, move }) : text('generic-move-hidden', { name }) };
}

/** The frame shows the points; there is nothing to explain. */
export const tally: GameBoard['tally'] = () => ({ rows: [], verdict: null });
