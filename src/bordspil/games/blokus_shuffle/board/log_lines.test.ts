// The log and the score in words: which message belongs to which event, and how the score comes about.
import { expect, test } from 'vitest';
import type { Player, Text } from '$shell/board/contract';
import type { GameEvent } from './moves';
import { PIECES, shapeOf } from './pieces';
import { sample } from './sample';
import type { ColourName, Lying, PieceName, View } from './view';
import { tally, logLineOf } from './log_lines';

const text: Text = (key, given = {}) => [key, ...Object.values(given)].join(' ');
const points = (value: number) => (value > 0 ? `+${value}` : String(value));
const players: Player[] = [
  { seat: 0, name: 'Ásta', you: true, yours: true, bot: false, traits: [] },
  { seat: 1, name: 'Þór', you: false, yours: false, bot: true, traits: [] },
];

test('a piece placed as another colour says so, and shows itself', () => {
  const event: GameEvent = { event: 'place', seat: 1, colour: 'yellow', piece: 'W', squares: [], as: 'red' };
  expect(logLineOf(event, players, text)).toEqual({ seat: 1, text: 'log-place Þór no yellow 5 red', pieces: ['yellow W'] });
  expect(logLineOf({ ...event, as: 'yellow' }, players, text)?.text).toBe('log-place Þór no yellow 5 none');
});

test('a card without effect says so', () => {
  const event: GameEvent = { event: 'card', seat: 0, colour: 'blue', card: 'warp', drawn: false, effect: false };
  expect(logLineOf(event, players, text)?.text).toBe('log-card Ásta yes blue kind-warp no log-no-effect');
});

test('cards that no seat of this browser sees have no line', () => {
  expect(logLineOf({ event: 'draw', seat: 1, colour: 'yellow', count: 1 }, players, text)).toBeNull();
  expect(logLineOf({ event: 'draw', seat: 0, colour: 'blue', count: 1, cards: ['skip'] }, players, text)?.text).toBe('log-draw Ásta yes blue kind-skip');
});

/** All pieces of a colour on the board but these, in this order. */
function without(colour: ColourName, left: PieceName[], last: PieceName = 'Z5'): Lying[] {
  const lying = PIECES.filter((piece) => !left.includes(piece) && piece !== last);
  return [...lying, last].map((piece) => ({ colour, piece, squares: [...shapeOf(piece)] }));
}

const ended = (seats: number, scoring: View['scoring'], pieces: Lying[], winners: number[]): View => ({ ...sample, seats, scoring, pieces, winners });

test('BS-41: pieces and squares left, and a shared victory', () => {
  const pieces = [...without('blue', ['I3']), ...without('yellow', ['V3']), ...without('red', ['F']), ...without('green', ['X', '2'])];
  const { rows, verdict } = tally(ended(4, 'basic', pieces, [0, 1]), [], { text, points });
  expect(rows.map(({ cells }) => cells)).toEqual([['1', '1', '1', '2'], ['3', '3', '5', '7']]);
  expect(verdict).toBe('tally-shared');
});

test('BS-42: all placed and the single square last bring 20 points', () => {
  const pieces = [...without('blue', [], '1'), ...without('yellow', ['F']), ...without('red', ['1']), ...without('green', ['2'])];
  const { rows } = tally(ended(4, 'advanced', pieces, [0]), [], { text, points });
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['0', '1', '1', '1'],
    ['0', '-5', '-1', '-2'],
    ['+20', '0', '0', '0'],
    ['+20', '-5', '-1', '-2'],
  ]);
});

test('BS-52: of two colours the worse one counts', () => {
  const pieces = [...without('blue', ['I3']), ...without('yellow', ['1']), ...without('red', ['F', 'X']), ...without('green', ['2'])];
  const { rows } = tally(ended(2, 'basic', pieces, [1]), [], { text, points });
  expect(rows.map(({ cells }) => cells)).toEqual([['3', '1'], ['10', '2'], ['10', '2']]);
});
